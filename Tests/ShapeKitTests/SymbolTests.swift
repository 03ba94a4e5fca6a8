import Foundation
import Geometry
import ShapeKit
import Testing

@Suite struct SymbolTests {
    private func ink(_ kind: SymbolKind, area: CGFloat = 50) -> OutlineProbe {
        OutlineProbe(symbolOutline(kind, center: CGPoint(x: 100, y: 60), area: area), pieces: 100)
    }

    @Test("Symbols have the measured sizes at area 50")
    func sizes() {
        #expect(abs(ink(.circle).bounds.width - 7.979) < 0.001)
        #expect(abs(ink(.square).bounds.width - 7.17) < 0.01)
        #expect(abs(ink(.triangle).bounds.width - 1.1 * 7.979) < 0.02)
        #expect(abs(ink(.triangle).bounds.height - 0.97 * 7.979) < 0.02)
        #expect(abs(ink(.plus).bounds.width - 8.79) < 0.01)
        #expect(abs(ink(.circle, area: 1600).bounds.width - 45.1) < 0.1)
    }

    @Test("The cross is two bars of 8.79 by 2.93 at 45 degrees with corners of 0.49")
    func cross() {
        // Turned back by 45 degrees it fills a plus of two such bars, but for the cut corners.
        let turned = ink(.cross).points.map { point -> CGPoint in
            let (x, y) = (point.x - 100, point.y - 60)
            return CGPoint(x: (x + y) / CGFloat(2).squareRoot(), y: (y - x) / CGFloat(2).squareRoot())
        }
        let length = turned.map(\.x).max().map { $0 * 2 } ?? 0
        #expect(abs(length - 8.79) < 0.01)
        let arm = turned.filter { $0.x > 2 }.map { abs($0.y) }.max().map { $0 * 2 } ?? 0
        #expect(abs(arm - 2.93) < 0.01)
        let (t, l) = (CGFloat(2.93), CGFloat(8.79))
        let corner = 0.17 * t
        let expected = 2 * l * t - t * t - 8 * (1 - .pi / 4) * corner * corner
        #expect(abs(ink(.cross).area - expected) < 0.1)
    }

    @Test(
        "All symbols of one area look about equally large and lie around their centre", arguments: SymbolKind.allCases)
    func balanced(_ kind: SymbolKind) {
        let probe = ink(kind)
        #expect(probe.area > 0.7 * 50 && probe.area < 1.1 * 50)
        #expect(!probe.crossesItself)
        let center = probe.centroid
        #expect(abs(center.x - 100) < 0.01)
        #expect(abs(center.y - 60) < (kind == .triangle ? 1.5 : 0.3))
        let box = kind.box(center: CGPoint(x: 100, y: 60), area: 50)
        let ink = probe.bounds
        #expect(ink.minX > box.minX - 0.01 && ink.maxX < box.maxX + 0.01)
        #expect(ink.minY > box.minY - 0.01 && ink.maxY < box.maxY + 0.01)
    }

    @Test("A box scaled by the perceptual rectangle gives the area back", arguments: SymbolKind.allCases)
    func perceptual(_ kind: SymbolKind) {
        let unit = kind.perceptualUnitRect
        let box = kind.box(center: .zero, area: 144)
        #expect(abs(box.width * unit.width - 12) < 1e-9)
        #expect(abs(unit.midX - 0.5) < 1e-12 && abs(unit.midY - 0.5) < 1e-12)
    }

    @Test("A hollow symbol keeps its outer shape and has a hole by either fill rule", arguments: SymbolKind.allCases)
    func hollow(_ kind: SymbolKind) {
        let center = CGPoint(x: 10, y: 10)
        let border = symbolBorderOutline(kind, center: center, area: 900, lineWidth: 2)
        let probe = OutlineProbe(border, pieces: 60)
        #expect(probe.polygons.count == 2)
        let whole = OutlineProbe(symbolOutline(kind, center: center, area: 900), pieces: 60)
        #expect(abs(probe.bounds.width - whole.bounds.width) < 1e-9)
        #expect(probe.area < whole.area * 0.9 && probe.area > 0)
        let inner = OutlineProbe(symbolOutline(kind, center: center, area: 900, inset: 2), pieces: 60)
        #expect(abs(whole.area - inner.area - probe.area) < 1e-6)
        #expect(!inner.crossesItself)
        #expect(inner.area > 0 && inner.bounds.width < whole.bounds.width - 3.9)
    }

    @Test(
        "A border that leaves no hole is the whole symbol, an inset that leaves nothing is empty",
        arguments: SymbolKind.allCases)
    func swallowed(_ kind: SymbolKind) {
        #expect(symbolOutline(kind, center: .zero, area: 50, inset: 5).isEmpty)
        let border = symbolBorderOutline(kind, center: .zero, area: 50, lineWidth: 5)
        #expect(border == symbolOutline(kind, center: .zero, area: 50))
    }

    @Test("A circle's border at the default size leaves a hole")
    func circleHole() {
        let border = OutlineProbe(symbolBorderOutline(.circle, center: .zero, area: 50, lineWidth: 2))
        #expect(abs(border.area - .pi * (3.989 * 3.989 - 1.989 * 1.989)) < 0.1)
    }

    @Test("Symbols without a size or a number are empty", arguments: SymbolKind.allCases)
    func degenerate(_ kind: SymbolKind) {
        for area in [0, -4, CGFloat.nan, .infinity] {
            #expect(symbolOutline(kind, center: .zero, area: area).isEmpty)
        }
        #expect(symbolOutline(kind, center: CGPoint(x: CGFloat.nan, y: 0), area: 50).isEmpty)
        #expect(symbolOutline(kind, in: .null).isEmpty)
        let wide = OutlineProbe(symbolOutline(kind, in: CGRect(x: 0, y: 0, width: 40, height: 10))).bounds
        #expect(wide.width > 25 && wide.height > 5 && wide.height < 13)
    }
}
