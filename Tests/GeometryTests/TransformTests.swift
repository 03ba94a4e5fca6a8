import Foundation
import Geometry
import Testing

private func isClose(_ a: CGPoint, _ b: CGPoint, _ tolerance: CGFloat = 1e-9) -> Bool {
    abs(a.x - b.x) <= tolerance && abs(a.y - b.y) <= tolerance
}

private let transforms: [CGAffineTransform] = [
    .identity, CGAffineTransform(translationX: 12, y: -7), CGAffineTransform(scaleX: 3, y: 0.25),
    CGAffineTransform(rotationAngle: 0.7), CGAffineTransform(a: 1, b: 0.5, c: -2, d: 3, tx: 40, ty: -11),
    CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 100, ty: 0),
]

@Test(arguments: transforms) func `The inverse undoes a transform`(transform: CGAffineTransform) {
    let inverse = transform.inverted()
    for point in [CGPoint.zero, CGPoint(x: 3, y: 4), CGPoint(x: -120.5, y: 0.125)] {
        #expect(isClose(point.applying(transform).applying(inverse), point))
        #expect(isClose(point.applying(inverse).applying(transform), point))
    }
}

@Test func `A transform without inverse is returned as it is`() {
    let flat = CGAffineTransform(scaleX: 0, y: 2)
    #expect(flat.inverted() == flat)
}

@Test func `Concatenating applies the receiver first`() {
    let both = CGAffineTransform(scaleX: 2, y: 2).concatenating(CGAffineTransform(translationX: 10, y: 0))
    #expect(CGPoint(x: 1, y: 1).applying(both) == CGPoint(x: 12, y: 2))
    for a in transforms {
        for b in transforms {
            let point = CGPoint(x: 5, y: -3)
            #expect(isClose(point.applying(a.concatenating(b)), point.applying(a).applying(b)))
        }
    }
}

@Test func `Derived transforms act before the receiver`() {
    let base = CGAffineTransform(scaleX: 2, y: 3)
    let point = CGPoint(x: 1, y: 1)
    #expect(point.applying(base.translatedBy(x: 10, y: 20)) == CGPoint(x: 22, y: 63))
    #expect(point.applying(base.scaledBy(x: 4, y: 5)) == CGPoint(x: 8, y: 15))
    #expect(isClose(CGPoint(x: 1, y: 0).applying(base.rotated(by: .pi / 2)), CGPoint(x: 0, y: 3)))
}

@Test func `A positive rotation is clockwise on a canvas whose y axis points down`() {
    let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(isClose(turned, CGPoint(x: 0, y: 1)))
}

@Test func `A transformed rectangle is the upright box of its corners`() {
    let box = CGRect(x: 0, y: 0, width: 2, height: 1).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(isClose(box.origin, CGPoint(x: -1, y: 0)))
    #expect(abs(box.width - 1) < 1e-9 && abs(box.height - 2) < 1e-9)
    #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
}

@Test func `A translation moves points but not sizes`() {
    let move = CGAffineTransform(translationX: 5, y: 6)
    #expect(CGSize(width: 3, height: 4).applying(move) == CGSize(width: 3, height: 4))
    #expect(CGSize(width: 3, height: 4).applying(CGAffineTransform(scaleX: 2, y: 3)) == CGSize(width: 6, height: 12))
}
