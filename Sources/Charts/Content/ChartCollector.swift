import ChartEngine
import Foundation
import Geometry
import SwiftUICore

/// Takes the marks of a chart's content: the first of the chart's stages.
@MainActor
public final class _ChartCollector {
    /// Where the chart stands: its environment, and the place of the views within.
    let context: ResolveContext
    let views: ViewBoard
    /// Clients' views around layers of marks and of axes.
    let styles = LayerStyles()
    private(set) var table = MarkTable()
    var channels: ChannelReader
    private var outlineIDs: [AnyHashable: Int] = [:]
    private var outlineCount = 0

    init(context: ResolveContext, views: ViewBoard) {
        (self.context, self.views) = (context, views)
        channels = ChannelReader(environment: context.environment)
    }

    var environment: EnvironmentValues { context.environment }

    // MARK: Rows

    func add(_ mark: MarkStorage, in context: _MarkContext) {
        var row = context.row(mark.kind)
        (row.x, row.xEnd) = (input(mark.x), input(mark.xEnd))
        (row.y, row.yEnd) = (input(mark.y), input(mark.yEnd))
        (row.angle, row.series) = (input(mark.angle), input(mark.series))
        (row.fixedX, row.fixedY) = (mark.fixedX, mark.fixedY)
        var template = context.template
        mark.sizes.apply(to: &template)
        table.append(row, template: template)
    }

    func append(_ row: MarkRow, template: MarkTemplate) { table.append(row, template: template) }

    func append(_ columns: MarkColumns, template: MarkTemplate) { table.append(columns, template: template) }

    func noteRepeatedIdentifiers(_ count: Int) { if count > 0 { table.noteRepeatedIdentifiers(count) } }

    func append(_ function: FunctionPlot) { table.append(function) }

    func input(_ source: ChannelSource?) -> ChannelInput? { source.map(input) }

    func input(_ source: ChannelSource) -> ChannelInput { channels.input(source) }

    // MARK: What rows refer to

    func addLayer(_ layer: MarkLayer) -> Int { table.addLayer(layer) }

    func addAnnotation(_ annotation: AnnotationTemplate) -> Int { table.addAnnotation(annotation) }

    /// The marks that `collect` hands over, as a mask of others.
    func addMask(_ collect: () -> Void) -> Int {
        let outer = table
        table = MarkTable()
        collect()
        let mask = table
        table = outer
        return table.addMask(mask)
    }

    /// A client's shape. Equal shapes get one id, so that marks with the same shape share a template.
    func outline<S: Shape>(_ shape: S) -> OutlineProvider {
        let id: Int
        if let key = identity(of: shape) {
            id = outlineIDs[key] ?? outlineCount
            outlineIDs[key] = id
        } else {
            id = outlineCount
        }
        outlineCount = max(outlineCount, id + 1)
        return OutlineProvider(id: id) { shape.path(in: $0).outline }
    }

    /// Shapes without stored properties are all equal; others if they can be compared.
    private func identity<S: Shape>(of shape: S) -> AnyHashable? {
        if MemoryLayout<S>.size == 0 { return ObjectIdentifier(S.self) }
        return (shape as? any Hashable).map { AnyHashable($0) }
    }
}
