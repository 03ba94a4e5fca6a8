import Foundation

/// Maps numbers (or dates as seconds since the reference date) to positions in points, and back.
///
/// Domain and range may each run in either direction. Positions are not clamped: a value outside the domain lands
/// outside the range. What has no position (NaN, infinities, values of zero and below on a logarithmic scale) comes
/// out as nil, or as NaN from the batch form; the caller reports it.
public struct ContinuousScale: Hashable, Sendable {
    /// The function applied to a value before the linear mapping onto the range.
    public enum Kind: Hashable, Sendable {
        /// `x`. Dates use it too.
        case linear
        /// `log x`, for positive values only.
        case logarithmic
        /// `power` with the exponent 0.5.
        case squareRoot
        /// `sign(x)·|x|^exponent`: the sign is kept outside the power, so that negative values have a place as well.
        case power(exponent: Double)
        /// `sign(x)·log(1 + |x·slope|)`.
        case symmetricLog(slope: Double)
    }

    public let kind: Kind
    public let domainStart: Double
    public let domainEnd: Double
    public let rangeStart: Double
    public let rangeEnd: Double

    /// 1, or 0.5 where the length of the transformed domain would overflow.
    private let factor: Double
    private let origin: Double
    private let span: Double

    public init(
        _ kind: Kind = .linear, domainStart: Double, domainEnd: Double, rangeStart: Double, rangeEnd: Double
    ) {
        self.kind = kind
        self.domainStart = domainStart
        self.domainEnd = domainEnd
        self.rangeStart = rangeStart
        self.rangeEnd = rangeEnd
        let (first, last) = (kind.forward(domainStart), kind.forward(domainEnd))
        factor = (last - first).isInfinite ? 0.5 : 1
        origin = first * factor
        span = last * factor - first * factor
    }

    /// Whether the domain and the range have positions at all: not with a bound that is not finite, nor with a bound
    /// of zero and below on a logarithmic scale.
    public var isValid: Bool { span.isFinite && rangeStart.isFinite && rangeEnd.isFinite }

    /// The position of `value` in the range; the middle of the range where the domain has no length.
    public func position(of value: Double) -> Double? {
        let position = place(kind.forward(value))
        return position.isFinite ? position : nil
    }

    /// The value at `position`, the plain inverse of `position(of:)`; nil where domain or range have no length.
    public func value(at position: Double) -> Double? {
        guard span != 0, rangeEnd != rangeStart else { return nil }
        let share = (position - rangeStart) / (rangeEnd - rangeStart)
        let value = kind.inverse((origin + share * span) / factor)
        return value.isFinite ? value : nil
    }

    /// The position of each value in order, NaN where there is none.
    public func positions(of values: [Double]) -> [Double] {
        switch kind {
        case .linear: map(values) { $0 }
        case .logarithmic: map(values, Kind.forwardLogarithm)
        case .squareRoot: map(values, Kind.forwardRoot)
        case .power(let exponent): map(values) { Kind.forwardPower($0, exponent) }
        case .symmetricLog(let slope): map(values) { Kind.forwardSymmetric($0, slope) }
        }
    }

    /// Inlined into each case above, so that the loops hold neither a switch nor a call through a closure.
    @inline(__always)
    private func map(_ values: [Double], _ forward: (Double) -> Double) -> [Double] {
        [Double](unsafeUninitializedCapacity: values.count) { buffer, count in
            for index in values.indices {
                let position = place(forward(values[index]))
                buffer[index] = position.isFinite ? position : .nan
            }
            count = values.count
        }
    }

    @inline(__always)
    private func place(_ transformed: Double) -> Double {
        if span == 0 { return transformed.isFinite ? rangeStart + (rangeEnd - rangeStart) / 2 : .nan }
        return rangeStart + (transformed * factor - origin) / span * (rangeEnd - rangeStart)
    }
}
