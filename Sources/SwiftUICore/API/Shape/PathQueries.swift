import Foundation
import Geometry

extension Path {
    /// The smallest rectangle around what is drawn, control points left out; null for an empty path.
    public var boundingRect: CGRect { outline.tightBounds }

    public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool { outline.contains(p, evenOdd: eoFill) }

    /// The part between two fractions of the whole length.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path { Path(outline.trimmed(from: from, to: to)) }

    /// The outline of the area that the stroke covers.
    public func strokedPath(_ style: StrokeStyle) -> Path { Path(outline.stroked(style.stroke)) }
}

extension Path: LosslessStringConvertible {
    /// From points and operators as PostScript writes them: `m`, `l`, `q`, `c` and `h`; nil where the text is no path.
    public init?(_ string: String) {
        var outline = Outline()
        var numbers: [CGFloat] = []
        func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[index * 2], y: numbers[index * 2 + 1]) }
        for word in string.split(whereSeparator: \.isWhitespace) {
            if let number = Double(word) {
                numbers.append(number)
                continue
            }
            switch (word, numbers.count, outline.isEmpty) {
            case ("m", 2, _): outline.move(to: point(0))
            case ("l", 2, false): outline.line(to: point(0))
            case ("q", 4, false): outline.quad(to: point(1), control: point(0))
            case ("c", 6, false): outline.cubic(to: point(2), control1: point(0), control2: point(1))
            case ("h", 0, false): outline.close()
            case ("re", 4, _):
                outline.addRect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
            default: return nil
            }
            numbers = []
        }
        guard numbers.isEmpty else { return nil }
        self.init(outline)
    }

    public var description: String {
        func text(_ point: CGPoint) -> String { "\(number(point.x)) \(number(point.y))" }
        func number(_ value: CGFloat) -> String {
            checkedInt(value).flatMap { CGFloat($0) == value ? String($0) : nil } ?? "\(value)"
        }
        var words: [String] = []
        outline.forEach { element in
            switch element {
            case .move(let point): words.append("\(text(point)) m")
            case .line(let point): words.append("\(text(point)) l")
            case .quad(let control, let point): words.append("\(text(control)) \(text(point)) q")
            case .cubic(let control1, let control2, let point):
                words.append("\(text(control1)) \(text(control2)) \(text(point)) c")
            case .close: words.append("h")
            }
        }
        return words.joined(separator: " ")
    }
}
