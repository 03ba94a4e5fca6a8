import Foundation
import Geometry
import ShapeKit
import Testing

@Suite struct BarOutlineTests {
    /// Whether the rectangle's four corners, clockwise from the top left, are points of the outline.
    private func sharpCorners(_ outline: Outline, _ rect: CGRect) -> [Bool] {
        [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ].map(outline.points.contains)
    }

    @Test("Only the corners at the value's end are round, whichever way the bar points")
    func valueEnd() {
        let rect = CGRect(x: 10, y: 20, width: 14, height: 80)
        let up = barOutline(start: 100, end: 20, near: 10, far: 24)
        #expect(sharpCorners(up, rect) == [false, false, true, true])
        let down = barOutline(start: 20, end: 100, near: 24, far: 10)
        #expect(sharpCorners(down, rect) == [true, true, false, false])
        let right = barOutline(start: 10, end: 24, near: 20, far: 100, isHorizontal: true)
        #expect(sharpCorners(right, rect) == [true, false, false, true])
        let left = barOutline(start: 24, end: 10, near: 20, far: 100, isHorizontal: true)
        #expect(sharpCorners(left, rect) == [false, true, true, false])
        let both = barOutline(start: 20, end: 100, near: 10, far: 24, roundsStart: true)
        #expect(sharpCorners(both, rect) == [false, false, false, false])
        let inner = barOutline(start: 20, end: 100, near: 10, far: 24, roundsEnd: false)
        #expect(sharpCorners(inner, rect) == [true, true, true, true])
    }

    @Test("The radius is at most half of the shorter side, so that a thin wick has round ends")
    func limited() {
        let wick = OutlineProbe(
            barOutline(start: 0, end: 40, near: 0, far: 2, cornerRadius: 9, roundsStart: true), pieces: 100)
        #expect(abs(wick.area - (2 * 38 + .pi)) < 0.01)
        #expect(wick.bounds == CGRect(x: 0, y: 0, width: 2, height: 40))
    }

    @Test("A bar of zero height keeps its place, one without numbers is empty")
    func degenerate() {
        let flat = barOutline(start: 5, end: 5, near: 0, far: 10)
        #expect(!flat.isEmpty && flat.isFinite && flat.controlBounds.height == 0)
        for bad in [CGFloat.nan, .infinity] {
            #expect(barOutline(start: bad, end: 5, near: 0, far: 10).isEmpty)
            #expect(barOutline(start: 0, end: 5, near: 0, far: bad).isEmpty)
            #expect(barOutline(start: 0, end: 5, near: 0, far: 10, cornerRadius: bad).isFinite)
        }
    }
}
