import Drawing
import Foundation
import Geometry
import Testing

@testable import ChartEngine
@testable import Charts
@testable import SwiftUICore

/// Views that clients make around marks and axes, and views that stand for marks.
@MainActor
struct LayerTests {
    private let plain = BarMark(x: .value("x", "a"), y: .value("y", 1))
    private var bar: some ChartContent { plain.foregroundStyle(.red) }

    /// The groups around the first item that `matches`, outermost first.
    private func groups(_ items: [DrawingItem], around matches: (DrawingItem) -> Bool) -> [DrawnGroup]? {
        for item in items {
            if matches(item) { return [] }
            switch item {
            case .group(let group):
                if let inner = groups(group.items, around: matches) { return [group] + inner }
            case .semantics(let meaning):
                if let inner = groups(meaning.items, around: matches) { return inner }
            case .path, .text, .image: break
            }
        }
        return nil
    }

    private func groups(_ view: some View, around color: RGBA) -> [DrawnGroup] {
        let items = picture(view).items
        return groups(items) { if case .path(let path) = $0 { path.fill?.solidColor == color } else { false } } ?? []
    }

    private func bare(_ content: some ChartContent) -> some View {
        Chart { content }.chartXAxis(.hidden).chartYAxis(.hidden)
    }

    @Test("the view around a layer's placeholder is drawn, whatever its effects")
    func styledLayers() {
        let around = groups(
            bare(bar.compositingLayer { $0.opacity(0.5).shadow(color: .blue, radius: 2).blur(radius: 4) }), around: red)
        #expect(around.contains { $0.opacity == 0.5 })
        #expect(around.contains { $0.shadow?.color == blue })
        #expect(around.contains { $0.blur == 2 })
        let turned = groups(bare(bar.compositingLayer { $0.rotationEffect(.degrees(180)) }), around: red)
        // About the middle of the plot, which is the whole picture.
        let center = CGPoint(x: 100, y: 50)
        #expect(turned.contains { abs(center.applying($0.transform).x - 100) < 0.01 && $0.transform.a < -0.99 })
        let masked = groups(bare(bar.compositingLayer { $0.mask(Circle()) }), around: red)
        #expect(masked.contains { $0.mask != nil })
    }

    @Test("a background in a layer fills the plot, behind the marks")
    func backgrounds() {
        let fills = picture(bare(bar.compositingLayer { $0.background(.green) })).paths.filter { $0.fill != nil }
        #expect(fills.map(\.fill) == [green, red])
        #expect(fills.first?.bounds == CGRect(x: 0, y: 0, width: 200, height: 100))
    }

    @Test("blend modes within a layer end there")
    func isolation() {
        let blended = plain.foregroundStyle(Color.red.blendMode(.multiply))
        let around = groups(bare(blended.compositingLayer()), around: red)
        #expect(around.contains { $0.isIsolated })
        #expect(!groups(bare(Plot { blended }), around: red).contains { $0.isIsolated })
    }

    @Test("axis marks are drawn in the view around their placeholder")
    func axes() {
        let view = Chart { bar }.chartYAxis {
            AxisMarks { _ in
                AxisGridLine()
                AxisValueLabel()
            }
            .compositingLayer { $0.opacity(0.25) }
        }
        let items = picture(view).items
        let line = groups(items) { item in
            guard case .path(let path) = item else { return false }
            // Lines across x are dashed.
            return path.stroke?.dash.isEmpty == true
        }
        #expect(line?.contains { $0.opacity == 0.25 } == true)
        let label = groups(items) { item in
            guard case .text(let text) = item else { return false }
            return text.runs.map(\.shaped.text).joined() == "1.0"
        }
        #expect(label?.contains { $0.opacity == 0.25 } == true)
        let category = groups(items) { item in
            guard case .text(let text) = item else { return false }
            return text.runs.map(\.shaped.text).joined() == "a"
        }
        #expect(category?.contains { $0.opacity == 0.25 } == false)
    }

    @Test("a view that serves as symbol is masked and clipped with its mark")
    func viewSymbols() {
        let point = PointMark(x: .value("x", 1), y: .value("y", 1))
            .symbol { Rectangle().fill(.green).frame(width: 10, height: 10) }
        let masked = groups(
            bare(point.mask { RectangleMark(xStart: .value("x", 0), xEnd: .value("x", 1)) }), around: green)
        #expect(masked.contains { $0.mask != nil })
        #expect(groups(bare(point.clipShape(Circle())), around: green).contains { $0.clip != nil })
        #expect(groups(bare(point.opacity(0.5)), around: green).contains { $0.opacity == 0.5 })
    }
}
