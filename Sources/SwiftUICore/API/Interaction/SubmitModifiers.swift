import Foundation

/// What can be submitted.
public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let text = SubmitTriggers(rawValue: 1)
    public static let search = SubmitTriggers(rawValue: 2)
}

/// The word on the keyboard's submit key.
public struct SubmitLabel: Hashable, Sendable {
    package enum Kind: Hashable, Sendable { case done, go, send, join, route, search, `return`, next, `continue` }

    package let kind: Kind

    public static var done: SubmitLabel { .init(kind: .done) }
    public static var go: SubmitLabel { .init(kind: .go) }
    public static var send: SubmitLabel { .init(kind: .send) }
    public static var join: SubmitLabel { .init(kind: .join) }
    public static var route: SubmitLabel { .init(kind: .route) }
    public static var search: SubmitLabel { .init(kind: .search) }
    public static var `return`: SubmitLabel { .init(kind: .return) }
    public static var next: SubmitLabel { .init(kind: .next) }
    public static var `continue`: SubmitLabel { .init(kind: .continue) }
}

private struct SubmitLabelKey: EnvironmentKey {
    static var defaultValue: SubmitLabel { .return }
}

private struct IsEnabledKey: EnvironmentKey { static let defaultValue = true }

private struct RefreshKey: EnvironmentKey {
    static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
    package var submitLabel: SubmitLabel {
        get { self[SubmitLabelKey.self] }
        set { self[SubmitLabelKey.self] = newValue }
    }

    /// Whether views take part in what people do; controls draw themselves faint where not.
    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }

    /// What `refreshable` set around here.
    public var refresh: RefreshAction? { self[RefreshKey.self] }

    fileprivate mutating func setRefresh(_ action: RefreshAction) { self[RefreshKey.self] = action }
}

/// Loads the content of a view anew.
public struct RefreshAction: @unchecked Sendable {
    private let action: () async -> Void

    fileprivate init(_ action: @escaping () async -> Void) { self.action = action }

    public func callAsFunction() async { await action() }
}

extension View {
    public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View {
        environment(\.submitLabel, submitLabel)
    }

    public nonisolated func onSubmit(
        of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
    ) -> some View {
        interactive(.submit(triggers, action))
    }

    /// Whether submitting within stays within.
    public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View {
        interactive(.submitScope(isBlocking))
    }

    /// Views within a disabled one are disabled, whatever they say themselves.
    public nonisolated func disabled(_ disabled: Bool) -> some View {
        transformingEnvironment { $0.isEnabled = $0.isEnabled && !disabled }
    }

    public nonisolated func refreshable(action: @Sendable @escaping () async -> Void) -> some View {
        transformingEnvironment { $0.setRefresh(RefreshAction(action)) }.interactive(.refresh(action))
    }
}
