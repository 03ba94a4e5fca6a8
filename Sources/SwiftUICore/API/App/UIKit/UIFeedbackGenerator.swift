import Foundation

#if !canImport(Darwin)
    /// Feedback that is felt. There is nothing here to feel it with: generators take their calls and do nothing.
    @MainActor
    open class UIFeedbackGenerator: NSObject {
        open func prepare() {}
    }

    open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
        public enum FeedbackStyle: Int, Hashable, Sendable {
            case light, medium, heavy, soft, rigid
        }

        private let style: FeedbackStyle

        public init(style: FeedbackStyle) {
            self.style = style
            super.init()
        }

        public override convenience init() { self.init(style: .medium) }

        open func impactOccurred() {}

        open func impactOccurred(intensity: CGFloat) {}
    }

    open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
        open func selectionChanged() {}
    }

    open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
        public enum FeedbackType: Int, Hashable, Sendable {
            case success, warning, error
        }

        open func notificationOccurred(_ notificationType: FeedbackType) {}
    }
#endif
