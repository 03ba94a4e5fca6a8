import Foundation

/// Tells subscribers and subscriptions apart.
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
    private let raw: UInt

    public init() { raw = Self.counter.next() }

    public init(_ obj: AnyObject) { raw = UInt(bitPattern: ObjectIdentifier(obj).hashValue) }

    public var description: String { "0x\(String(raw, radix: 16, uppercase: true))" }

    private static let counter = Counter()

    private final class Counter: @unchecked Sendable {
        private let lock = NSLock()
        private var last: UInt = 0

        func next() -> UInt {
            lock.withLock {
                last &+= 1
                return last
            }
        }
    }
}

public protocol CustomCombineIdentifierConvertible {
    var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
