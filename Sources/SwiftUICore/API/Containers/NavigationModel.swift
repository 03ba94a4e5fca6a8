import Foundation

/// What the content of a navigation container says about the bars around it, collected while it is resolved.
@MainActor
package final class NavigationModel {
    package var title: Text?
    package var subtitle: Text?
    package var displayMode: NavigationBarItem.TitleDisplayMode?
    package var entries: [ToolbarEntry] = []
    package var visibility: [ToolbarPlacement: Visibility] = [:]
    package var bars: [ToolbarPlacement: BarAppearance] = [:]
    package var background: AnyShapeStyle?
    /// In front of `background`.
    package var backgroundView: AnyView?
    package var searchPrompt: Text?
    package var hidesBackButton = false
    /// The title of the view below, where there is one to go back to.
    package var backTitle: Text?
    package var isPushed = false
    /// What the column asks for in a split view; nil for the standard width.
    package var columnWidth: ColumnWidth?
    /// What opens from the title.
    package var titleMenu: AnyView?
    package var destinations: [ObjectIdentifier: NavigationDestination] = [:]
    package var presented: NavigationDestination?
    /// How much was said, to find out what came too late for the bars.
    package private(set) var count = 0

    package init() {}

    package func note(_ change: (NavigationModel) -> Void) {
        count += 1
        change(self)
    }

    package func isHidden(_ placement: ToolbarPlacement) -> Bool { visibility[placement] == .hidden }
}

/// The look of a bar.
package struct BarAppearance {
    package var style: AnyShapeStyle?
    package var visibility: Visibility = .automatic
    package var colorScheme: ColorScheme?

    package init() {}
}

/// The view for a value of a navigation path, in the environment of where it was declared.
package struct NavigationDestination {
    package let make: @MainActor (AnyHashable, (inout EnvironmentValues) -> Void) -> LayoutNode
}

/// The width that a column of a split view asks for.
package enum ColumnWidthTrait: ContainerTrait {
    package static var defaultValue: ColumnWidth? { nil }
}

private struct NavigationModelKey: EnvironmentKey { static var defaultValue: NavigationModel? { nil } }

extension EnvironmentValues {
    package var navigationModel: NavigationModel? {
        get { self[NavigationModelKey.self] }
        set { self[NavigationModelKey.self] = newValue }
    }
}

/// A modifier that tells the navigation container around something, and leaves its content as it is.
package struct NavigationNote {
    package let note: @MainActor (NavigationModel, ResolveContext) -> Void
}

extension NavigationNote: ViewModifier, PrimitiveViewModifier {
    package typealias Body = Never

    package func nodes(in context: ResolveContext, content: (ResolveContext) -> [LayoutNode]) -> [LayoutNode] {
        context.environment.navigationModel?.note { note($0, context) }
        return content(context)
    }
}

extension View {
    package nonisolated func tellingNavigation(
        _ note: @escaping @MainActor (NavigationModel) -> Void
    ) -> ModifiedContent<Self, NavigationNote> {
        ModifiedContent(content: self, modifier: NavigationNote { model, _ in note(model) })
    }
}

/// A list's background reaches under the bars around it.
package struct BarBackground: ViewModifier, PrimitiveViewModifier {
    package typealias Body = Never

    package let color: Color

    package func nodes(in context: ResolveContext, content: (ResolveContext) -> [LayoutNode]) -> [LayoutNode] {
        context.environment.navigationModel?.note { model in
            if model.background == nil { model.background = AnyShapeStyle(color) }
        }
        return content(context)
    }
}
