import Foundation

/// What a view says that only shows on a screen that moves, is touched or listened to. Interactive output reads it.
package enum KeptTrait {
    // Motion
    case keyframes(KeyframeCycle)
    case transaction(ChangeTrigger, (inout Transaction) -> Void)
    case symbolEffectsRemoved(Bool)
    case navigationTransition(NavigationTransition)
    case matchedTransitionSource(id: AnyHashable, namespace: Namespace.ID)

    // Scrolling
    case scrollPhase((ScrollPhase, ScrollPhase) -> Void)

    // Focus and pointers
    case focusSection
    case focusScope(Namespace.ID)
    case defaultFocus(() -> Void)
    case focusEffectDisabled(Bool)
    case hoverEffectDisabled(Bool)
    case defersSystemGestures(Edge.Set)

    // Search
    case searchPresentation(Binding<Bool>)
    case searchSuggestions(AnyView)
    case searchCompletion(String)

    // Menus and toolbars
    case menuActionDismissal(MenuActionDismissBehavior)

    // Speech
    case speech(SpeechTrait)

    // Handing an activity over
    case userActivity(type: String, isActive: Bool, update: (NSUserActivity) -> Void)
    case continueUserActivity(type: String, action: (NSUserActivity) -> Void)
    case externalEvents(preferring: Set<String>, allowing: Set<String>)

    // Display
    case dynamicRange(Image.DynamicRange?)
    case invalidatable(Bool)
}

/// How assistive technology speaks the text of a view.
package enum SpeechTrait: Hashable, Sendable {
    case spellsOut(Bool)
    case pitch(Double)
    case queues(Bool)
    case punctuation(Bool)
}

/// An activity that can go on elsewhere; nothing here hands it over.
#if !canImport(Darwin)
    open class NSUserActivity: NSObject, @unchecked Sendable {
        public let activityType: String
        open var title: String?
        open var userInfo: [AnyHashable: Any]?
        open var webpageURL: URL?
        open var isEligibleForHandoff = true
        open var isEligibleForSearch = false

        public init(activityType: String) { self.activityType = activityType }

        open func becomeCurrent() {}

        open func resignCurrent() {}

        open func invalidate() {}
    }
#endif

/// Whether a menu closes when one of its actions ran.
public struct MenuActionDismissBehavior: Hashable, Sendable {
    private let name: String

    public static let automatic = MenuActionDismissBehavior(name: "automatic")
    public static let enabled = MenuActionDismissBehavior(name: "enabled")
    public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

/// How a view that is gone to comes onto the screen.
public protocol NavigationTransition {}

public struct AutomaticNavigationTransition: NavigationTransition, Sendable {
    public init() {}
}

/// Grows out of the view that is marked as its source.
public struct ZoomNavigationTransition: NavigationTransition {
    package let sourceID: AnyHashable
    package let namespace: Namespace.ID
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    public static var automatic: AutomaticNavigationTransition { .init() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
        .init(sourceID: AnyHashable(sourceID), namespace: namespace)
    }
}

extension Image {
    /// How much brighter than white an image may be. Pictures end at white.
    public struct DynamicRange: Hashable, Sendable {
        private let rank: Int

        public static let standard = DynamicRange(rank: 0)
        public static let constrainedHigh = DynamicRange(rank: 1)
        public static let high = DynamicRange(rank: 2)
    }
}
