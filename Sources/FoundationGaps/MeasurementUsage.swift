#if !canImport(Darwin)
    import Foundation

    /// What a measurement is of, which chooses the unit it is shown in.
    public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Sendable {
        /// A unit and from which value in it on it is used.
        fileprivate struct Step: Hashable, Sendable {
            var symbol: String
            var from: Double

            init(_ symbol: String, from: Double = 1) { (self.symbol, self.from) = (symbol, from) }
        }

        /// Large units before small ones; empty keeps the unit.
        fileprivate let metric: [Step]
        fileprivate let american: [Step]
        let keepsUnit: Bool

        fileprivate init(metric: [Step] = [], american: [Step] = [], keepsUnit: Bool = false) {
            (self.metric, self.american, self.keepsUnit) = (metric, american, keepsUnit)
        }

        /// The unit it was given in.
        public static var asProvided: Self { Self(keepsUnit: true) }

        /// The units that people of a locale use.
        public static var general: Self {
            if UnitType.self == UnitLength.self {
                return Self(
                    metric: [Step("km"), Step("m"), Step("cm"), Step("mm", from: 0)],
                    american: [Step("mi"), Step("ft"), Step("in", from: 0)])
            }
            if UnitType.self == UnitMass.self {
                return Self(
                    metric: [Step("t"), Step("kg"), Step("g"), Step("mg", from: 0)],
                    american: [Step("lb"), Step("oz", from: 0)])
            }
            if UnitType.self == UnitTemperature.self { return Self(metric: [Step("°C")], american: [Step("°F")]) }
            if UnitType.self == UnitSpeed.self { return Self(metric: [Step("km/h")], american: [Step("mph")]) }
            return Self()
        }

        /// The measurement in the unit for a locale.
        func converted(_ measurement: Measurement<UnitType>, for locale: Locale) -> Measurement<UnitType> {
            let steps = locale.measurementSystem == .us ? american : metric
            let candidates = steps.compactMap { step -> (Measurement<UnitType>, Double)? in
                guard let unit = KnownUnits.unit(step.symbol, like: UnitType.self) as? UnitType else { return nil }
                return (measurement.converted(to: unit), step.from)
            }
            return candidates.first { abs($0.0.value) >= $0.1 }?.0 ?? candidates.last?.0 ?? measurement
        }
    }

    extension MeasurementFormatUnitUsage where UnitType == UnitLength {
        public static var person: Self { Self(metric: [Step("cm")], american: [Step("in")]) }
        public static var personHeight: Self { person }
        public static var road: Self {
            Self(metric: [Step("km", from: 0.9), Step("m", from: 0)], american: [Step("mi", from: 0.1), Step("ft")])
        }
        public static var rainfall: Self { Self(metric: [Step("mm")], american: [Step("in")]) }
        public static var snowfall: Self { Self(metric: [Step("cm")], american: [Step("in")]) }
        public static var visibility: Self {
            Self(metric: [Step("km"), Step("m", from: 0)], american: [Step("mi"), Step("ft", from: 0)])
        }
        public static var focalLength: Self { Self(metric: [Step("mm")], american: [Step("mm")]) }
    }

    extension MeasurementFormatUnitUsage where UnitType == UnitMass {
        public static var personWeight: Self { Self(metric: [Step("kg")], american: [Step("lb")]) }
    }

    extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
        public static var person: Self { general }
        public static var weather: Self { general }
    }

    extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
        public static var wind: Self { general }
    }

    extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
        public static var food: Self { Self(metric: [Step("kCal")], american: [Step("kCal")]) }
        public static var workout: Self { food }
    }

    extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
        public static var liquid: Self {
            Self(metric: [Step("L"), Step("mL", from: 0)], american: [Step("gal"), Step("fl oz", from: 0)])
        }
    }

    /// The units that usages choose among.
    private enum KnownUnits {
        static func unit(_ symbol: String, like type: Dimension.Type) -> Dimension? {
            all.first { Swift.type(of: $0) == type && $0.symbol == symbol }
        }

        private static var all: [Dimension] {
            let lengths: [UnitLength] = [.kilometers, .meters, .centimeters, .millimeters, .miles, .feet, .inches]
            let masses: [UnitMass] = [.metricTons, .kilograms, .grams, .milligrams, .pounds, .ounces]
            let temperatures: [UnitTemperature] = [.celsius, .fahrenheit]
            let speeds: [UnitSpeed] = [.kilometersPerHour, .milesPerHour]
            let volumes: [UnitVolume] = [.liters, .milliliters, .gallons, .fluidOunces]
            return lengths + masses + temperatures + speeds + volumes + [UnitEnergy.kilocalories]
        }
    }
#endif
