import Combine
import Foundation

/// A value kept in the user defaults; a change there leads to a new pass. What it writes to the standard defaults lasts
/// as long as the process: the next run draws the same picture.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    private let key: String
    private let codec: StoredCodec<Value>
    private let fallback: Value
    private let ownStore: UserDefaults?
    private var inherited: UserDefaults?
    private var dirty: DirtyFlag?

    init(key: String, fallback: Value, store: UserDefaults?, codec: StoredCodec<Value>) {
        (self.key, self.fallback, ownStore, self.codec) = (key, fallback, store, codec)
    }

    private var store: UserDefaults { ownStore ?? inherited ?? .standard }

    public var wrappedValue: Value {
        get { DefaultsAccess.object(in: store, forKey: key).flatMap(codec.decode) ?? fallback }
        nonmutating set {
            DefaultsAccess.set(codec.encode(newValue), in: store, forKey: key)
            dirty?.raise()
        }
    }

    public var projectedValue: Binding<Value> { Binding(get: { wrappedValue }, set: { wrappedValue = $0 }) }
}

extension AppStorage: @unchecked Sendable where Value: Sendable {}

extension AppStorage: ConnectedProperty {
    package mutating func connect(in context: ResolveContext, field: Int) {
        inherited = context.environment.defaultAppStorage
        dirty = context.graph.dirty
        let (store, key) = (store, key)
        context.graph.box(at: context.path, field: field) { DefaultsWatch(store, key: key, dirty: context.graph.dirty) }
            .noteValue()
    }
}

/// Raises the flag when somebody else changes a key of the user defaults.
private final class DefaultsWatch {
    private let store: UserDefaults
    private let key: String
    private var known = ""
    private var link: AnyCancellable?

    init(_ store: UserDefaults, key: String, dirty: DirtyFlag) {
        (self.store, self.key) = (store, key)
        link = NotificationCenter.default.publisher(for: UserDefaults.didChangeNotification).sink { [weak self] _ in
            if let self, self.current != self.known { dirty.raise() }
        }
    }

    private var current: String { DefaultsAccess.object(in: store, forKey: key).map { "\($0)" } ?? "" }

    /// Called as the value is about to be read.
    func noteValue() { known = current }
}

extension AppStorage where Value == Bool {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(key: key, fallback: wrappedValue, store: store, codec: .plain())
    }
}

extension AppStorage where Value == Int {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(key: key, fallback: wrappedValue, store: store, codec: .plain())
    }
}

extension AppStorage where Value == Double {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(key: key, fallback: wrappedValue, store: store, codec: .plain())
    }
}

extension AppStorage where Value == String {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(key: key, fallback: wrappedValue, store: store, codec: .plain())
    }
}

extension AppStorage where Value == Date {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(key: key, fallback: wrappedValue, store: store, codec: .plain())
    }
}

extension AppStorage where Value == Data {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(key: key, fallback: wrappedValue, store: store, codec: .plain())
    }
}

extension AppStorage where Value == URL {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(key: key, fallback: wrappedValue, store: store, codec: .url)
    }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(key: key, fallback: wrappedValue, store: store, codec: .raw())
    }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(key: key, fallback: wrappedValue, store: store, codec: .raw())
    }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(key: key, fallback: nil, store: store, codec: .optional(.plain()))
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(key: key, fallback: nil, store: store, codec: .optional(.plain()))
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(key: key, fallback: nil, store: store, codec: .optional(.plain()))
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(key: key, fallback: nil, store: store, codec: .optional(.plain()))
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
        self.init(key: key, fallback: nil, store: store, codec: .optional(.plain()))
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        self.init(key: key, fallback: nil, store: store, codec: .optional(.plain()))
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(key: key, fallback: nil, store: store, codec: .optional(.url))
    }

    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue == String {
        self.init(key: key, fallback: nil, store: store, codec: .optional(.raw()))
    }

    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue == Int {
        self.init(key: key, fallback: nil, store: store, codec: .optional(.raw()))
    }
}

private struct DefaultAppStorageKey: EnvironmentKey {
    static var defaultValue: UserDefaults? { nil }
}

extension EnvironmentValues {
    package var defaultAppStorage: UserDefaults? {
        get { self[DefaultAppStorageKey.self] }
        set { self[DefaultAppStorageKey.self] = newValue }
    }
}

extension View {
    /// Where `@AppStorage` within keeps its values.
    public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some View {
        let box = UncheckedSendableBox(store)
        return transformingEnvironment { $0.defaultAppStorage = box.value }
    }
}
