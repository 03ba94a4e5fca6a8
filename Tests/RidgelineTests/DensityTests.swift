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
            let density = KernelDensity(of: values, bandwidth: scale * random.double(in: 0.01...1))
            #expect(abs(area(density) - 1) < 0.001)
            #expect(density.densities.allSatisfy { $0 >= 0 })
        }
    }

    @Test("on a grid it is what the sum of the kernels is")
    func direct() {
        var random = SeededRandom(seed: 2)
        let values = (0..<50).map { _ in random.double(in: 0...10) }
        let density = KernelDensity(of: values, bandwidth: 0.5)
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
                of: values, bandwidth: random.double(in: 0.01...2), lowerBound: 0, upperBound: 1)
            #expect(density.positions.first == 0)
            #expect(abs((density.positions.last ?? 0) - 1) < 1e-9)
            #expect(abs(area(density) - 1) < 0.001)
        }
        let halfNormal = KernelDensity(of: [0], bandwidth: 1, lowerBound: 0)
        #expect(abs((halfNormal.densities.first ?? 0) - 2 / (2 * Double.pi).squareRoot()) < 0.001)
    }

    @Test("what cannot be estimated is empty, and does not crash")
    func hostile() {
        #expect(KernelDensity(of: [], bandwidth: 1).positions.isEmpty)
        for width in [0, -1, Double.nan, .infinity, 1e308] {
            #expect(KernelDensity(of: [1, 2], bandwidth: width).positions.isEmpty)
        }
        #expect(KernelDensity(of: [1e149, 1e149], bandwidth: 1e-9).positions.isEmpty)
    }

    @Test("quantiles and bandwidths are those of R")
    func statistics() {
        #expect(SampleStatistics.quantile([1, 2, 3, 4], 0.25) == 1.75)
        #expect(SampleStatistics.quantile([], 0.5) == nil)
        let width = SampleStatistics.ruleOfThumbBandwidth((1...10).map(Double.init)) ?? 0
        // 0.9 * 3.02765 * 10^(-1/5)
        #expect(abs(width - 1.719281) < 1e-5)
        #expect(SampleStatistics.ruleOfThumbBandwidth([3, 3, 3]) == nil)
        #expect(SampleStatistics.ruleOfThumbBandwidth([3]) == nil)
    }
}
