import ChartEngine
import Foundation
import SwiftUICore

/// What the modifiers around a chart say about it.
@MainActor
struct ChartConfiguration {
    var settings = ChartSettings()
    /// What custom axis content draws, by the id in the settings.
    var axisContents: [AxisMarkContent] = []
    var plotStyle: PartStyle?
    var xAxisStyle: PartStyle?
    var yAxisStyle: PartStyle?
    var selection = ChartSelection()
    /// Where scrolls come to rest: for surfaces that scroll, as a still picture begins at rest.
    var scrollBehavior: (any ChartScrollTargetBehavior)?
    /// For surfaces that receive touches.
    var gesture: ((ChartProxy) -> any Gesture)?

    /// The marks that the chart's content gave, and its views.
    let collector: _ChartCollector

    /// A view modified around a part of the chart, which stands for itself inside as a placeholder.
    typealias PartStyle = @MainActor (ResolveContext) -> LayoutNode

    init(collector: _ChartCollector) { self.collector = collector }

    var environment: EnvironmentValues { collector.environment }

    func add<V: View>(_ view: V) -> ViewID { collector.views.add(view, in: collector.context) }
}

/// A change that a chart modifier makes. Inner modifiers come later and win.
typealias ChartChange = @MainActor (inout ChartConfiguration) -> Void

private struct ChartChangesKey: EnvironmentKey {
    static var defaultValue: [ChartChange] { [] }
}

extension EnvironmentValues {
    /// Outermost first.
    var chartChanges: [ChartChange] {
        get { self[ChartChangesKey.self] }
        set { self[ChartChangesKey.self] = newValue }
    }
}

/// Hands a change to the charts in a view.
struct ChartModifier {
    let change: ChartChange
}

extension ChartModifier: ViewModifier, PrimitiveViewModifier {
    typealias Body = Never

    func nodes(in context: ResolveContext, content: (ResolveContext) -> [LayoutNode]) -> [LayoutNode] {
        content(context.with { $0.chartChanges.append(change) })
    }
}

extension View {
    nonisolated func chart(_ change: @escaping ChartChange) -> some View {
        ModifiedContent(content: self, modifier: ChartModifier(change: change))
    }
}
