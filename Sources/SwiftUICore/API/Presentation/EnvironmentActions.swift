import Foundation

/// Ends the presentation a view is in. A picture presents nothing, so nothing ends.
public struct DismissAction: Sendable {
    private let action: (@MainActor @Sendable () -> Void)?

    package init(_ action: (@MainActor @Sendable () -> Void)? = nil) { self.action = action }

    @MainActor public func callAsFunction() { action?() }
}

/// Opens a URL: with the handler that the environment has, else not at all.
public struct OpenURLAction: Sendable {
    /// What became of a URL.
    public struct Result: Sendable {
        package enum Kind: Sendable {
            case handled, discarded, systemAction
            case otherURL(URL)
        }

        package let kind: Kind

        public static let handled = Result(kind: .handled)
        public static let discarded = Result(kind: .discarded)
        public static let systemAction = Result(kind: .systemAction)

        public static func systemAction(_ url: URL) -> Result { .init(kind: .otherURL(url)) }
    }

    private let handler: UncheckedSendableBox<(URL) -> Result>

    public init(handler: @escaping (URL) -> Result) { self.handler = UncheckedSendableBox(handler) }

    @MainActor public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

    /// - Parameter completion: told whether the URL was opened; the system opens none here.
    @MainActor public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
        if case .handled = handler.value(url).kind { completion(true) } else { completion(false) }
    }
}

/// Opens a window of the app. `supportsMultipleWindows` is false: there are no windows here, and calls have no effect,
/// as on a phone.
public struct OpenWindowAction: Sendable {
    package init() {}

    @MainActor public func callAsFunction(id: String) {}

    @MainActor public func callAsFunction<D: Codable & Hashable>(value: D) {}

    @MainActor public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Closes a window of the app. There are none here, and calls have no effect, as on a phone.
public struct DismissWindowAction: Sendable {
    package init() {}

    @MainActor public func callAsFunction() {}

    @MainActor public func callAsFunction(id: String) {}

    @MainActor public func callAsFunction<D: Codable & Hashable>(value: D) {}

    @MainActor public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Ends a search; there is none under way in a picture.
public struct DismissSearchAction: Sendable {
    package init() {}

    @MainActor public func callAsFunction() {}
}

/// Whether a view is presented, and the way to end that.
public struct PresentationMode: Sendable {
    public let isPresented: Bool

    package init(isPresented: Bool) { self.isPresented = isPresented }

    public mutating func dismiss() { self = PresentationMode(isPresented: false) }
}

/// How much of an app is seen.
public enum ScenePhase: Comparable, Hashable, Sendable { case background, inactive, active }

/// Whether the rows of a list can be changed.
public enum EditMode: Hashable, Sendable {
    case inactive, transient, active

    public var isEditing: Bool { self != .inactive }
}
