import Drawing
import Foundation
import Geometry

/// A line under or through text, settled: what `Text.LineStyle` came to.
package struct TextDecoration: Hashable, Sendable {
    package var pattern: Text.LineStyle.Pattern
    /// Nil for the text's own paint.
    package var color: RGBA?

    package init(_ style: Text.LineStyle, in environment: EnvironmentValues) {
        (pattern, color) = (style.pattern, style.color?.rgba(in: environment))
    }

    /// Solid in the text's paint: what writers draw themselves, as part of the text.
    package var isPlain: Bool { pattern == .solid && color == nil }

    /// The line under (or through) a run, in points; `origin` is the left end of the line's baseline.
    package func item(for run: ShapedRun, at origin: CGPoint, through: Bool, paint: Paint) -> DrawingItem {
        // Where common fonts have these lines: a tenth of an em below the baseline, or in the middle of small letters.
        let thickness = run.size / 15
        let y = origin.y + run.baselineShift + (through ? -0.27 * run.size : 0.11 * run.size)
        let line = Outline { outline in
            outline.move(to: CGPoint(x: origin.x + run.x, y: y))
            outline.line(to: CGPoint(x: origin.x + run.x + run.width, y: y))
        }
        let stroke = Stroke(width: thickness, dash: pattern.dash.map { $0 * thickness })
        return .path(DrawnPath(line, stroke: stroke, paint: color.map { .color($0) } ?? paint))
    }
}

extension Text.LineStyle.Pattern {
    /// Dashes and gaps in multiples of the line's width.
    fileprivate var dash: [CGFloat] {
        switch self {
        case .dot: [1, 2]
        case .dash: [4, 2]
        case .dashDot: [4, 2, 1, 2]
        case .dashDotDot: [4, 2, 1, 2, 1, 2]
        default: []
        }
    }
}
