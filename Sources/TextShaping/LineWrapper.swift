import Foundation
import Geometry

/// A line cut out of a text, without the white space it was wrapped at.
struct WrappedLine {
    var range: Range<Int>
    var shaped: ShapedLine
    /// Which of the text's hard lines it belongs to.
    var hardLine: Int
}

/// Yields the lines of a text one after another, so that only those which are shown are made.
/// Each hard line is shaped once whole; its cluster widths say where to wrap, and each resulting line is shaped once
/// more by itself, since letters at a cut may change their form.
struct LineWrapper {
    let source: SpannedText
    let hardLines: [Range<Int>]
    let shaper: any TextShaper
    let rightToLeft: Bool
    /// Infinite for no wrapping.
    let width: CGFloat

    private var hardIndex = 0
    private var position = 0
    private var table: ClusterTable?
    private var stops: [Stop] = []
    private var stopIndex = 0

    /// A place where a line may end.
    private struct Stop {
        /// End of what is drawn, before the white space.
        var contentEnd: Int
        /// Start of the next line.
        var next: Int
        var width: CGFloat
    }

    init(_ source: SpannedText, width: CGFloat, rightToLeft: Bool, shaper: any TextShaper) {
        (self.source, self.width, self.rightToLeft, self.shaper) = (source, width, rightToLeft, shaper)
        hardLines = source.hardLines()
    }

    func shape(_ range: Range<Int>) -> ShapedLine { shaper.shape(source.slice(range), rightToLeft: rightToLeft) }

    func fits(_ lineWidth: CGFloat) -> Bool { lineWidth <= width + fitTolerance }

    mutating func next() -> WrappedLine? {
        guard hardIndex < hardLines.count else { return nil }
        if table == nil {
            let hard = hardLines[hardIndex]
            let whole = shape(hard)
            if fits(whole.width) {
                defer { hardIndex += 1 }
                return WrappedLine(range: hard, shaped: whole, hardLine: hardIndex)
            }
            open(hard, as: whole)
        }
        return wrappedLine()
    }

    private mutating func open(_ hard: Range<Int>, as whole: ShapedLine) {
        let table = ClusterTable(whole, range: hard)
        let breaks = shaper.lineBreaks(in: source.substring(hard)).map { $0 + hard.lowerBound } + [hard.upperBound]
        var previous = hard.lowerBound
        stops = breaks.map { next in
            // What stands before the previous opportunity is not white space, or was trimmed there.
            let content = source.trimmingEnd(previous..<next)
            previous = next
            return Stop(contentEnd: content.upperBound, next: next, width: table.position(of: content.upperBound))
        }
        self.table = table
        (stopIndex, position) = (0, hard.lowerBound)
    }

    private mutating func wrappedLine() -> WrappedLine? {
        guard let table else { return nil }
        let hard = hardLines[hardIndex]
        let origin = table.position(of: position)
        var best = partitionPoint(stops[stopIndex...]) { fits($0.width - origin) } - 1
        while best >= stopIndex {
            let stop = stops[best]
            let range = position..<max(position, stop.contentEnd)
            let shaped = shape(range)
            if fits(shaped.width) {
                let line = WrappedLine(range: range, shaped: shaped, hardLine: hardIndex)
                stopIndex = best + 1
                advance(to: stop.next, in: hard)
                return line
            }
            best -= 1
        }
        return brokenWord(table, hard: hard, origin: origin)
    }

    /// The part of a word that fits, at least one cluster.
    private mutating func brokenWord(_ table: ClusterTable, hard: Range<Int>, origin: CGFloat) -> WrappedLine {
        let first = table.edge(atOrBefore: position) + 1
        var edge = max(first, table.edge(within: origin + width + fitTolerance))
        while true {
            let end = table.offsets[checked: edge] ?? hard.upperBound
            let shaped = shape(position..<end)
            if fits(shaped.width) || edge <= first {
                let line = WrappedLine(range: position..<end, shaped: shaped, hardLine: hardIndex)
                // The white space after the word hangs over the edge.
                let stop = stops[checked: stopIndex]
                advance(to: stop.map { $0.contentEnd <= end ? $0.next : end } ?? end, in: hard)
                return line
            }
            edge -= 1
        }
    }

    private mutating func advance(to offset: Int, in hard: Range<Int>) {
        position = offset
        while stopIndex < stops.count, stops[stopIndex].next <= offset { stopIndex += 1 }
        if offset >= hard.upperBound {
            hardIndex += 1
            (table, stops) = (nil, [])
        }
    }
}

/// Widths that differ by less come from rounding, not from text, in points.
let fitTolerance: CGFloat = 1e-6
