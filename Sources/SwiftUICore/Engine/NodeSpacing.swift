import Foundation
import TextShaping

/// Preferred distances around a node, in points. Neighbours in a stack without explicit spacing are set apart by the
/// larger of what the two want; text wants what its font says.
package struct NodeSpacing: Equatable {
    package enum Edge: Equatable {
        /// The system's distance.
        case standard
        /// Touches its neighbour (a spacer, an empty view).
        case none
        /// Text whose nearest line has these metrics.
        case text(TextEdge)
    }

    package struct TextEdge: Equatable {
        package var lineHeight: CGFloat
        package var ascent: CGFloat
        package var descent: CGFloat
        package var capHeight: CGFloat

        package init(_ metrics: FontMetrics) {
            lineHeight = metrics.lineHeight
            (ascent, descent, capHeight) = (metrics.ascent, metrics.descent, metrics.capHeight)
        }
    }

    package var top: Edge
    package var bottom: Edge
    package var leading: Edge
    package var trailing: Edge

    package static let standard = NodeSpacing(all: .standard)
    package static let none = NodeSpacing(all: .none)

    package init(all edge: Edge) { (top, bottom, leading, trailing) = (edge, edge, edge, edge) }

    package init(top: Edge, bottom: Edge, leading: Edge = .standard, trailing: Edge = .standard) {
        (self.top, self.bottom, self.leading, self.trailing) = (top, bottom, leading, trailing)
    }

    /// The system's distance between two views, in points.
    package static let standardDistance: CGFloat = 8

    /// Distance between a node and the one right of it (or left, in right-to-left).
    package static func horizontal(_ left: NodeSpacing, _ right: NodeSpacing) -> CGFloat {
        left.trailing == .none || right.leading == .none ? 0 : standardDistance
    }

    /// Distance between a node and the one below it. The text rules follow from measured stacks: a tenth of the line
    /// height, and baselines that keep a line's distance from what is above.
    package static func vertical(_ upper: NodeSpacing, _ lower: NodeSpacing, pixelLength: CGFloat) -> CGFloat {
        func margin(_ text: TextEdge) -> CGFloat { roundUp(text.lineHeight * 0.1, to: pixelLength) }
        switch (upper.bottom, lower.top) {
        case (.none, _), (_, .none), (.text, .text): return 0
        case (.standard, .standard): return standardDistance
        case (.text(let text), .standard):
            let d = margin(text)
            return max(text.lineHeight + d - text.capHeight, d + text.descent)
        case (.standard, .text(let text)):
            return text.lineHeight + margin(text) - text.ascent
        }
    }
}

/// `value` rounded up to a multiple of `step`; an amount of rounding noise below 1e-6 does not count.
package func roundUp(_ value: CGFloat, to step: CGFloat) -> CGFloat {
    guard step > 0, value.isFinite else { return value }
    return ((value / step) - 1e-6).rounded(.up) * step
}
