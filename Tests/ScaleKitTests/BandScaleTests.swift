import ScaleKit
import Testing

@Suite struct BandScaleTests {
    @Test("Bands tile the range without outer padding")
    func tiles() throws {
        let scale = BandScale(count: 7, rangeStart: 0, rangeEnd: 310)
        #expect(scale.start(of: 0) == 0)
        #expect(scale.end(of: 6) == 310)
        #expect(scale.borders.count == 8)
        for index in 0..<6 { #expect(scale.end(of: index) == scale.start(of: index + 1)) }
        let center = try #require(scale.center(of: 3))
        #expect(abs(center - 155) < 1e-9)
    }

    @Test("A bar takes 0.7 of its band, grouped bars 0.7 of their share of that")
    func bars() throws {
        let scale = BandScale(count: 3, rangeStart: 0, rangeEnd: 300)
        let bar = try #require(scale.bar(of: 1))
        #expect(abs(bar.start - 115) < 1e-9 && abs(bar.end - 185) < 1e-9)
        let left = try #require(scale.bar(of: 0, group: 0, groups: 2))
        let right = try #require(scale.bar(of: 0, group: 1, groups: 2))
        #expect(abs(left.end - left.start - 24.5) < 1e-9)
        #expect(abs((left.start + left.end) / 2 - 32.5) < 1e-9)
        #expect(abs((right.start + right.end) / 2 - 67.5) < 1e-9)
        #expect(scale.bar(of: 0, group: 2, groups: 2) == nil)
    }

    @Test("A range that runs backwards puts the first band last")
    func backwards() {
        let scale = BandScale(count: 4, rangeStart: 200, rangeEnd: 0)
        #expect(scale.center(of: 0) == 175)
        #expect(scale.bandwidth == 50)
        #expect(scale.index(at: 175) == 0)
        #expect(scale.index(at: 0) == 3)
    }

    @Test("Each position in the range belongs to exactly the band that holds it")
    func inverse() {
        for (start, end) in [(0.0, 310.0), (180.0, 20.0)] {
            let scale = BandScale(count: 13, rangeStart: start, rangeEnd: end)
            for index in 0..<13 { #expect(scale.center(of: index).flatMap { scale.index(at: $0) } == index) }
            #expect(scale.index(at: 311) == nil)
            #expect(scale.index(at: -1) == nil)
        }
    }

    @Test("No categories, a single one, unknown ones and NaN are harmless")
    func degenerate() {
        let none = BandScale(count: -3, rangeStart: 0, rangeEnd: 100)
        #expect(none.step == 0 && none.borders.isEmpty && none.center(of: 0) == nil && none.index(at: 5) == nil)
        let one = BandScale(count: 1, rangeStart: 0, rangeEnd: 100)
        #expect(one.center(of: 0) == 50 && one.index(at: 99) == 0)
        #expect(one.center(of: 1) == nil && one.center(of: -1) == nil && one.index(at: .nan) == nil)
        let flat = BandScale(count: 2, rangeStart: 7, rangeEnd: 7)
        #expect(flat.index(at: 7) == nil && flat.center(of: 1) == 7)
    }
}
