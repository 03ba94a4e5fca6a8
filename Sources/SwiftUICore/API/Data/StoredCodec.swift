import Foundation

/// How a value is kept where only property-list values can be: what `@AppStorage` and `@SceneStorage` share.
struct StoredCodec<Value> {
    var encode: (Value) -> Any?
    var decode: (Any) -> Value?

    /// A type that is kept as it is.
    static func plain() -> StoredCodec { .init(encode: { $0 }, decode: { stored in Self.bridged(stored) }) }

    /// Numbers come back from a file as `NSNumber`.
    private static func bridged(_ stored: Any) -> Value? {
        if let number = stored as? NSNumber {
            if Value.self == Bool.self { return number.boolValue as? Value }
            if Value.self == Int.self { return number.intValue as? Value }
            if Value.self == Double.self { return number.doubleValue as? Value }
        }
        return stored as? Value
    }
}

extension StoredCodec where Value == URL {
    static var url: StoredCodec {
        .init(encode: { $0.absoluteString }, decode: { ($0 as? String).flatMap { URL(string: $0) } ?? $0 as? URL })
    }
}

extension StoredCodec where Value: RawRepresentable {
    static func raw() -> StoredCodec {
        let raw = StoredCodec<Value.RawValue>.plain()
        return .init(encode: { raw.encode($0.rawValue) }, decode: { raw.decode($0).flatMap { Value(rawValue: $0) } })
    }
}

extension StoredCodec {
    /// Nil is kept as nothing.
    static func optional<Wrapped>(_ base: StoredCodec<Wrapped>) -> StoredCodec where Value == Wrapped? {
        .init(encode: { $0.flatMap { base.encode($0) } }, decode: { base.decode($0).map { .some($0) } })
    }
}
