import Foundation
import Geometry

/// The layout of `LazyVGrid` (columns given, rows as high as their cells) and `LazyHGrid` (the same turned).
/// Headers and footers of sections take a row of their own.
package final class LazyGridNode: LayoutNode {
    private let items: [GridItem]
    private let axis: Axis
    private let alignment: Alignment
    private let lineGap: CGFloat
    private let rightToLeft: Bool

    /// - Parameter axis: the one along which it grows.
    /// - Parameter spacing: points between rows (columns, where it grows horizontally).
    package init(
        items: [GridItem], axis: Axis, alignment: Alignment, spacing: CGFloat?, children: [LayoutNode],
        rightToLeft: Bool
    ) {
        (self.items, self.axis, self.alignment) = (items, axis, alignment)
        lineGap = max(0, spacing ?? NodeSpacing.standardDistance)
        self.rightToLeft = rightToLeft
        super.init(children: children)
    }

    /// Children by row, each with its track.
    private func lines(trackCount: Int) -> [[(child: Int, track: Int?)]] {
        var lines: [[(child: Int, track: Int?)]] = []
        var section: StructuralPath?
        for (index, child) in children.enumerated() {
            let part = child.traits[trait: SectionTrait.self]
            if let part, part.role != .content {
                lines.append([(index, nil)])
            } else if let last = lines.last, last.count < trackCount, last.first?.track != nil, part?.id == section {
                lines[lines.count - 1].append((index, last.count))
            } else {
                lines.append([(index, 0)])
            }
            section = part?.id
        }
        return lines
    }

    package override func arrange(_ proposal: ProposedViewSize) -> Arrangement {
        let offered = axis == .vertical ? proposal.width : proposal.height
        let ideal = offered == nil ? children.map { cross($0.size(for: .unspecified)) }.max() ?? 10 : 10
        let tracks = LazyGridTracks(items, offered: offered, ideal: ideal)
        guard !tracks.tracks.isEmpty else { return Arrangement(size: .zero) }
        let starts = GridTracks.offsets(tracks.lengths, gaps: tracks.gaps)
        let total = tracks.total
        let width = max(offered.map { $0.isFinite ? $0 : total } ?? total, 0)
        let inset = inset(total, in: width)
        var slots = children.map { _ in Arrangement.Child(origin: .zero, proposal: .zero) }
        var offset: CGFloat = 0
        for line in lines(trackCount: tracks.tracks.count) {
            if offset > 0 { offset += lineGap }
            var length: CGFloat = 0
            for cell in line {
                let breadth = cell.track.flatMap { tracks.lengths[checked: $0] } ?? width
                length = max(length, main(children[cell.child].size(for: offer(breadth, nil))))
            }
            for cell in line {
                let breadth = cell.track.flatMap { tracks.lengths[checked: $0] } ?? width
                let start = cell.track.flatMap { starts[checked: $0] }.map { $0 + inset } ?? 0
                let wish = cell.track.flatMap { tracks.tracks[checked: $0]?.alignment } ?? .center
                slots[cell.child] = slot(
                    children[cell.child], start: start, breadth: breadth, offset: offset, length: length,
                    alignment: wish, within: width)
            }
            offset += length
        }
        let size = axis == .vertical ? CGSize(width: width, height: offset) : CGSize(width: offset, height: width)
        if rightToLeft, axis == .horizontal {
            for index in slots.indices {
                slots[index].origin.x =
                    offset - slots[index].origin.x - children[index].size(for: slots[index].proposal).width
            }
        }
        return Arrangement(size: size, children: slots)
    }

    /// Where the tracks begin in a wider grid.
    private func inset(_ total: CGFloat, in width: CGFloat) -> CGFloat {
        let (box, content) = (
            ViewDimensions(node: nil, arrangement: Arrangement(size: CGSize(width: width, height: width))),
            ViewDimensions(node: nil, arrangement: Arrangement(size: CGSize(width: total, height: total)))
        )
        let key = axis == .vertical ? alignment.horizontal.key : alignment.vertical.key
        return box.value(key) - content.value(key)
    }

    private func slot(
        _ child: LayoutNode, start: CGFloat, breadth: CGFloat, offset: CGFloat, length: CGFloat,
        alignment: Alignment, within width: CGFloat
    ) -> Arrangement.Child {
        let proposal = offer(breadth, nil)
        let size = child.dimensions(for: proposal)
        let cell = axis == .vertical ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
        let box = ViewDimensions(node: nil, arrangement: Arrangement(size: cell))
        let turned = alignment.turned(for: rightToLeft ? .rightToLeft : .leftToRight)
        let x = box.value(turned.horizontal.key) - size.value(turned.horizontal.key)
        let y = box.value(turned.vertical.key) - size.value(turned.vertical.key)
        if axis == .horizontal {
            return .init(origin: CGPoint(x: offset + x, y: start + y), proposal: proposal)
        }
        let left = rightToLeft ? width - start - breadth : start
        return .init(origin: CGPoint(x: left + x, y: offset + y), proposal: proposal)
    }

    private func offer(_ cross: CGFloat?, _ main: CGFloat?) -> ProposedViewSize {
        axis == .vertical
            ? ProposedViewSize(width: cross, height: main) : ProposedViewSize(width: main, height: cross)
    }

    private func main(_ size: CGSize) -> CGFloat { axis == .vertical ? size.height : size.width }

    private func cross(_ size: CGSize) -> CGFloat { axis == .vertical ? size.width : size.height }
}
