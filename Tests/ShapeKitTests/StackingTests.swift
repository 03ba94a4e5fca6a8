import ShapeKit
import Testing

@Suite struct StackingTests {
    @Test("Positive values pile up and negative ones down, in the order of the rows")
    func standard() {
        let result = stack(keys: [0, 0, 0, 1, 1], values: [40, -25, 10, -5, -5], method: .standard)
        #expect(result.starts == [0, 0, 40, 0, -5])
        #expect(result.ends == [40, -25, 50, -5, -10])
        #expect(result.endsOutside == [false, true, true, false, true])
        #expect(result.startsOutside == [false, false, false, false, false])
    }

    @Test("A given order wins over the order of the rows, and rows of one place keep theirs")
    func order() {
        let result = stack(keys: [7, 7, 7], values: [1, 2, 4], order: [2, 0, 2], method: .standard)
        #expect(result.starts == [2, 0, 3])
        #expect(result.ends == [3, 2, 7])
        #expect(result.endsOutside == [false, false, true])
    }

    @Test("Normalized piles are 100 high; mixed signs share the sum of their sizes; zeros stay at the baseline")
    func normalized() {
        let result = stack(keys: [0, 0, 1, 1, 2, 2], values: [1, 3, 6, -2, 0, 0], method: .normalized)
        #expect(result.starts == [0, 25, 0, 0, 0, 0])
        #expect(result.ends == [25, 100, 75, -25, 0, 0])
    }

    @Test("A centred pile begins half of its total below zero and is round at both ends")
    func center() {
        let result = stack(keys: [0, 1, 0, 0], values: [2, 5, 4, 6], method: .center)
        #expect(result.starts == [-6, -2.5, -4, 0])
        #expect(result.ends == [-4, 2.5, 0, 6])
        #expect(result.startsOutside == [true, true, false, false])
        #expect(result.endsOutside == [false, true, false, true])
    }

    @Test("Unstacked rows all start at zero")
    func unstacked() {
        let result = stack(keys: [0, 0], values: [3, -4], method: .unstacked)
        #expect(result.starts == [0, 0] && result.ends == [3, -4] && result.endsOutside == [true, true])
    }

    @Test(
        "Values that are no numbers take no place", arguments: [StackMethod.standard, .normalized, .center, .unstacked])
    func missing(_ method: StackMethod) {
        let values = [1, .nan, 2, .infinity, 3]
        let result = stack(keys: [0, 0, 0, 0, 0], values: values, method: method)
        let clean = stack(keys: [0, 0, 0], values: [1, 2, 3], method: method)
        #expect([0, 2, 4].map { result.starts[$0] } == clean.starts)
        #expect([0, 2, 4].map { result.ends[$0] } == clean.ends)
        #expect(result.starts[1].isNaN && result.ends[3].isNaN)
        #expect(stack(keys: [], values: [], method: method).starts.isEmpty)
    }

    @Test("A value of zero on top leaves the outer end to the row below")
    func zeroOnTop() {
        #expect(stack(keys: [0, 0], values: [5, 0], method: .standard).endsOutside == [true, false])
    }

    @Test("Rows of one pile adjoin exactly, and only the ends of a pile are free")
    func properties() {
        var random = SeededRandom(seed: 4)
        for method in [StackMethod.standard, .normalized, .center] {
            let keys = (0..<400).map { _ in Int.random(in: 0..<20, using: &random) }
            let values = keys.map { _ in random.double(in: method == .center ? 0...9 : -9...9) }
            let result = stack(keys: keys, values: values, method: method)
            for key in 0..<20 {
                for sign in [1.0, -1.0] {
                    let rows = keys.indices.filter { keys[$0] == key && values[$0] * sign > 0 }
                    for (below, above) in zip(rows, rows.dropFirst()) {
                        #expect(result.ends[below] == result.starts[above])
                    }
                    #expect(rows.filter { result.endsOutside[$0] } == Array(rows.suffix(1)))
                }
                let size = keys.indices.filter { keys[$0] == key }.reduce(0) {
                    $0 + abs(result.ends[$1] - result.starts[$1])
                }
                if method == .normalized { #expect(abs(size - 100) < 1e-9) }
            }
        }
    }
}
