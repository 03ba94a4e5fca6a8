import SwiftUI

extension CalendarOptions {
    /// With usable values alone, and a note for each that was not.
    func checked(_ notes: inout [DataNote]) -> CalendarOptions {
        var check = OptionCheck("calendar")
        var result = self
        let standard = CalendarOptions()
        result.spacing = check.number(spacing, "spacing", in: 0...10, or: standard.spacing)
        result.cornerRadius = check.number(cornerRadius, "cornerRadius", in: 0...0.5, or: standard.cornerRadius)
        result.leastShade = check.number(leastShade, "leastShade", in: 0...1, or: standard.leastShade)
        result.labelSize = CGFloat(
            check.number(Double(labelSize), "labelSize", in: 1...200, or: Double(standard.labelSize)))
        if case .apart(let gap) = months {
            result.months = .apart(CGFloat(check.number(Double(gap), "months", in: 0...1000, or: 6)))
        }
        result.cellSize = cellSize(&check)
        result.scale = scale(&check)
        if let maximum, !maximum.isSummable {
            check.note("maximum", "\(maximum)", "that of the values")
            result.maximum = nil
        }
        if let firstWeekday, !(1...7).contains(firstWeekday) {
            check.note("firstWeekday", "\(firstWeekday)", "that of the locale")
            result.firstWeekday = nil
        }
        if let weekdayNames, weekdayNames.count != 7 {
            check.note("weekdayNames", "\(counted(weekdayNames.count, "name"))", "the first seven, then the locale's")
        }
        if case .rows(let rows) = weekdayLabels, !rows.allSatisfy({ (1...7).contains($0) }) {
            check.note("weekdayLabels", "outside rows 1 to 7", "left out there")
        }
        if let colors, colors.isEmpty {
            check.note("colors", "empty", "shades of the accent colour")
            result.colors = nil
        }
        notes += check.notes
        return result
    }

    private func cellSize(_ check: inout OptionCheck) -> CellSize {
        switch cellSize {
        case .fixed(let size): .fixed(CGFloat(check.number(Double(size), "cellSize", in: 1...1000, or: 10)))
        // Without a limit cells are as large as the proposed size allows.
        case .fitted(upTo: .infinity): .fitted(upTo: 1000)
        case .fitted(let size):
            .fitted(upTo: CGFloat(check.number(Double(size), "cellSize", in: 1...1000, or: 24)))
        }
    }

    private func scale(_ check: inout OptionCheck) -> CalendarScale {
        switch scale {
        case .automatic, .linear, .squareRoot, .logarithmic: return scale
        case .quantiles(let count):
            let used = min(max(1, count), 64)
            if used != count { check.note("scale", "\(count) quantiles", "\(used)") }
            return .quantiles(used)
        case .bins(let bounds):
            let used = bounds.filter(\.isSummable)
            if used.isEmpty {
                check.note("scale", "bins without bounds", "automatic")
                return .automatic
            }
            if used.count < bounds.count { check.note("scale", "bins with bounds that are no numbers", "without") }
            return .bins(used)
        case .diverging(let middle):
            if middle.isSummable { return scale }
            check.note("scale", "diverging from \(middle)", "diverging from 0")
            return .diverging(middle: 0)
        case .clipped(let percentile):
            return .clipped(percentile: check.number(percentile, "scale", in: 0...100, or: 95))
        }
    }
}
