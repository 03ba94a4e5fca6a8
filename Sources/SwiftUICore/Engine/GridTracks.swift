import Foundation
import Geometry

/// Lengths of a grid's rows or columns.
package enum GridTracks {
    /// Hands out `offered` points less the gaps, as a stack does: the least flexible track first, each with an equal
    /// share of what is left. Without an offer each track has its ideal length.
    @MainActor
    package static func lengths(
        count: Int, offered: CGFloat?, gaps: [CGFloat], length: (_ track: Int, _ offered: CGFloat?) -> CGFloat
    ) -> [CGFloat] {
        guard let offered, offered.isFinite else { return indices(count).map { length($0, offered) } }
        var result = [CGFloat](repeating: 0, count: count)
        var available = offered - gaps.reduce(0, +)
        let flexibility = LayoutProbe.current.asking { indices(count).map { length($0, .infinity) - length($0, 0) } }
        let order = indices(count).sorted {
            flexibility[$0] == flexibility[$1] ? $0 < $1 : flexibility[$0] < flexibility[$1]
        }
        for (position, track) in order.enumerated() {
            let taken = length(track, max(0, available / CGFloat(count - position)))
            result[track] = taken
            available -= taken
        }
        return result
    }

    /// Where each track begins.
    package static func offsets(_ lengths: [CGFloat], gaps: [CGFloat]) -> [CGFloat] {
        var offset: CGFloat = 0
        return lengths.indices.map { index in
            defer { offset += lengths[index] + (gaps[checked: index] ?? 0) }
            return offset
        }
    }

    /// From the start of one track to the end of another.
    package static func span(_ tracks: Range<Int>, lengths: [CGFloat], gaps: [CGFloat]) -> CGFloat {
        tracks.reduce(CGFloat(0)) { $0 + (lengths[checked: $1] ?? 0) }
            + tracks.dropLast().reduce(CGFloat(0)) { $0 + (gaps[checked: $1] ?? 0) }
    }
}
