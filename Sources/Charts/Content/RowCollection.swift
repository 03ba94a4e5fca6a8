import ChartEngine
import Foundation
import SwiftUICore

/// The table that marks become rows of. A value in one place: adding a mark takes hold of the collector once.
struct RowCollection {
    var table = MarkTable()
    /// Tells tables apart while masks are collected.
    var number = 0
    var channels: ChannelReader

    mutating func add(_ mark: MarkStorage, in context: _MarkContext) {
        let template = context.shared.changed(by: .sizes(mark.sizes)).index(in: &table, number: number)
        table.append(mark.kind, template: template, fixedX: mark.fixedX, fixedY: mark.fixedY)
        set(.x, mark.x, end: mark.xEnd)
        set(.y, mark.y, end: mark.yEnd)
        set(.angle, mark.angle)
        set(.series, mark.series)
        setEncodings(context.encodings)
    }

    private mutating func set(_ channel: MarkChannel, _ source: ChannelSource?, end: ChannelSource? = nil) {
        if let end {
            var input: ChannelInput?
            if let source { input = channels.input(source) }
            table.set(channel, input, end: channels.input(end))
        } else if let source {
            if case .single(let value) = source.extent {
                table.set(channel, label: source.label.string(in: channels.environment), value)
            } else {
                table.set(channel, channels.input(source))
            }
        }
    }

    /// The innermost encoding of each channel.
    private mutating func setEncodings(_ first: Encoding?) {
        var next = first
        var done: [MarkChannel] = []
        while let encoding = next {
            next = encoding.outer
            if done.contains(encoding.channel) { continue }
            table.set(encoding.channel, encoding.input)
            if next != nil { done.append(encoding.channel) }
        }
    }
}
