/// A column of values of one type; each may be missing.
public struct Column<WrappedElement> {
    public var name: String
    private var elements: [WrappedElement?]

    public init(name: String, capacity: Int) {
        (self.name, elements) = (name, [])
        elements.reserveCapacity(Swift.max(0, capacity))
    }

    public init<S: Sequence>(name: String, contents: S) where S.Element == WrappedElement {
        (self.name, elements) = (name, contents.map { $0 })
    }

    public init<S: Sequence>(name: String, contents: S) where S.Element == WrappedElement? {
        (self.name, elements) = (name, Array(contents))
    }

    public init(_ id: ColumnID<WrappedElement>, capacity: Int) { self.init(name: id.name, capacity: capacity) }

    public init<S: Sequence>(_ id: ColumnID<WrappedElement>, contents: S) where S.Element == WrappedElement? {
        self.init(name: id.name, contents: contents)
    }

    public var wrappedElementType: Any.Type { WrappedElement.self }

    public var missingCount: Int { elements.count { $0 == nil } }

    public mutating func append(_ element: WrappedElement?) { elements.append(element) }

    public mutating func append<S: Sequence>(contentsOf sequence: S) where S.Element == WrappedElement? {
        elements.append(contentsOf: sequence)
    }

    public mutating func append<S: Sequence>(contentsOf sequence: S) where S.Element == WrappedElement {
        for element in sequence { elements.append(element) }
    }

    /// - Returns: The element; nil also where there is none at the index.
    @discardableResult
    public mutating func remove(at index: Int) -> WrappedElement? {
        elements.indices.contains(index) ? elements.remove(at: index) : nil
    }

    public func isNil(at index: Int) -> Bool { elements[index] == nil }

    /// Replaces the values that are not missing.
    public mutating func transform(_ transform: (WrappedElement) throws -> WrappedElement?) rethrows {
        elements = try elements.map { try $0.flatMap(transform) }
    }

    public func eraseToAnyColumn() -> AnyColumn { AnyColumn(name: name, storage: elements) }

    /// The values, with another in place of each that is missing.
    public func filled(with value: WrappedElement) -> FilledColumn<WrappedElement> {
        FilledColumn(name: name, elements: elements.map { $0 ?? value })
    }

    public func mapNonNil<T>(_ transform: (WrappedElement) throws -> T?) rethrows -> Column<T> {
        Column<T>(name: name, contents: try elements.map { try $0.flatMap(transform) })
    }
}

extension Column: RandomAccessCollection, MutableCollection {
    public var startIndex: Int { 0 }

    public var endIndex: Int { elements.count }

    public subscript(position: Int) -> WrappedElement? {
        get { elements[position] }
        set { elements[position] = newValue }
    }
}

extension Column: Equatable where WrappedElement: Equatable {}
extension Column: Hashable where WrappedElement: Hashable {}
extension Column: Sendable where WrappedElement: Sendable {}

extension Column: CustomStringConvertible {
    public var description: String {
        "\(name): " + elements.map { $0.map { "\($0)" } ?? "nil" }.joined(separator: ", ")
    }
}

/// A column without missing values.
public struct FilledColumn<Element>: RandomAccessCollection {
    public let name: String
    let elements: [Element]

    public var startIndex: Int { 0 }

    public var endIndex: Int { elements.count }

    public subscript(position: Int) -> Element { elements[position] }
}

/// A column's name and type of value.
public struct ColumnID<T>: Hashable, Sendable {
    public var name: String

    public init(_ name: String, _ type: T.Type) { self.name = name }
}
