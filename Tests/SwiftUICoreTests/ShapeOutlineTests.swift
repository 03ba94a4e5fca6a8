import Foundation
import Geometry
import Testing

@testable import SwiftUICore

private let rect = CGRect(x: 0, y: 0, width: 100, height: 60)

/// Where the outline leaves the top side on its way to the top right corner.
private func cornerStart(_ shape: some Shape, in rect: CGRect = rect) -> CGFloat {
    let onTop = shape.path(in: rect).outline.points.filter { abs($0.y - rect.minY) < 1e-9 && $0.x > rect.midX }
    return rect.maxX - (onTop.map(\.x).min() ?? .nan)
}

@Suite struct ShapeOutlineTests {
    @Test func `continuous corners reach 1.5287 radii along the sides`() {
        #expect(abs(cornerStart(RoundedRectangle(cornerRadius: 10)) - 15.2866) < 0.001)
        #expect(cornerStart(RoundedRectangle(cornerRadius: 10, style: .circular)) == 10)
    }

    @Test func `both corner styles pass near one point of the diagonal`() {
        func onDiagonal(_ style: RoundedCornerStyle) -> CGFloat {
            let path = RoundedRectangle(cornerRadius: 20, style: style).path(in: rect)
            var low: CGFloat = 0
            var high: CGFloat = 30
            for _ in 0..<30 {
                let middle = (low + high) / 2
                if path.contains(CGPoint(x: middle, y: middle)) { high = middle } else { low = middle }
            }
            return low
        }
        #expect(abs(onDiagonal(.circular) - 20 * (1 - 0.5.squareRoot())) < 0.01)
        #expect(abs(onDiagonal(.continuous) - onDiagonal(.circular)) < 0.3)
    }

    @Test func `continuous corners without room become circular`() {
        let square = CGRect(x: 0, y: 0, width: 40, height: 40)
        let path = RoundedRectangle(cornerRadius: 20).path(in: square)
        for degrees in stride(from: 0.0, to: 360, by: 7) {
            let (x, y) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
            #expect(path.contains(CGPoint(x: 20 + 19.9 * x, y: 20 + 19.9 * y)))
            #expect(!path.contains(CGPoint(x: 20 + 20.1 * x, y: 20 + 20.1 * y)))
        }
    }

    @Test func `radii are limited by the sides and bad ones count as none`() {
        #expect(cornerStart(RoundedRectangle(cornerRadius: 500, style: .circular)) == 30)
        #expect(RoundedRectangle(cornerRadius: -5).path(in: rect).description == Path(rect).boundaryFromTopRight)
        #expect(RoundedRectangle(cornerRadius: .nan).path(in: rect).outline.isFinite)
        #expect(RoundedRectangle(cornerRadius: .infinity).path(in: rect).outline.isFinite)
        #expect(RoundedRectangle(cornerRadius: 5).path(in: .zero).outline.isFinite)
    }

    @Test func `uneven corners have their own radii and shrink together`() {
        let shape = UnevenRoundedRectangle(topLeadingRadius: 4, bottomTrailingRadius: 8, style: .circular)
        let path = shape.path(in: rect)
        #expect(!path.contains(CGPoint(x: 0.5, y: 0.5)) && !path.contains(CGPoint(x: 98.5, y: 58.5)))
        #expect(path.contains(CGPoint(x: 99.9, y: 0.1)) && path.contains(CGPoint(x: 0.1, y: 59.9)))
        let wide = UnevenRoundedRectangle(topLeadingRadius: 150, topTrailingRadius: 50, style: .circular)
        // 150 + 50 on a side of 100 would be halved; 150 on the height of 60 takes 0.4 of both: 60 and 20.
        let top = wide.path(in: rect).outline.points.filter { $0.y == 0 }.map(\.x)
        #expect(top.contains { abs($0 - 60) < 1e-9 } && top.contains { abs($0 - 80) < 1e-9 })
    }

    @Test func `a circle is the largest in the middle and an ellipse fills`() {
        #expect(Circle().path(in: rect).boundingRect == CGRect(x: 20, y: 0, width: 60, height: 60))
        #expect(Ellipse().path(in: rect).boundingRect == rect)
        #expect(Capsule(style: .circular).path(in: rect).contains(CGPoint(x: 9, y: 9)))
        #expect(!Capsule(style: .circular).path(in: rect).contains(CGPoint(x: 8, y: 8)))
    }

