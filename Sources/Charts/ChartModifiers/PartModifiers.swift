import ChartEngine
import Foundation
import SwiftUICore

extension View {
    // MARK: Plot and axes

    /// Wraps the plot in modifiers. Frames and aspect ratios set its size; the axes go around it.
    public nonisolated func chartPlotStyle<Content: View>(
        @ViewBuilder content: @escaping (ChartPlotContent) -> Content
    ) -> some View {
        let content = UncheckedSendableBox(content)
        return chart { chart in
            chart.plotStyle = { $0.node(of: content.value(ChartPlotContent())) }
            chart.settings.plotIsStyled = true
        }
    }

    /// Wraps the labels of the x axis in modifiers.
    public nonisolated func chartXAxisStyle<Content: View>(
        @ViewBuilder content: @escaping (ChartAxisContent) -> Content
    ) -> some View {
        let content = UncheckedSendableBox(content)
        return chart { $0.xAxisStyle = { $0.node(of: content.value(ChartAxisContent())) } }
    }

    /// Wraps the labels of the y axis in modifiers.
    public nonisolated func chartYAxisStyle<Content: View>(
        @ViewBuilder content: @escaping (ChartAxisContent) -> Content
    ) -> some View {
        let content = UncheckedSendableBox(content)
        return chart { $0.yAxisStyle = { $0.node(of: content.value(ChartAxisContent())) } }
    }

    // MARK: Legend

    /// Replaces the legend.
    public nonisolated func chartLegend<Content: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View {
        let content = UncheckedSendableBox(content())
        return chart { chart in
            chart.settings.legend.place(position, alignment, spacing)
            chart.settings.legend.content = chart.collector.views.add(content.value, in: chart.collector.context)
        }
    }

    /// Places the legend; `spacing` in points, negative to move it into the axis's space.
    public func chartLegend(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chart { $0.settings.legend.place(position, alignment, spacing) }
    }

    public func chartLegend(_ visibility: Visibility) -> some View {
        chart { $0.settings.legend.visibility = visibility.engine }
    }
}

extension LegendSettings {
    @MainActor
    fileprivate mutating func place(_ position: AnnotationPosition, _ alignment: Alignment?, _ spacing: CGFloat?) {
        (self.position, self.alignment, self.spacing) = (position.engine, alignment?.unitPosition, spacing)
    }
}
