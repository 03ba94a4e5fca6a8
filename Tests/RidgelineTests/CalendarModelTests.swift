import Foundation
import Testing

@testable import Ridgeline

private let first = CivilDay(daysSince2001: 0)

private func data(_ values: [Double?]) -> [CalendarDatum] {
    values.enumerated().map { CalendarDatum(first.adding(days: $0), $1) }
}

private func model(
    _ data: [CalendarDatum], range: CivilDayRange? = nil, _ change: (inout CalendarOptions) -> Void = { _ in }
) -> CalendarModel {
    CalendarModel(data, range: range, options: CalendarOptions(change), locale: Locale(identifier: "en_US"))
}

private func states(_ model: CalendarModel) -> [CalendarDayState] {
    model.plan.cells.filter(\.isInRange).map(model.state)
}

struct CalendarModelTests {
    @Test("absent, zero, a value and the future are told apart")
    func kinds() {
        let values = data([nil, 0, 1])
        let range = CivilDayRange(first, first.adding(days: 4))
        let today = first.adding(days: 3)
        let model = model(values, range: range) { $0.today = today }
        #expect(states(model) == [.absent, .value(0), .value(1), .absent, .future])
        let looks = model.plan.cells.filter(\.isInRange).map(model.look)
        #expect(Set(looks.map { "\(String(describing: $0))" }).count == 3)
        #expect(Set(states(model).map(model.spoken)) == ["No data", "0", "1", "Not yet"])
        let filled = CalendarModel(
            values, range: range, options: CalendarOptions { $0.treatsAbsentAsZero = true },
            locale: Locale(identifier: "en_US"))
        #expect(states(filled) == [.value(0), .value(0), .value(1), .value(0), .value(0)])
    }

    @Test("several values of a day become what was chosen, and are reported")
    func duplicates() {
        let values = [1, 2, 3].map { CalendarDatum(first, Double($0)) } + [CalendarDatum(first.adding(days: 1), 9)]
        let expected: [CalendarDuplicates: Double] = [.last: 3, .sum: 6, .mean: 2, .maximum: 3, .count: 3]
        for rule in CalendarDuplicates.allCases {
            let model = model(values) { $0.duplicates = rule }
            #expect(states(model).first == expected[rule].map(CalendarDayState.value))
            #expect(model.notes.map(\.code) == ["calendar.duplicate-days"])
        }
    }

    @Test("what is no number, or outside the range, is reported")
    func leftOut() {
        let model = model(data([1, .nan, .infinity, 4]), range: CivilDayRange(first, first))
        #expect(model.notes.map(\.code) == ["calendar.invalid-value", "calendar.out-of-range"])
    }

    @Test("the range does not depend on data: no values, or far too many days")
    func ranges() {
        #expect(model([]).plan.cells.count(where: \.isInRange) == 365)
        let long = model([CalendarDatum(first, 1), CalendarDatum(first.adding(days: 10_000_000), 1)])
        #expect(long.notes.map(\.code).contains("calendar.range-too-long"))
        #expect(long.plan.cells.count(where: \.isInRange) == 366 * 200)
    }

    @Test("the first weekday is the locale's unless one is given")
    func firstWeekday() {
        func weekday(_ locale: String, _ given: Int? = nil) -> Int {
            CalendarModel(
                [], range: nil, options: CalendarOptions { $0.firstWeekday = given }, locale: Locale(identifier: locale)
            ).plan.firstWeekday
        }
        #expect(weekday("en_US") == 1)
        #expect(weekday("de_DE") == 2)
        #expect(weekday("de_DE", 7) == 7)
        #expect(weekday("en_US", 99) == 1)
    }

    @Test("names are those of the language")
    func names() {
        let german = CalendarNames(locale: Locale(identifier: "de_DE"))
        #expect(german.month(5) == "Mai")
        #expect(german.weekday(1) == "So")
        #expect(german.fullDate(first) == "Montag, 1. Januar 2001")
        #expect(CalendarNames(locale: Locale(identifier: "en_US")).fullDate(first) == "Monday, January 1, 2001")
        #expect(german.month(13) == "")
        let japanese = CalendarNames(locale: Locale(identifier: "ja_JP"))
        #expect(japanese.formatted(first, pattern: "MMM") == "1月")
    }
}

struct CalendarScaleTests {
    private let kinds: [CalendarScale] = [
        .automatic, .linear, .squareRoot, .logarithmic, .quantiles(5), .bins([1, 5, 10]), .diverging(middle: 1),
        .clipped(percentile: 90),
    ]

