/// What a column's array of values can do whatever their type.
protocol ColumnStorage {
    var count: Int { get }
    var elementType: Any.Type { get }
    func value(at index: Int) -> Any?
    func picked(_ rows: [Int]) -> any ColumnStorage
    mutating func appendValue(_ value: Any?)
    /// The values with another in place of one; as they are where there is none at the index.
    func setting(_ value: Any?, at index: Int) -> any ColumnStorage
    /// The values as keys to group by; nil where they cannot be compared.
    func keys() -> [AnyHashable?]
    /// The rows in ascending order, missing values last; nil where values have no order.
    func ascendingRows() -> [Int]?
}

extension Array: ColumnStorage where Element: OptionalValue {
    var elementType: Any.Type { Element.Wrapped.self }

    func value(at index: Int) -> Any? { indices.contains(index) ? self[index].optional : nil }

    func picked(_ rows: [Int]) -> any ColumnStorage { rows.map { self[$0] } }

    /// A value of another type is missing.
    mutating func appendValue(_ value: Any?) { append(Element(optional: value as? Element.Wrapped)) }

    func setting(_ value: Any?, at index: Int) -> any ColumnStorage {
        guard indices.contains(index) else { return self }
        var copy = self
        copy[index] = Element(optional: value as? Element.Wrapped)
        return copy
    }

    func keys() -> [AnyHashable?] { map { $0.optional as? AnyHashable } }

    func ascendingRows() -> [Int]? {
        func sorted<C: Comparable>(_ type: C.Type) -> [Int] {
            let values = map { $0.optional as? C }
            return values.indices.sorted { left, right in
                guard let a = values[left] else { return false }
                guard let b = values[right] else { return true }
                return a < b
            }
        }
        return (Element.Wrapped.self as? any Comparable.Type).map { sorted($0) }
    }
}

/// `Optional`, as a constraint.
protocol OptionalValue {
    associatedtype Wrapped

    var optional: Wrapped? { get }
    init(optional: Wrapped?)
}

extension Optional: OptionalValue {
    var optional: Wrapped? { self }

    init(optional: Wrapped?) { self = optional }
}

/// A column whose type of value is known at run time only.
public struct AnyColumn {
    public var name: String
    var storage: any ColumnStorage

    init(name: String, storage: any ColumnStorage) { (self.name, self.storage) = (name, storage) }

    public var wrappedElementType: Any.Type { storage.elementType }

    public var count: Int { storage.count }

    public var isEmpty: Bool { count == 0 }

    public var missingCount: Int { (0..<count).count { storage.value(at: $0) == nil } }

    /// A value of another type than the column's is missing when it is set.
    public subscript(position: Int) -> Any? {
        get { storage.value(at: position) }
        set { storage = storage.setting(newValue, at: position) }
    }

    public func isNil(at index: Int) -> Bool { storage.value(at: index) == nil }

    /// The values each once, in the order in which they come; as they are where they cannot be compared.
    public func distinct() -> AnyColumn {
        var seen: Set<AnyHashable?> = []
        let keys = storage.keys()
        let isComparable = zip(keys, 0..<count).allSatisfy { $0 != nil || isNil(at: $1) }
        return isComparable ? picked(keys.indices.filter { seen.insert(keys[$0]).inserted }) : self
    }

    /// The column as one of a type; values that are none of it are missing.
    public func assumingType<T>(_ type: T.Type) -> Column<T> {
        if let elements = storage as? [T?] { return Column(name: name, contents: elements) }
        return Column(name: name, contents: (0..<count).map { storage.value(at: $0) as? T })
    }

    func picked(_ rows: [Int]) -> AnyColumn { AnyColumn(name: name, storage: storage.picked(rows)) }
}
