import ChartEngine
import Foundation
import SwiftUICore

/// Where the marks of a vectorised plot are along one axis.
enum VectorPosition<Element> {
    case channel(ElementChannel<Element>)
    case interval(ElementChannel<Element>, ElementChannel<Element>)
    /// Points from the plot's leading or top edge, the same for all.
    case fixed(FixedPosition)
    case eachFixed((Element) -> FixedPosition)

    static func value(_ projection: PlottableProjection<Element, some Plottable>) -> Self {
        .channel(ElementChannel(projection))
    }

    static func values<Value: Plottable>(
        _ start: PlottableProjection<Element, Value>, _ end: PlottableProjection<Element, Value>
    ) -> Self {
        .interval(ElementChannel(start), ElementChannel(end))
    }

    static func points(_ position: CGFloat?) -> Self { .fixed(.single(position)) }

    static func points(_ start: CGFloat?, _ end: CGFloat?) -> Self { .fixed(.interval(start: start, end: end)) }

    static func points(_ path: KeyPath<Element, CGFloat>) -> Self { .eachFixed { .single($0[keyPath: path]) } }

    static func points(_ start: KeyPath<Element, CGFloat>, _ end: KeyPath<Element, CGFloat>) -> Self {
        .eachFixed { .interval(start: $0[keyPath: start], end: $0[keyPath: end]) }
    }
}

/// What the initialiser of a vectorised plot was given: one type for all kinds.
struct VectorStorage<Data: RandomAccessCollection>: @unchecked Sendable {
    typealias Element = Data.Element

    // Read once, on the main actor, when the chart collects its content.
    private let data: Data
    private let kind: MarkKind
    private let x: VectorPosition<Element>?
    private let y: VectorPosition<Element>?
    private let series: ElementChannel<Element>?
    private let width: MarkDimensions<Element>
    private let height: MarkDimensions<Element>
    private let stacking: MarkStackingMethod
    /// Channel and sizes of sectors.
    private let sector: VectorSector<Element>?

    init(
        _ kind: MarkKind, _ data: Data, x: VectorPosition<Element>? = nil, y: VectorPosition<Element>? = nil,
        series: ElementChannel<Element>? = nil, width: MarkDimensions<Element> = .automatic,
        height: MarkDimensions<Element> = .automatic, stacking: MarkStackingMethod = .standard,
        sector: VectorSector<Element>? = nil
    ) {
        (self.kind, self.data, self.x, self.y, self.series) = (kind, data, x, y, series)
        (self.width, self.height, self.stacking, self.sector) = (width, height, stacking, sector)
    }

    @MainActor
    func collect(in context: _MarkContext, into collector: _ChartCollector) {
        // An array is taken as it is, without a copy of its elements.
        let elements = data as? [Element] ?? Array(data)
        var columns = MarkColumns(kind: kind, count: elements.count)
        (columns.x, columns.fixedX) = place(x, elements, &collector.channels)
        (columns.y, columns.fixedY) = place(y, elements, &collector.channels)
        columns.angle = sector?.angle.column(elements, &collector.channels)
        columns.series = series?.column(elements, &collector.channels)
        let changes = context.columns.compactMap { $0 as? ElementChange<Element> }
        for change in changes { encode(change, elements, &columns, &collector.channels) }

        var context = context
        sizes.apply(to: &context.template)
        let each = perElement + changes.compactMap(\.template)
        let styles = changes.compactMap(\.style)
        if each.isEmpty, styles.isEmpty, context.isWithoutEncodings {
            collector.append(columns, template: context.template)
            return
        }
        for (index, element) in elements.enumerated() {
            var own = context
            for change in each { change(element, &own, collector.environment) }
            for style in styles { own.setStyle(collector.usable(style(element, collector.environment))) }
            var row = columns.row(index, over: own.row(kind))
            if case .eachFixed(let position) = x { row.fixedX = position(element) }
            if case .eachFixed(let position) = y { row.fixedY = position(element) }
            collector.append(row, template: own.template)
        }
    }

    private func place(
        _ position: VectorPosition<Element>?, _ elements: [Element], _ reader: inout ChannelReader
    ) -> (ColumnInput?, FixedPosition?) {
        switch position {
        case .channel(let channel): return (channel.column(elements, &reader), nil)
        case .interval(let start, let end):
            var column = start.column(elements, &reader)
            column.upper = end.column(elements, &reader).lower
            return (column, nil)
        case .fixed(let position): return (nil, position)
        case .eachFixed, nil: return (nil, nil)
        }
    }

