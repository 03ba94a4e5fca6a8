import ChartEngine
import Drawing
import Foundation
import ShapeKit
import SwiftUICore

/// Modifiers that set a constant of the mark's template.
@usableFromInline
enum TemplateModifier: MarkModifier, Equatable {
    case alignsStyleWithPlot(Bool)
    case opacity(Double)
    case stroke(Stroke)
    case symbolSize(SymbolSize)
    /// Points added to each end along x and y.
    case offset(xStart: CGFloat, xEnd: CGFloat, yStart: CGFloat, yEnd: CGFloat)
    case cornerRadius(CGFloat, continuous: Bool)
    case curve(CurveMethod)
    case blur(CGFloat)
    case zIndex(Double)
    case accessibilityIdentifier(String)
    case accessibilityHidden(Bool)

    @usableFromInline
    func apply(to context: inout _MarkContext, in collector: _ChartCollector) { context.change(.modifier(self)) }

    @usableFromInline
    static func stroke(_ style: StrokeStyle) -> TemplateModifier { .stroke(style.stroke) }

    func apply(to template: inout MarkTemplate) {
        switch self {
        case .alignsStyleWithPlot(let aligns): template.alignsStyleWithPlot = aligns
        case .opacity(let value): template.opacity *= value.isFinite ? min(max(0, value), 1) : 1
        case .stroke(let stroke): template.stroke = stroke
        case .symbolSize(let size): template.symbolSize = size
        case .offset(let xStart, let xEnd, let yStart, let yEnd):
            template.offsetXStart += xStart
            template.offsetXEnd += xEnd
            template.offsetYStart += yStart
            template.offsetYEnd += yEnd
        case .cornerRadius(let radius, let continuous):
            template.cornerRadius = radius.isFinite ? max(0, radius) : 0
            template.cornerStyleContinuous = continuous
        case .curve(let method): template.curve = method
        case .blur(let radius): template.blur = radius.isFinite ? max(0, radius) / 2 : 0
        case .zIndex(let index): template.zIndex = index.isNaN ? 0 : index
        case .accessibilityIdentifier(let identifier): template.accessibilityIdentifier = identifier
        case .accessibilityHidden(let hidden): template.accessibilityHidden = hidden
        }
    }
}
