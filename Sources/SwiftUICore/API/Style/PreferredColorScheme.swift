/// The scheme that views ask their presentation for; of several the first that is one.
public struct PreferredColorSchemeKey: PreferenceKey {
    public static var defaultValue: ColorScheme? { nil }

    public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) { value = value ?? nextValue() }
}

extension View {
    /// The background of a window or a preview, in the scheme that the content prefers.
    package nonisolated func onSystemBackground() -> some View {
        backgroundPreferenceValue(PreferredColorSchemeKey.self) { preferred in
            Color(UIColor.systemBackground).ignoresSafeArea().transformEnvironment(\.colorScheme) { scheme in
                if let preferred { scheme = preferred }
            }
        }
    }
}
