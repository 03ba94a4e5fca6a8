import ChartEngine
import Drawing
import Foundation
import SwiftUICore

extension View {
    public nonisolated func chartForegroundStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue: ShapeStyle {
        foregroundScale(.range(range._makeScaleRange(), domain: domain._makeScaleDomain(), kind: type?.engine))
    }

    public nonisolated func chartForegroundStyleScale<Domain: ScaleDomain>(
        domain: Domain, type: ScaleType? = nil
    ) -> some View {
        foregroundScale(StyleScaleChange(domain._makeScaleDomain(), kind: type?.engine))
    }

    /// Styles for the categories in order of appearance, or the ends of a continuous scale.
    public nonisolated func chartForegroundStyleScale<Range: ScaleRange>(
        range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue: ShapeStyle {
        foregroundScale(.range(range._makeScaleRange(), domain: nil, kind: type?.engine))
    }

    public nonisolated func chartForegroundStyleScale(type: ScaleType? = nil) -> some View {
        foregroundScale(StyleScaleChange(kind: type?.engine))
    }

    /// A style for each category; the order is the legend's.
    public nonisolated func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        _ mapping: KeyValuePairs<DataValue, S>
    ) -> some View {
        foregroundScale(.table(mapping) { MarkStyle($1.resolved($0)) })
    }

    /// A style for each value of a domain from a function.
    public nonisolated func chartForegroundStyleScale<Domain: Collection, S: ShapeStyle>(
        domain: Domain, mapping: @escaping (Domain.Element) -> S
    ) -> some View where Domain.Element: Plottable {
        foregroundScale(
            .mapping(mapping, domain: domain.explicitDomain) { MarkStyle($1.resolved($0)) })
    }

    /// A style for each value from a function.
    public nonisolated func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        mapping: @escaping (DataValue) -> S
    ) -> some View {
        foregroundScale(.mapping(mapping) { MarkStyle($1.resolved($0)) })
    }

    private nonisolated func foregroundScale(_ change: StyleScaleChange<MarkStyle>) -> some View {
        let change = UncheckedSendableBox(change)
        return chart { chart in
            let collector = chart.collector
            change.value.apply(to: &chart.settings.foreground, column: collector.table.foreground, in: collector)
        }
    }
}

extension StyleScaleChange where Visual == MarkStyle {
    static func range<S: ShapeStyle>(
        _ range: _ScaleRangeOutputs<S>, domain: _ScaleDomainOutputs?, kind: ScaleKind?
    ) -> Self {
        switch range {
        case .values(let styles):
            return .values(styles, domain: domain, kind: kind) { MarkStyle($1.resolved($0)) }
        case .ramp(let ramp):
            return Self(domain, kind: kind) { collector in
                let sampler = ramp.sampler(collector.environment)
                return .ramp { .color(sampler.color(at: $0)) }
            }
        case .plotDimension: return Self(domain, kind: kind)
        }
    }
}

extension MarkStyle {
    init(_ style: ResolvedStyle) {
        self.init(style.paint)
        var group = DrawnGroup([])
        group.setBlend(style.blend)
        blend = group.blend
        shadows = style.shadows.map { StyleShadow($0.drawn, isInner: $0.isInner) }
    }
}