    @Test("larger values never have a smaller place, and all lie between 0 and 1")
    func monotony() {
        var random = SeededRandom(seed: 8)
        for kind in kinds {
            for _ in 0..<30 {
                let values = (0..<50).map { _ in random.double(in: -10...100) }
                let scale = CalendarColorScale(kind, values: values)
                let places = values.sorted().map(scale.position)
                #expect(zip(places, places.dropFirst()).allSatisfy { $0 <= $1 })
                #expect(places.allSatisfy { (0...1).contains($0) })
            }
        }
    }

    @Test("a place gives its value back, so that the legend tells the truth", arguments: [0.0, 0.25, 0.5, 0.75, 1])
    func inverse(place: Double) {
        for kind in [CalendarScale.linear, .squareRoot, .logarithmic, .diverging(middle: 3)] {
            let scale = CalendarColorScale(kind, values: [0, 1, 2, 7, 50])
            #expect(abs(scale.position(scale.value(at: place)) - place) < 1e-9)
        }
    }

    @Test("one huge day: a clipped scale says so, quantiles keep distinct cuts")
    func hugeDay() {
        let values = Array(repeating: 1.0, count: 90) + Array(repeating: 2, count: 9) + [10_000]
        let clipped = CalendarColorScale(.clipped(percentile: 95), values: values)
        #expect(clipped.clipsHigh && clipped.highest < 10)
        let quantiles = CalendarColorScale(.quantiles(5), values: values)
        guard case .binned(let cuts) = quantiles.kind else {
            Issue.record("not binned")
            return
        }
        #expect(Set(cuts).count == cuts.count)
        let skewed = CalendarColorScale(.quantiles(4), values: [1, 1, 1, 2, 2, 3, 9])
        #expect(skewed.position(9) > skewed.position(1))
    }

    @Test("negative values give a scale that goes both ways from 0")
    func negative() {
        let scale = CalendarColorScale(.automatic, values: [-5, 0, 5])
        #expect(scale.kind == .diverging(middle: 0))
        #expect([-5, 0, 5].map(scale.position) == [0, 0.5, 1])
        let lopsided = CalendarColorScale(.automatic, values: [-1, 9])
        #expect((lopsided.lowest, lopsided.highest) == (-9, 9))
    }

    @Test("no values, equal values and hostile options are harmless")
    func hostile() {
        for kind in kinds + [.quantiles(-5), .quantiles(.max), .bins([.nan, 3, 3]), .clipped(percentile: .nan)] {
            for values in [[], [0], [7, 7], [-1e149, 1e149], [.leastNonzeroMagnitude]] {
                for maximum in [nil, 0, Double.nan, -1] {
                    let scale = CalendarColorScale(kind, values: values, maximum: maximum)
                    #expect(([-1, 0, 1, 1e300] + values).allSatisfy { (0...1).contains(scale.position($0)) })
                    #expect(scale.value(at: 0.5).isFinite)
                }
            }
        }
    }
}

struct ColorInterpolationTests {
    private let white = ColorComponents(red: 1, green: 1, blue: 1)
    private let green = ColorComponents(red: 0x34 / 255.0, green: 0xC7 / 255.0, blue: 0x59 / 255.0)

    @Test("the ends are the colours themselves")
    func ends() {
        for interpolation in ColorInterpolation.allCases where interpolation != .saturationAndBrightness {
            for (fraction, color) in [(0.0, white), (1, green)] {
                let mixed = interpolation.mix(white, green, fraction)
                #expect(abs(mixed.red - color.red) < 1e-6 && abs(mixed.blue - color.blue) < 1e-6)
            }
        }
    }

    @Test("OKLab's middle of white and green is the reference's A8E5AE")
    func middle() {
        let mixed = ColorInterpolation.oklab.mix(white, green, 0.5)
        #expect([mixed.red, mixed.green, mixed.blue].map { ($0 * 255).rounded() } == [0xA8, 0xE5, 0xAE])
    }

    @Test("saturation and brightness keep the second colour's hue")
    func article() {
        let mixed = HSBColor(ColorInterpolation.saturationAndBrightness.mix(white, green, 0.3))
        let target = HSBColor(green)
        #expect(abs(mixed.hue - target.hue) < 1e-9)
        #expect(abs(mixed.saturation - 0.3 * target.saturation) < 1e-9)
        #expect(abs(mixed.brightness - (1 + 0.3 * (target.brightness - 1))) < 1e-9)
    }
}
