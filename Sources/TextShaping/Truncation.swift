import Foundation

private let ellipsis = "…"

/// Cuts the last visible line of a text and says so with an ellipsis in the style of the cut span. What is kept comes
/// from the start of the line (`lead`), from the end of the whole text (`trail`), or from both.
struct Truncation {
    private let wrapper: LineWrapper
    private let source: SpannedText
    private let lead: Range<Int>
    private let trail: Range<Int>
    private let leadTable: ClusterTable
    private let trailTable: ClusterTable

    init(_ wrapper: LineWrapper, lineStart: Int, hardLine: Int) {
        self.wrapper = wrapper
        source = wrapper.source
        let hard = wrapper.hardLines[hardLine]
        let last = wrapper.hardLines[wrapper.hardLines.count - 1]
        lead = lineStart..<hard.upperBound
        leadTable = ClusterTable(wrapper.shape(lead), range: lead)
        trail = last == hard ? lead : last
        trailTable = last == hard ? leadTable : ClusterTable(wrapper.shape(trail), range: trail)
    }

    func line(_ mode: ParagraphStyle.Truncation) -> ShapedLine {
        switch mode {
        case .tail: tail()
        case .head: head()
        case .middle: middle()
        }
    }

    private func tail() -> ShapedLine {
        var edge = leadTable.edge(within: wrapper.width)
        while edge > 0 {
            let kept = prefix(to: edge)
            let cut = max(kept.lowerBound, kept.upperBound - 1)
            if wrapper.fits(leadTable.position(of: kept.upperBound) + ellipsisWidth(at: cut)) {
                let line = shape(prefix: kept, suffix: nil)
                if wrapper.fits(line.width) { return line }
            }
            edge -= 1
        }
        return shape(prefix: nil, suffix: nil)
    }

    private func head() -> ShapedLine {
        let total = trailTable.width
        var edge = trailTable.edge(from: total - wrapper.width)
        while edge < trailTable.clusterCount {
            let kept = suffix(from: edge)
            if wrapper.fits(total - trailTable.position(of: kept.lowerBound) + ellipsisWidth(at: kept.lowerBound)) {
                let line = shape(prefix: nil, suffix: kept)
                if wrapper.fits(line.width) { return line }
            }
            edge += 1
        }
        return shape(prefix: nil, suffix: nil)
    }

    private func middle() -> ShapedLine {
        let room = wrapper.width - ellipsisWidth(at: lead.lowerBound)
        let total = trailTable.width
        var end = leadTable.edge(within: room / 2)
        var start = trailTable.edge(from: total - (room - leadTable.positions[end]))
        end = leadTable.edge(within: room - (total - trailTable.positions[start]))
        while end > 0 || start < trailTable.clusterCount {
            let line = shape(
                prefix: end > 0 ? prefix(to: end) : nil,
                suffix: start < trailTable.clusterCount ? suffix(from: start) : nil)
            if wrapper.fits(line.width) { return line }
            // The longer side gives way.
            let suffixWidth = total - trailTable.positions[start]
            if end > 0, leadTable.positions[end] >= suffixWidth || start == trailTable.clusterCount {
                end -= 1
            } else {
                start += 1
            }
        }
        return shape(prefix: nil, suffix: nil)
    }

    private func prefix(to edge: Int) -> Range<Int> {
        source.trimmingEnd(lead.lowerBound..<leadTable.offsets[edge])
    }

    private func suffix(from edge: Int) -> Range<Int> {
        source.trimmingStart(trailTable.offsets[edge]..<trail.upperBound)
    }

    private func ellipsisSpan(at offset: Int) -> TextSpan {
        var span = source.spans[source.spanIndex(at: offset)]
        span.text = ellipsis
        return span
    }

    private func ellipsisWidth(at offset: Int) -> CGFloat {
        wrapper.shaper.shape([ellipsisSpan(at: offset)], rightToLeft: wrapper.rightToLeft).width
    }

    private func shape(prefix: Range<Int>?, suffix: Range<Int>?) -> ShapedLine {
        var spans: [TextSpan] = []
        if let prefix, !prefix.isEmpty {
            spans = source.slice(prefix)
            spans[spans.count - 1].text += ellipsis
            if let suffix, !suffix.isEmpty { spans += source.slice(suffix) }
        } else if let suffix, !suffix.isEmpty {
            spans = source.slice(suffix)
            spans[0].text = ellipsis + spans[0].text
        } else {
            spans = [ellipsisSpan(at: lead.lowerBound)]
        }
        return wrapper.shaper.shape(spans, rightToLeft: wrapper.rightToLeft)
    }
}
