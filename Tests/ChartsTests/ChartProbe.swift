import Drawing
import Foundation
import Geometry
import TextShaping

@testable import ChartEngine
@testable import Charts
@testable import SwiftUICore

/// What content hands over, in an environment without a machine's own settings.
@MainActor
func marks(
    of content: some ChartContent, _ change: (inout EnvironmentValues) -> Void = { _ in }
) -> MarkTable { collector(of: content, change).table }

@MainActor
func collector(
    of content: some ChartContent, _ change: (inout EnvironmentValues) -> Void = { _ in }
) -> _ChartCollector {
    let collector = _ChartCollector(context: testContext(change), views: ViewBoard())
    func collect<C: ChartContent>(_ content: C) { C._collect(content, in: _MarkContext(), into: collector) }
    collect(content)
    return collector
}

@MainActor
func testContext(_ change: (inout EnvironmentValues) -> Void = { _ in }) -> ResolveContext {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "en_US")
    environment.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    environment.calendar = Calendar(identifier: .gregorian)
    change(&environment)
    return ResolveContext(
        environment: environment, graph: RenderGraph(text: ShapingCache(shaper: FixedMetricsShaper())))
}

/// The settings that the modifiers of a view give to the chart in it.
@MainActor
func configuration(of view: some View) -> ChartConfiguration? {
    let node = testContext().node(of: view)
    func find(_ node: LayoutNode) -> ChartConfiguration? {
        if let drawing = (node as? HostedNode)?.behavior as? ChartDrawing { return drawing.chart }
        return node.children.lazy.compactMap(find).first
    }
    return find(node)
}

@MainActor
func settings(of view: some View) -> ChartSettings { configuration(of: view)?.settings ?? ChartSettings() }

/// A picture of a view with fixed text metrics.
@MainActor
func picture(_ view: some View, width: CGFloat? = 200, height: CGFloat? = 100) -> Drawing {
    let renderer = ViewRenderer(text: ShapingCache(shaper: FixedMetricsShaper()))
    return renderer.drawing(
        of: view.environment(\.locale, Locale(identifier: "en_US")),
        proposal: ProposedViewSize(width: width, height: height), environment: testContext().environment)
}

extension Drawing {
    /// All filled and stroked paths, with the picture's coordinates.
    var paths: [(bounds: CGRect, fill: RGBA?, stroke: RGBA?)] {
        func walk(_ items: [DrawingItem], _ transform: CGAffineTransform) -> [(CGRect, RGBA?, RGBA?)] {
            items.flatMap { item -> [(CGRect, RGBA?, RGBA?)] in
                switch item {
                case .path(let path):
                    let box = path.outline.controlBounds
                    return [(box.applying(transform), path.fill?.solidColor, path.strokePaint?.solidColor)]
                case .group(let group): return walk(group.items, group.transform.concatenating(transform))
                case .semantics(let meaning): return walk(meaning.items, transform)
                case .text, .image: return []
                }
            }
        }
        return walk(items, .identity).map { (bounds: $0.0, fill: $0.1, stroke: $0.2) }
    }

    /// All texts, in drawing order.
    var texts: [String] {
        func walk(_ items: [DrawingItem]) -> [String] {
            items.flatMap { item -> [String] in
                switch item {
                case .text(let text): return [text.runs.map(\.shaped.text).joined()]
                case .group(let group): return walk(group.items)
                case .semantics(let meaning): return walk(meaning.items)
                case .path, .image: return []
                }
            }
        }
        return walk(items)
    }

    func fills(_ color: RGBA) -> [CGRect] { paths.filter { $0.fill == color }.map(\.bounds) }
}

extension ValueColumn {
    func values(_ rows: Int) -> [PlotValue?] { (0..<rows).map { value($0) } }
}

let red = RGBA(hex: 0xFF3B30)
let blue = RGBA(hex: 0x007AFF)
let green = RGBA(hex: 0x34C759)
