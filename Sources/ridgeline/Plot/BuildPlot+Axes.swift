import Drawing
import Foundation
import ScaleKit
import TableData

extension PlotBuilder {
    // MARK: Axes

    mutating func chooseAxes() {
        (spec.x.isLogarithmic, spec.y.isLogarithmic) = (request.axes.isLogX, request.axes.isLogY)
        (spec.x.format, spec.y.format) = (request.axes.xFormat, request.axes.yFormat)
        spec.x.title = title(request.words.x, spec.x.kind == .date ? "" : spec.x.name)
        spec.y.title = title(request.words.y, choice.mark == .rule && spec.data.y == nil ? "" : spec.y.name)
        if spec.y.format == nil, let first = choice.y.first { spec.y.format = format(of: first) }
        if spec.x.format == nil, let x = choice.x { spec.x.format = format(of: x) }
        if spec.y.format == nil, spec.y.kind == .number {
            spec.y.format = compactFormat(spec.data.y?.numbers.map { $0 + stackTotals() })
        }
        if spec.x.format == nil, spec.x.kind == .number, !spec.x.isOfYears {
            spec.x.format = compactFormat(spec.data.x?.numbers)
        }
        if choice.mark == .line || choice.mark == .point || choice.mark == .box {
            spec.y.includesZero = includesZero(spec.data.y?.numbers)
            if !spec.y.includesZero { say("y axis", "without zero", "the values are close together, far from zero") }
        }
        if choice.mark == .line || choice.mark == .point || choice.mark == .area {
            spec.x.includesZero = choice.mark == .point && includesZero(spec.data.x?.numbers)
        }
    }

    private func title(_ asked: String?, _ name: String) -> String? {
        let text = asked ?? name
        return text.isEmpty ? nil : text
    }

    private func format(of column: ColumnDescription) -> LabelFormat? {
        guard choice.aggregate != .count else { return nil }
        switch column.notation {
        case .percent: return .decimals(0, prefix: "", suffix: "%")
        case .currency(let sign): return sign.count == 1 ? .decimals(0, prefix: sign, suffix: "") : nil
        case .plain, .years: return nil
        }
    }

    private func compactFormat(_ values: [Double]?) -> LabelFormat? {
        guard let extent = PlotInterval(of: values ?? []) else { return nil }
        return max(abs(extent.lower), abs(extent.upper)) >= 1_000_000 ? .compact : nil
    }

    private func includesZero(_ values: [Double]?) -> Bool {
        guard let extent = PlotInterval(of: values ?? []), extent.lower > 0 || extent.upper < 0 else { return true }
        let far = max(abs(extent.lower), abs(extent.upper))
        return extent.upper - extent.lower > far * 0.5
    }

    // MARK: Orientation and size

    /// Bars lie where their names would not fit side by side.
    mutating func chooseOrientation() {
        guard [.bar, .box].contains(choice.mark), spec.x.kind == .category else {
            spec.isHorizontal = request.axes.isHorizontal && choice.mark == .bar
            return
        }
        if request.axes.isHorizontal {
            spec.isHorizontal = true
            return
        }
        let width = (request.pictureSize?.width ?? Self.usualSize.width) - 90
        let panel = spec.facets.isEmpty ? width : width / Double(facetColumns)
        let longest = spec.x.categories.map(\.count).max() ?? 0
        let needed = Double(spec.x.categories.count) * (Double(longest) * 6.6 + 10)
        guard needed > panel, !spec.x.isOfYears else { return }
        spec.isHorizontal = true
        say("direction", "horizontal", "the names have no room side by side")
    }

    static let usualSize = CGSize(width: 640, height: 400)

    private var facetColumns: Int {
        let count = spec.facets.count
        guard count > 0 else { return 1 }
        return min(count, request.axes.facetColumns ?? (count <= 3 ? count : count == 4 ? 2 : count <= 9 ? 3 : 4))
    }

    mutating func chooseSize() {
        spec.facetColumns = facetColumns
        guard request.pictureSize == nil else { return }
        var size = Self.usualSize
        if choice.mark == .sector { size = CGSize(width: 480, height: 400) }
        if spec.isHorizontal {
            let perRow: CGFloat = spec.stacking == .group ? CGFloat(14 * max(1, spec.series.count)) : 24
            size.height = min(2400, max(240, CGFloat(spec.x.categories.count) * perRow + 110))
        }
        if choice.mark == .rectangle, spec.y.kind == .category {
            size.height = min(2400, max(240, CGFloat(spec.y.categories.count) * 26 + 110))
        }
        if !spec.facets.isEmpty {
            let rows = (spec.facets.count + facetColumns - 1) / facetColumns
            let panel: CGFloat = spec.isHorizontal ? max(160, size.height * 0.7) : 190
            size = CGSize(width: max(640, CGFloat(facetColumns) * 230), height: CGFloat(rows) * panel + 80)
        }
        spec.size = size
        say("size", "\(plainNumber(size.width))x\(plainNumber(size.height))", "in points; --size sets another")
    }

