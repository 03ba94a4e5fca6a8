import Foundation
@_spi(Reflection) import Swift

/// A stored property of a view that the framework connects to its place in the tree before `body` is read.
public protocol DynamicProperty {
    mutating func update()
}

extension DynamicProperty {
    public mutating func update() {}
}

/// The framework's own dynamic properties, which need to know where they are.
@MainActor
package protocol ConnectedProperty: DynamicProperty {
    mutating func connect(in context: ResolveContext, field: Int)
}

/// Finds the dynamic properties among a view's stored properties, once per type, and connects them.
@MainActor
package enum DynamicFields {
    private struct Field {
        var offset: Int
        var access: any FieldAccess.Type
    }

    private static var known: [ObjectIdentifier: [Field]] = [:]

    /// Connects every dynamic property of `owner`, those within other dynamic properties included.
    package static func connect<Owner>(_ owner: inout Owner, in context: ResolveContext) {
        let fields = fields(of: Owner.self)
        if fields.isEmpty { return }
        withUnsafeMutableBytes(of: &owner) { bytes in
            guard let base = bytes.baseAddress else { return }
            for (index, field) in fields.enumerated() {
                field.access.connect(base + field.offset, in: context, field: index)
            }
        }
    }

    private static func fields(of type: Any.Type) -> [Field] {
        if let fields = known[ObjectIdentifier(type)] { return fields }
        var found: [Field] = []
        // Classes hold references, whose content is not ours to connect.
        if !(type is AnyObject.Type) {
            _ = _forEachField(of: type) { _, offset, fieldType, _ in
                if let dynamic = fieldType as? any DynamicProperty.Type {
                    found.append(Field(offset: offset, access: accessor(for: dynamic)))
                }
                return true
            }
        }
        known[ObjectIdentifier(type)] = found
        return found
    }

    private static func accessor<P: DynamicProperty>(for type: P.Type) -> any FieldAccess.Type { Access<P>.self }

    private enum Access<P: DynamicProperty>: FieldAccess {
        static func connect(_ pointer: UnsafeMutableRawPointer, in context: ResolveContext, field: Int) {
            let property = pointer.assumingMemoryBound(to: P.self)
            if var connected = property.pointee as? any ConnectedProperty {
                connected.connect(in: context, field: field)
                if let back = connected as? P { property.pointee = back }
            } else {
                // A property made of others, such as a client's own wrapper.
                var inner = context
                inner.path = context.path.child(field &+ 1_000_003)
                DynamicFields.connect(&property.pointee, in: inner)
            }
            property.pointee.update()
        }
    }
}

@MainActor
private protocol FieldAccess {
    static func connect(_ pointer: UnsafeMutableRawPointer, in context: ResolveContext, field: Int)
}
