import Foundation

/// The functions behind the kinds of scale. NaN stands for "no position".
extension ContinuousScale.Kind {
    func forward(_ x: Double) -> Double {
        switch self {
        case .linear: x
        case .logarithmic: Self.forwardLogarithm(x)
        case .squareRoot: Self.forwardRoot(x)
        case .power(let exponent): Self.forwardPower(x, exponent)
        case .symmetricLog(let slope): Self.forwardSymmetric(x, slope)
        }
    }

    func inverse(_ y: Double) -> Double {
        switch self {
        case .linear: y
        case .logarithmic: exp(y)
        case .squareRoot: Self.signed(y, y * y)
        case .power(let exponent): Self.signed(y, pow(abs(y), 1 / exponent))
        case .symmetricLog(let slope): Self.signed(y, expm1(abs(y)) / abs(slope))
        }
    }

    @inline(__always)
    static func forwardLogarithm(_ x: Double) -> Double { x > 0 ? log(x) : .nan }

    @inline(__always)
    static func forwardRoot(_ x: Double) -> Double { signed(x, abs(x).squareRoot()) }

    @inline(__always)
    static func forwardPower(_ x: Double, _ exponent: Double) -> Double { signed(x, pow(abs(x), exponent)) }

    @inline(__always)
    static func forwardSymmetric(_ x: Double, _ slope: Double) -> Double { signed(x, log1p(abs(x * slope))) }

    @inline(__always)
    private static func signed(_ sign: Double, _ magnitude: Double) -> Double { sign < 0 ? -magnitude : magnitude }
}
