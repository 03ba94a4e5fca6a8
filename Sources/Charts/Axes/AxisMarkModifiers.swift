import ChartEngine
import Foundation
import SwiftUICore

/// An axis mark with a modifier.
struct ModifiedAxisMark<Content: AxisMark>: AxisMark {
    let content: Content
    let change: @MainActor (inout _AxisMarkContext) -> Void

    func _elements(in context: _AxisMarkContext) -> [_AxisMarkElement] {
        var inner = context
        change(&inner)
        return content._elements(in: inner)
    }
}

extension AxisMark {
    /// The style of grid lines, ticks and labels.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
        ModifiedAxisMark(content: self) { context in
            context.paint = resolveStyle(style, in: context.labels.environment).paint
            context.labels.environment.setForegroundStyles(style)
            context.restylesLabels = true
        }
    }

    /// The font of labels; nil leaves it.
    public func font(_ font: Font?) -> some AxisMark {
        ModifiedAxisMark(content: self) { context in
            guard let font else { return }
            context.labels.environment.font = font
            context.restylesLabels = true
        }
    }

    /// Moves the mark, in points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
        offset(CGSize(width: x, height: y))
    }

    /// Moves the mark, in points.
    public func offset(_ offset: CGSize) -> some AxisMark {
        ModifiedAxisMark(content: self) { context in
            context.offset.width += offset.width
            context.offset.height += offset.height
        }
    }
}
