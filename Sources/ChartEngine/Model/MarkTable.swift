import Foundation

/// All marks of a chart as columns: the first stage's result. Rows keep their order; styles are interned templates.
public struct MarkTable: Sendable {
    public private(set) var kinds: [MarkKind] = []
    public private(set) var templates: [MarkTemplate] = []
    /// Each row's index into `templates`.
    public private(set) var templateOfRow: [Int32] = []

    public private(set) var x = ValueColumn()
    public private(set) var y = ValueColumn()
    public private(set) var angle = ValueColumn()
    public private(set) var series = ValueColumn()
    public private(set) var foreground = ValueColumn()
    public private(set) var symbol = ValueColumn()
    public private(set) var symbolSize = ValueColumn()
    public private(set) var lineStyle = ValueColumn()
    public private(set) var group = ValueColumn()
    private var fixedX = RunLength<FixedPosition?>()
    private var fixedY = RunLength<FixedPosition?>()

    public private(set) var layers: [MarkLayer] = []
    public private(set) var masks: [MarkTable] = []
    public private(set) var annotations: [AnnotationTemplate] = []
    public private(set) var functions: [FunctionPlot] = []

    private(set) var repeatedIdentifiers = 0
    private var sampledRows: [(first: Int, before: Int)] = []

    private var templateIndex: [MarkTemplate: Int32] = [:]
    private var recentTemplates: [Int32] = []

    public init() {}

    public var count: Int { kinds.count }
    public var isEmpty: Bool { kinds.isEmpty && functions.isEmpty }

    public func template(_ row: Int) -> MarkTemplate { templates[Int(templateOfRow[row])] }

    public func fixed(_ axis: ChartAxis, _ row: Int) -> FixedPosition? {
        let found: FixedPosition?? = axis == .x ? fixedX[row] : fixedY[row]
        return found ?? nil
    }

    public func column(_ axis: ChartAxis) -> ValueColumn { axis == .x ? x : y }

    // A row's channel without a copy of its column, which costs more than what is read.

    func form(_ axis: ChartAxis, _ row: Int) -> ValueColumn.Form { axis == .x ? x.form(row) : y.form(row) }

    func low(_ axis: ChartAxis, _ row: Int) -> Double { axis == .x ? x.low(row) : y.low(row) }

    func high(_ axis: ChartAxis, _ row: Int) -> Double { axis == .x ? x.high(row) : y.high(row) }

    func anchor(_ axis: ChartAxis, _ row: Int) -> Double { axis == .x ? x.anchor(row) : y.anchor(row) }

    func hasValue(_ axis: ChartAxis, _ row: Int) -> Bool { axis == .x ? x.hasValue(row) : y.hasValue(row) }

    func label(_ axis: ChartAxis, _ row: Int) -> String { axis == .x ? x.label(row) : y.label(row) }

    // MARK: Registries

    /// Counts elements of loops whose identifier another element of the same loop has too.
    public mutating func noteRepeatedIdentifiers(_ count: Int) { repeatedIdentifiers += count }

    public mutating func addLayer(_ layer: MarkLayer) -> Int {
        layers.append(layer)
        return layers.count - 1
    }

    /// Registers marks that others are masked with.
    public mutating func addMask(_ marks: MarkTable) -> Int {
        masks.append(marks)
        return masks.count - 1
    }

    public mutating func addAnnotation(_ annotation: AnnotationTemplate) -> Int {
        annotations.append(annotation)
        return annotations.count - 1
    }

    // MARK: Appending

    public mutating func append(_ row: MarkRow, template: MarkTemplate) {
        append(row.kind, template: intern(template), fixedX: row.fixedX, fixedY: row.fixedY)
        let channels: [(MarkChannel, ChannelInput?)] = [
            (.angle, row.angle), (.series, row.series), (.foreground, row.foreground), (.symbol, row.symbol),
            (.symbolSize, row.symbolSize), (.lineStyle, row.lineStyle), (.group, row.group),
        ]
        set(.x, row.x, end: row.xEnd)
        set(.y, row.y, end: row.yEnd)
        for (channel, input) in channels { set(channel, input) }
    }

    /// Appends a mark; what it has on its channels is `set` before the next one comes.
    /// - Parameter template: what `intern` gave.
    public mutating func append(
        _ kind: MarkKind, template: Int32, fixedX x: FixedPosition? = nil, fixedY y: FixedPosition? = nil
    ) {
        kinds.append(kind)
        templateOfRow.append(template)
        fixedX.append(x)
        fixedY.append(y)
    }

