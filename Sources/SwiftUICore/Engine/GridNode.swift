import Foundation
import Geometry

/// The layout of `Grid`.
///
/// Columns share the width as the views of a stack do, each measured by its cells; a cell that spans several columns
/// and needs more than they have widens them evenly. Rows then share the height, measured at their cells' widths.
package final class GridNode: LayoutNode {
    private struct Cell {
        var child: Int
        var columns: Range<Int>
        /// A view outside any row, which spans the grid.
        var isRowOfItsOwn: Bool
        var unsizedAxes: Axis.Set
        var anchor: UnitPoint?
    }

    private struct Row {
        var cells: [Cell]
        var alignment: VerticalAlignment?
    }

    private let alignment: Alignment
    private let rightToLeft: Bool
    private var rows: [Row] = []
    private var columnAlignments: [HorizontalAlignment?] = []
    private var columnGaps: [CGFloat] = []
    private var rowGaps: [CGFloat] = []

    package init(
        alignment: Alignment, horizontalSpacing: CGFloat?, verticalSpacing: CGFloat?, children: [LayoutNode],
        rightToLeft: Bool = false, pixelLength: CGFloat = 1 / 3
    ) {
        (self.alignment, self.rightToLeft) = (alignment, rightToLeft)
        super.init(children: children)
        collectRows()
        columnGaps = Array(
            repeating: horizontalSpacing ?? NodeSpacing.standardDistance, count: max(0, columnAlignments.count - 1))
        rowGaps = zip(rows, rows.dropFirst()).map { upper, lower in
            verticalSpacing ?? gap(between: upper, and: lower, pixelLength: pixelLength)
        }
    }

    private func collectRows() {
        var current: GridRowTrait.Row?
        for (index, child) in children.enumerated() {
            let row = child.traits[trait: GridRowTrait.self]
            if row == nil || row?.id != current?.id { rows.append(Row(cells: [], alignment: row?.alignment)) }
            current = row
            let first = rows[rows.count - 1].cells.last?.columns.upperBound ?? 0
            let traits = child.traits
            let span = min(max(1, traits[trait: GridColumnsTrait.self]), 10_000)
            rows[rows.count - 1].cells.append(
                Cell(
                    child: index, columns: first..<first + span, isRowOfItsOwn: row == nil,
                    unsizedAxes: traits[trait: GridUnsizedAxesTrait.self],
                    anchor: traits[trait: GridAnchorTrait.self]))
        }
        let count = rows.flatMap(\.cells).filter { !$0.isRowOfItsOwn }.map(\.columns.upperBound).max() ?? 1
        columnAlignments = Array(repeating: nil, count: count)
        for index in rows.indices {
            for position in rows[index].cells.indices {
                if rows[index].cells[position].isRowOfItsOwn { rows[index].cells[position].columns = 0..<count }
                let cell = rows[index].cells[position]
                if let wish = children[cell.child].traits[trait: GridColumnAlignmentTrait.self] {
                    columnAlignments[cell.columns.lowerBound] = wish
                }
            }
        }
    }

    private func gap(between upper: Row, and lower: Row, pixelLength: CGFloat) -> CGFloat {
        var widest: CGFloat = 0
        for above in upper.cells {
            for below in lower.cells where above.columns.overlaps(below.columns) {
                widest = max(
                    widest,
                    NodeSpacing.vertical(
                        children[above.child].spacing, children[below.child].spacing, pixelLength: pixelLength))
            }
        }
        return widest
    }

    // MARK: Sizes

    private func columnWidths(_ proposal: ProposedViewSize) -> [CGFloat] {
        let cells = rows.flatMap(\.cells).filter { !$0.unsizedAxes.contains(.horizontal) }
        var single = [[LayoutNode]](repeating: [], count: columnAlignments.count)
        for cell in cells where cell.columns.count == 1 && !cell.isRowOfItsOwn {
            single[cell.columns.lowerBound].append(children[cell.child])
        }
        var widths = GridTracks.lengths(
            count: columnAlignments.count, offered: proposal.width, gaps: columnGaps
        ) { column, offered in
            single[column].reduce(CGFloat(0)) { widest, node in
                max(widest, node.size(for: ProposedViewSize(width: offered, height: nil)).width)
            }
        }
        for cell in cells where cell.columns.count > 1 || cell.isRowOfItsOwn {
            let present = GridTracks.span(cell.columns, lengths: widths, gaps: columnGaps)
            // A view outside the rows is offered the whole width, as it would be in a vertical stack.
            let rest = GridTracks.span(widths.indices, lengths: widths, gaps: columnGaps) - present
            let offered = proposal.width.map { max(present, $0 - rest) }
            let needed = children[cell.child].size(for: ProposedViewSize(width: offered, height: nil)).width
            guard needed > present, needed.isFinite else { continue }
            for column in cell.columns { widths[column] += (needed - present) / CGFloat(cell.columns.count) }
        }
        return widths
    }

    private func verticalAlignment(of row: Row) -> VerticalAlignment { row.alignment ?? alignment.vertical }

    private func isBaseline(_ alignment: VerticalAlignment) -> Bool {
        alignment == .firstTextBaseline || alignment == .lastTextBaseline
    }

    /// How far the cells of a row reach above and below the line they are aligned on.
    private func extent(
        of row: Row, widths: [CGFloat], offered: CGFloat?
    ) -> (above: CGFloat, below: CGFloat) {
        let key = verticalAlignment(of: row).key
        var (above, below) = (CGFloat(0), CGFloat(0))
        for cell in row.cells where !cell.unsizedAxes.contains(.vertical) {
            let width = GridTracks.span(cell.columns, lengths: widths, gaps: columnGaps)
            let size = children[cell.child].dimensions(for: ProposedViewSize(width: width, height: offered))
            let guide = cell.anchor == nil ? size.value(key) : 0
            above = max(above, guide)
            below = max(below, size.height - guide)
        }
        return (above, below)
    }

    package override func arrange(_ proposal: ProposedViewSize) -> Arrangement {
        LayoutProbe.current.descending { arranged(proposal) }
    }

    private func arranged(_ proposal: ProposedViewSize) -> Arrangement {
        let widths = columnWidths(proposal)
        let heights = GridTracks.lengths(count: rows.count, offered: proposal.height, gaps: rowGaps) { row, offered in
            let extent = extent(of: rows[row], widths: widths, offered: offered)
            return extent.above + extent.below
        }
        let size = CGSize(
            width: GridTracks.span(widths.indices, lengths: widths, gaps: columnGaps),
            height: GridTracks.span(heights.indices, lengths: heights, gaps: rowGaps))
        let (lefts, tops) = (
            GridTracks.offsets(widths, gaps: columnGaps), GridTracks.offsets(heights, gaps: rowGaps)
        )
        var slots = children.map { _ in Arrangement.Child(origin: .zero, proposal: .zero) }
        for (index, row) in rows.enumerated() {
            let line = extent(of: row, widths: widths, offered: heights[index]).above
            for cell in row.cells {
                let box = CGRect(
                    x: lefts[checked: cell.columns.lowerBound] ?? 0, y: tops[index],
                    width: GridTracks.span(cell.columns, lengths: widths, gaps: columnGaps), height: heights[index])
                var slot = slot(of: cell, in: box, row: row, line: line)
                if rightToLeft {
                    let width = children[cell.child].size(for: slot.proposal).width
                    slot.origin.x = size.width - slot.origin.x - width
                }
                slots[cell.child] = slot
            }
        }
        return Arrangement(size: size, children: slots)
    }

    private func slot(of cell: Cell, in box: CGRect, row: Row, line: CGFloat) -> Arrangement.Child {
        let proposal = ProposedViewSize(box.size)
        let size = children[cell.child].dimensions(for: proposal)
        if let anchor = cell.anchor {
            return .init(
                origin: CGPoint(
                    x: box.minX + anchor.x * (box.width - size.width),
                    y: box.minY + anchor.y * (box.height - size.height)), proposal: proposal)
        }
        let room = ViewDimensions(node: nil, arrangement: Arrangement(size: box.size))
        let horizontal = (columnAlignments[checked: cell.columns.lowerBound] ?? nil) ?? alignment.horizontal
        let vertical = verticalAlignment(of: row)
        let level = isBaseline(vertical) ? line : room.value(vertical.key)
        return .init(
            origin: CGPoint(
                x: box.minX + room.value(horizontal.key) - size.value(horizontal.key),
                y: box.minY + level - size.value(vertical.key)), proposal: proposal)
    }
}

// MARK: - What cells say

package enum GridRowTrait: ContainerTrait {
    package struct Row {
        package var id: StructuralPath
        package var alignment: VerticalAlignment?
    }

    package static var defaultValue: Row? { nil }
}

package enum GridColumnsTrait: ContainerTrait {
    package static var defaultValue: Int { 1 }
}

package enum GridAnchorTrait: ContainerTrait {
    package static var defaultValue: UnitPoint? { nil }
}

package enum GridColumnAlignmentTrait: ContainerTrait {
    package static var defaultValue: HorizontalAlignment? { nil }
}

package enum GridUnsizedAxesTrait: ContainerTrait {
    package static var defaultValue: Axis.Set { [] }
}
