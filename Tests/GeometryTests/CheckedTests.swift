import Foundation
import Geometry
import Testing

private let hostile: [Double] = [
    .nan, -.nan, .signalingNaN, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e19, -1e19,
]

@Test(arguments: hostile) func `What does not fit an integer is nil`(value: Double) {
    #expect(checkedInt(value) == nil)
}

@Test func `Numbers that fit are truncated towards zero`() {
    #expect(checkedInt(2.9) == 2)
    #expect(checkedInt(-2.9) == -2)
    #expect(checkedInt(-0.0) == 0)
    #expect(checkedInt(.leastNonzeroMagnitude) == 0)
    #expect(checkedInt(-9_223_372_036_854_775_808) == Int.min)
    // The largest double below 2^63, and 2^63 itself.
    #expect(checkedInt(9_223_372_036_854_774_784) == 9_223_372_036_854_774_784)
    #expect(checkedInt(9_223_372_036_854_775_808) == nil)
}

@Test(arguments: hostile + [0.5, -3, 7, 12.7]) func `A clamped integer is always within its limits`(value: Double) {
    for limits in [0...10, -5 ... -5, Int.min...Int.max, 3...Int.max] {
        #expect(limits.contains(clampedInt(value, in: limits)))
    }
}

@Test func `Clamping keeps what is inside and takes NaN for the lower limit`() {
    #expect(clampedInt(7.99, in: 0...10) == 7)
    #expect(clampedInt(-1, in: 0...10) == 0)
    #expect(clampedInt(11, in: 0...10) == 10)
    #expect(clampedInt(.nan, in: 4...10) == 4)
    #expect(clampedInt(.infinity, in: 0...10) == 10)
    #expect(clampedInt(1e30, in: Int.min...Int.max) == Int.max)
    #expect(clampedInt(-1e30, in: Int.min...Int.max) == Int.min)
}

@Test func `A checked range takes its bounds in either order and refuses what is not finite`() {
    #expect(checkedRange(3, 1) == 1...3)
    #expect(checkedRange(1, 3) == 1...3)
    #expect(checkedRange(2, 2) == 2...2)
    for bad in [Double.nan, .infinity, -.infinity] {
        #expect(checkedRange(bad, 0) == nil)
        #expect(checkedRange(0, bad) == nil)
    }
}

@Test func `Indices of a negative count are empty`() {
    #expect(indices(-3).isEmpty)
    #expect(indices(0).isEmpty)
    #expect(indices(3) == 0..<3)
}

@Test func `A checked subscript is nil outside the collection`() {
    let slice = [10, 20, 30, 40][1...2]
    #expect(slice[checked: 0] == nil)
    #expect(slice[checked: 1] == 20)
    #expect(slice[checked: 2] == 30)
    #expect(slice[checked: 3] == nil)
    #expect([Int]()[checked: 0] == nil)
    #expect([1][checked: -1] == nil)
}