    private func encode(
        _ change: ElementChange<Element>, _ elements: [Element], _ columns: inout MarkColumns,
        _ reader: inout ChannelReader
    ) {
        switch change {
        case .encoding(.foreground, let channel): columns.foreground = channel.column(elements, &reader)
        case .encoding(.symbol, let channel): columns.symbol = channel.column(elements, &reader)
        case .encoding(.symbolSize, let channel): columns.symbolSize = channel.column(elements, &reader)
        case .encoding(.lineStyle, let channel): columns.lineStyle = channel.column(elements, &reader)
        case .group(let channel): columns.group = channel.column(elements, &reader)
        case .style, .template: break
        }
    }

    private var sizes: MarkSizes {
        var sizes = MarkSizes()
        (sizes.width, sizes.height, sizes.stacking) = (width.constant, height.constant, stacking.engine)
        if let sector {
            (sizes.innerRadius, sizes.outerRadius) = (sector.innerRadius.constant, sector.outerRadius.constant)
            sizes.angularInset = sector.angularInset ?? 0
        }
        return sizes
    }

    /// Sizes and places that differ from element to element.
    private var perElement: [(Element, inout _MarkContext, EnvironmentValues) -> Void] {
        var all: [(Element, inout _MarkContext, EnvironmentValues) -> Void] = []
        if let width = width.perElement {
            all.append { element, context, _ in context.template.width = width(element) }
        }
        if let height = height.perElement {
            all.append { element, context, _ in context.template.height = height(element) }
        }
        if let inner = sector?.innerRadius.perElement {
            all.append { element, context, _ in context.template.innerRadius = inner(element) }
        }
        if let outer = sector?.outerRadius.perElement {
            all.append { element, context, _ in context.template.outerRadius = outer(element) }
        }
        if let inset = sector?.angularInsetPath {
            all.append { element, context, _ in context.template.angularInset = element[keyPath: inset] }
        }
        // Rows are made one by one where their fixed places differ.
        if case .eachFixed = x { all.append { _, _, _ in } } else if case .eachFixed = y { all.append { _, _, _ in } }
        return all
    }
}

/// Channel and sizes of a vectorised pie.
struct VectorSector<Element> {
    let angle: ElementChannel<Element>
    let innerRadius: MarkDimensions<Element>
    let outerRadius: MarkDimensions<Element>
    /// Points taken off each side, for all or for each element.
    var angularInset: CGFloat?
    var angularInsetPath: KeyPath<Element, CGFloat>?
}

extension ElementChange {
    fileprivate var template: ((Element, inout _MarkContext, EnvironmentValues) -> Void)? {
        if case .template(let change) = self { return change }
        return nil
    }

    fileprivate var style: ((Element, EnvironmentValues) -> ResolvedStyle)? {
        if case .style(let style) = self { return style }
        return nil
    }
}

extension _MarkContext {
    /// Whether no modifier around encodes anything by one value for all.
    fileprivate var isWithoutEncodings: Bool { encodings == nil }
}

extension MarkColumns {
    /// One row; what the columns leave out is as in `base`.
    fileprivate func row(_ index: Int, over base: MarkRow) -> MarkRow {
        var row = base
        (row.x, row.y, row.angle) = (x?.input(index), y?.input(index), angle?.input(index))
        (row.fixedX, row.fixedY, row.series) = (fixedX, fixedY, series?.input(index))
        if let foreground { row.foreground = foreground.input(index) }
        if let symbol { row.symbol = symbol.input(index) }
        if let symbolSize { row.symbolSize = symbolSize.input(index) }
        if let lineStyle { row.lineStyle = lineStyle.input(index) }
        if let group { row.group = group.input(index) }
        return row
    }
}

extension ColumnInput {
    fileprivate func input(_ index: Int) -> ChannelInput? {
        guard let low = lower[index] else { return nil }
        guard let high = upper?[index] else { return ChannelInput(label: label, .single(low)) }
        return ChannelInput(label: label, isBin ? .bin(lower: low, upper: high) : .range(lower: low, upper: high))
    }
}

extension ColumnInput.Values {
    fileprivate subscript(_ index: Int) -> PlotValue? {
        switch self {
        case .numbers(let values): values[checked: index].map { .number($0) }
        case .dates(let values): values[checked: index].map { .date($0) }
        case .categories(let values): values[checked: index].map { .category($0) }
        }
    }
}
