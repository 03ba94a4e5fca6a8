import ChartEngine
import Foundation

extension PrimitivePlottableProtocol where Self: BinaryInteger {
    @inlinable public var _plotValue: _PlotValue { .number(Double(self)) }

    /// Without rounding only whole numbers in the type's range: a tick at 2.5 is no `Int`.
    public init?(_plotValue: _PlotValue, rounding: Bool) {
        guard case .number(let number) = _plotValue,
            let whole = Self(exactly: rounding ? number.rounded() : number)
        else { return nil }
        self = whole
    }
}

extension PrimitivePlottableProtocol where Self: BinaryFloatingPoint {
    @inlinable public var _plotValue: _PlotValue { .number(Double(self)) }

    public init?(_plotValue: _PlotValue, rounding: Bool) {
        guard case .number(let number) = _plotValue else { return nil }
        self = Self(number)
    }
}

extension Double: Plottable, PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = Double
}

extension Float: PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = Float
}

extension Float16: PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = Float16
}

/// Travels as a `Double`.
extension Decimal: Plottable {
    public typealias PrimitivePlottable = Double

    public var primitivePlottable: Double { NSDecimalNumber(decimal: self).doubleValue }

    public init?(primitivePlottable: Double) {
        guard primitivePlottable.isFinite else { return nil }
        self.init(primitivePlottable)
    }
}

extension Int: PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = Int
}

extension Int8: PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = Int8
}

extension Int16: PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = Int16
}

extension Int32: PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = Int32
}

extension Int64: PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = Int64
}

extension UInt: PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = UInt
}

extension UInt8: PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = UInt8
}

extension UInt16: PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = UInt16
}

extension UInt32: PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = UInt32
}

extension UInt64: PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = UInt64
}
