import Drawing
import Foundation
import Geometry
import Testing

@testable import ChartEngine

func number(_ label: String, _ value: Double) -> ChannelInput { ChannelInput(label: label, .single(.number(value))) }

func category(_ label: String, _ name: String) -> ChannelInput {
    ChannelInput(label: label, .single(.category(name)))
}

func date(_ label: String, _ seconds: Double) -> ChannelInput { ChannelInput(label: label, .single(.date(seconds))) }

func mark(_ kind: MarkKind, x: ChannelInput? = nil, y: ChannelInput? = nil) -> MarkRow {
    var row = MarkRow(kind: kind)
    (row.x, row.y) = (x, y)
    return row
}

let utc: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    return calendar
}()

func seconds(_ year: Int, _ month: Int = 1, _ day: Int = 1, hour: Int = 0) -> Double {
    let parts = DateComponents(year: year, month: month, day: day, hour: hour)
    return utc.date(from: parts)?.timeIntervalSinceReferenceDate ?? .nan
}

let palette: ChartPalette = {
    var palette = ChartPalette()
    palette.categories = [0x007AFF, 0x34C759, 0xFF9500, 0xAF52DE, 0xFF3B30, 0x32ADE6, 0xFFCC00].map {
        .color(RGBA(hex: $0))
    }
    return palette
}()

func chartSettings(_ change: (inout ChartSettings) -> Void = { _ in }) -> ChartSettings {
    var settings = ChartSettings()
    settings.palette = palette
    settings.calendar = utc
    change(&settings)
    return settings
}

/// A chart laid out with fixed guides, and ways to read it.
struct LaidOut {
    var result: ChartResult
    var guides: FixedGuides

    init(
        _ rows: [MarkRow], template: MarkTemplate = MarkTemplate(), settings: ChartSettings = chartSettings(),
        size: CGSize = CGSize(width: 300, height: 200), guides: FixedGuides = FixedGuides()
    ) {
        var table = MarkTable()
        for row in rows { table.append(row, template: template) }
        self.init(table, settings: settings, size: size, guides: guides)
    }

    init(
        _ table: MarkTable, settings: ChartSettings = chartSettings(), size: CGSize = CGSize(width: 300, height: 200),
        guides: FixedGuides = FixedGuides()
    ) {
        self.guides = guides
        result = layoutChart(prepareChart(table: table, settings: settings), size: size, provider: guides)
    }

    /// All marks' meanings in drawing order.
    var marks: [DrawnSemantics] {
        result.marks.flatMap(\.items).flatMap(meanings)
    }

    /// All paths of all marks in drawing order.
    var paths: [DrawnPath] { marks.flatMap { $0.items.flatMap(ChartEngineTests.paths) } }

    /// The boxes of all marks' paths.
    var boxes: [CGRect] { paths.map(\.outline.controlBounds) }

    var gridPaths: [DrawnPath] { (result.gridLines + result.ticks).flatMap(\.items).flatMap(ChartEngineTests.paths) }

    var guidePaths: [DrawnPath] { result.legend.flatMap(ChartEngineTests.paths) }

    func label(_ text: String) -> ChartResult.PlacedView? {
        result.labels.first { guides.text(of: $0.view) == text }
    }

    var labelTexts: [String] { result.labels.map { guides.text(of: $0.view) } }

    var codes: [String] { result.diagnostics.map(\.code) }
}

private func meanings(_ item: DrawingItem) -> [DrawnSemantics] {
    switch item {
    case .semantics(let semantics): [semantics]
    case .group(let group): group.items.flatMap(meanings)
    case .path, .text, .image: []
    }
}

func paths(_ item: DrawingItem) -> [DrawnPath] {
    switch item {
    case .path(let path): [path]
    case .group(let group): group.items.flatMap(paths)
    case .semantics(let semantics): semantics.items.flatMap(paths)
    case .text, .image: []
    }
}

func expectNear(
    _ a: CGFloat?, _ b: CGFloat, within tolerance: CGFloat = 0.01, _ comment: Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let difference = a.map { abs($0 - b) } ?? .infinity
    #expect(
        difference <= tolerance, comment ?? "\(a.map { "\($0)" } ?? "nil") is not \(b)", sourceLocation: sourceLocation)
}

func expectNear(
    _ a: CGRect?, _ b: CGRect, within tolerance: CGFloat = 0.01, sourceLocation: SourceLocation = #_sourceLocation
) {
    expectNear(
        a?.minX, b.minX, within: tolerance, "minX of \(String(describing: a)) is not that of \(b)",
        sourceLocation: sourceLocation)
    expectNear(
        a?.minY, b.minY, within: tolerance, "minY of \(String(describing: a)) is not that of \(b)",
        sourceLocation: sourceLocation)
    expectNear(
        a?.width, b.width, within: tolerance, "width of \(String(describing: a)) is not that of \(b)",
        sourceLocation: sourceLocation)
    expectNear(
        a?.height, b.height, within: tolerance, "height of \(String(describing: a)) is not that of \(b)",
        sourceLocation: sourceLocation)
}
