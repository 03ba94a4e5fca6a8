import Foundation

private struct DismissKey: EnvironmentKey { static let defaultValue = DismissAction() }

private struct OpenURLKey: EnvironmentKey {
    static let defaultValue = OpenURLAction { _ in .discarded }
}

private struct ScenePhaseKey: EnvironmentKey { static let defaultValue = ScenePhase.active }

private struct EditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { nil }
}

private struct IsPresentedKey: EnvironmentKey { static let defaultValue = false }

private struct AccessibilitySettingsKey: EnvironmentKey { static let defaultValue = AccessibilitySettings() }

/// What people have set for the whole system.
package struct AccessibilitySettings: Hashable, Sendable {
    package var differentiatesWithoutColor = false
    package var reducesMotion = false
    package var reducesTransparency = false
    package var invertsColors = false
    package var showsButtonShapes = false
    package var isVoiceOverOn = false
    package var isSwitchControlOn = false
    package var showsLargeContent = false
}

extension EnvironmentValues {
    public var dismiss: DismissAction { self[DismissKey.self] }

    public var dismissSearch: DismissSearchAction { DismissSearchAction() }

    public var isSearching: Bool { false }

    /// Whether the view is in something presented.
    public var isPresented: Bool { self[IsPresentedKey.self] }

    public var presentationMode: Binding<PresentationMode> {
        let (shown, dismiss) = (isPresented, UncheckedSendableBox(dismiss))
        return Binding(
            get: { PresentationMode(isPresented: shown) },
            set: { mode in
                if !mode.isPresented, MainPlace.isCurrent { MainActor.assumeIsolated { dismiss.value() } }
            })
    }

    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }

    public var openWindow: OpenWindowAction { OpenWindowAction() }

    public var dismissWindow: DismissWindowAction { DismissWindowAction() }

    public var supportsMultipleWindows: Bool { false }

    /// A picture shows an app in use.
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }

    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }

    package var accessibilitySettings: AccessibilitySettings {
        get { self[AccessibilitySettingsKey.self] }
        set { self[AccessibilitySettingsKey.self] = newValue }
    }

    public var accessibilityDifferentiateWithoutColor: Bool { accessibilitySettings.differentiatesWithoutColor }
    public var accessibilityReduceMotion: Bool { accessibilitySettings.reducesMotion }
    public var accessibilityReduceTransparency: Bool { accessibilitySettings.reducesTransparency }
    public var accessibilityInvertColors: Bool { accessibilitySettings.invertsColors }
    public var accessibilityShowButtonShapes: Bool { accessibilitySettings.showsButtonShapes }
    public var accessibilityVoiceOverEnabled: Bool { accessibilitySettings.isVoiceOverOn }
    public var accessibilitySwitchControlEnabled: Bool { accessibilitySettings.isSwitchControlOn }
    public var accessibilityLargeContentViewerEnabled: Bool { accessibilitySettings.showsLargeContent }
}

extension View {
    public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        interactive(.openURL(action))
    }
}
