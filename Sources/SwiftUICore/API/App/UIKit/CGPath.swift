import Foundation
import Geometry

#if !canImport(Darwin)
    /// An outline as CoreGraphics has it, in points.
    public class CGPath: Equatable, @unchecked Sendable {
        // Only the mutable subclass changes it, whose users keep it to one thread, as CoreGraphics asks.
        package fileprivate(set) var path: Path

        package init(_ path: Path) { self.path = path }

        public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
            self.init(Path(rect).applying(transform?.pointee ?? .identity))
        }

        public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
            self.init(Path(ellipseIn: rect).applying(transform?.pointee ?? .identity))
        }

        public convenience init(
            roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
            transform: UnsafePointer<CGAffineTransform>?
        ) {
            let size = CGSize(width: cornerWidth, height: cornerHeight)
            let path = Path(roundedRect: rect, cornerSize: size, style: .circular)
            self.init(path.applying(transform?.pointee ?? .identity))
        }

        public static func == (left: CGPath, right: CGPath) -> Bool { left.path == right.path }

        public var isEmpty: Bool { path.isEmpty }

        public var currentPoint: CGPoint { path.currentPoint ?? .zero }

        /// The box of all points, those that control curves included; a null rectangle where there are none.
        public var boundingBox: CGRect {
            var box = CGRect.null
            func add(_ point: CGPoint) { box = box.union(CGRect(origin: point, size: .zero)) }
            path.forEach { element in
                switch element {
                case .move(let point), .line(let point): add(point)
                case .quadCurve(let point, let control): [point, control].forEach(add)
                case .curve(let point, let control1, let control2): [point, control1, control2].forEach(add)
                case .closeSubpath: break
                }
            }
            return box
        }

        /// The box of the outline itself.
        public var boundingBoxOfPath: CGRect { path.boundingRect }

        public func contains(_ point: CGPoint) -> Bool { path.contains(point) }

        public func copy() -> CGPath? { CGPath(path) }

        public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }
    }

    /// An outline that is drawn step by step.
    public final class CGMutablePath: CGPath, @unchecked Sendable {
        public convenience init() { self.init(Path()) }

        public func move(to point: CGPoint) { path.move(to: point) }

        public func addLine(to point: CGPoint) { path.addLine(to: point) }

        public func addLines(between points: [CGPoint]) { path.addLines(points) }

        public func addQuadCurve(to end: CGPoint, control: CGPoint) { path.addQuadCurve(to: end, control: control) }

        public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
            path.addCurve(to: end, control1: control1, control2: control2)
        }

        public func addRect(_ rect: CGRect) { path.addRect(rect) }

        public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }

        public func addPath(_ other: CGPath) { path.addPath(other.path) }

        public func closeSubpath() { path.closeSubpath() }
    }

    extension Path {
        public init(_ path: CGPath) { self = path.path }

        public init(_ path: CGMutablePath) { self = path.path }

        public var cgPath: CGPath { CGPath(self) }
    }

    /// How colours are combined with what is behind them, as CoreGraphics names it.
    public enum CGBlendMode: Int32, Hashable, Sendable {
        case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
        case difference, exclusion, hue, saturation, color, luminosity
        case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut
        case destinationAtop, xor, plusDarker, plusLighter
    }
#endif
