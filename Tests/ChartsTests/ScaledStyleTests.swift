import ChartEngine
import Drawing
import Foundation
import Testing
import TextShaping

@testable import Charts
@testable import SwiftUICore

/// Styles that are more than a colour, on marks and in scales.
@MainActor
struct ScaledStyleTests {
    private func groups(_ drawing: Drawing) -> [DrawnGroup] {
        func walk(_ items: [DrawingItem]) -> [DrawnGroup] {
            items.flatMap { item -> [DrawnGroup] in
                switch item {
                case .group(let group): [group] + walk(group.items)
                case .semantics(let meaning): walk(meaning.items)
                case .path, .text, .image: []
                }
            }
        }
        return walk(drawing.items)
    }

    private func bars(_ count: Int = 2) -> some View {
        Chart(0..<count, id: \.self) { index in
            BarMark(x: .value("x", "\(index)"), y: .value("y", 1))
                .foregroundStyle(by: .value("n", index.isMultiple(of: 2) ? "a" : "b"))
        }
        .chartXAxis(.hidden)
        .chartYAxis(.hidden)
        .chartLegend(.hidden)
    }

    @Test("shadows of styles in a scale fall on the marks that have them, also of many")
    func shadows() {
        let shadow = AnyShapeStyle(Color.red.shadow(.drop(radius: 4, y: 2)))
        for count in [2, 600] {
            let view = bars(count).chartForegroundStyleScale(["a": shadow, "b": AnyShapeStyle(Color.green)])
            let drawn = groups(picture(view)).compactMap(\.shadow)
            #expect(drawn.count == count / 2)
            #expect(drawn.allSatisfy { $0.deviation == 2 && $0.offset == CGSize(width: 0, height: 2) })
        }
        #expect(groups(picture(bars())).allSatisfy { $0.shadow == nil })
    }

    @Test("elliptical gradients on marks have the aspect of the mark")
    func ellipses() {
        let gradient = EllipticalGradient(colors: [.red, .blue])
        func stretched(_ view: some View) -> [DrawnGroup] {
            groups(picture(view)).filter { abs($0.transform.a - $0.transform.d) > 0.01 }
        }
        let constant = Chart { BarMark(x: .value("x", "a"), y: .value("y", 1)).foregroundStyle(gradient) }
            .chartXAxis(.hidden).chartYAxis(.hidden)
        // A bar of 140 by 100 points.
        let group = stretched(constant).first
        #expect(abs((group?.transform.a ?? 0) - 1) < 0.001)
        #expect(abs((group?.transform.d ?? 0) - 100.0 / 140) < 0.001)
        #expect(
            picture(constant).paths.contains { abs($0.bounds.height - 100) < 0.01 && abs($0.bounds.width - 140) < 0.01 }
        )
        #expect(stretched(bars().chartForegroundStyleScale(range: [gradient])).count == 2)
        let line = Chart([0, 1], id: \.self) {
            LineMark(x: .value("x", $0), y: .value("y", $0)).foregroundStyle(gradient)
        }
        #expect(groups(picture(line)).contains { $0.mask != nil })
    }

    @Test("marks of one colour are drawn as one, also where a function gives it; with shadows they are not")
    func mapped() {
        func count(_ style: AnyShapeStyle) -> Int {
            let points = Chart(0..<600, id: \.self) { index in
                PointMark(x: .value("x", index), y: .value("y", index)).foregroundStyle(by: .value("n", "a"))
            }
            .chartForegroundStyleScale { (_: String) in style }
            .chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
            return picture(points).paths.count
        }
        #expect(count(AnyShapeStyle(.red)) < 10)
        #expect(count(AnyShapeStyle(Color.red.shadow(.drop(radius: 2)))) >= 600)
    }

    @Test("an image as a mark's style is reported once")
    func imagePaint() {
        let renderer = ViewRenderer(text: ShapingCache(shaper: FixedMetricsShaper()))
        let chart = Chart(0..<3, id: \.self) { index in
            BarMark(x: .value("x", "\(index)"), y: .value("y", 1)).foregroundStyle(.image(Image(systemName: "star")))
        }
        _ = renderer.drawing(of: chart, proposal: ProposedViewSize(width: 100, height: 100))
        #expect(renderer.graph.diagnostics.map(\.code).filter { $0 == "chart.image-paint" }.count == 1)
    }

    @Test("an image as the style of a plot's elements is reported once")
    func imagePaintByKeyPath() {
        struct Row {
            var name: String
            var paint = ImagePaint(image: Image(systemName: "star"))
        }
        let renderer = ViewRenderer(text: ShapingCache(shaper: FixedMetricsShaper()))
        let rows = ["a", "b"].map { Row(name: $0) }
        let chart = Chart {
            BarPlot(rows, x: .value("x", \.name), y: .value("n", \.name.count)).foregroundStyle(\.paint)
        }
        _ = renderer.drawing(of: chart, proposal: ProposedViewSize(width: 100, height: 100))
        #expect(renderer.graph.diagnostics.map(\.code).filter { $0 == "chart.image-paint" }.count == 1)
    }

    @Test("both names of a mark's two ends are spoken")
    func ends() {
        let area = marks(
            of: AreaMark(x: .value("Day", 1), yStart: .value("Low", 2), yEnd: .value("High", 5)))
        #expect(area.y.label(0) == "Low – High")
        let bar = marks(of: BarMark(xStart: .value("Start", 1), xEnd: .value("End", 2), y: .value("Task", "a")))
        #expect(bar.x.label(0) == "Start – End")
        let same = marks(of: BarMark(xStart: .value("Time", 1), xEnd: .value("Time", 2), y: .value("Task", "a")))
        #expect(same.x.label(0) == "Time")
    }
}
