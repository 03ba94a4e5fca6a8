import Foundation
import ScaleKit
import TableData

extension PlotRequest {
    init(_ arguments: Arguments) throws(Failure) {
        mark = arguments.value("mark").flatMap { PlotMark(rawValue: $0.lowercased()) }
        (x, by, facet) = (arguments.value("x"), arguments.value("by"), arguments.value("facet"))
        (y2, value, size, label) = (
            arguments.value("y2"), arguments.value("value"), arguments.value("size-by"), arguments.value("label")
        )
        y = arguments.all("y")
        if let text = arguments.value("aggregate") { aggregate = try PlotAggregate(text) }
        if let text = arguments.value("bin") { bin = try PlotBin(text) }
        bins = try Self.count("bins", 1...1000, arguments)
        stacking = arguments.value("stack").flatMap { PlotStacking(rawValue: $0.lowercased()) }
        order = arguments.value("sort").flatMap { PlotOrder(rawValue: $0.lowercased()) }
        top = try Self.count("top", 1...1000, arguments)
        axes = try PlotAxisRequest(arguments)
        words = PlotWords(arguments)
        looks = try PlotLooks(arguments)
        if let text = arguments.value("size") { pictureSize = try ridgeline.pictureSize(text) }
        timeZone = try InputOptions.timeZone(arguments)
    }

    static func count(_ name: String, _ range: ClosedRange<Int>, _ arguments: Arguments) throws(Failure) -> Int? {
        guard let text = arguments.value(name) else { return nil }
        if let number = Int(text), range.contains(number) { return number }
        throw .usage(
            "--\(name) takes a whole number, not “\(text)”.",
            remedy: "Give one from \(range.lowerBound) to \(range.upperBound): --\(name) 10")
    }
}

extension PlotAggregate {
    init(_ text: String) throws(Failure) {
        switch text.lowercased() {
        case "none": self = .none
        case "count": self = .function(.count)
        case "sum": self = .function(.sum)
        case "mean", "average", "avg": self = .function(.mean)
        case "median": self = .function(.median)
        case "min", "minimum": self = .function(.min)
        case "max", "maximum": self = .function(.max)
        case let word:
            if word.hasPrefix("p"), let percent = Double(word.dropFirst()), percent >= 0, percent <= 100 {
                self = .function(.quantile(percent / 100))
            } else if word.hasPrefix("q"), let share = Double(word.dropFirst()), share >= 0, share <= 1 {
                self = .function(.quantile(share))
            } else {
                let names = ["count", "sum", "mean", "median", "min", "max", "none"]
                throw .usage(
                    "--aggregate knows no “\(text)”.",
                    remedy: nearestName(to: text, among: names).map { "Did you mean \($0)?" }
                        ?? "Choose one of: \(names.joined(separator: ", ")), or a quantile such as p90 or q0.9")
            }
        }
    }
}

extension PlotBin {
    private static let units: [(name: String, unit: CalendarUnit)] = [
        ("second", .second), ("minute", .minute), ("hour", .hour), ("day", .day), ("week", .week), ("month", .month),
        ("quarter", .quarter), ("year", .year),
    ]

    init(_ text: String) throws(Failure) {
        let word = text.lowercased()
        if let unit = Self.units.first(where: { $0.name == word || $0.name + "s" == word }) {
            self = .unit(unit.unit)
        } else if let width = Double(word), width > 0, width.isFinite {
            self = .width(width)
        } else {
            let names = Self.units.map(\.name)
            throw .usage(
                "--bin knows no “\(text)”.",
                remedy: nearestName(to: word, among: names).map { "Did you mean \($0)?" }
                    ?? "Give a date unit (\(names.joined(separator: ", "))) or a width above 0, such as --bin 5")
        }
    }
}

extension PlotAxisRequest {
    fileprivate init(_ arguments: Arguments) throws(Failure) {
        (isLogX, isLogY) = (arguments.has("log-x"), arguments.has("log-y"))
        domain = try PlotDomain.option("domain", of: arguments)
        xDomain = try PlotDomain.option("x-domain", of: arguments)
        xFormat = try LabelFormat.option("x-format", of: arguments)
        yFormat = try LabelFormat.option("y-format", of: arguments)
        isHorizontal = arguments.has("horizontal")
        facetColumns = try PlotRequest.count("columns", 1...100, arguments)
        rules = arguments.all("rule").map(PlotRule.init)
        for text in arguments.all("annotate") { notes.append(try PlotNote(text)) }
    }
}

extension PlotDomain {
    fileprivate static func option(_ name: String, of arguments: Arguments) throws(Failure) -> PlotDomain? {
        guard let text = arguments.value(name) else { return nil }
        let ends = text.components(separatedBy: "..")
        guard ends.count == 2, ends != ["", ""] else {
            throw .usage(
                "“\(text)” is no domain.",
                remedy: "Give both ends, or one: --\(name) 0..100, --\(name) 0.., --\(name) ..100")
        }
        let (lower, upper) = (ends[0].trimmed, ends[1].trimmed)
        return PlotDomain(lower: lower.isEmpty ? nil : lower, upper: upper.isEmpty ? nil : upper)
    }
}

extension PlotRule {
    fileprivate init(_ text: String) {
        isOnX = text.hasPrefix("x:")
        let rest = isOnX || text.hasPrefix("y:") ? text.dropFirst(2) : text[...]
        let parts = rest.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        value = (parts.first ?? "").trimmed
        self.text = parts.count > 1 ? String(parts[1]) : nil
    }
}

extension PlotNote {
    fileprivate init(_ text: String) throws(Failure) {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let place = (parts.first ?? "").split(separator: ",", omittingEmptySubsequences: false)
        guard parts.count == 2, place.count == 2 else {
            throw .usage(
                "“\(text)” is no annotation.",
                remedy: "Give a place and a text: --annotate \"2024-03-01,12.5=New price\"")
        }
        (x, y, self.text) = (place[0].trimmed, place[1].trimmed, String(parts[1]))
    }
}

extension PlotWords {
    init(_ arguments: Arguments) {
        (title, subtitle) = (arguments.value("title"), arguments.value("subtitle"))
        (caption, x, y) = (arguments.value("caption"), arguments.value("x-title"), arguments.value("y-title"))
        legend = arguments.value("legend").flatMap { PlotLegend(rawValue: $0.lowercased()) }
        locale = Locale(identifier: arguments.value("locale") ?? "en_US")
    }
}

extension PlotLooks {
    init(_ arguments: Arguments) throws(Failure) {
        theme = arguments.value("theme").flatMap { PlotTheme(rawValue: $0.lowercased()) } ?? .standard
        if let text = arguments.value("palette") { palette = try Palette(text) }
        curve = arguments.value("curve").flatMap { PlotCurve(rawValue: $0.lowercased()) }
        (hasPoints, isDark, isTransparent) = (
            arguments.has("points"), arguments.has("dark"), arguments.has("transparent")
        )
    }
}
