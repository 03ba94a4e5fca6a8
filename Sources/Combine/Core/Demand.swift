import Foundation

extension Subscribers {
    /// How many values a subscriber wants.
    public struct Demand: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
        /// Nil for no limit.
        public let max: Int?

        private init(_ max: Int?) { self.max = max }

        public static let unlimited = Demand(nil)
        public static let none = Demand(0)

        /// - Parameter value: negative numbers count as none.
        public static func max(_ value: Int) -> Demand { Demand(Swift.max(0, value)) }

        public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

        public static func + (lhs: Demand, rhs: Demand) -> Demand {
            guard let a = lhs.max, let b = rhs.max else { return .unlimited }
            let (sum, overflow) = a.addingReportingOverflow(b)
            return overflow ? .unlimited : Demand(sum)
        }

        public static func - (lhs: Demand, rhs: Demand) -> Demand {
            guard let a = lhs.max else { return .unlimited }
            guard let b = rhs.max else { return .none }
            return .max(a - b)
        }

        public static func * (lhs: Demand, rhs: Int) -> Demand {
            guard let a = lhs.max else { return .unlimited }
            let (product, overflow) = a.multipliedReportingOverflow(by: rhs)
            return overflow ? .unlimited : .max(product)
        }

        public static func + (lhs: Demand, rhs: Int) -> Demand { lhs + .max(rhs) }
        public static func - (lhs: Demand, rhs: Int) -> Demand { lhs - .max(rhs) }
        public static func += (lhs: inout Demand, rhs: Demand) { lhs = lhs + rhs }
        public static func += (lhs: inout Demand, rhs: Int) { lhs = lhs + rhs }
        public static func -= (lhs: inout Demand, rhs: Demand) { lhs = lhs - rhs }
        public static func -= (lhs: inout Demand, rhs: Int) { lhs = lhs - rhs }
        public static func *= (lhs: inout Demand, rhs: Int) { lhs = lhs * rhs }

        public static func < (lhs: Demand, rhs: Demand) -> Bool {
            guard let a = lhs.max else { return false }
            guard let b = rhs.max else { return true }
            return a < b
        }

        public static func > (lhs: Demand, rhs: Int) -> Bool { lhs > .max(rhs) }
        public static func >= (lhs: Demand, rhs: Int) -> Bool { lhs >= .max(rhs) }
        public static func < (lhs: Demand, rhs: Int) -> Bool { lhs < .max(rhs) }
        public static func <= (lhs: Demand, rhs: Int) -> Bool { lhs <= .max(rhs) }
        public static func == (lhs: Demand, rhs: Int) -> Bool { lhs.max == rhs }
        public static func != (lhs: Demand, rhs: Int) -> Bool { lhs.max != rhs }
    }

    /// How a sequence of values ended.
    public enum Completion<Failure: Error> {
        case finished
        case failure(Failure)
    }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}

extension Subscribers.Completion {
    func mapError<E: Error>(_ transform: (Failure) -> E) -> Subscribers.Completion<E> {
        switch self {
        case .finished: .finished
        case .failure(let error): .failure(transform(error))
        }
    }

    /// The same, for operators whose closures may throw.
    var erased: Subscribers.Completion<any Error> { mapError { $0 } }
}
