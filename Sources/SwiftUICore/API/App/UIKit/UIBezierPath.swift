import Foundation
import Geometry

#if !canImport(Darwin)
    /// Corners of a rectangle.
    public struct UIRectCorner: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let topLeft = UIRectCorner(rawValue: 1)
        public static let topRight = UIRectCorner(rawValue: 2)
        public static let bottomLeft = UIRectCorner(rawValue: 4)
        public static let bottomRight = UIRectCorner(rawValue: 8)
        public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
    }

    /// An outline as UIKit has it, in points. Shapes make it wherever their path is asked for.
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

        /// Corners that are not among `corners` stay square. UIKit rounds all by the radii's width.
        public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize)
        {
            let limit = min(abs(rect.width), abs(rect.height)) / 2
            let radius = cornerRadii.width.isNaN ? 0 : min(max(0, cornerRadii.width), limit)
            func rounded(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? radius : 0 }
            self.init(
                Path(
                    roundedRect: rect,
                    cornerRadii: RectangleCornerRadii(
                        topLeading: rounded(.topLeft), bottomLeading: rounded(.bottomLeft),
                        bottomTrailing: rounded(.bottomRight), topTrailing: rounded(.topRight))))
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