    @Test func `shapes take all of a proposal, 10 points of an unspecified one`() {
        #expect(Rectangle().sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
        #expect(Rectangle().sizeThatFits(.init(width: 40, height: nil)) == CGSize(width: 40, height: 10))
        #expect(Circle().sizeThatFits(.init(width: 40, height: 70)) == CGSize(width: 40, height: 40))
        #expect(Circle().sizeThatFits(.init(width: nil, height: 70)) == CGSize(width: 70, height: 70))
        #expect(AnyShape(Circle()).sizeThatFits(.init(width: 40, height: 70)) == CGSize(width: 40, height: 40))
    }

    @Test func `insets keep corners concentric and stop in the middle`() {
        let inner = RoundedRectangle(cornerRadius: 10, style: .circular).inset(by: 4).path(in: rect)
        #expect(inner.boundingRect == rect.insetBy(dx: 4, dy: 4))
        #expect(!inner.contains(CGPoint(x: 5.7, y: 5.7)) && inner.contains(CGPoint(x: 5.8, y: 5.8)))
        #expect(Rectangle().inset(by: 2).inset(by: 3).path(in: rect).boundingRect == rect.insetBy(dx: 5, dy: 5))
        #expect(Circle().inset(by: 500).path(in: rect).boundingRect.width == 0)
    }
}

@Suite struct ShapeTransformTests {
    private let bar = CGRect(x: 0, y: 0, width: 40, height: 20)

    @Test func `shapes turn and scale about an anchor`() {
        let turned = Rectangle().rotation(.degrees(90)).path(in: bar).boundingRect
        #expect(abs(turned.minX - 10) < 1e-9 && abs(turned.minY + 10) < 1e-9 && abs(turned.width - 20) < 1e-9)
        #expect(
            Rectangle().scale(0.5).path(in: bar).boundingRect == CGRect(x: 10, y: 5, width: 20, height: 10))
        #expect(
            Rectangle().scale(x: 2, anchor: .leading).path(in: bar).boundingRect
                == CGRect(x: 0, y: 0, width: 80, height: 20))
    }

    @Test func `shapes move, are sized and transformed`() {
        #expect(Rectangle().offset(x: 3, y: 4).path(in: bar).boundingRect == bar.offsetBy(dx: 3, dy: 4))
        #expect(
            Rectangle().size(width: 4, height: 6).path(in: bar).boundingRect == CGRect(x: 0, y: 0, width: 4, height: 6))
        #expect(
            Rectangle().size(width: 4, height: 6, anchor: .bottomTrailing).path(in: bar).boundingRect
                == CGRect(x: 36, y: 14, width: 4, height: 6))
        #expect(
            Rectangle().transform(CGAffineTransform(scaleX: 2, y: 1)).path(in: bar).boundingRect.width == 80)
    }

    @Test func `trimming and stroking a shape change its path`() {
        #expect(
            Rectangle().trim(to: 0.5).path(in: CGRect(x: 0, y: 0, width: 10, height: 10)).description
                == "0 0 m 10 0 l 10 10 l")
        #expect(
            Rectangle().stroke(lineWidth: 2).path(in: bar).boundingRect == bar.insetBy(dx: -1, dy: -1))
    }

    @Test func `a shape mirrors in right-to-left layout unless it is fixed`() {
        let uneven = UnevenRoundedRectangle(topLeadingRadius: 20)
        let mirrored = Path(uneven.outline(in: bar, direction: .rightToLeft))
        #expect(mirrored.contains(CGPoint(x: 0.1, y: 0.1)) && !mirrored.contains(CGPoint(x: 39.5, y: 0.5)))
        let fixed = Path(CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(fixed.outline(in: bar, direction: .rightToLeft) == fixed.outline)
    }

    @Test func `data for animation goes in and out`() {
        var shape = RoundedRectangle(cornerSize: CGSize(width: 3, height: 4)).rotation(.radians(1))
        var data = shape.animatableData
        #expect(data.first == AnimatablePair(3, 4))
        data.scale(by: 2)
        shape.animatableData = data
        #expect(shape.shape.cornerSize == CGSize(width: 6, height: 8))
        #expect(shape.angle.radians == 2 && shape.anchor == UnitPoint(x: 1, y: 1))
        #expect(data.magnitudeSquared > 0 && (data - data).magnitudeSquared == 0)
    }
}

extension Path {
    /// The rectangle as a rounded one of no radius draws it.
    fileprivate var boundaryFromTopRight: String {
        let rect = boundingRect
        return Path {
            $0.addLines([
                CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
                CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.minY),
            ])
            $0.closeSubpath()
        }.description
    }
}
