import ChartEngine
import Foundation

/// What modifiers around some content say about the marks in it. It flows down: a modifier changes what its content
/// gets, so what is nearer to a mark is said later and wins. Opacities multiply and offsets add up.
public struct _MarkContext {
    private(set) var shared = SharedTemplate(MarkTemplate())
    var foreground: ChannelInput?
    var symbol: ChannelInput?
    var symbolSize: ChannelInput?
    var lineStyle: ChannelInput?
    var group: ChannelInput?
    /// Key-path modifiers of vectorised plots (`ElementChange` of some element), the outermost first.
    var columns: [Any] = []

    @usableFromInline
    init() {}

    /// All that marks get which do not change it further. Setting it makes a template that is nobody else's yet, so
    /// what modifiers say for many marks goes through `change`.
    var template: MarkTemplate {
        get { shared.template }
        set { shared = SharedTemplate(newValue) }
    }

    mutating func change(_ change: TemplateChange) { shared = shared.changed(by: change) }

    /// A row of a kind with the encodings that hold here.
    func row(_ kind: MarkKind) -> MarkRow {
        var row = MarkRow(kind: kind)
        (row.foreground, row.symbol, row.symbolSize) = (foreground, symbol, symbolSize)
        (row.lineStyle, row.group) = (lineStyle, group)
        return row
    }
}
