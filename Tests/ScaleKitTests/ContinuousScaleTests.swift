import Foundation
import ScaleKit
import Testing

@Suite struct ContinuousScaleTests {
    static let kinds: [ContinuousScale.Kind] = [
        .linear, .logarithmic, .squareRoot, .power(exponent: 3), .power(exponent: 0.25), .symmetricLog(slope: 1),
        .symmetricLog(slope: 20),
    ]

    @Test("Both ends of the domain land on both ends of the range, in either direction", arguments: kinds)
    func ends(_ kind: ContinuousScale.Kind) {
        for (a, b) in [(1.0, 50.0), (50.0, 1.0)] {
            for (from, to) in [(0.0, 300.0), (200.0, 0.0)] {
                let scale = ContinuousScale(kind, domainStart: a, domainEnd: b, rangeStart: from, rangeEnd: to)
                #expect(scale.position(of: a) == from)
                #expect(scale.position(of: b) == to)
                #expect(scale.isValid)
            }
        }
    }

    @Test("The inverse gives the value back, outside the domain as well", arguments: kinds)
    func roundTrip(_ kind: ContinuousScale.Kind) throws {
        var random = SeededRandom(seed: 11)
        let scale = ContinuousScale(kind, domainStart: 2, domainEnd: 70, rangeStart: 180, rangeEnd: 0)
        for _ in 0..<500 {
            let value = random.double(in: 0.5...200)
            let position = try #require(scale.position(of: value))
            let back = try #require(scale.value(at: position))
            #expect(abs(back - value) < 1e-9 * 200)
        }
    }

    @Test("The batch form agrees with the single one, NaN standing for nil", arguments: kinds)
    func batch(_ kind: ContinuousScale.Kind) {
        let scale = ContinuousScale(kind, domainStart: 1, domainEnd: 9, rangeStart: 0, rangeEnd: 100)
        let values = [-5, 0, 1, 4.5, 9, 1e300, .nan, .infinity, -.infinity, 3]
        let positions = scale.positions(of: values)
        #expect(positions.count == values.count)
        for (value, position) in zip(values, positions) {
            if let single = scale.position(of: value) { #expect(single == position) } else { #expect(position.isNaN) }
        }
    }

    @Test("Each kind follows its formula")
    func formulas() throws {
        func middle(_ kind: ContinuousScale.Kind, _ a: Double, _ b: Double, _ x: Double) throws -> Double {
            try #require(
                ContinuousScale(kind, domainStart: a, domainEnd: b, rangeStart: 0, rangeEnd: 1).position(of: x))
        }
        #expect(try middle(.linear, 0, 200, 50) == 0.25)
        #expect(abs(try middle(.logarithmic, 1, 10_000, 100) - 0.5) < 1e-12)
        #expect(abs(try middle(.squareRoot, 0, 100, 25) - 0.5) < 1e-12)
        #expect(abs(try middle(.power(exponent: 2), 0, 10, 5) - 0.25) < 1e-12)
        #expect(abs(try middle(.symmetricLog(slope: 3), 0, 50, 7) - log(22) / log(151)) < 1e-12)
        #expect(abs(try middle(.symmetricLog(slope: 3), -50, 50, 0) - 0.5) < 1e-12)
        #expect(abs(try middle(.squareRoot, -9, 9, -9)) < 1e-12)
    }

    @Test("Zero, negative numbers and NaN have no position on a logarithmic scale")
    func logarithmic() {
        let scale = ContinuousScale(.logarithmic, domainStart: 1, domainEnd: 100, rangeStart: 0, rangeEnd: 100)
        #expect(scale.position(of: 0) == nil)
        #expect(scale.position(of: -3) == nil)
        #expect(scale.position(of: .nan) == nil)
        let broken = ContinuousScale(.logarithmic, domainStart: 0, domainEnd: 100, rangeStart: 0, rangeEnd: 100)
        #expect(!broken.isValid && broken.position(of: 10) == nil)
    }

    @Test("A domain without length puts everything in the middle and has no inverse")
    func collapsed() {
        let scale = ContinuousScale(domainStart: 5, domainEnd: 5, rangeStart: 0, rangeEnd: 80)
        #expect(scale.position(of: 5) == 40)
        #expect(scale.position(of: .infinity) == nil)
        #expect(scale.value(at: 40) == nil)
        let flat = ContinuousScale(domainStart: 0, domainEnd: 5, rangeStart: 10, rangeEnd: 10)
        #expect(flat.position(of: 3) == 10 && flat.value(at: 10) == nil)
    }

    @Test("The widest possible domain does not overflow")
    func widest() {
        let most = Double.greatestFiniteMagnitude
        let scale = ContinuousScale(domainStart: -most, domainEnd: most, rangeStart: 0, rangeEnd: 100)
        #expect(scale.position(of: 0) == 50)
        #expect(scale.position(of: most) == 100)
        #expect(scale.value(at: 50) == 0)
    }

    @Test("Positions keep the order of the values", arguments: kinds)
    func monotone(_ kind: ContinuousScale.Kind) {
        var random = SeededRandom(seed: 5)
        let scale = ContinuousScale(kind, domainStart: 1, domainEnd: 1000, rangeStart: 0, rangeEnd: 500)
        let values = (0..<1000).map { _ in random.double(in: 0.001...5000) }.sorted()
        let positions = scale.positions(of: values)
        #expect(zip(positions, positions.dropFirst()).allSatisfy { $0 <= $1 })
    }
}