    // MARK: Domains, rules and annotations

    mutating func takeDomains() throws(Failure) {
        let values = spec.data.y?.numbers ?? []
        if let asked = request.axes.domain {
            spec.y.domain = try interval(asked, spec.y.kind, "domain", values)
        } else if !spec.facets.isEmpty, spec.y.kind != .category {
            spec.y.domain = sharedDomain()
        }
        let places = (spec.data.x?.numbers ?? []) + (spec.data.xEnd ?? [])
        if let asked = request.axes.xDomain {
            spec.x.domain = try interval(asked, spec.x.kind, "x-domain", places)
        } else if spec.data.xEnd != nil, spec.x.kind == .number {
            // Bins end where the axis does.
            spec.x.domain = PlotInterval(of: places)
        } else if !spec.facets.isEmpty, spec.x.kind != .category, choice.mark != .bar {
            spec.x.domain = PlotInterval(of: places)
        }
    }

    /// One domain for all panels, so that they can be compared.
    private func sharedDomain() -> PlotInterval? {
        guard let values = spec.data.y?.numbers else { return nil }
        var extent = PlotInterval(of: values + (spec.data.y2 ?? []))
        let totals = stackTotals()
        if !totals.isEmpty { extent = PlotInterval(of: totals + values) }
        if spec.stacking == .normalized { return nil }
        guard let extent else { return nil }
        let zero = spec.y.includesZero && !spec.y.isLogarithmic
        return niceInterval(zero ? PlotInterval(min(0, extent.lower), max(0, extent.upper)) : extent, spec.y)
    }

    /// The ends of all stacks, above and below zero; empty where nothing is stacked.
    private func stackTotals() -> [Double] {
        let stacks = [.bar, .area, .histogram].contains(choice.mark) && [.standard, .center].contains(spec.stacking)
        guard stacks, spec.hasSeries, let values = spec.data.y?.numbers else { return [] }
        var sums: [PlotPlaceKey: Double] = [:]
        for row in 0..<spec.data.count where values[row].isFinite {
            let key = PlotPlaceKey(
                name: spec.data.x?.names?[row] ?? "", number: spec.data.x?.numbers?[row] ?? 0,
                facet: spec.data.facet?[row] ?? "", isNegative: values[row] < 0)
            sums[key, default: 0] += values[row]
        }
        return Array(sums.values)
    }

    private func niceInterval(_ extent: PlotInterval, _ axis: PlotAxis) -> PlotInterval {
        guard axis.kind == .number, !axis.isLogarithmic, extent.upper > extent.lower else { return extent }
        let step = pow(10, (log10(extent.upper - extent.lower)).rounded(.down)) / 2
        return PlotInterval((extent.lower / step).rounded(.down) * step, (extent.upper / step).rounded(.up) * step)
    }

    private func interval(
        _ asked: PlotDomain, _ kind: PlotColumn.Kind, _ option: String, _ values: [Double]
    ) throws(Failure) -> PlotInterval {
        guard kind != .category else {
            throw .usage(
                "--\(option) needs an axis of numbers or dates.",
                remedy: "This axis holds names; leave --\(option) out.")
        }
        func end(_ text: String?, _ fallback: Double?) throws(Failure) -> Double {
            guard let text else { return fallback ?? 0 }
            switch try kind.position(text, option: option, in: request.timeZone) {
            case .number(let value), .date(let value): return value
            case .category: return 0
            }
        }
        let extent = PlotInterval(of: values)
        let lower = try end(
            asked.lower, spec.y.includesZero && kind == .number ? min(0, extent?.lower ?? 0) : extent?.lower)
        let upper = try end(asked.upper, extent?.upper)
        guard lower < upper else {
            throw .usage(
                "--\(option) \(asked.lower ?? "")..\(asked.upper ?? "") is empty.",
                remedy: "The low end must be less than the high one; the data reach from "
                    + "\(plainNumber(extent?.lower ?? 0)) to \(plainNumber(extent?.upper ?? 0)).")
        }
        return PlotInterval(lower, upper)
    }

    mutating func takeAnnotations() throws(Failure) {
        let zone = request.timeZone
        for rule in request.axes.rules {
            let kind = rule.isOnX ? spec.x.kind : spec.y.kind
            spec.rules.append(
                ResolvedRule(
                    isOnX: rule.isOnX, value: try kind.position(rule.value, option: "rule", in: zone), text: rule.text))
        }
        for note in request.axes.notes {
            spec.notes.append(
                ResolvedNote(
                    x: try spec.x.kind.position(note.x, option: "annotate", in: zone),
                    y: try spec.y.kind.position(note.y, option: "annotate", in: zone), text: note.text))
        }
    }
}

private struct PlotPlaceKey: Hashable {
    var name: String
    var number: Double
    var facet: String
    var isNegative: Bool
}
