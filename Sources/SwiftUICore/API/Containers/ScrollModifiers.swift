import Foundation

/// Whether a scroll view springs back at its ends. Seen only while scrolling.
public struct ScrollBounceBehavior: Hashable, Sendable {
    private let rank: Int

    public static let automatic = ScrollBounceBehavior(rank: 0)
    public static let always = ScrollBounceBehavior(rank: 1)
    public static let basedOnSize = ScrollBounceBehavior(rank: 2)
    public static let never = ScrollBounceBehavior(rank: 3)
}

/// Whether scroll indicators show. They fade at rest, so a still picture has none.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
    private let rank: Int

    public static let automatic = ScrollIndicatorVisibility(rank: 0)
    public static let visible = ScrollIndicatorVisibility(rank: 1)
    public static let hidden = ScrollIndicatorVisibility(rank: 2)
    public static let never = ScrollIndicatorVisibility(rank: 3)
}

/// How scrolling sends the keyboard away.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
    private let rank: Int

    public static let automatic = ScrollDismissesKeyboardMode(rank: 0)
    public static let immediately = ScrollDismissesKeyboardMode(rank: 1)
    public static let interactively = ScrollDismissesKeyboardMode(rank: 2)
    public static let never = ScrollDismissesKeyboardMode(rank: 3)
}

/// What content margins apply to.
public struct ContentMarginPlacement: Hashable, Sendable {
    private let rank: Int

    public static let automatic = ContentMarginPlacement(rank: 0)
    public static let scrollContent = ContentMarginPlacement(rank: 1)
    public static let scrollIndicators = ContentMarginPlacement(rank: 2)
}

/// Comes to rest with whole views in sight.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    /// How many views a scroll may pass.
    public struct LimitBehavior: Hashable, Sendable {
        private let rank: Int

        public static let automatic = LimitBehavior(rank: 0)
        public static let always = LimitBehavior(rank: 1)
        public static let never = LimitBehavior(rank: 2)
        public static let alwaysByFew = LimitBehavior(rank: 3)
        public static let alwaysByOne = LimitBehavior(rank: 4)
    }

    package let limitBehavior: LimitBehavior

    public init(limitBehavior: LimitBehavior = .automatic) { self.limitBehavior = limitBehavior }

    /// Where the views of the target layout are is for what scrolls to know: the target is left as it is.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    public static var viewAligned: ViewAlignedScrollTargetBehavior { .init() }

    public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self {
        .init(limitBehavior: limitBehavior)
    }
}

extension View {
    // Nothing scrolls in a still picture: the next eight are kept for interactive output.

    public nonisolated func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> some View { interactive(.scrolling(.bounce(behavior, axes))) }

    /// Indicators fade at rest, so a still picture has none in any case.
    public nonisolated func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View { interactive(.scrolling(.indicators(visibility, axes))) }

    public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View {
        interactive(.scrolling(.flashesIndicators(onAppear)))
    }

    public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        interactive(.scrolling(.dismissesKeyboard(mode)))
    }

    public nonisolated func scrollDisabled(_ disabled: Bool) -> some View {
        interactive(.scrolling(.isDisabled(disabled)))
    }

    public nonisolated func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        interactive(.scrolling(.targetBehavior(behavior)))
    }

    public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        interactive(.scrolling(.targetLayout(isEnabled)))
    }

    public nonisolated func scrollTarget(isEnabled: Bool = true) -> some View {
        interactive(.scrolling(.target(isEnabled)))
    }

    /// Lets content show beyond the scroll view's bounds.
    public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        transformingEnvironment { $0.scrollSettings.clips = !disabled }
    }

    /// Begins with the view that `id` names, where there is one.
    public nonisolated func scrollPosition(
        id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil
    ) -> some View {
        let box = UncheckedSendableBox(id)
        return transformingEnvironment {
            $0.scrollSettings.target = box.value.wrappedValue.map { (AnyHashable($0), anchor) }
        }
    }

    /// Begins with the content standing at `anchor`.
    public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        transformingEnvironment { $0.scrollSettings.anchor = anchor }
    }

    /// Points between a scroll view's edges and its content, which are scrolled with it.
    public nonisolated func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        transformingEnvironment { environment in
            var margins = environment.scrollMargins[placement] ?? EdgeInsets()
            if edges.contains(.top) { margins.top = insets.top }
            if edges.contains(.bottom) { margins.bottom = insets.bottom }
            if edges.contains(.leading) { margins.leading = insets.leading }
            if edges.contains(.trailing) { margins.trailing = insets.trailing }
            environment.scrollMargins[placement] = margins
        }
    }

    public nonisolated func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(edges, EdgeInsets(.all, length ?? 16), for: placement)
    }

    public nonisolated func contentMargins(
        _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(.all, length, for: placement)
    }
}
