import Foundation

@MainActor @preconcurrency
public protocol PickerStyle {}

package enum PickerKind: Hashable, Sendable {
    case menu, segmented, wheel, inline, navigationLink, palette
}

@MainActor
package protocol KnownPickerStyle: PickerStyle {
    var kind: PickerKind { get }
}

public struct DefaultPickerStyle { public nonisolated init() {} }
public struct MenuPickerStyle { public nonisolated init() {} }
public struct SegmentedPickerStyle { public nonisolated init() {} }
public struct WheelPickerStyle { public nonisolated init() {} }
public struct InlinePickerStyle { public nonisolated init() {} }
public struct NavigationLinkPickerStyle { public nonisolated init() {} }
public struct PalettePickerStyle { public nonisolated init() {} }

/// Buttons with a ring, one below the other; drawn with check marks, as iOS has no such style.
public struct RadioGroupPickerStyle { public nonisolated init() {} }

extension DefaultPickerStyle: PickerStyle, KnownPickerStyle { package var kind: PickerKind { .menu } }
extension MenuPickerStyle: PickerStyle, KnownPickerStyle { package var kind: PickerKind { .menu } }
extension SegmentedPickerStyle: PickerStyle, KnownPickerStyle { package var kind: PickerKind { .segmented } }
extension WheelPickerStyle: PickerStyle, KnownPickerStyle { package var kind: PickerKind { .wheel } }
extension InlinePickerStyle: PickerStyle, KnownPickerStyle { package var kind: PickerKind { .inline } }
extension NavigationLinkPickerStyle: PickerStyle, KnownPickerStyle {
    package var kind: PickerKind { .navigationLink }
}
extension PalettePickerStyle: PickerStyle, KnownPickerStyle { package var kind: PickerKind { .palette } }
extension RadioGroupPickerStyle: PickerStyle, KnownPickerStyle { package var kind: PickerKind { .inline } }

extension PickerStyle where Self == DefaultPickerStyle {
    public static var automatic: DefaultPickerStyle { .init() }
}

extension PickerStyle where Self == MenuPickerStyle {
    public static var menu: MenuPickerStyle { .init() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
    public static var segmented: SegmentedPickerStyle { .init() }
}

extension PickerStyle where Self == WheelPickerStyle {
    public static var wheel: WheelPickerStyle { .init() }
}

extension PickerStyle where Self == InlinePickerStyle {
    public static var inline: InlinePickerStyle { .init() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
    public static var navigationLink: NavigationLinkPickerStyle { .init() }
}

extension PickerStyle where Self == PalettePickerStyle {
    public static var palette: PalettePickerStyle { .init() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
    public static var radioGroup: RadioGroupPickerStyle { .init() }
}

private struct PickerKindKey: EnvironmentKey { static var defaultValue: PickerKind { .menu } }

extension EnvironmentValues {
    package var pickerKind: PickerKind {
        get { self[PickerKindKey.self] }
        set { self[PickerKindKey.self] = newValue }
    }
}

extension View {
    public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        let box = UncheckedSendableBox(style)
        return transformingEnvironment { $0.pickerKind = (box.value as? any KnownPickerStyle)?.kind ?? .menu }
    }
}
