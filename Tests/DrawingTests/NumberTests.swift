import Drawing
import Foundation
import Geometry
import Testing

private func written(_ value: Double, decimals: Int = 3) -> String {
    var out = TextBuffer()
    out.number(value, decimals: decimals)
    return out.string
}

@Test(
    arguments: [
        (0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (0.5, "0.5"), (-0.25, "-0.25"), (1.2344, "1.234"),
        (1.2346, "1.235"),
        (-0.0004, "0"), (0.0004, "0"), (100, "100"), (120.1, "120.1"), (0.001, "0.001"), (-0.01, "-0.01"),
        (999.9996, "1000"), (1e-300, "0"), (123_456_789.125, "123456789.125"), (1e15, "1000000000000000"),
    ] as [(Double, String)])
func `Numbers are rounded to three places in their shortest form`(value: Double, text: String) {
    #expect(written(value) == text)
}

@Test func `Random numbers come back within half of the last place, in plain notation`() throws {
    var generator = SplitMix64(seed: 7)
    for _ in 0..<20_000 {
        let magnitude = pow(10, Double.random(in: -6...11, using: &generator))
        let value = Double.random(in: -1...1, using: &generator) * magnitude
        for decimals in [0, 2, 3, 6] {
            let text = written(value, decimals: decimals)
            let back = try #require(Double(text))
            #expect(abs(back - value) <= 0.5 * pow(10, -Double(decimals)) + abs(value) * 1e-15)
            let isPlain = text.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2E || $0 == 0x2D }
            #expect(isPlain && text != "-0" && !text.hasPrefix("-0.0000000"))
            #expect(!text.contains(".") || !(text.hasSuffix("0") || text.hasSuffix(".")))
        }
    }
}

@Test func `Numbers beyond all coordinates are written without exponent and never trap`() throws {
    for value in [Double.greatestFiniteMagnitude, -.greatestFiniteMagnitude, .infinity, 1e17, -1e22, .nan] {
        let text = written(value)
        #expect(text.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2E || $0 == 0x2D })
    }
    #expect(written(.nan) == "0")
    #expect(written(1e12) == "1000000000000")
    #expect(written(3, decimals: 99) == "3")
    #expect(written(3.7, decimals: -1) == "4")
}

@Test func `Colours are clamped to two hexadecimal digits a component`() {
    var out = TextBuffer()
    out.hexColor(RGBA(hex: 0x0AF09C))
    out.hexColor(RGBA(red: 1.4, green: -0.2, blue: .nan))
    #expect(out.string == "#0AF09C#FF0000")
}

/// A small generator with a seed, so that a failure can be repeated.
struct SplitMix64: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

/// Coordinates below ten thousand take a way of their own; it must agree with the plain division.
@Test func `Thousandths are written as their quotient, with and without the leading zero`() {
    func expected(_ scaled: Int) -> String {
        let (whole, rest) = scaled.magnitude.quotientAndRemainder(dividingBy: 1000)
        var fraction = String(String(rest + 1000).dropFirst())
        while fraction.hasSuffix("0") { fraction.removeLast() }
        return (scaled < 0 ? "-" : "") + String(whole) + (fraction.isEmpty ? "" : "." + fraction)
    }
    let edges = [0, 1, 9, 10, 99, 100, 999, 1000, 1001, 9999, 10_000, 99_999, 100_000, 999_999, 9_999_999, 10_000_000]
    let all = edges + Array(stride(from: 1, to: 10_000_500, by: 977)) + Array(0..<2100)
    for scaled in all.flatMap({ [$0, -$0] }) {
        var out = TextBuffer()
        out.fixedPoint(scaled, decimals: 3)
        #expect(out.string == expected(scaled))
        var path = TextBuffer()
        var outline = Outline()
        outline.move(to: CGPoint(x: Double(scaled) / 1000, y: 0))
        path.pathData(outline, decimals: 3)
        let short = expected(scaled).replacing("0.", with: ".", maxReplacements: scaled.magnitude < 1000 ? 1 : 0)
        #expect(path.string == "M\(short) 0")
    }
}
