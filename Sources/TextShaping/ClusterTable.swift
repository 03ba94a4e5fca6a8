import Foundation

/// The clusters of a shaped line in logical order with their running widths: where a line can be cut, and how wide it
/// is up to there. Built once, so that wrapping a long text does not shape it again and again.
struct ClusterTable {
    /// Offset of each cluster in the whole text, and at last the end.
    let offsets: [Int]
    /// Width of all clusters before, one for each of `offsets`.
    let positions: [CGFloat]

    /// - Parameter range: the part of the whole text that `line` was shaped from.
    init(_ line: ShapedLine, range: Range<Int>) {
        var advances: [(offset: Int, advance: CGFloat)] = []
        for run in line.runs {
            for glyph in run.shaped.glyphs {
                advances.append((range.lowerBound + run.offset + glyph.cluster, glyph.advance))
            }
        }
        let isSorted = zip(advances, advances.dropFirst()).allSatisfy { $0.offset <= $1.offset }
        if !isSorted { advances.sort { $0.offset < $1.offset } }
        var offsets = [range.lowerBound]
        var positions: [CGFloat] = [0]
        var width: CGFloat = 0
        for (offset, advance) in advances {
            if let last = offsets.last, offset > last, offset < range.upperBound {
                offsets.append(offset)
                positions.append(width)
            }
            width += advance
        }
        if !range.isEmpty {
            offsets.append(range.upperBound)
            positions.append(width)
        }
        (self.offsets, self.positions) = (offsets, positions)
    }

    var clusterCount: Int { offsets.count - 1 }

    var width: CGFloat { positions[clusterCount] }

    /// The index of the last cluster edge at or before `offset`.
    func edge(atOrBefore offset: Int) -> Int { max(0, partitionPoint(offsets) { $0 <= offset } - 1) }

    /// Width of everything before `offset`.
    func position(of offset: Int) -> CGFloat { positions[edge(atOrBefore: offset)] }

    /// The last edge whose position does not exceed `limit`.
    func edge(within limit: CGFloat) -> Int { max(0, partitionPoint(positions) { $0 <= limit } - 1) }

    /// The first edge whose position is at least `limit`.
    func edge(from limit: CGFloat) -> Int {
        min(clusterCount, partitionPoint(positions) { $0 < limit })
    }
}

/// The index after the leading elements that satisfy `belongs`, which must be true up to some element and false from
/// there.
func partitionPoint<Elements: RandomAccessCollection>(
    _ elements: Elements, _ belongs: (Elements.Element) -> Bool
) -> Elements.Index {
    var (low, high) = (elements.startIndex, elements.endIndex)
    while low < high {
        let middle = elements.index(low, offsetBy: elements.distance(from: low, to: high) / 2)
        if belongs(elements[middle]) { low = elements.index(after: middle) } else { high = middle }
    }
    return low
}
