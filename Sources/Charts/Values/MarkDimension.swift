import ChartEngine
import Foundation

/// The width, height or radius of a mark. A literal is a length in points.
public struct MarkDimension: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, CustomStringConvertible, Sendable,
    BitwiseCopyable
{
    public typealias IntegerLiteralType = Int
    public typealias FloatLiteralType = Double

    enum Kind: UInt8, Sendable, BitwiseCopyable { case automatic, ratio, inset, fixed }

    let kind: Kind
    let amount: CGFloat

    init(_ kind: Kind, _ amount: CGFloat = 0) { (self.kind, self.amount) = (kind, amount) }

    /// The mark's usual size.
    public static var automatic: MarkDimension { MarkDimension(.automatic) }

    /// A fraction of the scale's step, 0 to 1 (of a radius: of the outer radius or of the plot).
    public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(.ratio, value) }

    /// The scale's step less `value` points on each side.
    public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(.inset, value) }

    /// A length in points.
    public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(.fixed, value) }

    public init(floatLiteral value: Double) { self.init(.fixed, value) }

    public init(integerLiteral value: Int) { self.init(.fixed, CGFloat(value)) }

    public var description: String {
        kind == .automatic ? "automatic" : "\(kind)(\(amount))"
    }

    var engine: ChartEngine.MarkDimension {
        switch kind {
        case .automatic: .automatic
        case .ratio: .ratio(amount)
        case .inset: .inset(amount)
        case .fixed: .fixed(amount)
        }
    }
}

/// The width, height or radius of the marks of a vectorised plot: one for all, or one per element.
public struct MarkDimensions<DataElement>: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    public typealias IntegerLiteralType = Int
    public typealias FloatLiteralType = Double

    enum Source {
        case constant(MarkDimension)
        case each(MarkDimension.Kind, KeyPath<DataElement, CGFloat>)
    }

    let source: Source

    init(_ source: Source) { self.source = source }

    /// The mark's usual size.
    public static var automatic: MarkDimensions<DataElement> { .init(.constant(.automatic)) }

    /// A fraction of the scale's step, 0 to 1.
    public static func ratio(_ value: CGFloat) -> MarkDimensions<DataElement> { .init(.constant(.ratio(value))) }

    /// The scale's step less `value` points on each side.
    public static func inset(_ value: CGFloat) -> MarkDimensions<DataElement> { .init(.constant(.inset(value))) }

    /// A length in points.
    public static func fixed(_ value: CGFloat) -> MarkDimensions<DataElement> { .init(.constant(.fixed(value))) }

    /// A fraction of the scale's step for each element.
    public static func ratio(_ keyPath: KeyPath<DataElement, CGFloat>) -> MarkDimensions<DataElement> {
        .init(.each(.ratio, keyPath))
    }

    /// The scale's step less some points on each side, for each element.
    public static func inset(_ keyPath: KeyPath<DataElement, CGFloat>) -> MarkDimensions<DataElement> {
        .init(.each(.inset, keyPath))
    }

    /// A length in points for each element.
    public static func fixed(_ keyPath: KeyPath<DataElement, CGFloat>) -> MarkDimensions<DataElement> {
        .init(.each(.fixed, keyPath))
    }

    public init(floatLiteral value: Double) { self.init(.constant(.fixed(value))) }

    public init(integerLiteral value: Int) { self.init(.constant(.fixed(CGFloat(value)))) }

    /// Nil where it is the same for all, else what it is for an element.
    var perElement: ((DataElement) -> ChartEngine.MarkDimension)? {
        guard case .each(let kind, let keyPath) = source else { return nil }
        return { MarkDimension(kind, $0[keyPath: keyPath]).engine }
    }

    /// What is the same for all; automatic where it differs.
    var constant: ChartEngine.MarkDimension {
        guard case .constant(let dimension) = source else { return .automatic }
        return dimension.engine
    }
}
