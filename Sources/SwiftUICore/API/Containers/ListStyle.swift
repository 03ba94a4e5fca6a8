import Foundation

/// How a list looks.
@MainActor @preconcurrency
public protocol ListStyle {}

/// The looks there are.
package enum ListKind: Hashable, Sendable {
    case plain, grouped, insetGrouped, sidebar

    package var isGrouped: Bool { self != .plain }
}

@MainActor
package protocol KnownListStyle: ListStyle {
    var kind: ListKind { get }
}

public struct DefaultListStyle {
    public nonisolated init() {}
}

public struct PlainListStyle {
    public nonisolated init() {}
}

public struct InsetListStyle {
    public nonisolated init() {}
}

public struct GroupedListStyle {
    public nonisolated init() {}
}

public struct InsetGroupedListStyle {
    public nonisolated init() {}
}

public struct SidebarListStyle {
    public nonisolated init() {}
}

extension DefaultListStyle: ListStyle, KnownListStyle { package var kind: ListKind { .insetGrouped } }
extension PlainListStyle: ListStyle, KnownListStyle { package var kind: ListKind { .plain } }
extension InsetListStyle: ListStyle, KnownListStyle { package var kind: ListKind { .plain } }
extension GroupedListStyle: ListStyle, KnownListStyle { package var kind: ListKind { .grouped } }
extension InsetGroupedListStyle: ListStyle, KnownListStyle { package var kind: ListKind { .insetGrouped } }
extension SidebarListStyle: ListStyle, KnownListStyle { package var kind: ListKind { .sidebar } }

extension ListStyle where Self == DefaultListStyle {
    public static var automatic: DefaultListStyle { .init() }
}

extension ListStyle where Self == PlainListStyle {
    public static var plain: PlainListStyle { .init() }
}

extension ListStyle where Self == InsetListStyle {
    public static var inset: InsetListStyle { .init() }
}

extension ListStyle where Self == GroupedListStyle {
    public static var grouped: GroupedListStyle { .init() }
}

extension ListStyle where Self == InsetGroupedListStyle {
    public static var insetGrouped: InsetGroupedListStyle { .init() }
}

extension ListStyle where Self == SidebarListStyle {
    public static var sidebar: SidebarListStyle { .init() }
}

extension View {
    public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View {
        let box = UncheckedSendableBox(style)
        return transformingEnvironment {
            $0.listAppearance.kind = (box.value as? any KnownListStyle)?.kind ?? .insetGrouped
        }
    }
}

extension EnvironmentValues {
    /// The look of a header or footer in a list, before its view is resolved.
    package mutating func styleAsListHeader(isFooter: Bool) {
        guard rowContainer != nil else { return }
        let kind = listAppearance.kind ?? .insetGrouped
        if !isFooter, headerProminence == .increased {
            font = .title3.bold()
            foregroundStyles = nil
        } else if !isFooter, kind == .sidebar {
            font = .headline
            foregroundStyles = nil
        } else if kind == .plain {
            font = isFooter ? .footnote : .subheadline.weight(.semibold)
            setForegroundStyles(HierarchicalShapeStyle.secondary)
        } else {
            font = .footnote
            setForegroundStyles(HierarchicalShapeStyle.secondary)
            if !isFooter, textCase == nil { textCase = .uppercase }
        }
    }
}
