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
    /// Tells tables apart while masks are collected.
    private var tableNumber = 0
    private var tableCount = 1
    var channels: ChannelReader
    private var outlineIDs: [AnyHashable: Int] = [:]
    private var outlineCount = 0

    init(context: ResolveContext, views: ViewBoard) {
        (self.context, self.views) = (context, views)
        channels = ChannelReader(environment: context.environment)
    }

    var environment: EnvironmentValues { context.environment }

    // MARK: Rows

    @usableFromInline
    func add(_ mark: MarkStorage, in context: _MarkContext) {
        let template = context.shared.changed(by: .sizes(mark.sizes)).index(in: &table, number: tableNumber)
        table.append(mark.kind, template: template, fixedX: mark.fixedX, fixedY: mark.fixedY)
        if mark.x != nil || mark.xEnd != nil { table.set(.x, input(mark.x), end: input(mark.xEnd)) }
        if mark.y != nil || mark.yEnd != nil { table.set(.y, input(mark.y), end: input(mark.yEnd)) }
        if let angle = mark.angle { table.set(.angle, input(angle)) }
        if let series = mark.series { table.set(.series, input(series)) }
        if let foreground = context.foreground { table.set(.foreground, foreground) }
        if let symbol = context.symbol { table.set(.symbol, symbol) }
        if let symbolSize = context.symbolSize { table.set(.symbolSize, symbolSize) }
        if let lineStyle = context.lineStyle { table.set(.lineStyle, lineStyle) }
        if let group = context.group { table.set(.group, group) }
    }

    func append(_ row: MarkRow, template: MarkTemplate) { table.append(row, template: template) }

    func append(_ columns: MarkColumns, template: MarkTemplate) { table.append(columns, template: template) }

    @usableFromInline
    func noteRepeatedIdentifiers(_ count: Int) { if count > 0 { table.noteRepeatedIdentifiers(count) } }

    func append(_ function: FunctionPlot) { table.append(function) }

    func input(_ source: ChannelSource?) -> ChannelInput? { source.map(input) }

    func input(_ source: ChannelSource) -> ChannelInput { channels.input(source) }

    // MARK: What rows refer to

    func addLayer(_ layer: MarkLayer) -> Int { table.addLayer(layer) }

    func addAnnotation(_ annotation: AnnotationTemplate) -> Int { table.addAnnotation(annotation) }

    /// The marks that `collect` hands over, as a mask of others.
    func addMask(_ collect: () -> Void) -> Int {
        let outer = (table, tableNumber)
        (table, tableNumber) = (MarkTable(), tableCount)
        tableCount += 1
        collect()
        let mask = table
        (table, tableNumber) = outer
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
