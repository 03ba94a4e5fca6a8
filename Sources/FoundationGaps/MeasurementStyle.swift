#if !canImport(Darwin)
    import Foundation

    extension Measurement where UnitType: Dimension {
        /// A number and its unit, as text.
        public struct FormatStyle: Foundation.FormatStyle, Sendable {
            public struct UnitWidth: Hashable, Codable, Sendable {
                private let rank: Int

                /// "3 kilometers"
                public static var wide: UnitWidth { .init(rank: 0) }
                /// "3 km"
                public static var abbreviated: UnitWidth { .init(rank: 1) }
                /// "3km"
                public static var narrow: UnitWidth { .init(rank: 2) }

                var written: WrittenMeasure.Width {
                    switch rank {
                    case 0: .wide
                    case 1: .abbreviated
                    default: .narrow
                    }
                }
            }

            public var width: UnitWidth
            public var locale: Locale
            public var usage: MeasurementFormatUnitUsage<UnitType>?
            /// Nil for two significant digits or the whole number, and for all digits in the unit that was given.
            public var numberFormatStyle: FloatingPointFormatStyle<Double>?
            /// Whether a temperature is followed by a mere degree sign.
            public var hidesScaleName = false

            public init(
                width: UnitWidth, locale: Locale = .autoupdatingCurrent,
                usage: MeasurementFormatUnitUsage<UnitType>? = .general,
                numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
            ) {
                (self.width, self.locale, self.usage) = (width, locale, usage)
                self.numberFormatStyle = numberFormatStyle
            }

            public func format(_ measurement: Measurement<UnitType>) -> String {
                let shown = usage?.converted(measurement, for: locale) ?? measurement
                let number = (numberFormatStyle ?? standardNumbers(for: shown.value)).locale(locale)
                let text = number.format(shown.value)
                return WrittenMeasure.text(
                    number: text, isOne: text == number.format(1), unit: shown.unit, width: width.written,
                    hidesScaleName: hidesScaleName)
            }

            public func locale(_ locale: Locale) -> Self {
                var copy = self
                copy.locale = locale
                return copy
            }

            private func standardNumbers(for value: Double) -> FloatingPointFormatStyle<Double> {
                if usage?.keepsUnit ?? true { return .number }
                return abs(value) < 10
                    ? .number.precision(.significantDigits(1...2)) : .number.precision(.fractionLength(0))
            }

            // Units and usages are no values of JSON; a style is coded by what it says of the text.
            private enum CodingKeys: CodingKey { case width, locale, numberFormatStyle, hidesScaleName, keepsUnit }

            public init(from decoder: any Decoder) throws {
                let values = try decoder.container(keyedBy: CodingKeys.self)
                self.init(
                    width: try values.decode(UnitWidth.self, forKey: .width),
                    locale: try values.decode(Locale.self, forKey: .locale),
                    usage: try values.decode(Bool.self, forKey: .keepsUnit) ? .asProvided : .general,
                    numberFormatStyle: try values.decodeIfPresent(
                        FloatingPointFormatStyle<Double>.self, forKey: .numberFormatStyle))
                hidesScaleName = try values.decode(Bool.self, forKey: .hidesScaleName)
            }

            public func encode(to encoder: any Encoder) throws {
                var values = encoder.container(keyedBy: CodingKeys.self)
                try values.encode(width, forKey: .width)
                try values.encode(locale, forKey: .locale)
                try values.encode(usage?.keepsUnit ?? true, forKey: .keepsUnit)
                try values.encodeIfPresent(numberFormatStyle, forKey: .numberFormatStyle)
                try values.encode(hidesScaleName, forKey: .hidesScaleName)
            }
        }

        public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }

        public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Self {
            style.format(self)
        }
    }

    extension Foundation.FormatStyle {
        public static func measurement<UnitType: Dimension>(
            width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
            numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) -> Self where Self == Measurement<UnitType>.FormatStyle {
            .init(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
        }

        /// - Parameter hidesScaleName: whether a mere degree sign follows the number.
        public static func measurement(
            width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
            usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool,
            numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
            var style = Measurement<UnitTemperature>.FormatStyle(
                width: width, usage: usage, numberFormatStyle: numberFormatStyle)
            style.hidesScaleName = hidesScaleName
            return style
        }
    }

    /// Writes measurements, in the style of before format styles.
    open class MeasurementFormatter: Formatter {
        public struct UnitOptions: OptionSet, Sendable {
            public let rawValue: UInt

            public init(rawValue: UInt) { self.rawValue = rawValue }

            /// Keeps the unit.
            public static let providedUnit = UnitOptions(rawValue: 1)
            /// The unit for the size of the value, such as meters for short distances. It is always chosen so here.
            public static let naturalScale = UnitOptions(rawValue: 2)
            /// A temperature with a mere degree sign.
            public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
        }

        open var unitOptions: UnitOptions = []
        open var unitStyle = Formatter.UnitStyle.medium
        open var locale = Locale.current
        open var numberFormatter = {
            let formatter = NumberFormatter()
            formatter.numberStyle = .decimal
            return formatter
        }()

        public override init() { super.init() }

        public required init?(coder: NSCoder) { super.init(coder: coder) }

        open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
            let (value, unit) = localized(measurement)
            let hides = unitOptions.contains(.temperatureWithoutUnit) && unit is UnitTemperature
            return WrittenMeasure.text(
                number: number(value), isOne: value == 1, unit: unit, width: width, hidesScaleName: hides)
        }

        /// A unit's name alone.
        open func string(from unit: Unit) -> String {
            width == .wide ? UnitNames(unit)?.many ?? unit.symbol : unit.symbol
        }

        open override func string(for obj: Any?) -> String? {
            switch obj {
            case let measurement as Measurement<UnitLength>: string(from: measurement)
            case let measurement as Measurement<UnitMass>: string(from: measurement)
            case let measurement as Measurement<UnitTemperature>: string(from: measurement)
            case let measurement as Measurement<UnitSpeed>: string(from: measurement)
            case let measurement as Measurement<UnitEnergy>: string(from: measurement)
            case let measurement as Measurement<UnitDuration>: string(from: measurement)
            case let unit as Unit: string(from: unit)
            default: nil
            }
        }

        private var width: WrittenMeasure.Width {
            switch unitStyle {
            case .long: .wide
            case .short: .narrow
            default: .abbreviated
            }
        }

        private func number(_ value: Double) -> String {
            numberFormatter.string(from: NSNumber(value: value)) ?? "\(value)"
        }

        private func localized(_ measurement: Measurement<some Unit>) -> (Double, Unit) {
            if unitOptions.contains(.providedUnit) { return (measurement.value, measurement.unit) }
            func convert<D: Dimension>(_ unit: D) -> (Double, Unit) {
                let own = Measurement(value: measurement.value, unit: unit)
                let shown = MeasurementFormatUnitUsage<D>.general.converted(own, for: locale)
                return (shown.value, shown.unit)
            }
            switch measurement.unit {
            case let unit as UnitLength: return convert(unit)
            case let unit as UnitMass: return convert(unit)
            case let unit as UnitTemperature: return convert(unit)
            case let unit as UnitSpeed: return convert(unit)
            default: return (measurement.value, measurement.unit)
            }
        }
    }
#endif
