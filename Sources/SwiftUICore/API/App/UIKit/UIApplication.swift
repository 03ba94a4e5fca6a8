import Foundation

#if !canImport(Darwin)
    /// The running program. It has no scenes and opens nothing: pictures are its only output.
    @MainActor
    open class UIApplication: NSObject {
        public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
            public let rawValue: String

            public init(rawValue: String) { self.rawValue = rawValue }
        }

        public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
            public let rawValue: String

            public init(rawValue: String) { self.rawValue = rawValue }
        }

        public enum State: Int, Hashable, Sendable {
            case active, inactive, background
        }

        public static let shared = UIApplication()

        public nonisolated static let didBecomeActiveNotification = Notification.Name(
            "UIApplicationDidBecomeActiveNotification")
        public nonisolated static let willResignActiveNotification = Notification.Name(
            "UIApplicationWillResignActiveNotification")
        public nonisolated static let didEnterBackgroundNotification = Notification.Name(
            "UIApplicationDidEnterBackgroundNotification")
        public nonisolated static let willEnterForegroundNotification = Notification.Name(
            "UIApplicationWillEnterForegroundNotification")

        public nonisolated static let openSettingsURLString = "app-settings:"

        open var isIdleTimerDisabled = false

        open var applicationState: State { .active }

        open weak var delegate: (any UIApplicationDelegate)?

        /// None: there are no windows.
        open var connectedScenes: Set<UIScene> { [] }

        /// None: there are no windows.
        open var windows: [UIWindow] { [] }

        /// That of the environment's default.
        open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

        /// There is no icon to change.
        open var supportsAlternateIcons: Bool { false }

        /// Kept; there is no icon to show it on.
        open var applicationIconBadgeNumber = 0

        /// Nothing opens links here.
        open func canOpenURL(_ url: URL) -> Bool { false }

        /// Opens nothing, and says so.
        open func open(
            _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
            completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
        ) {
            completion?(false)
        }

        /// No responder is there to take an action.
        @discardableResult
        open func sendAction(_ action: String, to target: Any?, from sender: Any?, for event: Any?) -> Bool { false }
    }

    public enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable {
        case leftToRight, rightToLeft
    }

    /// A part of an app's interface. No program here has any: the type is for code that looks for them.
    @MainActor
    open class UIScene: NSObject {
        public enum ActivationState: Int, Hashable, Sendable {
            case unattached = -1
            case foregroundActive, foregroundInactive, background
        }

        open var activationState: ActivationState { .unattached }

        open var title: String?
    }

    open class UIWindowScene: UIScene {
        open var windows: [UIWindow] { [] }

        open var keyWindow: UIWindow? { nil }

        open var screen: UIScreen { .main }
    }

    open class UIWindow: UIView {
        open var rootViewController: UIViewController?

        open var isKeyWindow: Bool { false }

        open var safeAreaInsets: UIEdgeInsets { .zero }
    }

    /// Text that is copied. It stays within the program.
    @MainActor
    open class UIPasteboard: NSObject {
        public static let general = UIPasteboard()

        open var strings: [String]?

        open var string: String? {
            get { strings?.first }
            set { strings = newValue.map { [$0] } }
        }

        open var hasStrings: Bool { strings?.isEmpty == false }
    }
#endif
