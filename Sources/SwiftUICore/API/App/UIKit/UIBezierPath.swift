import Foundation
import Geometry

#if !canImport(Darwin)
    /// An outline as UIKit has it, in points.
    @MainActor
    open class UIBezierPath: NSObject {
        private var path: Path

        private init(_ path: Path) {
            self.path = path
            super.init()
        }

        public override convenience init() { self.init(Path()) }

        public convenience init(rect: CGRect) { self.init(Path(rect)) }

        public convenience init(ovalIn rect: CGRect) { self.init(Path(ellipseIn: rect)) }

        public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
            self.init(Path(roundedRect: rect, cornerRadius: cornerRadius))
        }

        public convenience init(
            arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
        ) {
            self.init(Path())
            addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
        }

        public convenience init(cgPath: CGPath) { self.init(cgPath.path) }

        /// How `stroke()` draws the outline.
        open var lineWidth: CGFloat = 1
        open var lineCapStyle: CGLineCap = .butt
        open var lineJoinStyle: CGLineJoin = .miter
        open var miterLimit: CGFloat = 10
        /// Whether `fill()` leaves out what the outline surrounds twice.
        open var usesEvenOddFillRule = false

        open var cgPath: CGPath {
            get { CGPath(path) }
            set { path = newValue.path }
        }

        open var bounds: CGRect { cgPath.boundingBox }

        open func move(to point: CGPoint) { path.move(to: point) }

        open func addLine(to point: CGPoint) { path.addLine(to: point) }

        open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
            path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
        }

        open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
            path.addQuadCurve(to: endPoint, control: controlPoint)
        }

        /// Radians; `clockwise` is as seen, with y down.
        open func addArc(
            withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
        ) {
            path.addArc(
                center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
                clockwise: !clockwise)
        }

        open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

        open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }

        open func removeAllPoints() { path = Path() }

        open var isEmpty: Bool { path.isEmpty }

        open var currentPoint: CGPoint { path.currentPoint ?? .zero }

        open func close() { path.closeSubpath() }

        open func contains(_ point: CGPoint) -> Bool { path.contains(point) }
    }
#endif
