import ChartEngine
import Foundation

/// Data that a scale can place, by way of a primitive: a number, a date or a string.
public protocol Plottable {
    associatedtype PrimitivePlottable: PrimitivePlottableProtocol

    var primitivePlottable: PrimitivePlottable { get }

    /// The value back from its primitive; nil where there is none.
    init?(primitivePlottable: PrimitivePlottable)
}

/// The primitives themselves. Not for clients to conform to.
public protocol PrimitivePlottableProtocol: Plottable where Self == Self.PrimitivePlottable {
    /// The value as the engine keeps it.
    var _plotValue: _PlotValue { get }

    /// Nil where the value is of another kind. `rounding` makes a fraction whole where only integers will do.
    init?(_plotValue: _PlotValue, rounding: Bool)
}

public typealias _PlotValue = PlotValue

extension PrimitivePlottableProtocol {
    @inlinable public var primitivePlottable: Self { self }

    public init?(primitivePlottable: Self.PrimitivePlottable) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, Self.RawValue == String {
    @inlinable public var primitivePlottable: String { rawValue }

    public init?(primitivePlottable: Self.RawValue) { self.init(rawValue: primitivePlottable) }
}

extension Plottable {
    /// The value as the engine keeps it.
    @inlinable var plotValue: PlotValue { primitivePlottable._plotValue }

    /// - Parameter rounding: whether an integer may stand for a fraction, as where a position is read back.
    init?(plotValue: PlotValue, rounding: Bool = false) {
        guard let primitive = PrimitivePlottable(_plotValue: plotValue, rounding: rounding) else { return nil }
        self.init(primitivePlottable: primitive)
    }
}

extension String: Plottable, PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = String

    @inlinable public var _plotValue: _PlotValue { .category(self) }

    public init?(_plotValue: _PlotValue, rounding: Bool) {
        guard case .category(let text) = _plotValue else { return nil }
        self = text
    }
}

extension Date: Plottable, PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = Date

    @inlinable public var _plotValue: _PlotValue { .date(timeIntervalSinceReferenceDate) }

    public init?(_plotValue: _PlotValue, rounding: Bool) {
        guard case .date(let seconds) = _plotValue else { return nil }
        self.init(timeIntervalSinceReferenceDate: seconds)
    }
}

/// Stands for a channel that is absent.
extension Never: Plottable, PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = Never

    @inlinable public var primitivePlottable: Never { switch self {} }

    public init?(primitivePlottable: Never) { nil }

    @inlinable public var _plotValue: _PlotValue { switch self {} }

    public init?(_plotValue: _PlotValue, rounding: Bool) { nil }
}
