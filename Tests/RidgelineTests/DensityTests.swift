import Foundation
import Testing

@testable import Ridgeline

private func area(_ density: KernelDensity) -> Double {
    let pairs = zip(
        zip(density.positions, density.positions.dropFirst()), zip(density.densities, density.densities.dropFirst()))
    return pairs.reduce(0) { $0 + ($1.0.1 - $1.0.0) * ($1.1.0 + $1.1.1) / 2 }
}

struct DensityTests {
    @Test("the area is 1, whatever the values and the bandwidth")
    func areas() {
        var random = SeededRandom(seed: 1)
        for _ in 0..<200 {
            let scale = pow(10, random.double(in: -6...6))
            let values = (0..<Int.random(in: 1...80, using: &random)).map { _ in random.double(in: -scale...scale) }
            let density = KernelDensity(of: Sample(values), bandwidth: scale * random.double(in: 0.01...1))
            #expect(abs(area(density) - 1) < 0.001)
            #expect(density.densities.allSatisfy { $0 >= 0 })
        }
    }

    @Test("on a grid it is what the sum of the kernels is")
    func direct() {
        var random = SeededRandom(seed: 2)
        let values = (0..<50).map { _ in random.double(in: 0...10) }
        let density = KernelDensity(of: Sample(values), bandwidth: 0.5)
        for (x, height) in zip(density.positions, density.densities) {
            let exact =
                values.reduce(0) { $0 + exp(-($1 - x) * ($1 - x) / 0.5) } / 50 / (0.5 * (2 * Double.pi).squareRoot())
            #expect(abs(exact - height) < 0.001)
        }
    }

    @Test("bounds reflect: nothing lies beyond them, and the area stays 1")
    func bounds() {
        var random = SeededRandom(seed: 3)
        for _ in 0..<100 {
            let values = (0..<100).map { _ in random.double(in: 0...1) * random.double(in: 0...1) }
            let density = KernelDensity(
                of: Sample(values), bandwidth: random.double(in: 0.01...2), lowerBound: 0, upperBound: 1)
            #expect(density.positions.first == 0)
            #expect(abs((density.positions.last ?? 0) - 1) < 1e-9)
            #expect(abs(area(density) - 1) < 0.001)
        }
        let halfNormal = KernelDensity(of: Sample([0]), bandwidth: 1, lowerBound: 0)
        #expect(abs((halfNormal.densities.first ?? 0) - 2 / (2 * Double.pi).squareRoot()) < 0.001)
    }

    @Test("what cannot be estimated is empty, and does not crash")
    func hostile() {
        #expect(KernelDensity(of: Sample([Double]()), bandwidth: 1).positions.isEmpty)
        for width in [0, -1, Double.nan, .infinity, 1e308] {
            #expect(KernelDensity(of: Sample([1, 2]), bandwidth: width).positions.isEmpty)
        }
        #expect(KernelDensity(of: Sample([1e149, 1e149]), bandwidth: 1e-9).positions.isEmpty)
    }

    @Test("quantiles and bandwidths are those of R")
    func statistics() {
        #expect(SampleStatistics.quantile([1, 2, 3, 4], 0.25) == 1.75)
        #expect(SampleStatistics.quantile([], 0.5) == nil)
        let width = Sample((1...10).map(Double.init)).ruleOfThumbBandwidth ?? 0
        // 0.9 * 3.02765 * 10^(-1/5)
        #expect(abs(width - 1.719281) < 1e-5)
        #expect(Sample([3, 3, 3]).ruleOfThumbBandwidth == nil)
        #expect(Sample([3]).ruleOfThumbBandwidth == nil)
    }

    @Test("counted values are what the same values one by one are")
    func counts() {
        var random = SeededRandom(seed: 4)
        let counts = (0..<40).map {
            RidgelineCount(value: Double($0) / 7, count: Int.random(in: 0...9, using: &random))
        }
        let single = Sample(counts.flatMap { Array(repeating: $0.value, count: $0.count) })
        let counted = Sample(counts)
        #expect(counted.size == single.size)
        func near(_ a: Double?, _ b: Double?) -> Bool { abs((a ?? 0) - (b ?? 1)) < 1e-12 }
        #expect(near(counted.mean, single.mean))
        #expect(near(counted.standardDeviation, single.standardDeviation))
        for share in [0, 0.1, 0.25, 0.5, 0.77, 1] { #expect(near(counted.quantile(share), single.quantile(share))) }
        #expect(near(counted.ruleOfThumbBandwidth, single.ruleOfThumbBandwidth))
        let densities = [counted, single].map { KernelDensity(of: $0, bandwidth: 0.3).densities }
        #expect(zip(densities[0], densities[1]).allSatisfy { abs($0 - $1) < 1e-12 })
        #expect(Sample([RidgelineCount(value: 1, count: -2)]).values.isEmpty)
    }

    @Test("the means of 2048 bins give the density of the values, within a hundredth of its height")
    func bins() {
        var random = SeededRandom(seed: 5)
        // Two humps and a long tail.
        let values = (0..<60_000).map { number in
            let bell = (0..<12).reduce(-6.0) { sum, _ in sum + random.double(in: 0...1) }
            return number % 50 == 0 ? 20 + 10 * abs(bell) : number % 2 == 0 ? bell : 6 + bell / 2
        }
        let (low, high) = (values.min() ?? 0, values.max() ?? 1)
        let bins = Dictionary(grouping: values) {
            ($0 - low) / (high - low) * 2048 == 2048 ? 2047 : (($0 - low) / (high - low) * 2048).rounded(.down)
        }
        let counted = Sample(
            bins.values.map { RidgelineCount(value: $0.reduce(0, +) / Double($0.count), count: $0.count) })
        let single = Sample(values)
        let width = single.ruleOfThumbBandwidth ?? 1
        #expect(abs((counted.ruleOfThumbBandwidth ?? 0) - width) < width / 1000)
        let (a, b) = (KernelDensity(of: counted, bandwidth: width), KernelDensity(of: single, bandwidth: width))
        let tallest = b.densities.max() ?? 0
        #expect(a.positions.count == b.positions.count)
        #expect(zip(a.densities, b.densities).allSatisfy { abs($0 - $1) < tallest / 100 })
    }
}
