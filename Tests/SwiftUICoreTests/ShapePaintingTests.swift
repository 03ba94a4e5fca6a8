import Drawing
import Foundation
import Geometry
import Testing
import TextShaping

@testable import SwiftUICore

@MainActor
private func paths(_ view: some View, environment: EnvironmentValues = .init()) -> [DrawnPath] {
    paths(in: drawing(view, width: 40, height: 20, environment: environment).items)
}

extension Paint {
    fileprivate var hex: String? {
        if case .color(let color) = self { color.hexDescription } else { nil }
    }
}

@MainActor
@Suite struct ShapePaintingTests {
    @Test func `a shape as a view is filled with the foreground`() {
        let plain = paths(Rectangle())
        #expect(plain.count == 1)
        #expect(plain.first?.fill?.hex == "#000000FF")
        #expect(plain.first?.outline.controlBounds == CGRect(x: 0, y: 0, width: 40, height: 20))
        #expect(paths(Rectangle().foregroundColor(.red)).first?.fill?.hex == "#FF3B30FF")
        #expect(paths(Rectangle().foregroundStyle(.secondary)).first?.fill?.hex == "#3C3C4399")
        #expect(
            paths(Rectangle().fill(.tertiary).foregroundStyle(.red, .green)).first?.fill?.hex == "#34C75980")
        #expect(paths(Rectangle().foregroundColor(nil).foregroundColor(.red)).first?.fill?.hex == "#000000FF")
    }

    @Test func `colours and gradients are views that fill`() {
        #expect(paths(Color.green).first?.fill?.hex == "#34C759FF")
        let gradient = paths(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)).first?.fill
        guard case .linear(_, let from, let to)? = gradient else { return #expect(Bool(false)) }
        #expect(from == CGPoint(x: 20, y: 0) && to == CGPoint(x: 20, y: 20))
        #expect(paths(Color.clear).isEmpty)
    }

    @Test func `strokes are strokes, not outlines of them`() {
        let style = StrokeStyle(lineWidth: 3, lineCap: .round, dash: [4, 2], dashPhase: 1)
        for path in [
            paths(Circle().stroke(.red, style: style)).first, paths(Circle().stroke(style: style).fill(.red)).first,
        ] {
            #expect(path?.fill == nil)
            #expect(path?.strokePaint?.hex == "#FF3B30FF")
            #expect(path?.stroke == Stroke(width: 3, cap: .round, dash: [4, 2], dashPhase: 1))
            #expect(path?.outline.controlBounds == CGRect(x: 0, y: 0, width: 20, height: 20))
        }
    }

    @Test func `a border lies inside the shape`() {
        let path = paths(Rectangle().strokeBorder(.red, lineWidth: 4)).first
        #expect(path?.outline.controlBounds == CGRect(x: 2, y: 2, width: 36, height: 16))
        #expect(path?.stroke?.width == 4)
    }

    @Test func `fills and strokes of one shape lie over one another in order`() {
        let layers = paths(Rectangle().fill(.red).stroke(.blue, lineWidth: 2).strokeBorder(.green))
        #expect(layers.map { $0.fill?.hex ?? $0.strokePaint?.hex } == ["#FF3B30FF", "#007AFFFF", "#34C759FF"])
        #expect(layers[1].outline == layers[0].outline)
    }

    @Test func `a path draws where its coordinates say within its place`() {
        let path = Path { $0.addRect(CGRect(x: 1, y: 2, width: 3, height: 4)) }
        #expect(
            paths(path.fill(.red).padding(10)).first?.outline.controlBounds == CGRect(x: 11, y: 12, width: 3, height: 4)
        )
    }

    @Test func `the even-odd rule reaches the drawing`() {
        #expect(paths(Rectangle().fill(.red, style: FillStyle(eoFill: true))).first?.evenOdd == true)
        #expect(paths(Rectangle().fill(.red)).first?.evenOdd == false)
    }

    @Test func `drop shadows and blending are groups around the shape`() {
        let view = Rectangle().fill(.red.shadow(.drop(color: .black, radius: 6, y: 2)).blendMode(.multiply))
        let items = drawing(view, width: 40, height: 20).items
        guard case .group(let blended)? = items.first, case .group(let shadowed)? = blended.items.first else {
            return #expect(Bool(false))
        }
        #expect(blended.blend == .multiply)
        #expect(shadowed.shadow == DrawnShadow(color: .black, deviation: 3, offset: CGSize(width: 0, height: 2)))
        #expect(items.count == 1)
    }

    @Test func `an inner shadow is thrown into the clipped shape by what surrounds it`() {
        let view = Rectangle().fill(.white.shadow(.inner(color: .black, radius: 2)))
        let items = drawing(view, width: 40, height: 20).items
        #expect(items.count == 2)
        guard case .group(let clipped)? = items.last, case .group(let casting)? = clipped.items.first,
            case .path(let hole)? = casting.items.first
        else { return #expect(Bool(false)) }
        #expect(clipped.clip?.outline == Outline(rect: CGRect(x: 0, y: 0, width: 40, height: 20)))
        #expect(casting.shadow?.deviation == 1)
        #expect(hole.evenOdd && hole.outline.controlBounds.contains(CGRect(x: -5, y: -5, width: 50, height: 30)))
    }

    @Test func `an elliptical gradient is a circular one stretched to the box`() {
        let items = drawing(EllipticalGradient(colors: [.red, .blue]), width: 40, height: 20).items
        guard case .group(let group)? = items.first, case .path(let path)? = group.items.first,
            case .radial(_, let center, _, let end)? = path.fill
        else { return #expect(Bool(false)) }
        #expect(center == CGPoint(x: 20, y: 20) && end == 20)
        #expect(group.transform == CGAffineTransform(a: 1, b: 0, c: 0, d: 0.5, tx: 0, ty: 0))
        #expect(path.outline.applying(group.transform).controlBounds == CGRect(x: 0, y: 0, width: 40, height: 20))
    }

    @Test func `shapes that cannot be drawn are left out`() {
        #expect(paths(Rectangle().fill(.clear)).isEmpty)
        #expect(paths(Path().fill(.red)).isEmpty)
        let bad = Path { $0.addLines([.zero, CGPoint(x: CGFloat.nan, y: 1), CGPoint(x: 5, y: 5)]) }
        #expect(paths(bad.fill(.red)).isEmpty)
    }

    @Test func `right-to-left layout mirrors a shape in its box`() {
        var environment = EnvironmentValues()
        environment.layoutDirection = .rightToLeft
        let path = paths(
            UnevenRoundedRectangle(topLeadingRadius: 20, style: .circular).fill(.red), environment: environment
        ).first
        #expect(path.map { Path($0.outline).contains(CGPoint(x: 1, y: 1)) } == true)
        #expect(path.map { Path($0.outline).contains(CGPoint(x: 39, y: 1)) } == false)
    }

    private func diagnostics(_ view: some View) -> [String] {
        let renderer = ViewRenderer(text: ShapingCache(shaper: FixedMetricsShaper()))
        _ = renderer.drawing(of: view, proposal: ProposedViewSize(width: 10, height: 10))
        return renderer.graph.diagnostics.map(\.code)
    }

    @Test func `what cannot be drawn as asked is reported`() {
        #expect(diagnostics(Rectangle().fill(.red, style: FillStyle(antialiased: false))) == ["style.antialiasing"])
        #expect(diagnostics(Circle().stroke(.red, lineWidth: 1, antialiased: false)) == ["style.antialiasing"])
        #expect(diagnostics(Rectangle().fill(Color("Nowhere").opacity(0.5))) == ["style.missing-color"])
        #expect(diagnostics(Rectangle().fill(Color.red)).isEmpty)
    }
}
