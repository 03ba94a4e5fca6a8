import Foundation
import Geometry
import Testing

@Test func `A line without a current point begins where it ends`() {
    let outline = Outline { $0.line(to: CGPoint(x: 3, y: 4)) }
    #expect(outline.verbs == [.move])
    #expect(outline.points == [CGPoint(x: 3, y: 4)])
}

@Test func `Curves without a current point begin at their first control point`() {
    let quad = Outline { $0.quad(to: CGPoint(x: 2, y: 0), control: CGPoint(x: 1, y: 1)) }
    #expect(quad.verbs == [.move, .quad])
    #expect(quad.points.first == CGPoint(x: 1, y: 1))
    let cubic = Outline {
        $0.cubic(to: CGPoint(x: 3, y: 0), control1: CGPoint(x: 1, y: 1), control2: CGPoint(x: 2, y: 1))
    }
    #expect(cubic.verbs == [.move, .cubic])
    #expect(cubic.points.first == CGPoint(x: 1, y: 1))
}

@Test func `Closing returns the pen to the start of its subpath, once`() {
    var outline = Outline()
    outline.close()
    #expect(outline.isEmpty)
    #expect(outline.currentPoint == nil)
    outline.move(to: CGPoint(x: 1, y: 1))
    outline.line(to: CGPoint(x: 9, y: 1))
    outline.close()
    outline.close()
    #expect(outline.verbs == [.move, .line, .close])
    #expect(outline.currentPoint == CGPoint(x: 1, y: 1))
}

@Test func `Verbs and points agree in number, and forEach visits them in order`() {
    var outline = Outline(rect: CGRect(x: 0, y: 0, width: 4, height: 2))
    outline.addEllipse(in: CGRect(x: 0, y: 0, width: 4, height: 2))
    outline.quad(to: CGPoint(x: 1, y: 2), control: CGPoint(x: 3, y: 4))
    #expect(outline.verbs.reduce(0) { $0 + $1.pointCount } == outline.points.count)
    var elements: [Outline.Element] = []
    outline.forEach { elements.append($0) }
    #expect(elements.count == outline.verbs.count)
    #expect(elements.first == .move(.zero))
    #expect(elements.last == .quad(control: CGPoint(x: 3, y: 4), to: CGPoint(x: 1, y: 2)))
}

@Test func `Bounds hold all points and ignore those that are not finite`() {
    let outline = Outline {
        $0.move(to: CGPoint(x: -1, y: 2))
        $0.line(to: CGPoint(x: CGFloat.nan, y: 100))
        $0.line(to: CGPoint(x: CGFloat.infinity, y: 0))
        $0.cubic(to: CGPoint(x: 5, y: 3), control1: CGPoint(x: 0, y: 9), control2: CGPoint(x: 7, y: 0))
    }
    #expect(outline.controlBounds == CGRect(x: -1, y: 0, width: 8, height: 9))
    #expect(!outline.isFinite)
    #expect(Outline().controlBounds.isNull)
    #expect(Outline().isFinite)
}

@Test func `A transformed outline has transformed points and pen`() {
    var outline = Outline(rect: CGRect(x: 1, y: 1, width: 2, height: 2))
    outline = outline.applying(CGAffineTransform(scaleX: 10, y: 100)).translated(x: 5, y: 0)
    #expect(outline.controlBounds == CGRect(x: 15, y: 100, width: 20, height: 200))
    #expect(outline.currentPoint == CGPoint(x: 15, y: 100))
}

@Test func `Appending continues after the other outline`() {
    var outline = Outline(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
    outline.append(Outline(rect: CGRect(x: 5, y: 6, width: 1, height: 1)))
    #expect(outline.verbs.filter { $0 == .move }.count == 2)
    #expect(outline.currentPoint == CGPoint(x: 5, y: 6))
}

@Test func `A bounds builder is null until it holds something`() {
    var bounds = BoundsBuilder()
    #expect(bounds.isEmpty && bounds.rect.isNull)
    bounds.add(CGRect.null)
    bounds.add(CGPoint(x: CGFloat.nan, y: 0))
    #expect(bounds.isEmpty)
    bounds.add(CGPoint(x: 2, y: 3))
    #expect(bounds.rect == CGRect(x: 2, y: 3, width: 0, height: 0))
    bounds.add(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(bounds.rect == CGRect(x: 0, y: 0, width: 2, height: 3))
}
