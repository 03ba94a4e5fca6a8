import Drawing
import Foundation
import Geometry
import Testing
import TextShaping

@testable import SwiftUICore

private struct Slide: GeometryEffect {
    var amount: CGFloat

    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: amount * size.width, y: 0))
    }
}

@MainActor
struct ProjectionEffectTests {
    /// The outlines of what is drawn, moved by all groups around them.
    private func placed(_ view: some View, _ environment: EnvironmentValues = .init()) -> [CGRect] {
        func outlines(_ items: [DrawingItem], _ outer: CGAffineTransform) -> [Outline] {
            items.flatMap { item -> [Outline] in
                switch item {
                case .path(let path): [path.outline.applying(outer)]
                case .group(let group): outlines(group.items, group.transform.concatenating(outer))
                case .semantics(let meaning): outlines(meaning.items, outer)
                case .text, .image: []
                }
            }
        }
        return outlines(drawing(view, width: 100, height: 50, environment: environment).items, .identity)
            .map { rounded($0.controlBounds) }
    }

    @Test func `without perspective a turn narrows the view about its anchor`() {
        let view = Rectangle().rotation3DEffect(.degrees(60), axis: (0, 1, 0), perspective: 0)
        #expect(placed(view) == [box(25, 0, 50, 50)])
        let leading = Rectangle().rotation3DEffect(.degrees(60), axis: (0, 1, 0), anchor: .leading, perspective: 0)
        #expect(placed(leading) == [box(0, 0, 50, 50)])
    }

    @Test func `in perspective the nearer side is longer`() throws {
        let view = Rectangle().rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0))
        let path = try #require(paths(in: drawing(view, width: 100, height: 50).items).first)
        var points: [CGPoint] = []
        path.outline.forEach { element in
            switch element {
            case .move(let point), .line(let point): points.append(point)
            default: break
            }
        }
        let left = points.filter { $0.x < 50 }.map(\.y)
        let right = points.filter { $0.x > 50 }.map(\.y)
        #expect(abs(((left.max() ?? 0) - (left.min() ?? 0)) - 50 / 0.75) < 1e-6)
        #expect(abs(((right.max() ?? 0) - (right.min() ?? 0)) - 50 / 1.25) < 1e-6)
    }

    @Test func `half a turn about the vertical axis mirrors texts and shapes`() {
        let view = HStack(spacing: 0) {
            Rectangle().frame(width: 20)
            Spacer(minLength: 0)
        }
        #expect(placed(view.rotation3DEffect(.degrees(180), axis: (0, 1, 0))) == [box(80, 0, 20, 50)])
    }

    @Test func `a client's effect moves by the size of its content`() {
        #expect(
            placed(Rectangle().modifier(Slide(amount: 0.5)).frame(width: 40).padding(.leading, 10)) == [
                box(30, 0, 40, 50)
            ])
        #expect(placed(Rectangle().modifier(Slide(amount: 0).ignoredByLayout())) == [box(0, 0, 100, 50)])
    }

    @Test func `transforms are put together and read`() {
        let move = ProjectionTransform(CGAffineTransform(translationX: 3, y: 4))
        let both = move.concatenating(ProjectionTransform(CGAffineTransform(scaleX: 2, y: 2)))
        #expect((both.m31, both.m32, both.m11) == (6, 8, 2) && both.isAffine && !both.isIdentity)
        #expect(ProjectionTransform().isIdentity)
        #expect(placed(Rectangle().projectionEffect(move)) == [box(3, 4, 100, 50)])
    }

    @Test func `groups, gradients, texts and images are kept in perspective`() {
        let view = ZStack {
            LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
            Text(verbatim: "abc").shadow(radius: 2)
            Circle().stroke(.green, lineWidth: 4).clipShape(Capsule()).opacity(0.5)
        }
        let items = drawing(
            view.rotation3DEffect(.degrees(40), axis: (x: 1, y: 0, z: 0)), width: 100, height: 100
        ).items
        #expect(paths(in: items).count == 2 && texts(in: items).count == 1)
        #expect(paths(in: items).allSatisfy { $0.outline.isFinite && $0.stroke == nil })
    }

    @Test func `texts in perspective are reported`() {
        func codes(_ view: some View) -> [String] {
            let renderer = ViewRenderer(text: ShapingCache(shaper: FixedMetricsShaper()))
            _ = renderer.drawing(of: view, proposal: .unspecified)
            return renderer.graph.diagnostics.map(\.code)
        }
        let text = Text(verbatim: "a").padding()
        #expect(codes(text.rotation3DEffect(.degrees(40), axis: (0, 1, 0))) == ["view.text-in-perspective"])
        #expect(codes(text.rotation3DEffect(.degrees(40), axis: (0, 1, 0), perspective: 0)).isEmpty)
        #expect(codes(Circle().rotation3DEffect(.degrees(40), axis: (0, 1, 0))).isEmpty)
    }

    @Test func `a view that flips is turned over from right to left only`() {
        let view = HStack(spacing: 0) {
            Rectangle().frame(width: 20)
            Color.clear
        }.environment(\.layoutDirection, .leftToRight)
        #expect(placed(view.flipsForRightToLeftLayoutDirection(true)) == [box(0, 0, 20, 50)])
        var environment = EnvironmentValues()
        environment.layoutDirection = .rightToLeft
        #expect(placed(view.flipsForRightToLeftLayoutDirection(true), environment) == [box(80, 0, 20, 50)])
        #expect(placed(view.flipsForRightToLeftLayoutDirection(false), environment) == [box(0, 0, 20, 50)])
    }
}
