import Foundation
import Geometry

/// A line of text with its place in the picture.
package struct PlacedText: Equatable, Codable, Sendable {
    package var text: String
    /// Left end of the baseline, in points.
    package var origin: CGPoint
    package var width: CGFloat
    package var color: RGBA
    /// Of the letters, in points.
    package var size: CGFloat
}

/// The upright texts of a drawing, taken out of it to be written as characters.
package struct PlacedTexts: Sendable {
    package private(set) var texts: [PlacedText] = []

    package init() {}

    /// The items without those texts.
    package mutating func taking(
        from items: [DrawingItem], _ transform: CGAffineTransform = .identity, opacity: Double = 1
    )
        -> [DrawingItem]
    {
        items.compactMap { item in
            switch item {
            case .text(let text) where abs(transform.b) < 0.01 && transform.a > 0:
                take(text, transform, opacity)
                return nil
            case .group(var group):
                // What is clipped or masked may not be seen as a whole.
                guard group.clip == nil, group.mask == nil else { return item }
                group.items = taking(
                    from: group.items, group.transform.concatenating(transform), opacity: opacity * group.opacity)
                return .group(group)
            case .semantics(var semantics):
                semantics.items = taking(from: semantics.items, transform, opacity: opacity)
                return .semantics(semantics)
            case .path, .image, .text: return item
            }
        }
    }

    private mutating func take(_ line: DrawnText, _ transform: CGAffineTransform, _ opacity: Double) {
        let text = line.runs.map(\.shaped.text).joined()
        guard let first = line.runs.first, !text.allSatisfy(\.isWhitespace) else { return }
        let width = line.runs.map { $0.shaped.x + $0.shaped.width }.max() ?? 0
        texts.append(
            PlacedText(
                text: text, origin: line.origin.applying(transform), width: width * transform.a,
                color: (first.paint.solidColor ?? .black).opacity(opacity), size: first.shaped.size))
    }
}
