import Drawing
import Foundation
import Geometry

/// Points of the list of iOS 16, measured.
package enum ListMetrics {
    package static let margin: CGFloat = 20
    package static let cornerRadius: CGFloat = 10
    package static let rowInsets = EdgeInsets(top: 11, leading: 20, bottom: 11, trailing: 20)
    /// From a card to the next where the next has no header.
    package static let cardSpacing: CGFloat = 35
    /// From a card to the text of the next header, and from that to its card.
    package static let headerTop: CGFloat = 26
    package static let headerBottom: CGFloat = 6.33
    package static let footerTop: CGFloat = 7
    package static let top: CGFloat = 20
    package static let idealWidth: CGFloat = 375
}

/// The rows of a section on their background.
package struct ListCard: View {
    let rows: [LayoutNode]
    let kind: ListKind
    let isSelected: (LayoutNode) -> Bool

    @Environment(\.listAppearance) private var appearance
    @Environment(\.defaultMinListRowHeight) private var minHeight

    private var hasOwnBackgrounds: Bool {
        rows.contains { $0.traits[trait: ListRowTrait.self].background != nil || isSelected($0) }
            || appearance.rowSpacing != nil
    }

    package var body: some View {
        let stack = VStack(spacing: appearance.rowSpacing ?? 0) {
            ForEach(Array(rows.enumerated()), id: \.offset) { index, row in
                rowView(row, at: index)
            }
        }
        switch (kind, appearance.rowSpacing) {
        case (.plain, _): stack
        case (.grouped, _): stack.background { if !hasOwnBackgrounds { cardColor } }
        case (.insetGrouped, nil), (.sidebar, nil):
            if hasOwnBackgrounds {
                stack.clipShape(RoundedRectangle(cornerRadius: ListMetrics.cornerRadius))
            } else {
                stack.background(cardColor, in: RoundedRectangle(cornerRadius: ListMetrics.cornerRadius))
            }
        case (.insetGrouped, _), (.sidebar, _): stack
        }
    }

    private var cardColor: Color { Color(source: .system(.secondarySystemGroupedBackground)) }

    private func rowView(_ row: LayoutNode, at index: Int) -> some View {
        let settings = row.traits[trait: ListRowTrait.self]
        let insets = settings.insets ?? ListMetrics.rowInsets
        let isApart = appearance.rowSpacing != nil && kind != .plain
        return HStack(spacing: 8) {
            if let badge = settings.badge, let slot = settings.badgeSlot {
                ContextReader { context in
                    let _ = slot.fill(context.child(1).node(of: badge.foregroundStyle(.secondary)))
                    ResolvedNodes(row)
                }
            } else {
                ResolvedNodes(row)
            }
            if let badge = settings.badge, settings.badgeSlot == nil {
                RowSpacer(minLength: 0)
                badge.foregroundStyle(.secondary)
            }
        }
        .padding(insets)
        .frame(maxWidth: .infinity, minHeight: minHeight, alignment: .leading)
        .background { background(of: row, settings) }
        .modifier(RowSeparators(lines: lines(at: index), insets: insets))
        .clipShape(RoundedRectangle(cornerRadius: isApart ? ListMetrics.cornerRadius : 0), isNeeded: isApart)
    }

    @ViewBuilder
    private func background(of row: LayoutNode, _ settings: ListRowSettings) -> some View {
        if let own = settings.background {
            ResolvedNodes(own)
        } else if isSelected(row) {
            Color(source: .system(.gray4))
        } else if kind != .plain, hasOwnBackgrounds {
            cardColor
        }
    }

    /// A line stands between two rows unless one of them hides it; plain and grouped lists have lines at their ends too.
    private func lines(at index: Int) -> [RowSeparators.Line] {
        let own = rows[index].traits[trait: ListRowTrait.self]
        var lines: [RowSeparators.Line] = []
        let hasEnds = kind == .plain || kind == .grouped
        if index == 0, hasEnds, !own.hidesSeparator(.top), appearance.sectionSeparators[.top] != .hidden {
            lines.append(.init(edge: .top, isWhole: kind == .grouped, tint: appearance.sectionSeparatorTints[.top]))
        }
        if let next = rows[checked: index + 1]?.traits[trait: ListRowTrait.self] {
            if appearance.rowSpacing == nil, !own.hidesSeparator(.bottom), !next.hidesSeparator(.top) {
                let tint = own.separatorTints[.bottom] ?? next.separatorTints[.top]
                lines.append(.init(edge: .bottom, isWhole: false, tint: tint))
            }
        } else if hasEnds, !own.hidesSeparator(.bottom), appearance.sectionSeparators[.bottom] != .hidden {
            let tint = appearance.sectionSeparatorTints[.bottom]
            lines.append(.init(edge: .bottom, isWhole: kind == .grouped, tint: tint))
        }
        return lines
    }
}

extension View {
    @ViewBuilder
    fileprivate func clipShape(_ shape: RoundedRectangle, isNeeded: Bool) -> some View {
        if isNeeded { clipShape(shape) } else { self }
    }
}

/// The lines of a row, of one pixel, from where the row's text begins to the card's edge.
struct RowSeparators: ViewModifier, NodeWrapping {
    struct Line {
        var edge: VerticalEdge
        /// From edge to edge.
        var isWhole: Bool
        var tint: Color?
    }

    typealias Body = Never

    let lines: [Line]
    let insets: EdgeInsets

    func wrap(_ node: LayoutNode, in context: ResolveContext) -> LayoutNode {
        guard !lines.isEmpty else { return node }
        let environment = context.environment
        let colors = lines.map { line in
            (line.tint ?? Color(source: .system(.separator))).rgba(in: environment)
        }
        return RowSeparatorNode(
            node, lines: lines, colors: colors, inset: insets.leading, pixel: environment.pixelLength,
            rightToLeft: environment.layoutDirection == .rightToLeft)
    }
}

private final class RowSeparatorNode: WrapperNode {
    private let lines: [RowSeparators.Line]
    private let colors: [RGBA]
    private let inset: CGFloat
    private let pixel: CGFloat
    private let rightToLeft: Bool

    init(
        _ content: LayoutNode, lines: [RowSeparators.Line], colors: [RGBA], inset: CGFloat, pixel: CGFloat,
        rightToLeft: Bool
    ) {
        (self.lines, self.colors, self.inset) = (lines, colors, inset)
        (self.pixel, self.rightToLeft) = (pixel, rightToLeft)
        super.init(content)
    }

    override func emit(into emitter: inout Emitter) {
        super.emit(into: &emitter)
        let own = arrangement(for: ProposedViewSize(frame.size))
        // Guides are places from the left; lines run from the leading edge.
        func place(_ guide: HorizontalAlignment) -> CGFloat? {
            explicitAlignment(guide.key, in: own).map { rightToLeft ? frame.width - $0 : $0 }
        }
        let leading = place(.listRowSeparatorLeading) ?? inset
        let trailing = place(.listRowSeparatorTrailing) ?? frame.width
        for (line, color) in zip(lines, colors) {
            let (start, end) = line.isWhole ? (0, frame.width) : (leading, trailing)
            let y = line.edge == .top ? frame.minY : frame.maxY - pixel
            let x = rightToLeft ? frame.maxX - end : frame.minX + start
            let rect = CGRect(x: x, y: y, width: max(0, end - start), height: pixel)
            emitter.fill(Outline(rect: rect), with: .color(color), in: rect)
        }
    }
}
