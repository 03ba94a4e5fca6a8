#if !canImport(Darwin)
    import Foundation

    /// How a unit is written beside a number. Symbols are international; words are English, as Foundation on Linux has
    /// no others.
    struct UnitNames {
        var one: String
        var many: String
        /// Between the number and the symbol.
        var separator = " "

        init?(_ unit: Unit) {
            guard let names = Self.words[unit.symbol] else { return nil }
            (one, many) = names
            if unit is UnitTemperature || unit is UnitAngle { separator = "" }
        }

        static func separator(before unit: Unit) -> String {
            unit is UnitTemperature || unit.symbol == UnitAngle.degrees.symbol ? "" : " "
        }

        /// By the symbols that Foundation gives its units.
        private static let words: [String: (String, String)] = [
            "km": ("kilometer", "kilometers"), "m": ("meter", "meters"), "cm": ("centimeter", "centimeters"),
            "mm": ("millimeter", "millimeters"), "in": ("inch", "inches"), "ft": ("foot", "feet"),
            "yd": ("yard", "yards"), "mi": ("mile", "miles"), "NM": ("nautical mile", "nautical miles"),
            "kg": ("kilogram", "kilograms"), "g": ("gram", "grams"), "mg": ("milligram", "milligrams"),
            "lb": ("pound", "pounds"), "oz": ("ounce", "ounces"), "t": ("metric ton", "metric tons"),
            "st": ("stone", "stones"),
            "°C": ("degree Celsius", "degrees Celsius"), "°F": ("degree Fahrenheit", "degrees Fahrenheit"),
            "K": ("kelvin", "kelvins"),
            "s": ("second", "seconds"), "min": ("minute", "minutes"), "hr": ("hour", "hours"), "h": ("hour", "hours"),
            "m/s": ("meter per second", "meters per second"), "km/h": ("kilometer per hour", "kilometers per hour"),
            "mph": ("mile per hour", "miles per hour"), "kn": ("knot", "knots"),
            "J": ("joule", "joules"), "kJ": ("kilojoule", "kilojoules"), "cal": ("calorie", "calories"),
            "kCal": ("kilocalorie", "kilocalories"), "kWh": ("kilowatt-hour", "kilowatt-hours"),
            "W": ("watt", "watts"), "kW": ("kilowatt", "kilowatts"), "MW": ("megawatt", "megawatts"),
            "hp": ("horsepower", "horsepower"),
            "L": ("liter", "liters"), "mL": ("milliliter", "milliliters"), "gal": ("gallon", "gallons"),
            "fl oz": ("fluid ounce", "fluid ounces"), "cup": ("cup", "cups"),
            "m²": ("square meter", "square meters"), "km²": ("square kilometer", "square kilometers"),
            "m³": ("cubic meter", "cubic meters"), "ha": ("hectare", "hectares"), "ac": ("acre", "acres"),
            "°": ("degree", "degrees"), "rad": ("radian", "radians"),
            "Hz": ("hertz", "hertz"), "kHz": ("kilohertz", "kilohertz"), "MHz": ("megahertz", "megahertz"),
            "GHz": ("gigahertz", "gigahertz"), "hPa": ("hectopascal", "hectopascals"), "bar": ("bar", "bars"),
            "Pa": ("pascal", "pascals"), "kPa": ("kilopascal", "kilopascals"), "mbar": ("millibar", "millibars"),
            "inHg": ("inch of mercury", "inches of mercury"), "V": ("volt", "volts"), "A": ("ampere", "amperes"),
            "B": ("byte", "bytes"), "kB": ("kilobyte", "kilobytes"), "MB": ("megabyte", "megabytes"),
            "GB": ("gigabyte", "gigabytes"), "TB": ("terabyte", "terabytes"), "b": ("bit", "bits"),
            "ppm": ("part per million", "parts per million"), "lx": ("lux", "lux"),
            "m/s²": ("meter per second squared", "meters per second squared"), "g₀": ("g-force", "g-force"),
            "L/100km": ("liter per 100 kilometers", "liters per 100 kilometers"),
            "mpg": ("mile per gallon", "miles per gallon"),
        ]
    }

    /// A number with its unit.
    struct WrittenMeasure {
        enum Width { case wide, abbreviated, narrow }

        static func text(number: String, isOne: Bool, unit: Unit, width: Width, hidesScaleName: Bool = false) -> String
        {
            if hidesScaleName || (width == .narrow && unit is UnitTemperature && unit.symbol != "K") {
                return number + "°"
            }
            switch width {
            case .wide:
                guard let names = UnitNames(unit) else { return number + " " + unit.symbol }
                return number + " " + (isOne ? names.one : names.many)
            case .abbreviated: return number + UnitNames.separator(before: unit) + unit.symbol
            case .narrow: return number + unit.symbol
            }
        }
    }
#endif
