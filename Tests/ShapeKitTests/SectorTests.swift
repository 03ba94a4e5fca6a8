import Foundation
import Geometry
import ShapeKit
import Testing

@Suite struct SectorTests {
    static let center = CGPoint(x: 200, y: 150)
    static let turn = 2 * CGFloat.pi

    private func slice(
        _ from: CGFloat, _ to: CGFloat, inner: CGFloat = 68.75, outer: CGFloat = 125, inset: CGFloat = 0,
        corner: CGFloat = 0
    ) -> Outline {
        sectorOutline(
            center: Self.center, innerRadius: inner, outerRadius: outer, start: from * Self.turn, end: to * Self.turn,
            angularInset: inset, cornerRadius: corner)
    }

    @Test("Angles count clockwise from 12 o'clock")
    func directions() {
        let quarter = OutlineProbe(slice(0, 0.25, inner: 0))
        #expect(abs(quarter.bounds.minX - 200) < 1e-9 && abs(quarter.bounds.maxX - 325) < 1e-9)
        #expect(abs(quarter.bounds.minY - 25) < 1e-9 && abs(quarter.bounds.maxY - 150) < 1e-9)
        let third = OutlineProbe(slice(0.5, 0.75, inner: 0)).bounds
        #expect(abs(third.maxX - 200) < 1e-9 && abs(third.minY - 150) < 1e-9)
    }

    @Test(
        "A plain slice has its share of the ring's area",
        arguments: [0.001, 0.01, 0.2, 0.25, 0.49, 0.5, 0.51, 0.75, 0.99])
    func areas(_ share: Double) {
        for inner in [CGFloat(0), 30, 110] {
            let ring = CGFloat.pi * (125 * 125 - inner * inner)
            let area = OutlineProbe(slice(0.1, 0.1 + share, inner: inner), pieces: 200).area
            // Bézier arcs bulge by up to 0.03 % of the radius.
            #expect(abs(area - ring * share) < ring * share * 4e-4)
        }
    }

    @Test("A whole turn is a disc or a ring without a seam, whatever the inset and corners")
    func whole() {
        let disc = slice(0.3, 1.3, inner: 0, inset: 4, corner: 10)
        #expect(disc.verbs.filter { $0 == .move }.count == 1)
        #expect(!disc.verbs.contains(.line))
        let ring = slice(0, 1, inset: 4, corner: 10)
        #expect(ring.verbs.filter { $0 == .close }.count == 2 && !ring.verbs.contains(.line))
        let expected = CGFloat.pi * (125 * 125 - 68.75 * 68.75)
        #expect(abs(OutlineProbe(ring, pieces: 200).area - expected) < expected * 1e-3)
        #expect(OutlineProbe(slice(0, 7)).bounds == OutlineProbe(ring).bounds)
    }

    @Test("What has no extent or no number is empty")
    func empty() {
        #expect(slice(0.2, 0.2).isEmpty)
        for bad in [CGFloat.nan, .infinity] {
            #expect(slice(0, bad).isEmpty && slice(bad, 0.1).isEmpty)
            #expect(slice(0, 0.1, inner: bad).isEmpty && slice(0, 0.1, outer: bad).isEmpty)
            #expect(!slice(0, 0.1, inset: bad, corner: bad).isEmpty)
        }
        #expect(slice(0, 0.1, inner: 125).isEmpty)
        #expect(slice(0, 0.1, inner: 130).isEmpty)
        #expect(slice(0, 0.1, inner: 0, outer: 0).isEmpty)
        #expect(slice(0, 0.1, outer: -5).isEmpty)
    }

