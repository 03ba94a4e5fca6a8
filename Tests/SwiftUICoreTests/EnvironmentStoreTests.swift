import Foundation
import Testing

@testable import SwiftUICore

private struct Numbered<Number>: EnvironmentKey { static var defaultValue: Int { -1 } }

private enum One {}
private enum Two {}

/// A type that is a key and an object of the environment at once.
private final class Both: EnvironmentKey {
    static var defaultValue: Int { 7 }
}

/// The values of the environment, however they are kept.
@Suite
struct EnvironmentStoreTests {
    @Test func whatWasSetLastHolds() {
        var values = EnvironmentValues()
        #expect(values[Numbered<One>.self] == -1)
        values[Numbered<One>.self] = 1
        values[Numbered<Two>.self] = 2
        values[Numbered<One>.self] = 3
        #expect(values[Numbered<One>.self] == 3)
        #expect(values[Numbered<Two>.self] == 2)
        #expect(values.description == "EnvironmentValues (2 set)")
    }

    @Test func copiesGoTheirOwnWays() {
        var outer = EnvironmentValues()
        outer[Numbered<One>.self] = 1
        var inner = outer
        inner[Numbered<One>.self] = 2
        outer[Numbered<Two>.self] = 5
        #expect(outer[Numbered<One>.self] == 1)
        #expect(inner[Numbered<One>.self] == 2)
        #expect(inner[Numbered<Two>.self] == -1)
    }

    /// Far more than the list holds, at each length of it; a chain so long must not be let go one in the other either.
    @Test(arguments: [1, 7, 8, 9, 10, 17, 100_000])
    func longChains(count: Int) {
        var values = EnvironmentValues()
        values[Numbered<Two>.self] = 42
        for number in 0..<count {
            values[Numbered<One>.self] = number
            #expect(values[Numbered<One>.self] == number)
        }
        #expect(values[Numbered<Two>.self] == 42)
        #expect(values.description == "EnvironmentValues (2 set)")
    }

    @Test func manyKeysAreAllFound() {
        var values = EnvironmentValues()
        values.locale = Locale(identifier: "de_DE")
        values.colorScheme = .dark
        values.isEnabled = false
        values.lineLimit = 3
        values.lineSpacing = 4
        values.layoutDirection = .rightToLeft
        values.displayScale = 2
        values.multilineTextAlignment = .trailing
        values.timeZone = .gmt
        values.allowsTightening = true
        values.lineLimit = nil
        #expect(values.locale.identifier == "de_DE")
        #expect(values.colorScheme == .dark)
        #expect(!values.isEnabled)
        #expect(values.lineLimit == nil)
        #expect(values.lineSpacing == 4)
        #expect(values.layoutDirection == .rightToLeft)
        #expect(values.displayScale == 2)
        #expect(values.multilineTextAlignment == .trailing)
        #expect(values.timeZone == .gmt)
        #expect(values.allowsTightening)
    }

    /// A value of another type under the same key is none.
    @Test func keysAndObjectsOfOneTypeAreToldApart() {
        var values = EnvironmentValues()
        let object = Both()
        values[object: Both.self] = object
        #expect(values[Both.self] == 7)
        #expect(values[object: Both.self] === object)
        values[object: Both.self] = nil
        #expect(values[object: Both.self] == nil)
    }
}
