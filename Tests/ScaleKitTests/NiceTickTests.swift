import Foundation
import ScaleKit
import Testing

@Suite struct NiceTickTests {
    struct Observed: Sendable, CustomTestStringConvertible {
        var lower: Double
        var upper: Double
        var length: Double? = 182
        var count: Int?
        var ticks: [Double]
        var testDescription: String { "\(lower)...\(upper), \(count.map(String.init) ?? "any") ticks" }
    }

    static let rounded: [Observed] = [
        Observed(lower: 0, upper: 125, ticks: [0, 50, 100, 150]),
        Observed(lower: 0, upper: 250, ticks: [0, 100, 200, 300]),
        Observed(lower: 0, upper: 12, ticks: [0, 5, 10, 15]),
        Observed(lower: 0, upper: 916, ticks: [0, 250, 500, 750, 1000]),
        Observed(lower: 0, upper: 916, length: 600, ticks: [0, 200, 400, 600, 800, 1000]),
        Observed(lower: 0, upper: 209, ticks: [0, 100, 200, 300]),
        Observed(lower: -137, upper: 125, ticks: [-200, -100, 0, 100, 200]),
        Observed(lower: 0, upper: 71, ticks: [0, 25, 50, 75]),
        Observed(lower: 0, upper: 79, ticks: [0, 20, 40, 60, 80]),
        Observed(lower: 0, upper: 7, ticks: [0, 2, 4, 6, 8]),
        Observed(lower: 0, upper: 9, ticks: [0, 5, 10]),
        Observed(lower: 0, upper: 5, ticks: [0, 2, 4, 6]),
        Observed(lower: -1, upper: 1, ticks: [-1, -0.5, 0, 0.5, 1]),
        Observed(lower: 0, upper: 4559, ticks: [0, 2000, 4000, 6000]),
        Observed(lower: 0, upper: 19_700_000, ticks: [0, 5_000_000, 10_000_000, 15_000_000, 20_000_000]),
        Observed(lower: 0, upper: 28_854, count: 3, ticks: [0, 20_000, 40_000]),
        Observed(
            lower: 0, upper: 2.4975, count: 12, ticks: [0, 0.2, 0.4, 0.6, 0.8, 1, 1.2, 1.4, 1.6, 1.8, 2, 2.2, 2.4, 2.6]),
        Observed(
            lower: -400, upper: 800, count: 14,
            ticks: [-400, -300, -200, -100, 0, 100, 200, 300, 400, 500, 600, 700, 800]),
        Observed(lower: 10, upper: 29.4, length: 120, ticks: [10, 15, 20, 25, 30]),
        Observed(lower: 45.5, upper: 59.3, length: 120, ticks: [45, 50, 55, 60]),
        Observed(lower: 0, upper: 100, ticks: [0, 25, 50, 75, 100]),
        Observed(lower: 0, upper: 100, count: 3, ticks: [0, 50, 100]),
        Observed(lower: 0, upper: 100, count: 4, ticks: [0, 25, 50, 75, 100]),
        Observed(lower: 0, upper: 178.6, ticks: [0, 50, 100, 150, 200]),
        Observed(lower: -47.2, upper: 0, ticks: [-60, -40, -20, 0]),
        Observed(lower: 0, upper: 40, ticks: [0, 10, 20, 30, 40]),
    ]

    @Test("Rounded domains have the ticks seen in Apple's charts", arguments: rounded)
    func roundedDomains(_ observed: Observed) {
        let ticks = niceTicks(
            lower: observed.lower, upper: observed.upper,
            options: TickOptions(axisLength: observed.length, desiredCount: observed.count))
        #expect(ticks.values == observed.ticks)
        #expect(ticks.lower == observed.ticks.first)
        #expect(ticks.upper == observed.ticks.last)
    }

    @Test("An explicit domain keeps its bounds and gets only the ticks inside")
    func explicitDomains() {
        let options = TickOptions(roundsLower: false, roundsUpper: false)
        let wide = niceTicks(lower: 0, upper: 175, options: options)
        #expect(wide.values == [0, 50, 100, 150])
        #expect(wide.upper == 175)
        let narrow = niceTicks(lower: 80, upper: 105, options: options)
        #expect(narrow.values == [80, 90, 100])
        #expect(narrow.lower == 80 && narrow.upper == 105)
    }

    @Test("One bound can be rounded without the other")
    func oneSide() {
        let ticks = niceTicks(lower: 3, upper: 97, options: TickOptions(roundsLower: false))
        #expect(ticks.lower == 3 && ticks.upper == 100)
        #expect(ticks.values == [25, 50, 75, 100])
    }

    @Test("Reversed bounds give the same ticks")
    func reversed() {
        #expect(niceTicks(lower: 125, upper: 0) == niceTicks(lower: 0, upper: 125))
    }

    @Test("A minimum stride of one keeps small counts free of fractions")
    func minimumStride() {
        #expect(niceTicks(lower: 0, upper: 2).values == [0, 0.5, 1, 1.5, 2])
        #expect(niceTicks(lower: 0, upper: 2, options: TickOptions(minimumStride: 1)).values == [0, 1, 2])
        #expect(niceTicks(lower: 0, upper: 10, options: TickOptions(minimumStride: 1000)).values == [0, 1000])
        #expect(niceTicks(lower: 0, upper: 100, options: TickOptions(minimumStride: 30)).values == [0, 50, 100])
    }

