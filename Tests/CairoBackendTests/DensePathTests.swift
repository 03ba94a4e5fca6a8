import Drawing
import Foundation
import Geometry
import Testing

@testable import CairoBackend

@Suite struct DensePathTests {
    /// Ink of a picture of black on white, 0 to 255 a pixel.
    private func ink(_ image: RasterImage) -> [Int] { image.pixels.map { 255 - Int($0 & 0xFF) } }

    private func ink(_ raster: CoverageRaster, evenOdd: Bool = false) -> [Int] {
        var bytes = [UInt8](repeating: 0, count: raster.width * raster.height)
        bytes.withUnsafeMutableBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            raster.write(to: base, bytesPerRow: raster.width, evenOdd: evenOdd)
        }
        return bytes.map { Int($0) }
    }

    /// How far two pictures are apart: on average where there is ink, and at most.
    private func expectSame(_ a: [Int], _ b: [Int], mean: Double, most: Int, _ what: String) {
        let differences = zip(a, b).map { abs($0 - $1) }
        let total = max(1, b.count { $0 > 0 })
        #expect(Double(differences.reduce(0, +)) / Double(total) < mean, "\(what)")
        #expect((differences.max() ?? 0) <= most, "\(what)")
    }

    private func random(_ count: Int, seed: UInt32, within size: CGFloat = 40) -> [CGPoint] {
        var state = seed
        func next() -> CGFloat {
            state = state &* 1_664_525 &+ 1_013_904_223
            return CGFloat(state >> 8) / CGFloat(1 << 24) * size
        }
        return (0..<count).map { _ in CGPoint(x: next(), y: next()) }
    }

    @Test(arguments: [3, 4, 7, 12]) func `Polygons cover what cairo fills, by both rules`(corners: Int) throws {
        for seed in UInt32(1)...5 {
            let points = random(corners, seed: seed, within: 60).map { CGPoint(x: $0.x - 10, y: $0.y - 10) }
            var raster = CoverageRaster(left: 0, top: 0, width: 40, height: 40)
            raster.add(points)
            let outline = Outline { outline in
                points.forEach { outline.line(to: $0) }
                outline.close()
            }
            let evenOdd = try ink(render([.path(DrawnPath(outline, fill: .color(.black), evenOdd: true))]))
            // Where several edges cross a pixel its areas are added up; cairo samples fifteen lines of each.
            expectSame(ink(raster, evenOdd: true), evenOdd, mean: 4, most: 150, "even-odd \(corners) \(seed)")
            if corners == 3 { expectSame(ink(raster), evenOdd, mean: 3, most: 20, "triangle \(seed)") }
        }
    }

    @Test(arguments: [Stroke.Join.miter, .round, .bevel], [Stroke.Cap.butt, .round, .square])
    func `Strokes cover what cairo strokes`(join: Stroke.Join, cap: Stroke.Cap) throws {
        for (seed, isClosed) in [(UInt32(7), false), (8, true), (9, false)] {
            for dash in [[], [7, 3, 2, 4]] as [[CGFloat]] {
                let stroke = Stroke(width: 3, cap: cap, join: join, miterLimit: 4, dash: dash, dashPhase: 5)
                let points = random(5, seed: seed)
                var raster = CoverageRaster(left: 0, top: 0, width: 40, height: 40)
                let line = Polyline(points: points, isClosed: isClosed)
                withoutActuallyEscaping({ (polygon: ArraySlice<CGPoint>) in raster.add(polygon) }) { add in
                    let polygons = StrokePolygons(stroke, scale: 1, add: add)
                    for piece in dash.isEmpty ? [line] : line.dashed(dash, phase: 5) { polygons.addStroke(of: piece) }
                }
                let outline = Outline { outline in
                    points.forEach { outline.line(to: $0) }
                    if isClosed { outline.close() }
                }
                let wanted = try ink(render([.path(DrawnPath(outline, stroke: stroke, paint: .color(.black)))]))
                expectSame(ink(raster), wanted, mean: 7, most: 130, "\(join) \(cap) \(seed) \(dash)")
            }
        }
    }

    @Test func `A dense line is drawn whole, in its paint, through clips and transforms`() throws {
        let zigzag = Outline { outline in
            for index in 0..<400 {
                outline.line(to: CGPoint(x: CGFloat(index) / 10, y: index.isMultiple(of: 2) ? 10 : 30))
            }
        }
        let item = DrawingItem.path(DrawnPath(zigzag, stroke: Stroke(width: 1), paint: .color(blue.opacity(0.5))))
        let image = try render([item])
        #expect(isClose(image.pixel(x: 20, y: 20), 0xFF7F_BCFF, within: 3))
        #expect(image.pixel(x: 20, y: 5) == 0xFFFF_FFFF)
        let turned = try render([
            group([item]) {
                $0.transform = CGAffineTransform(rotationAngle: .pi / 2)
                    .concatenating(CGAffineTransform(translationX: 40, y: 0))
                $0.clip = ClipOutline(box(0, 0, 20, 40))
            }
        ])
        #expect(isClose(turned.pixel(x: 20, y: 10), 0xFF7F_BCFF, within: 3))
        #expect(turned.pixel(x: 20, y: 30) == 0xFFFF_FFFF)
    }

    @Test func `A dense area is filled as a sparse one`() throws {
        func area(_ count: Int) -> DrawingItem {
            let outline = Outline { outline in
                outline.move(to: CGPoint(x: 0, y: 35))
                for index in 0..<count {
                    let x = CGFloat(index) / CGFloat(count - 1) * 40
                    // A comb whose teeth are far narrower than pixels, or its average.
                    let y: CGFloat = count > 2 ? (index.isMultiple(of: 2) ? 5 : 25) : 15
                    outline.line(to: CGPoint(x: x, y: y))
                }
                outline.line(to: CGPoint(x: 40, y: 35))
                outline.close()
            }
            return .path(DrawnPath(outline, fill: .color(.black)))
        }
        let image = try render([area(4001)])
        #expect(image.pixel(x: 20, y: 30) == 0xFF00_0000)
        #expect(isClose(image.pixel(x: 20, y: 15), 0xFF7F_7F7F, within: 8))
        #expect(image.pixel(x: 20, y: 3) == 0xFFFF_FFFF)
        #expect(try render([area(2)]).pixel(x: 20, y: 20) == 0xFF00_0000)
    }

    /// cairo alone needs minutes for them.
    @Test func `A hundred thousand vertices are drawn, solid and dashed`() throws {
        let noise = Outline { outline in
            for (index, point) in random(100_000, seed: 3).enumerated() {
                outline.line(to: CGPoint(x: CGFloat(index) / 2500, y: point.y))
            }
        }
        for dash in [[], [3, 2]] as [[CGFloat]] {
            let stroke = Stroke(width: 1, dash: dash)
            let image = try render([.path(DrawnPath(noise, stroke: stroke, paint: .color(.black)))])
            #expect(image.pixel(x: 20, y: 20) == 0xFF00_0000)
        }
    }

    @Test func `Dashes follow a chain round its corners`() {
        let line = Polyline(points: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
        let pieces = line.dashed([8, 4], phase: 0)
        #expect(
            pieces.map(\.points) == [
                [.zero, CGPoint(x: 8, y: 0)], [CGPoint(x: 10, y: 2), CGPoint(x: 10, y: 10)],
            ])
        // Begins within the gap.
        let shifted = line.dashed([8, 4], phase: 9)
        #expect(shifted.map { $0.points[0] } == [CGPoint(x: 3, y: 0), CGPoint(x: 10, y: 5)])
        let around = Polyline(points: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)], isClosed: true)
            .dashed([100], phase: 0)
        #expect(around.map { $0.points.count } == [4])
    }
}
