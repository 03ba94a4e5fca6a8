import Drawing
import Foundation
import Geometry
import Testing

@testable import CairoBackend

@Suite struct PathPixelTests {
    @Test func `A fill covers its rectangle and nothing else`() throws {
        let image = try render([fill(10, 10, 20, 20, blue)])
        #expect((image.width, image.height) == (40, 40))
        #expect(image.pixel(x: 10, y: 10) == bits(blue))
        #expect(image.pixel(x: 29, y: 29) == bits(blue))
        #expect(image.pixel(x: 9, y: 10) == 0xFFFF_FFFF)
        #expect(image.pixel(x: 30, y: 29) == 0xFFFF_FFFF)
        #expect(image.pixel(x: 40, y: 0) == nil)
    }

    @Test func `Scale multiplies pixels, not geometry`() throws {
        let image = try render([fill(10, 10, 20, 20, blue)], scale: 3)
        #expect((image.width, image.height, image.scale) == (120, 120, 3))
        #expect(image.pixel(x: 30, y: 89) == bits(blue))
        #expect(image.pixel(x: 29, y: 89) == 0xFFFF_FFFF)
    }

    @Test func `Sizes between pixels are rounded up`() throws {
        let odd = Drawing(size: CGSize(width: 10.2, height: 100.1), items: [])
        let image = try rasterImage(of: odd, options: RasterOptions(scale: 10))
        #expect((image.width, image.height) == (102, 1001))
        #expect(try rasterImage(of: odd, options: RasterOptions(scale: 0.001)).pixels.count == 1)
    }

    @Test func `Without a background the picture is transparent, unless it must be opaque`() throws {
        let hole = [fill(10, 10, 20, 20, blue)]
        #expect(try render(hole, background: nil).pixel(x: 0, y: 0) == 0)
        let opaque = try rasterImage(
            of: drawing(hole, background: nil), options: RasterOptions(scale: 1, isOpaque: true))
        #expect(opaque.pixel(x: 0, y: 0) == 0xFFFF_FFFF)
        #expect(opaque.pixel(x: 20, y: 20) == bits(blue))
    }

    @Test func `An opaque picture stays opaque where a blend mode makes holes`() throws {
        let items = [fill(0, 0, 40, 40, blue), group([fill(10, 10, 20, 20, red)]) { $0.blend = .destinationOut }]
        #expect(try render(items).pixel(x: 20, y: 20) == 0)
        let opaque = try rasterImage(of: drawing(items), options: RasterOptions(scale: 1, isOpaque: true))
        #expect(opaque.pixel(x: 20, y: 20) == 0xFFFF_FFFF)
    }

    @Test func `Translucent backgrounds lie below the items`() throws {
        let image = try render([], background: RGBA.black.opacity(0.5))
        #expect(isClose(image.pixel(x: 5, y: 5), 0x8000_0000))
    }

    @Test func `A stroke is as wide as it says, with its cap`() throws {
        let points = [CGPoint(x: 10, y: 20), CGPoint(x: 30, y: 20)]
        let butt = try render([line(points, Stroke(width: 4))])
        #expect(butt.pixel(x: 20, y: 18) == 0xFF00_0000)
        #expect(butt.pixel(x: 20, y: 21) == 0xFF00_0000)
        #expect(butt.pixel(x: 20, y: 22) == 0xFFFF_FFFF)
        #expect(butt.pixel(x: 8, y: 20) == 0xFFFF_FFFF)
        let square = try render([line(points, Stroke(width: 4, cap: .square))])
        #expect(square.pixel(x: 8, y: 18) == 0xFF00_0000)
        let round = try render([line(points, Stroke(width: 4, cap: .round))])
        #expect(round.pixel(x: 9, y: 20) == 0xFF00_0000)
        #expect(round.pixel(x: 8, y: 18) != 0xFF00_0000)
    }

    @Test func `Mitres are cut at their limit and round and bevel joins are shorter`() throws {
        let corner = [CGPoint(x: 5, y: 35), CGPoint(x: 20, y: 10), CGPoint(x: 35, y: 35)]
        func tip(_ stroke: Stroke) throws -> UInt32? { try render([line(corner, stroke)]).pixel(x: 20, y: 5) }
        #expect(try tip(Stroke(width: 8, join: .miter)) == 0xFF00_0000)
        #expect(try tip(Stroke(width: 8, join: .miter, miterLimit: 1)) == 0xFFFF_FFFF)
        #expect(try tip(Stroke(width: 8, join: .bevel)) == 0xFFFF_FFFF)
        #expect(try tip(Stroke(width: 8, join: .round)) != 0xFF00_0000)
    }