    @Test("Ticks never carry the noise of repeated addition")
    func noNoise() {
        #expect(
            strideTicks(by: 0.1, lower: 0, upper: 1).values == [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1])
        let fourths = strideTicks(by: 0.4, lower: 0, upper: 0.4 + 0.4 + 0.4)
        #expect(fourths.values == [0, 0.4, 0.8, 1.2], "the sum exceeds 1.2 by a rounding error only")
        #expect(niceTicks(lower: 0, upper: 0.6000000000000001).values.last == 0.6)
        #expect(strideTicks(by: 1e-7, lower: 0, upper: 3e-7).values == [0, 1e-7, 2e-7, 3e-7])
        let zero = niceTicks(lower: -0.3, upper: 0.1).values.first { $0 == 0 }
        #expect(zero?.sign == .plus)
    }

    @Test("Every tick is the double nearest to its decimal number")
    func shortest() {
        var random = SeededRandom(seed: 7)
        for _ in 0..<2000 {
            let scale = pow(10, random.double(in: -18...18))
            let lower = random.double(in: -1...1) * scale
            let ticks = niceTicks(lower: lower, upper: lower + random.double(in: 0.001...2) * scale)
            for tick in ticks.values { #expect("\(tick)".filter(\.isNumber).count <= 17) }
            guard let step = ticks.step else { continue }
            for tick in ticks.values {
                let digits = (tick / step.value).rounded()
                #expect(abs(tick - digits * step.value) <= abs(tick) * 1e-15)
            }
        }
    }

    @Test("Rounded domains hold the data, ticks ascend evenly, and there are 2 to 6 intervals")
    func properties() {
        var random = SeededRandom(seed: 1)
        for _ in 0..<5000 {
            let scale = pow(10, random.double(in: -300...300))
            let a = random.double(in: -1...1) * scale
            let b = random.double(in: -1...1) * scale
            let ticks = niceTicks(lower: a, upper: b)
            let slack = abs(b - a) * 1e-8
            #expect(ticks.lower <= min(a, b) + slack && ticks.upper >= max(a, b) - slack)
            #expect(ticks.values == ticks.values.sorted() && Set(ticks.values).count == ticks.values.count)
            #expect((2...7).contains(ticks.values.count))
            #expect(ticks.values.first == ticks.lower && ticks.values.last == ticks.upper)
        }
    }

    static let hostile: [Double] = [
        0, 1, -1, .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
        .leastNonzeroMagnitude, -.leastNormalMagnitude, 1e16, 1e16 + 4, 4e9 + 2, -1e308, 0.1, 1e-300,
    ]

    @Test("Bounds of any kind give a short list of finite ticks", arguments: hostile)
    func hostileBounds(_ a: Double) {
        for b in Self.hostile {
            for rounds in [true, false] {
                var options = TickOptions(axisLength: a, minimumStride: b, roundsLower: rounds, roundsUpper: !rounds)
                var all: [NumericTicks] = []
                for count in [nil, Int.min, Int.max] {
                    options.desiredCount = count
                    options.roundsUpper.toggle()
                    all.append(niceTicks(lower: a, upper: b, options: options))
                    all.append(logTicks(lower: a, upper: b, options: options))
                    all.append(symmetricLogTicks(lower: a, upper: b, slope: a, options: options))
                }
                #expect(all.allSatisfy(isSound), "\(a) \(b) \(rounds)")
            }
        }
        for b in [0, -1, .nan, 1e16 + 4, .greatestFiniteMagnitude] {
            let ticks = strideTicks(by: a, lower: b, upper: -a, options: TickOptions(roundsLower: false))
            #expect(isSound(ticks), "\(a) \(b)")
        }
    }

    private func isSound(_ ticks: NumericTicks) -> Bool {
        ticks.values.count <= TickOptions.maximumCount && ticks.values.allSatisfy { $0.isFinite }
            && ticks.lower.isFinite && ticks.upper.isFinite && ticks.lower < ticks.upper
    }

    @Test("Large neighbouring integers keep distinct ticks")
    func largeNeighbours() {
        let ticks = niceTicks(lower: 4e9 - 2, upper: 4e9 + 2)
        #expect(ticks.values.map { $0 - 4e9 } == [-2, -1, 0, 1, 2])
    }

    @Test("Equal bounds widen around the value without changing sign, zero stays at the bottom")
    func collapsed() {
        #expect(finiteDomain(17.5, 17.5) == (7.5, 27.5))
        #expect(finiteDomain(-4, -4) == (-5, -3))
        #expect(finiteDomain(0, 0) == (0, 1))
        #expect(finiteDomain(.nan, .infinity) == (0, 1))
        #expect(finiteDomain(.nan, 100) == (0, 200))
        #expect(niceTicks(lower: 0, upper: 0, options: TickOptions(minimumStride: 1)).values == [0, 1])
    }

    @Test("A stride that asks for too many ticks is widened to a multiple and says so")
    func thinned() {
        let ticks = strideTicks(by: 1, lower: 0, upper: 1e6)
        #expect(ticks.isThinned)
        #expect(ticks.values.count <= TickOptions.maximumCount && ticks.values.count > 1000)
        #expect(ticks.values.allSatisfy { $0 == $0.rounded() })
        #expect(!strideTicks(by: 3, lower: 1, upper: 10).isThinned)
        #expect(strideTicks(by: 3, lower: 1, upper: 10).values == [0, 3, 6, 9, 12])
        #expect(strideTicks(by: .nan, lower: 0, upper: 125).values == [0, 50, 100, 150])
    }
}
