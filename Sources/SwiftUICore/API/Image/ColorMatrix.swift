import Drawing
import Foundation

/// Weights for new colour components: each row has those of red, green, blue and opacity, and a constant.
public struct ColorMatrix: Equatable, Sendable {
    public var r1: Float = 1
    public var r2: Float = 0
    public var r3: Float = 0
    public var r4: Float = 0
    public var r5: Float = 0
    public var g1: Float = 0
    public var g2: Float = 1
    public var g3: Float = 0
    public var g4: Float = 0
    public var g5: Float = 0
    public var b1: Float = 0
    public var b2: Float = 0
    public var b3: Float = 1
    public var b4: Float = 0
    public var b5: Float = 0
    public var a1: Float = 0
    public var a2: Float = 0
    public var a3: Float = 0
    public var a4: Float = 1
    public var a5: Float = 0

    /// Leaves all colours as they are.
    public init() {}

    package var transform: ColorTransform {
        func row(_ red: Float, _ green: Float, _ blue: Float, _ alpha: Float, _ constant: Float) -> ColorTransform.Row {
            func weight(_ value: Float) -> Double { value.isFinite ? Double(value) : 0 }
            return ColorTransform.Row(
                weight(red), weight(green), weight(blue), weight(alpha), weight(constant))
        }
        return ColorTransform(
            red: row(r1, r2, r3, r4, r5), green: row(g1, g2, g3, g4, g5), blue: row(b1, b2, b3, b4, b5),
            alpha: row(a1, a2, a3, a4, a5))
    }
}
