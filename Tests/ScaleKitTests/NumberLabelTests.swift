import Foundation
import ScaleKit
import Testing

@Suite struct NumberLabelTests {
    static let english = Locale(identifier: "en_US")

    private func labels(
        _ lower: Double, _ upper: Double, _ locale: Locale = english, options: TickOptions = TickOptions()
    )
        throws -> [String]
    {
        let ticks = niceTicks(lower: lower, upper: upper, options: options)
        let format = NumberLabelFormat(step: try #require(ticks.step), locale: locale)
        return ticks.values.map(format.label)
    }

    @Test("Labels read as in Apple's charts")
    func observed() throws {
        #expect(try labels(0, 4559) == ["0", "2,000", "4,000", "6,000"])
        #expect(try labels(0, 15_000) == ["0", "5,000", "10,000", "15,000"])
        #expect(try labels(-1, 1) == ["-1.0", "-0.5", "0", "0.5", "1.0"])
        #expect(try labels(0, 19_700_000) == ["0", "5.0E6", "1.0E7", "1.5E7", "2.0E7"])
        #expect(try labels(0, 1_400_000) == ["0", "500,000", "1.0E6", "1.5E6"])
    }

    @Test("Decimals come from the step, so that no two labels are equal")
    func distinct() throws {
        var random = SeededRandom(seed: 17)
        for _ in 0..<2000 {
            let scale = pow(10, random.double(in: -12...15))
            let lower = random.double(in: -1...1) * scale
            let all = try labels(lower, lower + random.double(in: 1e-4...1) * scale)
            #expect(Set(all).count == all.count, "\(all)")
        }
        #expect(try labels(0.0012, 0.0019) == ["0.0012", "0.0014", "0.0016", "0.0018", "0.0020"])
    }

    @Test("Zero is never negative and never noisy")
    func zero() throws {
        let step = try #require(DecimalStep(0.5))
        for value in [0, -0.0, -8.9e-17, 1e-20] {
            #expect(axisLabel(for: value, step: step, locale: Self.english) == "0")
        }
    }

    @Test("Separators and digits are the locale's")
    func locales() throws {
        #expect(try labels(-1, 1, Locale(identifier: "de_DE")) == ["-1,0", "-0,5", "0", "0,5", "1,0"])
        #expect(try labels(0, 4559, Locale(identifier: "de_DE")).last == "6.000")
        #expect(try labels(0, 4559, Locale(identifier: "ar_EG")).last == "٦٬٠٠٠")
        #expect(try labels(0, 400_000, Locale(identifier: "en_IN")).last == "4,00,000")
    }

    @Test("Values given by hand show what the finest of them needs")
    func byHand() {
        let mixed = NumberLabelFormat(values: [0, 3.25, 7], locale: Self.english)
        #expect([0, 3.25, 7].map(mixed.label) == ["0", "3.25", "7.00"])
        let whole = NumberLabelFormat(values: [10, 2000], locale: Self.english)
        #expect([10, 2000].map(whole.label) == ["10", "2,000"])
        let noisy = NumberLabelFormat(values: [0.1 + 0.2, 1], locale: Self.english)
        #expect(noisy.label(for: 0.1 + 0.2) == "0.3")
        let tenths = Array(stride(from: 0, through: 1, by: 0.1))
        let format = NumberLabelFormat(values: tenths, locale: Self.english)
        #expect(
            tenths.map(format.label) == ["0", "0.1", "0.2", "0.3", "0.4", "0.5", "0.6", "0.7", "0.8", "0.9", "1.0"])
        for scale in [1e-9, 1e-3, 1, 1e4, 1e9] {
            let sums = (1...9).map { _ in 0.1 }.reduce(into: [0.0]) { $0.append(($0.last ?? 0) + $1) }.map {
                $0 * scale
            }
            let format = NumberLabelFormat(values: sums, locale: Self.english)
            #expect(sums.map(format.label).allSatisfy { $0.count <= 11 && !$0.contains("00000") }, "\(scale)")
        }
        let measured = NumberLabelFormat(values: [0.000358987654321], locale: Self.english)
        #expect(measured.label(for: 0.000358987654321) == "0.000359")
        let exact = NumberLabelFormat(values: [0.0000015, 0.000003], locale: Self.english)
        #expect([0.0000015, 0.000003].map(exact.label) == ["1.5E-6", "3.0E-6"])
        let none = NumberLabelFormat(values: [.nan], locale: Self.english)
        #expect(none.label(for: 3) == "3")
    }

    @Test("Very small steps are written with an exponent")
    func small() throws {
        #expect(try labels(0, 3e-9) == ["0", "1.0E-9", "2.0E-9", "3.0E-9"])
    }
}
