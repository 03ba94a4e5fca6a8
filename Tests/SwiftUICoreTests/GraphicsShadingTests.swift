import Drawing
import Foundation
import Geometry
import Testing

@testable import SwiftUICore

/// Options of gradients, tiles and filters of a `GraphicsContext`.
@MainActor
struct GraphicsShadingTests {
    private let box = CGRect(x: 0, y: 0, width: 100, height: 10)
    private let gradient = Gradient(colors: [.black, .white])

    private func drawn(_ draw: @escaping (inout GraphicsContext) -> Void) -> [DrawingItem] {
        drawing(Canvas { context, _ in draw(&context) }, width: 100, height: 10).items
    }

    private func fill(_ shading: GraphicsContext.Shading) -> Paint? {
        let box = box
        return paths(in: drawn { $0.fill(Path(box), with: shading) }).first?.fill
    }

    private func linear(_ options: GraphicsContext.GradientOptions) -> GraphicsContext.Shading {
        .linearGradient(gradient, startPoint: .zero, endPoint: CGPoint(x: 25, y: 0), options: options)
    }

    private func red(_ stops: [GradientStop], at location: Double) -> Double {
        (GradientSampler(stops, space: .device).color(at: location).red * 100).rounded() / 100
    }

    @Test("a gradient that repeats begins again, one that mirrors goes back")
    func repeating() {
        guard case .linear(let stops, _, let end)? = fill(linear(.repeat)),
            case .linear(let mirrored, _, _)? = fill(linear(.mirror)),
            case .linear(let plain, _, let plainEnd)? = fill(linear([]))
        else {
            Issue.record("no gradient")
            return
        }
        #expect(end.x == 100 && plainEnd.x == 25 && plain.count == 2)
        #expect([0.125, 0.375, 0.625].map { red(stops, at: $0) } == [0.5, 0.5, 0.5])
        #expect(red(stops, at: 0.2) == 0.8 && red(stops, at: 0.3) == 0.2)
        #expect(red(mirrored, at: 0.2) == 0.8 && red(mirrored, at: 0.3) == 0.8)
    }

    @Test("rings repeat out to the farthest corner")
    func rings() {
        let shading = GraphicsContext.Shading.radialGradient(
            gradient, center: .zero, startRadius: 0, endRadius: 20, options: .repeat)
        guard case .radial(let stops, _, let inner, let outer)? = fill(shading) else {
            Issue.record("no gradient")
            return
        }
        #expect(inner == 0 && abs(outer - hypot(100, 10)) < 1e-9)
        #expect(red(stops, at: Double(10 / outer)) == 0.5 && red(stops, at: Double(30 / outer)) == 0.5)
    }

    @Test("in linear light the middle of black and white is lighter")
    func linearLight() {
        guard case .linear(let stops, _, _)? = fill(linear(.linearColor)) else {
            Issue.record("no gradient")
            return
        }
        #expect(red(stops, at: 0.5) == 0.74)
    }

    @Test("tiles begin at their origin and show their part of the image")
    func tiles() {
        let image = Image(size: CGSize(width: 20, height: 10)) { context in
            context.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 10)), with: .color(.red))
        }
        let half = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
        let box = box
        let items = drawn {
            $0.fill(
                Path(box), with: .tiledImage(image, origin: CGPoint(x: 5, y: 0), sourceRect: half, scale: 2))
        }
        func clips(_ items: [DrawingItem]) -> [CGRect] {
            items.flatMap { item -> [CGRect] in
                guard case .group(let group) = item else { return [] }
                return [group.clip?.outline.controlBounds].compactMap { $0 } + clips(group.items)
            }
        }
        let cells = clips(items).filter { $0.width == 20 }
        #expect(cells.map(\.minX) == [-15, 5, 25, 45, 65, 85])
        #expect(Set(cells.map(\.height)) == [20])
    }

    private func groups(_ items: [DrawingItem]) -> [DrawnGroup] {
        items.flatMap { item -> [DrawnGroup] in
            guard case .group(let group) = item else { return [] }
            return [group] + groups(group.items)
        }
    }

    @Test("a shadow may blend, lie above, stand alone or fall inward")
    func shadows() {
        let box = box
        func items(_ mode: GraphicsContext.BlendMode, _ options: GraphicsContext.ShadowOptions) -> [DrawingItem] {
            drawn {
                $0.addFilter(.shadow(color: .red, radius: 4, x: 3, blendMode: mode, options: options))
                $0.fill(Path(box), with: .color(.black))
            }
        }
        #expect(groups(items(.normal, [])).compactMap(\.shadow).count == 1)
        let blended = groups(items(.multiply, []))
        #expect(blended.contains { $0.blend == .multiply && $0.blur == 2 } && blended.allSatisfy { $0.shadow == nil })
        let red = Paint.color(SystemColor.red.rgba(Appearance()))
        #expect(paths(in: items(.normal, .shadowOnly)).map(\.fill) == [red])
        #expect(paths(in: items(.normal, .shadowAbove)).map(\.fill) == [.color(.black), red])
        let inward = paths(in: items(.normal, [.invertsAlpha, .shadowOnly]))
        #expect(inward.first?.evenOdd == true && (inward.first?.outline.controlBounds.width ?? 0) > 100)
    }

    @Test("an image in text takes a space as wide as it is")
    func attachments() {
        let square = Image(size: CGSize(width: 12, height: 12)) { context in
            context.fill(Path(CGRect(x: 0, y: 0, width: 12, height: 12)), with: .color(.red))
        }
        let view = Text("ab\(square)cd").font(.system(size: 10))
        let picture = drawing(view)
        #expect(abs(picture.size.width - 32) < 0.4)
        let placed = groups(picture.items).first { $0.transform.tx > 0 }
        #expect(placed?.transform.tx == 10)
        #expect(texts(in: picture.items).map(\.string) == ["abcd"])
    }

    @Test("levels of a symbol beyond its value are faint")
    func levels() {
        func faint(_ value: Double?) -> Int {
            groups(drawing(Image(systemName: "wifi", variableValue: value)).items).filter { $0.opacity < 1 }.count
        }
        #expect(faint(nil) == 0 && faint(1) == 0)
        #expect(faint(0.5) == 1)
    }
}
