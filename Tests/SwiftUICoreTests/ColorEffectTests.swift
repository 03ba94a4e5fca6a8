import Drawing
import Foundation
import Geometry
import Testing

@testable import SwiftUICore

@MainActor
struct ColorEffectTests {
    private let orange = Color(red: 1, green: 0.5, blue: 0)

    private func color(_ view: some View) -> RGBA? {
        paths(in: drawing(view, width: 10, height: 10).items).first?.fill?.solidColor
    }

    private func isClose(_ a: RGBA?, _ red: Double, _ green: Double, _ blue: Double) -> Bool {
        guard let a else { return false }
        return max(abs(a.red - red), abs(a.green - green), abs(a.blue - blue)) < 1e-3
    }

    @Test func `the colours of what is drawn are changed`() {
        #expect(isClose(color(orange.grayscale(1)), 0.570, 0.570, 0.570))
        #expect(isClose(color(orange.saturation(0)), 0.570, 0.570, 0.570))
        #expect(isClose(color(orange.brightness(0.25)), 1, 0.75, 0.25))
        #expect(isClose(color(orange.contrast(0.5)), 0.75, 0.5, 0.25))
        #expect(isClose(color(orange.contrast(-1)), 0, 0.5, 1))
        #expect(isClose(color(orange.colorInvert()), 0, 0.5, 1))
        #expect(isClose(color(orange.colorMultiply(Color(white: 0.5))), 0.5, 0.25, 0))
        #expect(isClose(color(orange.hueRotation(.degrees(360))), 1, 0.5, 0))
    }

    @Test func `changes follow one another from the inside out`() {
        #expect(isClose(color(orange.colorInvert().brightness(0.25)), 0.25, 0.75, 1))
        #expect(isClose(color(orange.brightness(0.25).colorInvert()), 0, 0.25, 0.75))
    }

    @Test func `amounts that are no numbers change nothing`() {
        #expect(isClose(color(orange.grayscale(.nan).contrast(.infinity).brightness(.nan)), 1, 0.5, 0))
    }

    @Test func `texts stay texts`() {
        let items = drawing(Text(verbatim: "ab").foregroundStyle(orange).grayscale(1)).items
        #expect(isClose(texts(in: items).first?.runs.first?.paint.solidColor, 0.570, 0.570, 0.570))
    }

    @Test func `luminance becomes the opacity of a whole`() {
        let items = drawing(orange.luminanceToAlpha(), width: 10, height: 10).items
        func filters(_ items: [DrawingItem]) -> [ColorFilter] {
            items.flatMap { item -> [ColorFilter] in
                guard case .group(let group) = item else { return [] }
                return group.colorFilters + filters(group.items)
            }
        }
        #expect(filters(items) == [.luminanceToAlpha])
    }

    @Test func `visual effects and filters of a canvas change colours too`() {
        #expect(isClose(color(orange.visualEffect { effect, _ in effect.saturation(0) }), 0.570, 0.570, 0.570))
        let canvas = Canvas { context, size in
            context.addFilter(.colorInvert())
            context.addFilter(.colorMultiply(Color(white: 0.5)))
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.white))
            var second = context
            var matrix = ColorMatrix()
            matrix.r5 = 1
            second.addFilter(.colorMatrix(matrix))
            second.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.white))
        }
        let fills = paths(in: drawing(canvas, width: 10, height: 10).items).compactMap(\.fill?.solidColor)
        #expect(fills.count == 2 && isClose(fills.first, 0, 0, 0) && isClose(fills.last, 1, 0, 0))
    }
}
