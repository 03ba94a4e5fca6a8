import Foundation
import Geometry

/// The outline of a two-dimensional shape, in points, y down.
public struct Path: Equatable, Sendable {
    /// One step of a path.
    public enum Element: Equatable, Sendable {
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        case closeSubpath
    }

    package var outline: Outline

    package init(_ outline: Outline) { self.outline = outline }

    public init() { outline = Outline() }

    public init(_ rect: CGRect) { outline = Outline(rect: rect) }

    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.init()
        addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
    }

    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(
            roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    public init(
        roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) {
        self.init()
        addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
    }

    public init(ellipseIn rect: CGRect) {
        self.init()
        addEllipse(in: rect)
    }

    public init(_ callback: (inout Path) -> Void) {
        self.init()
        callback(&self)
    }

    public var isEmpty: Bool { outline.isEmpty }

    /// The pen's position, nil before the first move.
    public var currentPoint: CGPoint? { outline.currentPoint }

    public func forEach(_ body: (Path.Element) -> Void) {
        outline.forEach { element in
            switch element {
            case .move(let point): body(.move(to: point))
            case .line(let point): body(.line(to: point))
            case .quad(let control, let point): body(.quadCurve(to: point, control: control))
            case .cubic(let control1, let control2, let point):
                body(.curve(to: point, control1: control1, control2: control2))
            case .close: body(.closeSubpath)
            }
        }
    }

    public func applying(_ transform: CGAffineTransform) -> Path { Path(outline.applying(transform)) }

    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { Path(outline.translated(x: dx, y: dy)) }
}

extension Path {
    public mutating func move(to end: CGPoint) { outline.move(to: end) }

    /// Without a current point there is no line, as in CoreGraphics; the same holds for curves.
    public mutating func addLine(to end: CGPoint) {
        guard currentPoint != nil else { return }
        outline.line(to: end)
    }

    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        guard currentPoint != nil else { return }
        outline.quad(to: end, control: control)
    }

    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        guard currentPoint != nil else { return }
        outline.cubic(to: end, control1: control1, control2: control2)
    }

    public mutating func closeSubpath() { outline.close() }

    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        outline.append(Outline(rect: rect).applying(transform))
    }

    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        let corner = CornerSize(cornerSize)
        outline.append(
            Outline(
                roundedRect: rect, corners: CornerSizes(corner, corner, corner, corner), style: style
            ).applying(transform))
    }

    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        outline.append(
            Outline(roundedRect: rect, corners: CornerSizes(cornerRadii), style: style).applying(transform))
    }

    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        outline.append(Outline { $0.addEllipse(in: rect) }.applying(transform))
    }

    /// Begins a subpath at the first point.
    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        outline.move(to: first)
        for point in lines.dropFirst() { outline.line(to: point) }
    }

    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        outline.append(path.outline.applying(transform))
    }
}
