import Foundation

// What only interactive output can do: kept with the view's accessibility properties.

extension View {
    public nonisolated func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View {
        keeping(.kind(actionKind, handler))
    }

    public nonisolated func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
        let box = UncheckedSendableBox(handler)
        return accessible { $0.actions.append(.named(name.plainString(in: $1), box.value)) }
    }

    public nonisolated func accessibilityAction(
        named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
    ) -> some View {
        accessibilityAction(named: Text(nameKey), handler)
    }

    @_disfavoredOverload
    public nonisolated func accessibilityAction<S: StringProtocol>(
        named name: S, _ handler: @escaping () -> Void
    ) -> some View {
        accessibilityAction(named: Text(name), handler)
    }

    public nonisolated func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View {
        keeping(.adjust(handler))
    }

    public nonisolated func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View {
        keeping(.scroll(handler))
    }

    public nonisolated func accessibilityZoomAction(
        _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
    ) -> some View {
        keeping(.zoom(handler))
    }

    private nonisolated func keeping(_ action: AccessibilityAction) -> some View {
        let box = UncheckedSendableBox(action)
        return accessible { properties, _ in properties.actions.append(box.value) }
    }

    public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> some View {
        accessible { properties, _ in properties.sortPriority = sortPriority }
    }

    public nonisolated func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
        accessible { properties, environment in
            properties.inputLabels = inputLabels.map { $0.plainString(in: environment) }
        }
    }

    public nonisolated func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
        accessibilityInputLabels(inputLabelKeys.map { Text($0) })
    }

    @_disfavoredOverload
    public nonisolated func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
        accessibilityInputLabels(inputLabels.map { Text($0) })
    }

    public nonisolated func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View {
        accessible { properties, _ in properties.activationPoint = activationPoint }
    }

    public nonisolated func accessibilityShowsLargeContentViewer() -> some View {
        accessible { properties, _ in properties.showsLargeContent = true }
    }

    public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
        accessible { properties, _ in properties.ignoresInvertedColors = active }
    }

    public nonisolated func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool = true
    ) -> some View {
        accessible { properties, _ in properties.respondsToInteraction = respondsToUserInteraction }
    }

    /// More about this view, told after its value. How important it is is kept: a drawing tells all of it.
    public nonisolated func accessibilityCustomContent(
        _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessible {
            $0.customContent.append((label.plainString(in: $1), value.plainString(in: $1), importance))
        }
    }

    public nonisolated func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(Text(labelKey), Text(valueKey), importance: importance)
    }

    @_disfavoredOverload
    public nonisolated func accessibilityCustomContent<V: StringProtocol>(
        _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(Text(labelKey), Text(value), importance: importance)
    }
}

/// Something to tell assistive technology that is running. None watches a picture being made, so posting has no effect.
public enum AccessibilityNotification {
    public struct Announcement: Sendable {
        public let message: String

        public init(_ announcement: String) { message = announcement }

        public init(_ announcement: AttributedString) { message = String(announcement.characters) }

        public func post() {}
    }

    public struct LayoutChanged: Sendable {
        public init() {}

        public func post() {}
    }

    public struct ScreenChanged: Sendable {
        public init() {}

        public func post() {}
    }

    public struct PageScrolled: Sendable {
        public let message: String

        public init(_ message: String) { self.message = message }

        public func post() {}
    }
}
