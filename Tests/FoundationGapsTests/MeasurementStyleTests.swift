import Foundation
import FoundationGaps
import Testing

/// Measurements as text.
struct MeasurementStyleTests {
    private let american = Locale(identifier: "en_US")
    private let german = Locale(identifier: "de_DE")
    private let distance = Measurement(value: 3, unit: UnitLength.kilometers)
    private let heat = Measurement(value: 21.456, unit: UnitTemperature.celsius)

    @Test("a general measurement is in the units of the locale, with two digits")
    func general() {
        #expect(distance.formatted(.measurement(width: .abbreviated).locale(american)) == "1.9 mi")
        #expect(distance.formatted(.measurement(width: .abbreviated).locale(german)) == "3 km")
        #expect(heat.formatted(.measurement(width: .abbreviated).locale(american)) == "71°F")
        let small = Measurement(value: 0.35, unit: UnitLength.meters)
        #expect(small.formatted(.measurement(width: .abbreviated).locale(german)) == "35 cm")
    }

    @Test("widths, usages and number styles")
    func options() {
        #expect(distance.formatted(.measurement(width: .wide, usage: .asProvided).locale(american)) == "3 kilometers")
        #expect(distance.formatted(.measurement(width: .narrow, usage: .asProvided).locale(american)) == "3km")
        let precise = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(1))
        #expect(
            heat.formatted(
                .measurement(width: .abbreviated, usage: .asProvided, numberFormatStyle: precise).locale(german))
                == "21,5°C")
        #expect(heat.formatted(.measurement(width: .narrow, usage: .weather).locale(german)) == "21°")
        #expect(heat.formatted(.measurement(width: .abbreviated, hidesScaleName: true).locale(american)) == "71°")
    }

    @Test("a style outlives coding")
    func coding() throws {
        let style = Measurement<UnitLength>.FormatStyle(width: .wide, locale: german, usage: .asProvided)
        let copy = try JSONDecoder().decode(Measurement<UnitLength>.FormatStyle.self, from: JSONEncoder().encode(style))
        #expect(copy.format(distance) == "3 kilometers" && copy.locale == german)
    }

    @Test("the formatter of before")
    func formatter() {
        let formatter = MeasurementFormatter()
        formatter.locale = american
        formatter.numberFormatter.locale = american
        #expect(formatter.string(from: Measurement(value: 1, unit: UnitLength.miles)) == "1 mi")
        formatter.unitOptions = .providedUnit
        formatter.unitStyle = .long
        #expect(formatter.string(from: distance) == "3 kilometers")
        #expect(formatter.string(from: UnitLength.feet) == "feet")
    }
}
