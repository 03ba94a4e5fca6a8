import Foundation

/// What rows say to the list they stand in.
package struct ListRowSettings {
    package var insets: EdgeInsets?
    /// Nil for the list's own; no nodes for none at all.
    package var background: [LayoutNode]?
    package var separators: [VerticalEdge: Visibility] = [:]
    package var separatorTints: [VerticalEdge: Color] = [:]
    package var badge: Text?
    /// Where the row itself has room for its badge: before a chevron.
    package var badgeSlot: BadgeSlotNode?

    package init() {}

    package func hidesSeparator(_ edge: VerticalEdge) -> Bool { separators[edge] == .hidden }
}

package enum ListRowTrait: ContainerTrait {
    package static var defaultValue: ListRowSettings { ListRowSettings() }
}

private struct RowBackground<Background: View> {
    let background: Background?
}

extension RowBackground: ViewModifier, PrimitiveViewModifier {
    typealias Body = Never

    func nodes(in context: ResolveContext, content: (ResolveContext) -> [LayoutNode]) -> [LayoutNode] {
        let list = content(context)
        for (index, node) in list.enumerated() {
            node.traits[trait: ListRowTrait.self].background = background.map {
                context.child(1).child(index).nodes(of: $0)
            }
        }
        return list
    }
}

extension View {
    private nonisolated func row(_ change: @escaping @MainActor (inout ListRowSettings) -> Void) -> some View {
        trait { change(&$0[trait: ListRowTrait.self]) }
    }

    /// What is behind the row instead of the list's own background; nil for that one.
    public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View {
        ModifiedContent(content: self, modifier: RowBackground(background: view))
    }

    /// Points between the row's edges and its content; nil for the list's own.
    public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View { row { $0.insets = insets } }

    public nonisolated func listRowSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View {
        row { for edge in edges.members { $0.separators[edge] = visibility } }
    }

    public nonisolated func listRowSeparatorTint(
        _ color: Color?, edges: VerticalEdge.Set = .all
    ) -> some View {
        row { for edge in edges.members { $0.separatorTints[edge] = color } }
    }

    /// A count at the row's end; nothing for zero.
    public nonisolated func badge(_ count: Int) -> some View {
        row { $0.badge = count == 0 ? nil : Text(count, format: .number) }
    }

    public nonisolated func badge(_ label: Text?) -> some View { row { $0.badge = label } }

    public nonisolated func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

    @_disfavoredOverload
    public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some View { badge(label.map { Text($0) }) }

    // MARK: For the whole list

    /// Points between rows; nil for none.
    public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View {
        transformingEnvironment { $0.listAppearance.rowSpacing = spacing }
    }

    public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        transformingEnvironment { $0.listAppearance.sectionSpacing = spacing.points }
    }

    /// Points between sections.
    public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View {
        transformingEnvironment { $0.listAppearance.sectionSpacing = spacing }
    }

    public nonisolated func listSectionSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View {
        transformingEnvironment {
            for edge in edges.members { $0.listAppearance.sectionSeparators[edge] = visibility }
        }
    }

    public nonisolated func listSectionSeparatorTint(
        _ color: Color?, edges: VerticalEdge.Set = .all
    ) -> some View {
        transformingEnvironment {
            for edge in edges.members { $0.listAppearance.sectionSeparatorTints[edge] = color }
        }
    }

    /// The colour of the icons of labels in rows.
    public nonisolated func listItemTint(_ tint: Color?) -> some View {
        transformingEnvironment { $0.listAppearance.itemTint = tint }
    }

    public nonisolated func listItemTint(_ tint: ListItemTint?) -> some View {
        transformingEnvironment { $0.listAppearance.itemTint = tint?.color }
    }

    public nonisolated func headerProminence(_ prominence: Prominence) -> some View {
        environment(\.headerProminence, prominence)
    }

    public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
        transformingEnvironment { $0.listAppearance.hidesBackground = visibility == .hidden }
    }
}

extension VerticalEdge.Set {
    fileprivate var members: [VerticalEdge] { VerticalEdge.allCases.filter { contains(.init($0)) } }
}

/// How far sections are apart.
public struct ListSectionSpacing: Sendable {
    fileprivate let points: CGFloat?

    public static let `default` = ListSectionSpacing(points: nil)
    public static let compact = ListSectionSpacing(points: 16)

    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(points: spacing) }
}

/// The tint of list items.
public struct ListItemTint: Sendable {
    fileprivate let color: Color

    public static let monochrome = ListItemTint(color: .primary)

    public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }

    public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
}

public enum Prominence: Hashable, Sendable {
    case standard, increased
}

/// How lists within look.
package struct ListAppearance {
    package var kind: ListKind?
    package var rowSpacing: CGFloat?
    package var sectionSpacing: CGFloat?
    package var sectionSeparators: [VerticalEdge: Visibility] = [:]
    package var sectionSeparatorTints: [VerticalEdge: Color] = [:]
    package var itemTint: Color?
    package var hidesBackground = false

    package init() {}
}

private struct ListAppearanceKey: EnvironmentKey { static var defaultValue: ListAppearance { ListAppearance() } }

private struct HeaderProminenceKey: EnvironmentKey { static var defaultValue: Prominence { .standard } }

private struct MinRowHeightKey: EnvironmentKey { static var defaultValue: CGFloat { 44 } }

private struct MinHeaderHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

private struct RowContainerKey: EnvironmentKey { static var defaultValue: RowContainer? { nil } }

/// What a row stands in.
package enum RowContainer { case list, form }

extension EnvironmentValues {
    package var listAppearance: ListAppearance {
        get { self[ListAppearanceKey.self] }
        set { self[ListAppearanceKey.self] = newValue }
    }

    public var headerProminence: Prominence {
        get { self[HeaderProminenceKey.self] }
        set { self[HeaderProminenceKey.self] = newValue }
    }

    /// Points a list row takes at least.
    public var defaultMinListRowHeight: CGFloat {
        get { self[MinRowHeightKey.self] }
        set { self[MinRowHeightKey.self] = newValue }
    }

    /// Points a list header takes at least; nil for what it needs.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[MinHeaderHeightKey.self] }
        set { self[MinHeaderHeightKey.self] = newValue }
    }

    /// Nil outside lists and forms.
    package var rowContainer: RowContainer? {
        get { self[RowContainerKey.self] }
        set { self[RowContainerKey.self] = newValue }
    }
}
