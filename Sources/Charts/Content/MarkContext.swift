import ChartEngine
import Foundation

/// What modifiers around some content say about the marks in it. It flows down: a modifier changes what its content
/// gets, so what is nearer to a mark is said later and wins. Opacities multiply and offsets add up.
public struct _MarkContext {
    private(set) var shared = SharedTemplate(MarkTemplate())
    private(set) var encodings: Encoding?
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

    mutating func encode(_ channel: MarkChannel, by input: ChannelInput) {
        encodings = Encoding(channel, by: input, within: encodings)
    }

    /// What a channel is encoded by here.
    func input(_ channel: MarkChannel) -> ChannelInput? {
        var next = encodings
        while let encoding = next {
            if encoding.channel == channel { return encoding.input }
            next = encoding.outer
        }
        return nil
    }

    /// A row of a kind with the encodings that hold here.
    func row(_ kind: MarkKind) -> MarkRow {
        var row = MarkRow(kind: kind)
        (row.foreground, row.symbol, row.symbolSize) = (input(.foreground), input(.symbol), input(.symbolSize))
        (row.lineStyle, row.group) = (input(.lineStyle), input(.group))
        return row
    }
}

/// A channel that a modifier encodes by a value, and those encoded further out: what is said first in this list counts.
/// A list, so that a context is small enough to be copied for each mark.
final class Encoding {
    let channel: MarkChannel
    let input: ChannelInput
    let outer: Encoding?

    init(_ channel: MarkChannel, by input: ChannelInput, within outer: Encoding?) {
        (self.channel, self.input, self.outer) = (channel, input, outer)
    }
}
