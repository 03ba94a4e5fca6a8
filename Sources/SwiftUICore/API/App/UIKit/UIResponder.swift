import Foundation

#if !canImport(Darwin)
    /// What takes events. None come here: there is nobody to touch a picture.
    @MainActor
    open class UIResponder: NSObject {
        public nonisolated static let keyboardWillShowNotification = Notification.Name(
            "UIKeyboardWillShowNotification")
        public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
        public nonisolated static let keyboardWillHideNotification = Notification.Name(
            "UIKeyboardWillHideNotification")
        public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
        public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
            "UIKeyboardWillChangeFrameNotification")
        public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
        public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"

        public override init() { super.init() }

        open var next: UIResponder? { nil }

        open var canBecomeFirstResponder: Bool { false }

        open var isFirstResponder: Bool { false }

        @discardableResult
        open func becomeFirstResponder() -> Bool { false }

        @discardableResult
        open func resignFirstResponder() -> Bool { true }

        // Called for touches, which no picture receives.

        open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            next?.touchesBegan(touches, with: event)
        }

        open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
            next?.touchesMoved(touches, with: event)
        }

        open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
            next?.touchesEnded(touches, with: event)
        }

        open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
            next?.touchesCancelled(touches, with: event)
        }
    }

    /// A finger on the screen.
    @MainActor
    open class UITouch: NSObject {
        public enum Phase: Int, Hashable, Sendable {
            case began, moved, stationary, ended, cancelled
        }

        open internal(set) weak var view: UIView?
        open internal(set) var phase = Phase.began
        open internal(set) var tapCount = 0
        open internal(set) var timestamp: TimeInterval = 0

        /// In the view's coordinates, in points; in those of the window for nil.
        open func location(in view: UIView?) -> CGPoint { .zero }

        open func previousLocation(in view: UIView?) -> CGPoint { .zero }
    }

    /// What was done with a device, made of touches.
    @MainActor
    open class UIEvent: NSObject {
        open internal(set) var timestamp: TimeInterval = 0

        open var allTouches: Set<UITouch>? { nil }

        open func touches(for view: UIView) -> Set<UITouch>? { nil }
    }
#endif
