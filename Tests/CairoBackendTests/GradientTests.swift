import Drawing
import Foundation
import Geometry
import Testing

@testable import CairoBackend

@Suite struct GradientTests {
    private let blackToWhite = [GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1)]

    private func image(_ paint: Paint) throws -> RasterImage {
        try render([.path(DrawnPath(box(0, 0, 40, 40), fill: paint))], background: nil)
    }

    @Test func `A linear gradient has its middle colour in the middle and its end colours beyond its ends`() throws {
        let image = try image(.linear(stops: blackToWhite, from: CGPoint(x: 10, y: 0), to: CGPoint(x: 30, y: 0)))
        #expect(isClose(image.pixel(x: 20, y: 5), 0xFF83_8383, within: 4))
        #expect(image.pixel(x: 2, y: 5) == 0xFF00_0000)
        #expect(image.pixel(x: 38, y: 5) == 0xFFFF_FFFF)
    }

    @Test func `A radial gradient goes from its inner to its outer radius, in either order`() throws {
        let center = CGPoint(x: 20, y: 20)
        let outward = try image(.radial(stops: blackToWhite, center: center, startRadius: 5, endRadius: 15))
        #expect(outward.pixel(x: 20, y: 20) == 0xFF00_0000)
        #expect(isClose(outward.pixel(x: 30, y: 20), 0xFF8A_8A8A, within: 10))
        #expect(outward.pixel(x: 0, y: 0) == 0xFFFF_FFFF)
        let inward = try image(.radial(stops: blackToWhite, center: center, startRadius: 15, endRadius: 5))
        #expect(inward.pixel(x: 20, y: 20) == 0xFFFF_FFFF)
        #expect(inward.pixel(x: 0, y: 0) == 0xFF00_0000)
    }

    @Test func `An angular gradient turns clockwise from 3 o'clock`() throws {
        let image = try image(
            .angular(stops: blackToWhite, center: CGPoint(x: 20, y: 20), startAngle: 0, endAngle: 2 * .pi))
        #expect(isClose(image.pixel(x: 20, y: 35), 0xFF40_4040, within: 4))
        #expect(isClose(image.pixel(x: 3, y: 20), 0xFF80_8080, within: 4))
        #expect(isClose(image.pixel(x: 19, y: 4), 0xFFBF_BFBF, within: 4))
        // No seams: every pixel is opaque.
        #expect(image.pixels.allSatisfy { $0 >> 24 == 255 })
    }

    @Test func `What an angular gradient leaves open is half its last and half its first colour`() {
        let wedges = AngularWedge.wedges(stops: blackToWhite, startAngle: 0, endAngle: .pi)
        #expect(wedges.map(\.sweep).reduce(0, +).isApproximately(2 * .pi))
        #expect(wedges.suffix(2).map(\.from) == [.white, .black])
        #expect(wedges.suffix(2).map(\.to) == [.white, .black])
    }

    @Test func `Of several turns the last shows`() {
        let wedges = AngularWedge.wedges(stops: blackToWhite, startAngle: 0, endAngle: 4 * .pi)
        #expect(wedges.count == 1)
        #expect(wedges[0].start.isApproximately(2 * .pi))
        #expect(wedges[0].from.red.isApproximately(0.5))
        #expect(wedges[0].to == .white)
    }

    @Test func `An angular gradient that runs backwards mirrors one that runs forwards`() {
        let forwards = AngularWedge.wedges(stops: blackToWhite, startAngle: 0, endAngle: 2 * .pi)
        let backwards = AngularWedge.wedges(
            stops: [GradientStop(color: .white, location: 0), GradientStop(color: .black, location: 1)],
            startAngle: 2 * .pi, endAngle: 0)
        #expect(forwards == backwards)
    }

    @Test func `Two stops at one place make a hard edge`() throws {
        let stops = [
            GradientStop(color: red, location: 0), GradientStop(color: red, location: 0.5),
            GradientStop(color: blue, location: 0.5), GradientStop(color: blue, location: 1),
        ]
        let linear = try image(.linear(stops: stops, from: .zero, to: CGPoint(x: 40, y: 0)))
        #expect(linear.pixel(x: 18, y: 5) == bits(red))
        #expect(linear.pixel(x: 21, y: 5) == bits(blue))
        let angular = try image(
            .angular(stops: stops, center: CGPoint(x: 20, y: 20), startAngle: 0, endAngle: 2 * .pi))
        #expect(isClose(angular.pixel(x: 20, y: 30), bits(red)))
        #expect(isClose(angular.pixel(x: 20, y: 10), bits(blue)))
    }

    @Test func `A gradient without extent is its last colour`() throws {
        let stops = [
            GradientStop(color: green, location: .nan), GradientStop(color: red, location: -3),
            GradientStop(color: blue, location: 7),
        ]
        for paint in [
            Paint.linear(stops: stops, from: .zero, to: .zero),
            .radial(stops: stops, center: .zero, startRadius: 3, endRadius: 3),
            .radial(stops: stops, center: .zero, startRadius: -9, endRadius: 0),
        ] {
            #expect(try image(paint).pixel(x: 20, y: 20) == bits(blue))
        }
    }

    @Test func `Gradients that are nowhere or have no stops draw nothing`() throws {
        let nowhere = CGPoint(x: CGFloat.nan, y: 0)
        for paint in [
            Paint.linear(stops: blackToWhite, from: nowhere, to: .zero),
            .linear(stops: [], from: .zero, to: CGPoint(x: 1, y: 1)),
            .radial(stops: blackToWhite, center: .zero, startRadius: .nan, endRadius: 3),
            .angular(stops: blackToWhite, center: nowhere, startAngle: 0, endAngle: 1),
            .angular(stops: blackToWhite, center: .zero, startAngle: 0, endAngle: .infinity),
            .angular(stops: [], center: .zero, startAngle: 0, endAngle: 1),
        ] {
            #expect(try image(paint).pixels.allSatisfy { $0 == 0 })
        }
    }

    @Test func `Strokes take gradients too`() throws {
        let paint = Paint.linear(stops: blackToWhite, from: .zero, to: CGPoint(x: 40, y: 0))
        let outline = Outline {
            $0.move(to: CGPoint(x: 0, y: 20))
            $0.line(to: CGPoint(x: 40, y: 20))
        }
        let image = try render([.path(DrawnPath(outline, stroke: Stroke(width: 6), paint: paint))], background: nil)
        #expect(isClose(image.pixel(x: 20, y: 20), 0xFF82_8282, within: 4))
    }
}

extension BinaryFloatingPoint {
    func isApproximately(_ other: Self) -> Bool { (self - other).magnitude < 1e-9 }
}
