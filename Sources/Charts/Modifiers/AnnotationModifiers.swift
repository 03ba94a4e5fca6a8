import ChartEngine
import Drawing
import Foundation
import SwiftUICore

extension ChartContent {
    /// A view beside or over the mark, `spacing` points from its edge.
    @inlinable
    public nonisolated func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some ChartContent {
        annotation(
            position: position, alignment: alignment, spacing: spacing, overflowResolution: .automatic,
            content: content)
    }

    /// A view beside or over the mark, made for the mark's size.
    @inlinable
    public nonisolated func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: @escaping (AnnotationContext) -> C
    ) -> some ChartContent {
        annotation(
            position: position, alignment: alignment, spacing: spacing, overflowResolution: .automatic,
            content: content)
    }

    /// A view beside or over the mark, with a rule for what would leave the plot or chart.
    @inlinable
    public nonisolated func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: () -> C
    ) -> some ChartContent {
        marked(
            AnnotationModifier(
                place: AnnotationPlace(position, alignment, spacing, overflowResolution), content: .fixed(content())))
    }

    /// A view beside or over the mark, made for the mark's size, with a rule for what would leave the plot or chart.
    @inlinable
    public nonisolated func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: @escaping (AnnotationContext) -> C
    ) -> some ChartContent {
        marked(
            AnnotationModifier(
                place: AnnotationPlace(position, alignment, spacing, overflowResolution), content: .sized(content)))
    }
}

/// Where an annotation goes, seen from its mark.
@usableFromInline
struct AnnotationPlace: Sendable {
    let position: AnnotationPosition
    let alignment: Alignment
    let spacing: CGFloat?
    let overflow: AnnotationOverflowResolution

    @usableFromInline
    init(
        _ position: AnnotationPosition, _ alignment: Alignment, _ spacing: CGFloat?,
        _ overflow: AnnotationOverflowResolution
    ) {
        (self.position, self.alignment, self.spacing, self.overflow) = (position, alignment, spacing, overflow)
    }
}

@usableFromInline
struct AnnotationModifier<C: View>: MarkModifier {
    @usableFromInline
    enum Content {
        case fixed(C)
        case sized((AnnotationContext) -> C)
    }

    @usableFromInline let place: AnnotationPlace
    @usableFromInline let content: Content

    @inlinable
    init(place: AnnotationPlace, content: Content) { (self.place, self.content) = (place, content) }

    @usableFromInline
    func apply(to context: inout _MarkContext, in collector: _ChartCollector) {
        let view =
            switch content {
            case .fixed(let view): collector.views.add(view, in: collector.context)
            case .sized(let make): collector.views.add(sized: make, in: collector.context)
            }
        let template = AnnotationTemplate(
            position: place.position.engine, alignment: place.alignment.unitPosition, spacing: place.spacing,
            overflowX: place.overflow.x.engine, overflowY: place.overflow.y.engine, content: view)
        context.template.annotations.append(collector.addAnnotation(template))
    }
}

extension Alignment {
    /// The alignment in the unit square: a custom guide where it would be without a view saying so.
    @MainActor
    var unitPosition: UnitPosition {
        let unit = ViewDimensions(node: nil, arrangement: Arrangement(size: CGSize(width: 1, height: 1)))
        return UnitPosition(x: unit[horizontal], y: unit[vertical])
    }
}
