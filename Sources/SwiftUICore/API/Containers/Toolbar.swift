import Foundation

/// Where a toolbar item stands.
public struct ToolbarItemPlacement: Hashable, Sendable {
    /// The places a still picture has.
    package enum Place: Hashable, Sendable { case leading, center, trailing, menu, bottom, none }

    private let name: String
    package let place: Place

    public static let automatic = ToolbarItemPlacement(name: "automatic", place: .trailing)
    public static let principal = ToolbarItemPlacement(name: "principal", place: .center)
    public static let navigation = ToolbarItemPlacement(name: "navigation", place: .leading)
    public static let primaryAction = ToolbarItemPlacement(name: "primaryAction", place: .trailing)
    public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction", place: .menu)
    public static let status = ToolbarItemPlacement(name: "status", place: .bottom)
    public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction", place: .trailing)
    public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction", place: .leading)
    public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction", place: .trailing)
    /// Above the keyboard, which a still picture does not show.
    public static let keyboard = ToolbarItemPlacement(name: "keyboard", place: .none)
    public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading", place: .leading)
    public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing", place: .trailing)
    public static let navigationBarLeading = topBarLeading
    public static let navigationBarTrailing = topBarTrailing
    public static let bottomBar = ToolbarItemPlacement(name: "bottomBar", place: .bottom)
    /// Below the window on the platform that has it.
    public static let bottomOrnament = ToolbarItemPlacement(name: "bottomOrnament", place: .bottom)
    public static let title = ToolbarItemPlacement(name: "title", place: .center)
}

/// A bar.
public struct ToolbarPlacement: Hashable, Sendable {
    private let name: String

    public static let automatic = ToolbarPlacement(name: "automatic")
    public static let bottomBar = ToolbarPlacement(name: "bottomBar")
    public static let navigationBar = ToolbarPlacement(name: "navigationBar")
    public static let tabBar = ToolbarPlacement(name: "tabBar")
    public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")
}

/// What a toolbar is for. The bar of a still picture looks the same for each.
public struct ToolbarRole: Hashable, Sendable {
    private let name: String

    public static let automatic = ToolbarRole(name: "automatic")
    public static let navigationStack = ToolbarRole(name: "navigationStack")
    public static let browser = ToolbarRole(name: "browser")
    public static let editor = ToolbarRole(name: "editor")
}

extension View {
    /// Items for the bars of the navigation container around; without one there is no bar to show them in.
    public nonisolated func toolbar<Content: ToolbarContent>(
        @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        let box = UncheckedSendableBox(content())
        return ModifiedContent(
            content: self,
            modifier: NavigationNote { model, context in
                model.entries += context.child(1).toolbarEntries(of: box.value)
            })
    }

    @_disfavoredOverload
    public nonisolated func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        let view = content()
        return toolbar { ToolbarItemGroup(placement: .automatic) { view } }
    }

    public nonisolated func toolbar<Content: CustomizableToolbarContent>(
        id: String, @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        toolbar(content: content).interactive(.chrome(.toolbarIdentifier(id)))
    }

    public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        toolbarVisibility(visibility, in: bars)
    }

    public nonisolated func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        toolbarVisibility(visibility, in: bars)
    }

    private nonisolated func toolbarVisibility(_ visibility: Visibility, in bars: [ToolbarPlacement]) -> some View {
        tellingNavigation { for bar in bars.resolved { $0.visibility[bar] = visibility } }
    }

    private nonisolated func bars(
        _ bars: [ToolbarPlacement], _ change: @escaping @MainActor (inout BarAppearance) -> Void
    ) -> some View {
        tellingNavigation { for bar in bars.resolved { change(&$0.bars[bar, default: BarAppearance()]) } }
    }

    public nonisolated func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        self.bars(bars) { $0.style = AnyShapeStyle(style) }
    }

    public nonisolated func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        self.bars(bars) { $0.visibility = visibility }
    }

    public nonisolated func toolbarBackgroundVisibility(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View {
        self.bars(bars) { $0.visibility = visibility }
    }

    public nonisolated func toolbarColorScheme(
        _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
    ) -> some View {
        self.bars(bars) { $0.colorScheme = colorScheme }
    }

    /// The bar of a still picture looks the same for each role; kept for interactive output.
    public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View { interactive(.chrome(.toolbarRole(role))) }

    /// A menu that opens from the title, which then has a mark beside it.
    public nonisolated func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
        let menu = UncheckedSendableBox(AnyView(content()))
        return tellingNavigation { $0.titleMenu = menu.value }
    }
}

extension [ToolbarPlacement] {
    /// The automatic bar is the navigation bar.
    fileprivate var resolved: [ToolbarPlacement] {
        isEmpty ? [.navigationBar] : map { $0 == .automatic || $0 == .windowToolbar ? .navigationBar : $0 }
    }
}
