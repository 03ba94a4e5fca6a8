import Foundation
import ScaleKit
import Testing

@Suite struct LogTickTests {
    @Test("Several decades have a tick at each power of ten")
    func decades() {
        #expect(logTicks(lower: 1, upper: 10_000).values == [1, 10, 100, 1000, 10_000])
        let rounded = logTicks(lower: 3, upper: 50_000)
        #expect(rounded.values == [1, 10, 100, 1000, 10_000, 100_000])
        #expect(rounded.lower == 1 && rounded.upper == 100_000)
        #expect(logTicks(lower: 0.001, upper: 1).values == [0.001, 0.01, 0.1, 1])
    }

    @Test("Many decades have a tick at every n-th power of ten, as there is room")
    func manyDecades() {
        let short = logTicks(lower: 1, upper: 1e12, options: TickOptions(axisLength: 150))
        #expect(short.values == [1, 1e2, 1e4, 1e6, 1e8, 1e10, 1e12])
        let long = logTicks(lower: 1, upper: 1e12, options: TickOptions(axisLength: 600))
        #expect(long.values.count == 13)
        let wished = logTicks(lower: 1, upper: 1e12, options: TickOptions(desiredCount: 5))
        #expect(wished.values == [1, 1e3, 1e6, 1e9, 1e12])
    }

    @Test("One or two decades have ticks at 1, 2 and 5")
    func fewDecades() {
        #expect(logTicks(lower: 1, upper: 10).values == [1, 2, 5, 10])
        #expect(logTicks(lower: 1.5, upper: 80).values == [1, 2, 5, 10, 20, 50, 100])
        #expect(logTicks(lower: 0.03, upper: 0.3).values == [0.02, 0.05, 0.1, 0.2, 0.5])
    }

    @Test("Within a factor of two or so the ticks are linear")
    func narrow() {
        #expect(logTicks(lower: 20, upper: 45).values == [20, 30, 40, 50])
        #expect(logTicks(lower: 1.2, upper: 1.9).values.allSatisfy { $0 > 0 })
    }

    @Test("An explicit domain keeps its bounds")
    func explicit() {
        let options = TickOptions(roundsLower: false, roundsUpper: false)
        let ticks = logTicks(lower: 3, upper: 50_000, options: options)
        #expect(ticks.values == [10, 100, 1000, 10_000])
        #expect(ticks.lower == 3 && ticks.upper == 50_000)
    }

    @Test("Symmetric scales have zero and powers of ten on both sides")
    func symmetric() {
        #expect(symmetricLogTicks(lower: -100, upper: 1000, slope: 1).values == [-100, -10, 0, 10, 100, 1000])
        #expect(symmetricLogTicks(lower: 0, upper: 900, slope: 1).values == [0, 10, 100, 1000])
        #expect(symmetricLogTicks(lower: -3, upper: 4, slope: 1).values == [-4, -2, 0, 2, 4])
        #expect(symmetricLogTicks(lower: -10_000, upper: -10, slope: 1).values == [-10_000, -1000, -100, -10])
    }

    @Test("Roots and powers take linear ticks")
    func powers() {
        for kind in [ContinuousScale.Kind.squareRoot, .power(exponent: 2), .linear] {
            #expect(numericTicks(for: kind, lower: 0, upper: 125).values == [0, 50, 100, 150])
        }
        #expect(numericTicks(for: .logarithmic, lower: 1, upper: 1000).values == [1, 10, 100, 1000])
        #expect(numericTicks(for: .symmetricLog(slope: 1), lower: 0, upper: 1000).values == [0, 10, 100, 1000])
    }

    @Test("Log ticks are positive, ascending and inside the domain")
    func properties() {
        var random = SeededRandom(seed: 3)
        for _ in 0..<3000 {
            let lower = pow(10, random.double(in: -200...200))
            let upper = lower * pow(10, random.double(in: 0.001...80))
            let ticks = logTicks(
                lower: lower, upper: upper, options: TickOptions(axisLength: random.double(in: 20...2000)))
            #expect(ticks.values.count >= 2 && ticks.values.count <= 40)
            #expect(ticks.values.allSatisfy { $0 > 0 })
            #expect(zip(ticks.values, ticks.values.dropFirst()).allSatisfy { $0 < $1 })
            #expect(ticks.lower > 0 && ticks.lower <= lower * (1 + 1e-9) && ticks.upper >= upper * (1 - 1e-9))
        }
    }
}
