import Foundation

// What a device says of itself. Pictures are made without one: each value is that of a device at rest.

private struct LuminanceKey: EnvironmentKey { static var defaultValue: Bool { false } }

private struct FocusedKey: EnvironmentKey { static var defaultValue: Bool { false } }

private struct AssistiveKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether the display is dimmed, as an always-on display is.
    public var isLuminanceReduced: Bool {
        get { self[LuminanceKey.self] }
        set { self[LuminanceKey.self] = newValue }
    }

    /// Whether the view around has the focus. Nothing has in a still picture.
    public var isFocused: Bool { self[FocusedKey.self] }

    /// Whether assistive technology is running.
    public var accessibilityEnabled: Bool {
        get { self[AssistiveKey.self] }
        set { self[AssistiveKey.self] = newValue }
    }
}
