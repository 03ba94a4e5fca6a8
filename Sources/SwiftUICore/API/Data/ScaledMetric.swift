import Foundation

/// A length in points that grows with the reader's text size as the text style does that it is relative to.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    private let base: Value
    private let style: Font.TextStyle
    private var scaled: Value

    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        (base, style, scaled) = (wrappedValue, textStyle, wrappedValue)
    }

    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

    /// Rounded to the pixel.
    public var wrappedValue: Value { scaled }
}

extension ScaledMetric: Sendable where Value: Sendable {}

extension ScaledMetric: ConnectedProperty {
    package mutating func connect(in context: ResolveContext, field: Int) {
        let preference = context.environment.dynamicTypeSize
        if preference == .large {
            scaled = base
            return
        }
        let factor = style.size(at: preference) / style.size(at: .large)
        let pixel = context.environment.pixelLength
        scaled = Value(((CGFloat(base) * factor) / pixel).rounded() * pixel)
    }
}

/// A name space for the ids of matched geometry and the like, distinct for each place in the tree.
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
    public struct ID: Hashable, Sendable {
        private let path: StructuralPath
        private let field: Int

        fileprivate init(path: StructuralPath, field: Int) { (self.path, self.field) = (path, field) }
    }

    public private(set) var wrappedValue = ID(path: StructuralPath(), field: -1)

    public init() {}
}

extension Namespace: ConnectedProperty {
    package mutating func connect(in context: ResolveContext, field: Int) {
        wrappedValue = ID(path: context.path, field: field)
    }
}
