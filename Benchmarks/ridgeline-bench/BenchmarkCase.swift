import Charts
import ExampleCharts
import Foundation
import SwiftUI

/// A picture that is timed: 800 by 600 points, so 1600 by 1200 pixels.
enum BenchmarkCase: String, CaseIterable {
    case ridgeline, calendar, ring
    /// 24 bars; 1000 bars; 10,000 points; a line of a million rows, mark by mark and vectorised.
    case few, bars, points, line, plot

    enum Format: String, CaseIterable {
        case svg, png, pdf
    }

    /// Makes the view anew, from data that are already read, as a server does for each request.
    @MainActor
    func view(_ names: [BabyNamesDataPoint]) -> AnyView {
        let content: AnyView
        switch self {
        case .few: content = AnyView(BarRows(rows: .made(24)))
        case .bars: content = AnyView(BarRows(rows: .made(1000)))
        case .points: content = AnyView(PointRows(rows: .made(10_000)))
        case .line: content = AnyView(LineRows(rows: .made(1_000_000)))
        case .plot: content = AnyView(PlotRows(rows: .made(1_000_000)))
        case .ridgeline, .calendar, .ring:
            guard let example = ExampleCatalog.example(named: rawValue) else { return AnyView(EmptyView()) }
            content = example.view(babyNames: { names })
        }
        return AnyView(ExamplePicture(content, size: CGSize(width: 800, height: 600), scheme: .light))
    }

    @MainActor
    func renderer(_ names: [BabyNamesDataPoint]) -> ImageRenderer<AnyView> {
        let renderer = ImageRenderer(content: view(names))
        renderer.scale = 2
        return renderer
    }

    /// From the view to the bytes of a file.
    @MainActor
    func data(_ names: [BabyNamesDataPoint], as format: Format) throws -> Data {
        let renderer = renderer(names)
        return switch format {
        case .svg: Data(try renderer.svg().utf8)
        case .png: try renderer.pngData()
        case .pdf: try renderer.pdfData()
        }
    }
}

/// A made-up measurement.
private struct Row: Identifiable {
    let id: Int
    let value: Double
    let group: String
}

extension [Row] {
    /// A slow wave with a faster one on it, in four groups; made once for each length.
    @MainActor
    fileprivate static func made(_ count: Int) -> [Row] {
        if let known = madeRows[count] { return known }
        let groups = ["North", "East", "South", "West"]
        let rows = (0..<count).map { index in
            let turn = Double(index) / Double(count) * 40
            return Row(id: index, value: 50 + 30 * sin(turn) + 8 * cos(turn * 31), group: groups[index % 4])
        }
        madeRows[count] = rows
        return rows
    }
}

@MainActor private var madeRows: [Int: [Row]] = [:]

private struct BarRows: View {
    let rows: [Row]

    var body: some View {
        Chart(rows) { row in
            BarMark(x: .value("Row", row.id), y: .value("Value", row.value))
                .foregroundStyle(by: .value("Group", row.group))
        }
    }
}

private struct PointRows: View {
    let rows: [Row]

    var body: some View {
        Chart {
            ForEach(rows) { row in
                PointMark(x: .value("Row", row.id), y: .value("Value", row.value))
                    .foregroundStyle(by: .value("Group", row.group))
                    .symbolSize(12)
            }
        }
    }
}

private struct LineRows: View {
    let rows: [Row]

    var body: some View {
        Chart {
            ForEach(rows) { row in
                LineMark(x: .value("Row", row.id), y: .value("Value", row.value))
            }
        }
    }
}

private struct PlotRows: View {
    let rows: [Row]

    var body: some View {
        Chart {
            LinePlot(rows, x: .value("Row", \.id), y: .value("Value", \.value))
        }
    }
}
