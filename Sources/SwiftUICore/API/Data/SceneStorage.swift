import Foundation

/// A value kept for the scene, by key: here for as long as the picture's renderer lives.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    private let key: String
    private let codec: StoredCodec<Value>
    private let fallback: Value
    private var kept: StateBox<Any?>?

    init(key: String, fallback: Value, codec: StoredCodec<Value>) {
        (self.key, self.fallback, self.codec) = (key, fallback, codec)
    }

    public var wrappedValue: Value {
        get { kept?.value.flatMap(codec.decode) ?? fallback }
        nonmutating set { kept?.value = codec.encode(newValue) }
    }

    public var projectedValue: Binding<Value> { Binding(get: { wrappedValue }, set: { wrappedValue = $0 }) }
}

extension SceneStorage: @unchecked Sendable where Value: Sendable {}

extension SceneStorage: ConnectedProperty {
    package mutating func connect(in context: ResolveContext, field: Int) {
        let dirty = context.graph.dirty
        let place = StructuralPath().child(type: SceneStorageArea.self).child(id: key)
        kept = context.graph.box(at: place, field: 0, isPermanent: true) { StateBox<Any?>(nil) { dirty.raise() } }
    }
}

/// The part of the tree where scene values stand, under their keys.
private enum SceneStorageArea {}

extension SceneStorage where Value == Bool {
    public init(wrappedValue: Value, _ key: String) { self.init(key: key, fallback: wrappedValue, codec: .plain()) }
}

extension SceneStorage where Value == Int {
    public init(wrappedValue: Value, _ key: String) { self.init(key: key, fallback: wrappedValue, codec: .plain()) }
}

extension SceneStorage where Value == Double {
    public init(wrappedValue: Value, _ key: String) { self.init(key: key, fallback: wrappedValue, codec: .plain()) }
}

extension SceneStorage where Value == String {
    public init(wrappedValue: Value, _ key: String) { self.init(key: key, fallback: wrappedValue, codec: .plain()) }
}

extension SceneStorage where Value == Data {
    public init(wrappedValue: Value, _ key: String) { self.init(key: key, fallback: wrappedValue, codec: .plain()) }
}

extension SceneStorage where Value == URL {
    public init(wrappedValue: Value, _ key: String) { self.init(key: key, fallback: wrappedValue, codec: .url) }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == Int {
    public init(wrappedValue: Value, _ key: String) { self.init(key: key, fallback: wrappedValue, codec: .raw()) }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == String {
    public init(wrappedValue: Value, _ key: String) { self.init(key: key, fallback: wrappedValue, codec: .raw()) }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String) where Value == Bool? {
        self.init(key: key, fallback: nil, codec: .optional(.plain()))
    }

    public init(_ key: String) where Value == Int? { self.init(key: key, fallback: nil, codec: .optional(.plain())) }

    public init(_ key: String) where Value == Double? {
        self.init(key: key, fallback: nil, codec: .optional(.plain()))
    }

    public init(_ key: String) where Value == String? {
        self.init(key: key, fallback: nil, codec: .optional(.plain()))
    }

    public init(_ key: String) where Value == Data? { self.init(key: key, fallback: nil, codec: .optional(.plain())) }

    public init(_ key: String) where Value == URL? { self.init(key: key, fallback: nil, codec: .optional(.url)) }

    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
        self.init(key: key, fallback: nil, codec: .optional(.raw()))
    }

    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
        self.init(key: key, fallback: nil, codec: .optional(.raw()))
    }
}