    @Test func `Dashes and their phase leave gaps where they should`() throws {
        let points = [CGPoint(x: 0, y: 20), CGPoint(x: 40, y: 20)]
        func row(_ stroke: Stroke) throws -> [Bool] {
            let image = try render([line(points, stroke)])
            return (0..<40).map { image.pixel(x: $0, y: 20) == 0xFF00_0000 }
        }
        let plain = try row(Stroke(width: 2, dash: [10, 5]))
        #expect(plain[9] && !plain[10] && !plain[14] && plain[15])
        let shifted = try row(Stroke(width: 2, dash: [10, 5], dashPhase: 5))
        #expect(shifted[4] && !shifted[5] && shifted[10])
        #expect(
            try row(Stroke(width: 2, dash: [10, 5], dashPhase: -10))
                == row(Stroke(width: 2, dash: [10, 5], dashPhase: 5)))
        #expect(try row(Stroke(width: 2, dash: [10, 5], dashPhase: 15e9 + 5)) == shifted)
        // One length serves as dash and gap.
        let single = try row(Stroke(width: 2, dash: [8]))
        #expect(single[7] && !single[8] && !single[15] && single[16])
    }

    @Test(
        arguments: [[0, 0], [-1, 2], [.nan, 3], [.infinity, 1], [0]] as [[CGFloat]])
    func `Dashes that make no pattern give a solid line, and drawing goes on`(dash: [CGFloat]) throws {
        let points = [CGPoint(x: 0, y: 20), CGPoint(x: 40, y: 20)]
        let image = try render([line(points, Stroke(width: 2, dash: dash)), fill(0, 0, 5, 5, blue)])
        #expect((0..<40).allSatisfy { image.pixel(x: $0, y: 20) == 0xFF00_0000 })
        #expect(image.pixel(x: 2, y: 2) == bits(blue))
    }

    @Test func `Dashes finer than a pixel end in time as an even tone`() throws {
        let points = [CGPoint(x: 0, y: 20), CGPoint(x: 40, y: 20)]
        let image = try render([line(points, Stroke(width: 2, dash: [1e-9, 1e-9], dashPhase: 1e300))])
        let tone = try #require(image.pixel(x: 20, y: 20)) & 0xFF
        #expect(tone > 60 && tone < 200)
    }

    @Test func `The even-odd rule leaves holes that the winding rule fills`() throws {
        var outline = box(5, 5, 30, 30)
        outline.append(box(15, 15, 10, 10))
        let winding = try render([.path(DrawnPath(outline, fill: .color(blue)))])
        let evenOdd = try render([.path(DrawnPath(outline, fill: .color(blue), evenOdd: true))])
        #expect(winding.pixel(x: 20, y: 20) == bits(blue))
        #expect(evenOdd.pixel(x: 20, y: 20) == 0xFFFF_FFFF)
        #expect(evenOdd.pixel(x: 10, y: 20) == bits(blue))
    }

    @Test func `Quadratic curves pass where their formula says`() throws {
        let outline = Outline {
            $0.move(to: CGPoint(x: 0, y: 30))
            $0.quad(to: CGPoint(x: 40, y: 30), control: CGPoint(x: 20, y: -10))
        }
        let image = try render([.path(DrawnPath(outline, stroke: Stroke(width: 2), paint: .color(.black)))])
        // The middle of the curve is at a quarter of both ends and half of the control point: y = 10.
        #expect(isClose(image.pixel(x: 20, y: 10), 0xFF00_0000, within: 8))
        #expect(image.pixel(x: 20, y: 14) == 0xFFFF_FFFF)
    }

    @Test func `Points that are not numbers leave gaps and harm nothing else`() throws {
        let points = [
            CGPoint(x: 0, y: 20), CGPoint(x: 10, y: 20), CGPoint(x: CGFloat.nan, y: 20), CGPoint(x: 30, y: 20),
            CGPoint(x: 40, y: 20),
        ]
        let image = try render([line(points, Stroke(width: 2)), fill(0, 0, 5, 5, blue)])
        #expect(image.pixel(x: 5, y: 20) == 0xFF00_0000)
        #expect(image.pixel(x: 20, y: 20) == 0xFFFF_FFFF)
        #expect(image.pixel(x: 35, y: 20) == 0xFF00_0000)
        #expect(image.pixel(x: 2, y: 2) == bits(blue))
        let infinite = Outline {
            $0.move(to: CGPoint(x: CGFloat.infinity, y: 0))
            $0.cubic(to: .zero, control1: CGPoint(x: 0, y: CGFloat.nan), control2: .zero)
            $0.quad(to: CGPoint(x: 4, y: 4), control: CGPoint(x: -CGFloat.infinity, y: 0))
            $0.close()
        }
        _ = try render([.path(DrawnPath(infinite, fill: .color(red)))])
    }

    @Test func `Lines to very far away keep their direction`() throws {
        // Through the middle at 45 degrees, ends far beyond what cairo can hold.
        let diagonal = [CGPoint(x: -1e12, y: -1e12), CGPoint(x: 1e12, y: 1e12)]
        let image = try render([
            line(diagonal, Stroke(width: 2)),
            line([CGPoint(x: 0, y: 30), CGPoint(x: 1e300, y: 30)], Stroke(width: 2), red),
        ])
        #expect(image.pixel(x: 20, y: 20) == 0xFF00_0000)
        #expect(image.pixel(x: 25, y: 10) == 0xFFFF_FFFF)
        #expect(image.pixel(x: 20, y: 30) == bits(red))
        let wide = try render([line([.zero, CGPoint(x: 40, y: 40)], Stroke(width: 1e12), red)])
        #expect(wide.pixel(x: 5, y: 35) == bits(red))
        let huge = try render([fill(-1e15, -1e15, 2e15, 2e15, blue)])
        #expect(huge.pixels.allSatisfy { $0 == bits(blue) })
    }

    @Test func `Widths that are not numbers or not positive draw nothing`() throws {
        let points = [CGPoint(x: 0, y: 20), CGPoint(x: 40, y: 20)]
        for width in [0, -3, CGFloat.nan, .infinity] {
            #expect(try render([line(points, Stroke(width: width))]).pixels.allSatisfy { $0 == 0xFFFF_FFFF })
        }
    }

    @Test func `Colours outside of sRGB are brought into it`() throws {
        let image = try render([fill(0, 0, 40, 40, RGBA(red: 1.4, green: -0.2, blue: .nan, alpha: 3))])
        #expect(image.pixel(x: 20, y: 20) == 0xFFFF_0000)
    }
}
