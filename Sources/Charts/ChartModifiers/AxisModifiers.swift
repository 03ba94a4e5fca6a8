import ChartEngine
import Foundation
import SwiftUICore

extension View {
    // MARK: Visibility and content

    public nonisolated func chartXAxis(_ visibility: Visibility) -> some View {
        chart { $0.settings.xAxis.visibility = visibility.engine }
    }

    public nonisolated func chartYAxis(_ visibility: Visibility) -> some View {
        chart { $0.settings.yAxis.visibility = visibility.engine }
    }

    /// Replaces the x axis.
    public nonisolated func chartXAxis<Content: AxisContent>(
        @AxisContentBuilder content: () -> Content
    ) -> some View {
        axis(content(), of: \.xAxis)
    }

    /// Replaces the y axis.
    public nonisolated func chartYAxis<Content: AxisContent>(
        @AxisContentBuilder content: () -> Content
    ) -> some View {
        axis(content(), of: \.yAxis)
    }

    // MARK: Titles

    /// The title of the x axis.
    public nonisolated func chartXAxisLabel<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some View {
        axisTitle(content(), AxisTitlePlace(position, alignment, spacing), of: \.xAxis)
    }

    /// The title of the x axis.
    public nonisolated func chartXAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        axisTitle(Text(labelKey), AxisTitlePlace(position, alignment, spacing), of: \.xAxis)
    }

    /// The title of the x axis.
    @_disfavoredOverload
    public nonisolated func chartXAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        axisTitle(Text(label), AxisTitlePlace(position, alignment, spacing), of: \.xAxis)
    }

    /// The title of the y axis.
    public nonisolated func chartYAxisLabel<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some View {
        axisTitle(content(), AxisTitlePlace(position, alignment, spacing), of: \.yAxis)
    }

    /// The title of the y axis.
    public nonisolated func chartYAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        axisTitle(Text(labelKey), AxisTitlePlace(position, alignment, spacing), of: \.yAxis)
    }

    /// The title of the y axis.
    @_disfavoredOverload
    public nonisolated func chartYAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        axisTitle(Text(label), AxisTitlePlace(position, alignment, spacing), of: \.yAxis)
    }

    /// The title of the x axis.
    @_disfavoredOverload
    public nonisolated func chartXAxisLabel(
        _ labelResource: LocalizedStringResource, position: AnnotationPosition = .automatic,
        alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        axisTitle(Text(labelResource), AxisTitlePlace(position, alignment, spacing), of: \.xAxis)
    }

    /// The title of the y axis.
    @_disfavoredOverload
    public nonisolated func chartYAxisLabel(
        _ labelResource: LocalizedStringResource, position: AnnotationPosition = .automatic,
        alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        axisTitle(Text(labelResource), AxisTitlePlace(position, alignment, spacing), of: \.yAxis)
    }

    // MARK: Shared

    private nonisolated func axis(
        _ content: some AxisContent, of path: WritableKeyPath<ChartSettings, AxisSettings>
    ) -> some View {
        let (content, path) = (UncheckedSendableBox(content), UncheckedSendableBox(path))
        return chart { chart in
            let axis = _AxisCollector(
                context: chart.collector.context, styles: chart.collector.styles, firstID: chart.axisContents.count)
            content.value._collect(into: axis)
            chart.settings[keyPath: path.value].marks = axis.sets
            // Without any marks the engine would draw the default axis, but content that is empty means none.
            chart.settings[keyPath: path.value].visibility = axis.sets.isEmpty ? .hidden : .automatic
            chart.axisContents += axis.contents
        }
    }

    nonisolated func axisTitle(
        _ title: some View, _ place: AxisTitlePlace, of path: WritableKeyPath<ChartSettings, AxisSettings>
    ) -> some View {
        let (title, path) = (UncheckedSendableBox(title), UncheckedSendableBox(path))
        return chart { chart in
            let view = chart.collector.views.add(title.value, in: chart.collector.context.guides)
            chart.settings[keyPath: path.value].title = AxisTitle(
                position: place.position.engine, alignment: place.alignment?.unitPosition, spacing: place.spacing,
                content: view)
        }
    }
}

/// Where the title of an axis goes.
struct AxisTitlePlace: Sendable {
    let position: AnnotationPosition
    let alignment: Alignment?
    let spacing: CGFloat?

    init(_ position: AnnotationPosition, _ alignment: Alignment?, _ spacing: CGFloat?) {
        (self.position, self.alignment, self.spacing) = (position, alignment, spacing)
    }
}

extension Visibility {
    var engine: GuideVisibility {
        switch self {
        case .automatic: .automatic
        case .visible: .visible
        case .hidden: .hidden
        }
    }
}

extension ResolveContext {
    /// For axis labels, titles and legends: a small font in the secondary label colour, unless the views say otherwise.
    var guides: ResolveContext {
        with {
            $0.font = .caption2
            $0.foregroundStyles = nil
            $0.setForegroundStyles(Color.guideLabel)
        }
    }
}

extension Color {
    /// The colour of axis labels and legend entries.
    static let guideLabel = Color(source: .system(.secondaryLabel))
}
