import Drawing
import Foundation
import Geometry
import ScaleKit
import TableData

extension PlotBuilder {
    // MARK: Axes

    mutating func chooseAxes() {
        (spec.x.isLogarithmic, spec.y.isLogarithmic) = (request.axes.isLogX, request.axes.isLogY)
        (spec.x.format, spec.y.format) = (request.axes.xFormat, request.axes.yFormat)
        // A column that has no name of its own has no title either.
        let isUnnamed = spec.x.name.hasPrefix("column ") && spec.x.name.dropFirst(7).allSatisfy(\.isNumber)
        spec.x.title = title(request.words.x, spec.x.kind == .date || isUnnamed ? "" : spec.x.name)
        spec.y.title = title(request.words.y, isClear ? "" : spec.y.name)
        if spec.stacking == .normalized, [.bar, .area].contains(choice.mark), spec.hasSeries {
            spec.y.format = spec.y.format ?? .decimals(0, prefix: "", suffix: "%")
            spec.y.title = title(request.words.y, "share of \(spec.y.name)")
        }
        if spec.y.format == nil, let first = choice.y.first { spec.y.format = format(of: first) }
        if spec.x.format == nil, let x = choice.x { spec.x.format = format(of: x) }
        if spec.y.format == nil, spec.y.kind == .number {
            spec.y.format = compactFormat(spec.data.y?.numbers.map { $0 + stackTotals() })
        }
        if spec.x.format == nil, spec.x.kind == .number, !spec.x.isOfYears {
            spec.x.format = compactFormat(spec.data.x?.numbers)
        }
        if spec.x.isOfYears, let extent = PlotInterval(of: spec.data.x?.numbers ?? []) {
            spec.x.hasEachYear = extent.upper - extent.lower <= 5
        }
        if spec.x.kind == .date, let extent = PlotInterval(of: spec.data.x?.numbers ?? []) {
            spec.x.namesDays = (20 * 3600...5 * 86400).contains(extent.upper - extent.lower)
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
        let values = column.name == choice.x?.name ? spec.data.x?.numbers : spec.data.y?.numbers
        let extent = PlotInterval(of: values ?? []).map {
            includesZero(values) ? PlotInterval(min(0, $0.lower), $0.upper) : $0
        }
        let span = extent.map { $0.upper - $0.lower } ?? 0
        // Ticks are about a fifth of the axis apart.
        let decimals = span > 0 && span < 5 ? min(6, max(1, checkedInt((1 - log10(span / 5)).rounded(.down)) ?? 1)) : 0
        switch column.notation {
        case .percent: return .decimals(decimals, prefix: "", suffix: "%")
        case .currency(let sign):
            guard sign.count == 1 else { return nil }
            return compactFormat(spec.data.y?.numbers.map { $0 + stackTotals() }) == .compact
                ? .compactDecimals(prefix: sign) : .decimals(decimals, prefix: sign, suffix: "")
        case .timeOfDay:
            guard span >= 120 else { return nil }
            let hours = DateFormatter.dateFormat(fromTemplate: "jmm", options: 0, locale: request.words.locale)
            return .date(hours ?? "HH:mm")
        case .plain, .years: return nil
        }
    }

    /// Short labels for large numbers, where neighbouring ones still differ.
    private func compactFormat(_ values: [Double]?) -> LabelFormat? {
        guard let extent = PlotInterval(of: values ?? []) else { return nil }
        let far = max(abs(extent.lower), abs(extent.upper))
        if far >= 1e15 { return .scientific }
        guard far >= 100_000 else { return nil }
        let span = includesZero(values) ? max(far, extent.upper - extent.lower) : extent.upper - extent.lower
        return span > far * 0.2 ? .compact : .number
    }

    /// Whether y needs no title: a legend names what is along it, or dates say what they are.
    private var isClear: Bool {
        choice.isWide && choice.aggregate == nil || spec.y.kind == .date || choice.mark == .rule && spec.data.y == nil
    }

    /// Numbers at marks are written as on an axis, in full.
    mutating func writeLabels() {
        guard choice.label?.kind == .number, let labels = spec.data.label else { return }
        var format = LabelFormat.number
        if choice.label?.name == choice.y.first?.name, let own = spec.y.format, own != .compact { format = own }
        let locale = request.words.locale
        spec.data.label = labels.map { label in Double(label).map { format.text($0, in: locale) } ?? label }
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
        if !spec.isHorizontal, spec.y.kind == .category {
            size.height = min(2400, max(240, CGFloat(spec.y.categories.count) * 26 + 110))
        }
        if !spec.facets.isEmpty {
            let rows = (spec.facets.count + facetColumns - 1) / facetColumns
            let isOverNames = spec.isHorizontal || spec.y.kind == .category
            let panel: CGFloat = isOverNames ? max(160, size.height * 0.7) : 190
            size = CGSize(width: max(640, CGFloat(facetColumns) * 230), height: CGFloat(rows) * panel + 80)
        }
        spec.size = size
        say("size", "\(plainNumber(size.width))x\(plainNumber(size.height))", "in points; --size sets another")
    }

    // MARK: Domains, rules and annotations

    mutating func takeDomains() throws(Failure) {
        if !spec.facets.isEmpty, let range = PlotInterval(of: spec.data.value ?? []) {
            spec.valueRange = niceInterval(range, PlotAxis(kind: .number))
        }
        let values = spec.data.y?.numbers ?? []
        if let asked = request.axes.domain {
            spec.y.domain = try interval(asked, spec.y.kind, "domain", values)
        } else if choice.label != nil, choice.mark == .bar, spec.isHorizontal, !spec.y.isLogarithmic,
            let extent = PlotInterval(of: values), extent.lower < 0
        {
            // Labels beyond the ends of negative bars would reach into the names.
            let room = max(extent.upper, 0) - extent.lower
            let upper = max(0, extent.upper) + (extent.upper > 0 ? room * 0.1 : 0)
            spec.y.domain = niceInterval(PlotInterval(extent.lower - room * 0.12, upper), spec.y)
        } else if choice.mark == .rectangle, let ends = spec.data.y2, spec.y.kind == .number {
            spec.y.domain = PlotInterval(of: values + ends)
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
            try checkName(rule.value, rule.isOnX ? spec.x : spec.y, "rule")
            spec.rules.append(
                ResolvedRule(
                    isOnX: rule.isOnX, value: try kind.position(rule.value, option: "rule", in: zone), text: rule.text))
        }
        for note in request.axes.notes {
            try checkName(note.x, spec.x, "annotate")
            try checkName(note.y, spec.y, "annotate")
            spec.notes.append(
                ResolvedNote(
                    x: try spec.x.kind.position(note.x, option: "annotate", in: zone),
                    y: try spec.y.kind.position(note.y, option: "annotate", in: zone), text: note.text))
        }
    }

    private func checkName(_ name: String, _ axis: PlotAxis, _ option: String) throws(Failure) {
        guard axis.kind == .category, !axis.categories.contains(name) else { return }
        throw .usage(
            "--\(option): there is no “\(name)” along “\(axis.name)”.",
            remedy: nearestName(to: name, among: axis.categories).map { "Did you mean “\($0)”?" }
                ?? "There are \(axis.categories.prefix(8).map { "“\($0)”" }.joined(separator: ", "))"
                + (axis.categories.count > 8 ? " and others." : "."))
    }
}

private struct PlotPlaceKey: Hashable {
    var name: String
    var number: Double
    var facet: String
    var isNegative: Bool
}