    @Test("The gap between two slices is equally wide from the inside to the outside", arguments: [0.1, 0.3, 0.6])
    func parallelGap(_ share: CGFloat) throws {
        let sector = try #require(
            Sector(center: Self.center, innerRadius: 60, outerRadius: 125, start: 0, end: share * Self.turn))
        let points = OutlineProbe(sector.outline(angularInset: 3)).points
        // The first side is the vertical through the centre: its points lie 3 to the right of it.
        let side = points.filter { abs($0.x - 203) < 1e-6 && $0.y < 150 }
        #expect(side.contains { abs(hypot($0.x - 200, $0.y - 150) - 125) < 1e-6 })
        #expect(side.contains { abs(hypot($0.x - 200, $0.y - 150) - 60) < 1e-6 })
        #expect(points.allSatisfy { $0.y > 150 || $0.x > 203 - 1e-6 || $0.x < 200 })
    }

    @Test("A thin slice with round corners stays visible, close to its share and inside its angle")
    func thin() {
        let outline = slice(0.4, 0.41, inner: 125 * 0.55, corner: 10)
        let probe = OutlineProbe(outline)
        let share = 0.01 * CGFloat.pi * (125 * 125 - 68.75 * 68.75)
        #expect(probe.area > 0.85 * share && probe.area <= share * 1.001)
        #expect(!probe.crossesItself)
        let inset = OutlineProbe(slice(0.4, 0.41, inner: 68.75, inset: 8, corner: 10))
        #expect(inset.area > 0.2 * share && !inset.crossesItself)
    }

    @Test("Slices of any size, inset and corner stay inside their angle and radii and never cross themselves")
    func properties() {
        var random = SeededRandom(seed: 12)
        for round in 0..<1500 {
            let start = random.double(in: -1...1)
            let share = round % 3 == 0 ? random.double(in: 1e-5...0.02) : random.double(in: 0.02...0.999)
            let inner = round % 4 == 0 ? 0 : random.double(in: 0...124)
            let inset = round % 2 == 0 ? 0 : random.double(in: 0...30)
            let corner = round % 5 == 0 ? 0 : random.double(in: 0...60)
            let outline = slice(start, start + share, inner: inner, inset: inset, corner: corner)
            let note = Comment("\(start) \(share) inner \(inner) inset \(inset) corner \(corner)")
            #expect(outline.isFinite, note)
            let probe = OutlineProbe(outline, pieces: 12)
            #expect(probe.area > 0, note)
            #expect(!probe.crossesItself, note)
            let middle = (start + share / 2) * 2 * Double.pi
            let outside = probe.points.filter { point in
                let (x, y) = (point.x - 200, point.y - 150)
                let radius = hypot(x, y)
                if radius > 125 * 1.001 || radius < inner * 0.999 - 1e-6 { return true }
                guard radius > 1e-6 else { return false }
                let angle = (atan2(x, -y) - middle).remainder(dividingBy: 2 * .pi)
                return abs(angle) > share * .pi + 1e-6 + 1e-4 / radius
            }
            #expect(outside.isEmpty, note)
        }
    }

    @Test("The centroid is that of the drawn area, the anchor halfway between the radii")
    func centroid() throws {
        for (from, to, inner) in [(0.0, 0.2, 0.0), (0.3, 0.9, 50.0), (0.1, 0.11, 100.0), (0, 0.5, 20)] {
            let sector = try #require(
                Sector(
                    center: Self.center, innerRadius: inner, outerRadius: 125, start: from * Self.turn,
                    end: to * Self.turn))
            #expect(near(sector.centroid, OutlineProbe(sector.outline(), pieces: 200).centroid, 0.02))
            #expect(abs(hypot(sector.anchor.x - 200, sector.anchor.y - 150) - (inner + 125) / 2) < 1e-9)
        }
        let whole = try #require(Sector(center: Self.center, innerRadius: 5, outerRadius: 9, start: 0, end: 7))
        #expect(whole.centroid == Self.center)
    }

    @Test("The order of the two angles does not matter")
    func reversed() {
        let (a, b) = (slice(0.1, 0.3), slice(0.3, 0.1))
        #expect(a.verbs == b.verbs && zip(a.points, b.points).allSatisfy { near($0, $1) })
    }
}
