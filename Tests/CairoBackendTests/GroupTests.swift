import Drawing
import Foundation
import Geometry
import Testing

@testable import CairoBackend

@Suite struct GroupTests {
    @Test func `A transform moves, turns and scales its items`() throws {
        let image = try render([
            group([fill(0, 0, 10, 5, blue)]) {
                $0.transform = CGAffineTransform(rotationAngle: .pi / 2)
                    .concatenating(CGAffineTransform(translationX: 20, y: 10))
            }
        ])
        // A quarter turn clockwise: ten wide becomes ten high, to the left of the origin.
        #expect(image.pixel(x: 16, y: 11) == bits(blue))
        #expect(image.pixel(x: 16, y: 19) == bits(blue))
        #expect(image.pixel(x: 21, y: 12) == 0xFFFF_FFFF)
    }

    @Test func `Opacity applies to the group as a whole`() throws {
        let overlapping = [fill(5, 5, 20, 20, .black), fill(15, 15, 20, 20, .black)]
        let image = try render([group(overlapping) { $0.opacity = 0.5 }])
        for place in [10, 20, 30] { #expect(isClose(image.pixel(x: place, y: place), 0xFF7F_7F7F)) }
    }

    @Test func `A single faded path looks like a faded layer`() throws {
        let path = fill(5, 5, 20, 20, blue)
        let direct = try render([group([path]) { $0.opacity = 0.3 }])
        let layered = try render([group([path, fill(0, 0, 0, 0, red)]) { $0.opacity = 0.3 }])
        for (a, b) in zip(direct.pixels, layered.pixels) { #expect(isClose(a, b)) }
        // A fill with a stroke overlaps itself, so it takes the layer.
        var both = DrawnPath(box(10, 10, 20, 20), fill: .color(.black))
        both.stroke = Stroke(width: 8)
        both.strokePaint = .color(.black)
        let mixed = try render([group([.path(both)]) { $0.opacity = 0.5 }])
        #expect(isClose(mixed.pixel(x: 12, y: 20), 0xFF7F_7F7F))
        #expect(isClose(mixed.pixel(x: 20, y: 20), 0xFF7F_7F7F))
    }

    @Test func `Clips cut, with the even-odd rule as well, in the group's own plane`() throws {
        var ring = box(10, 10, 20, 20)
        ring.append(box(15, 15, 10, 10))
        let image = try render([
            group([fill(0, 0, 100, 100, blue)]) { $0.clip = ClipOutline(ring, evenOdd: true) }
        ])
        #expect(image.pixel(x: 12, y: 12) == bits(blue))
        #expect(image.pixel(x: 20, y: 20) == 0xFFFF_FFFF)
        #expect(image.pixel(x: 5, y: 5) == 0xFFFF_FFFF)
        let moved = try render([
            group([fill(0, 0, 100, 100, blue)]) {
                $0.clip = ClipOutline(box(0, 0, 5, 5))
                $0.transform = CGAffineTransform(translationX: 30, y: 30)
            }
        ])
        #expect(moved.pixel(x: 32, y: 32) == bits(blue))
        #expect(moved.pixel(x: 36, y: 36) == 0xFFFF_FFFF)
        let nothing = try render([group([fill(0, 0, 40, 40, blue)]) { $0.clip = ClipOutline(Outline()) }])
        #expect(nothing.pixels.allSatisfy { $0 == 0xFFFF_FFFF })
    }

    @Test func `A mask keeps what its alpha covers, whatever its colour`() throws {
        let image = try render([
            group([fill(0, 0, 40, 40, blue)]) {
                $0.mask = [fill(0, 0, 20, 40, .white), fill(20, 0, 10, 40, RGBA.black.opacity(0.5))]
            }
        ])
        #expect(image.pixel(x: 10, y: 10) == bits(blue))
        #expect(isClose(image.pixel(x: 25, y: 10), 0xFF7F_BCFF, within: 2))
        #expect(image.pixel(x: 35, y: 10) == 0xFFFF_FFFF)
        let empty = try render([group([fill(0, 0, 40, 40, blue)]) { $0.mask = [] }])
        #expect(empty.pixels.allSatisfy { $0 == 0xFFFF_FFFF })
    }

    @Test func `Multiply and its kin mix with what lies below`() throws {
        func mixed(_ mode: BlendMode) throws -> UInt32? {
            try render([
                fill(0, 0, 40, 40, RGBA(red: 0.5, green: 1, blue: 0)),
                group([fill(0, 0, 40, 40, RGBA(red: 0.5, green: 0.5, blue: 1))]) { $0.blend = mode },
            ]).pixel(x: 20, y: 20)
        }
        #expect(isClose(try mixed(.multiply), 0xFF40_8000, within: 2))
        #expect(isClose(try mixed(.screen), 0xFFBF_FFFF, within: 2))
        #expect(isClose(try mixed(.darken), 0xFF80_8000, within: 2))
        #expect(isClose(try mixed(.lighten), 0xFF80_FFFF, within: 2))
        #expect(isClose(try mixed(.difference), 0xFF00_80FF, within: 2))
        #expect(isClose(try mixed(.plusLighter), 0xFFFF_FFFF, within: 2))
        #expect(isClose(try mixed(.destinationOver), 0xFF80_FF00, within: 2))
    }

    @Test func `Every blend mode has an operator of its own, but for the one that cairo lacks`() {
        let operators = BlendMode.allCases.map(\.cairoOperator.rawValue)
        #expect(Set(operators).count == BlendMode.allCases.count - 1)
        #expect(BlendMode.plusDarker.cairoOperator == BlendMode.multiply.cairoOperator)
    }

    @Test func `Blend modes inside of a layer see the layer only`() throws {
        let image = try render([
            fill(0, 0, 40, 40, .black),
            group([fill(0, 0, 40, 40, red), group([fill(0, 0, 40, 40, .white)]) { $0.blend = .multiply }]) {
                $0.opacity = 0.999
            },
        ])
        #expect(isClose(image.pixel(x: 20, y: 20), bits(red), within: 2))
    }

    @Test func `Flat and impossible transforms hide their group and harm nothing else`() throws {
        for transform in [
            CGAffineTransform(scaleX: 0, y: 1), CGAffineTransform(scaleX: .nan, y: 1),
            CGAffineTransform(translationX: .infinity, y: 0), CGAffineTransform(scaleX: 1e-30, y: 1e-30),
        ] {
            let image = try render([
                group([fill(0, 0, 40, 40, red)]) { $0.transform = transform }, fill(0, 0, 5, 5, blue),
            ])
            #expect(image.pixel(x: 2, y: 2) == bits(blue))
            #expect(image.pixel(x: 20, y: 20) == 0xFFFF_FFFF)
        }
    }

    @Test func `Opacity that is not a number counts as opaque, below zero as invisible`() throws {
        let nan = try render([group([fill(0, 0, 40, 40, red)]) { $0.opacity = .nan }])
        #expect(nan.pixel(x: 20, y: 20) == bits(red))
        let negative = try render([group([fill(0, 0, 40, 40, red)]) { $0.opacity = -1 }])
        #expect(negative.pixel(x: 20, y: 20) == 0xFFFF_FFFF)
    }

    @Test func `Semantics draw their items`() throws {
        let image = try render([.semantics(DrawnSemantics(role: .mark, items: [fill(0, 0, 40, 40, red)]))])
        #expect(image.pixel(x: 20, y: 20) == bits(red))
    }

    @Test func `Bounds hold strokes, shadows and transforms`() {
        let item = group([line([.zero, CGPoint(x: 10, y: 0)], Stroke(width: 4, join: .round))]) {
            $0.transform = CGAffineTransform(translationX: 100, y: 0)
            $0.shadow = DrawnShadow(color: .black, deviation: 2, offset: CGSize(width: 20, height: 0))
        }
        let bounds = item.bounds
        #expect(bounds.minX <= 98 && bounds.maxX >= 138 && bounds.minY <= -6 && bounds.maxY >= 6)
        #expect(group([]).bounds.isNull)
    }
    @Test func `Blend modes reach what is behind plain groups, not what is behind isolated or clipped ones`() throws {
        func pixel(_ change: (inout DrawnGroup) -> Void) throws -> UInt32? {
            let blended = group([fill(0, 0, 40, 40, red)]) { $0.blend = .difference }
            return try render([fill(0, 0, 40, 40, .white), group([blended], change)]).pixel(x: 20, y: 20)
        }
        let inverse = RGBA(red: 1 - red.red, green: 1 - red.green, blue: 1 - red.blue)
        #expect(isClose(try pixel { _ in }, bits(inverse)))
        #expect(isClose(try pixel { $0.transform = CGAffineTransform(scaleX: 2, y: 2) }, bits(inverse)))
        #expect(isClose(try pixel { $0.isIsolated = true }, bits(red)))
        #expect(isClose(try pixel { $0.clip = ClipOutline(box(0, 0, 40, 40)) }, bits(red)))
    }

    @Test func `Holes cut within an isolated group leave what is behind it`() throws {
        let hole = group([fill(10, 10, 20, 20, .black)]) { $0.blend = .destinationOut }
        let image = try render([
            fill(0, 0, 40, 40, blue), group([fill(0, 0, 40, 40, red), hole]) { $0.isIsolated = true },
        ])
        #expect(image.pixel(x: 20, y: 20) == bits(blue))
        #expect(image.pixel(x: 2, y: 2) == bits(red))
    }

    @Test func `An inner shadow darkens the edge of what it falls into, and nothing else`() throws {
        let shadow = DrawnShadow(color: .black, deviation: 2, offset: .zero)
        let bar = fill(10, 10, 20, 20, .white)
        let image = try render([
            fill(0, 0, 40, 40, red), bar,
            innerShadow(shadow, into: [bar], bounds: CGRect(x: 10, y: 10, width: 20, height: 20)),
        ])
        #expect(image.pixel(x: 5, y: 20) == bits(red))
        #expect(isClose(image.pixel(x: 20, y: 20), 0xFFFF_FFFF, within: 2))
        let edge = try #require(image.pixel(x: 10, y: 20))
        #expect(edge & 0xFF < 0xC0)
    }
}
