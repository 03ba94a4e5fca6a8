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
    private var rows: RowCollection
    private var tableCount = 1
    var recentStyles = RecentStyles()
    private var outlineIDs: [AnyHashable: Int] = [:]
    private var outlineCount = 0

    init(context: ResolveContext, views: ViewBoard) {
        (self.context, self.views) = (context, views)
        rows = RowCollection(channels: ChannelReader(environment: context.environment))
    }

    var environment: EnvironmentValues { context.environment }

    var table: MarkTable { rows.table }

    var channels: ChannelReader {
        get { rows.channels }
        set { rows.channels = newValue }
    }

    // MARK: Rows

    @usableFromInline
    func add(_ mark: MarkStorage, in context: _MarkContext) { rows.add(mark, in: context) }

    func append(_ row: MarkRow, template: MarkTemplate) { rows.table.append(row, template: template) }

    func append(_ columns: MarkColumns, template: MarkTemplate) { rows.table.append(columns, template: template) }

    @usableFromInline
    func noteRepeatedIdentifiers(_ count: Int) { if count > 0 { rows.table.noteRepeatedIdentifiers(count) } }

    func append(_ function: FunctionPlot) { rows.table.append(function) }

    func input(_ source: ChannelSource) -> ChannelInput { rows.channels.input(source) }

    // MARK: What rows refer to

    func addLayer(_ layer: MarkLayer) -> Int { rows.table.addLayer(layer) }

    func addAnnotation(_ annotation: AnnotationTemplate) -> Int { rows.table.addAnnotation(annotation) }

    /// The marks that `collect` hands over, as a mask of others.
    func addMask(_ collect: () -> Void) -> Int {
        let outer = (rows.table, rows.number)
        (rows.table, rows.number) = (MarkTable(), tableCount)
        tableCount += 1
        collect()
        let mask = rows.table
        (rows.table, rows.number) = outer
        return rows.table.addMask(mask)
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