    /// Gives the last mark a value on a channel, once for each channel; nothing where it has none.
    public mutating func set(_ channel: MarkChannel, _ input: ChannelInput?, end: ChannelInput? = nil) {
        let row = count - 1
        switch channel {
        case .x: x.append(input, end: end, row: row)
        case .y: y.append(input, end: end, row: row)
        case .angle: angle.append(input, end: nil, row: row)
        case .series: series.append(input, end: nil, row: row)
        case .foreground: foreground.append(input, end: nil, row: row)
        case .symbol: symbol.append(input, end: nil, row: row)
        case .symbolSize: symbolSize.append(input, end: nil, row: row)
        case .lineStyle: lineStyle.append(input, end: nil, row: row)
        case .group: group.append(input, end: nil, row: row)
        }
    }

    /// Gives the last mark one value on a channel, as nearly all marks have.
    public mutating func set(_ channel: MarkChannel, label: String, _ value: PlotValue) {
        let row = count - 1
        switch channel {
        case .x: x.append(label, value, row: row)
        case .y: y.append(label, value, row: row)
        case .angle: angle.append(label, value, row: row)
        case .series: series.append(label, value, row: row)
        case .foreground: foreground.append(label, value, row: row)
        case .symbol: symbol.append(label, value, row: row)
        case .symbolSize: symbolSize.append(label, value, row: row)
        case .lineStyle: lineStyle.append(label, value, row: row)
        case .group: group.append(label, value, row: row)
        }
    }

    /// Appends many marks of one template, without a call per row for columns of numbers and dates.
    public mutating func append(_ columns: MarkColumns, template: MarkTemplate) {
        let (index, rows) = (count, columns.count)
        guard rows > 0 else { return }
        templateOfRow.append(contentsOf: repeatElement(intern(template), count: rows))
        x.append(columns.x, count: rows, row: index, countsFaults: !columns.gapsAreIntended)
        y.append(columns.y, count: rows, row: index, countsFaults: !columns.gapsAreIntended)
        angle.append(columns.angle, count: rows, row: index)
        series.append(columns.series, count: rows, row: index)
        foreground.append(columns.foreground, count: rows, row: index)
        symbol.append(columns.symbol, count: rows, row: index)
        symbolSize.append(columns.symbolSize, count: rows, row: index)
        lineStyle.append(columns.lineStyle, count: rows, row: index)
        group.append(columns.group, count: rows, row: index)
        fixedX.append(columns.fixedX, times: rows)
        fixedY.append(columns.fixedY, times: rows)
        kinds.append(contentsOf: repeatElement(columns.kind, count: rows))
    }

    mutating func mapMasks(_ change: (MarkTable) -> MarkTable) { masks = masks.map(change) }

    /// Adds a curve given by a function; it is sampled over the x scale when the chart is prepared.
    public mutating func append(_ function: FunctionPlot) {
        functions.append(function)
        functions[functions.count - 1].declaredBefore = count
    }

    /// The rows of a function, which stand at the end of the table but are drawn where the function was declared.
    mutating func append(_ columns: MarkColumns, template: MarkTemplate, declaredBefore row: Int) {
        let first = count
        append(columns, template: template)
        sampledRows.append((first, row))
    }

    /// The place of a row in the order of declaration.
    func declarationOrder(_ row: Int) -> Double {
        guard let (first, before) = sampledRows.last(where: { $0.first <= row }) else { return Double(row) }
        // After the row before, in the order in which functions were added.
        return Double(before) - 0.5 + 0.4 * Double(first) / Double(max(1, count))
    }

    var hasSampledRows: Bool { !sampledRows.isEmpty }

    /// Whether a row is a sample of a function.
    func isSampled(_ row: Int) -> Bool { sampledRows.first.map { $0.first <= row } ?? false }

    /// A template's index. Programs alternate between few templates, so the latest are compared before hashing.
    public mutating func intern(_ template: MarkTemplate) -> Int32 {
        for recent in recentTemplates where templates[Int(recent)] == template { return recent }
        let index = templateIndex[template] ?? Int32(clamping: templates.count)
        if Int(index) == templates.count {
            templates.append(template)
            templateIndex[template] = index
        }
        recentTemplates.insert(index, at: 0)
        if recentTemplates.count > 4 { recentTemplates.removeLast() }
        return index
    }
}
