#if !canImport(Darwin)
    import Foundation

    /// The length of a range of dates in calendar units: "2 hours, 5 minutes".
    public struct DateRangeComponentsStyle: FormatStyle, Sendable {
        public struct Style: Hashable, Codable, Sendable {
            private let rank: Int

            /// "2 hours, 5 minutes"
            public static let wide = Style(rank: 0)
            /// "2 hr, 5 min"
            public static let abbreviated = Style(rank: 1)
            /// "2hr 5min"
            public static let condensedAbbreviated = Style(rank: 2)
            /// "2h 5m"
            public static let narrow = Style(rank: 3)
            /// "two hours, five minutes"
            public static let spellOut = Style(rank: 4)

            var width: SpanParts.Width { [.wide, .short, .brief, .narrow, .wide][rank] }

            var spellsNumbers: Bool { rank == 4 }
        }

        public struct Field: Hashable, Codable, Sendable {
            fileprivate let name: String

            public static let year = Field(name: "year")
            public static let month = Field(name: "month")
            public static let week = Field(name: "week")
            public static let day = Field(name: "day")
            public static let hour = Field(name: "hour")
            public static let minute = Field(name: "minute")
            public static let second = Field(name: "second")

            fileprivate static let all: [(Field, Calendar.Component)] = [
                (.year, .year), (.month, .month), (.week, .weekOfMonth), (.day, .day), (.hour, .hour),
                (.minute, .minute), (.second, .second),
            ]
        }

        public var style: Style
        public var locale: Locale
        public var calendar: Calendar
        /// Nil for all but weeks.
        public var fields: Set<Field>?

        public init(
            style: Style, locale: Locale = .autoupdatingCurrent, calendar: Calendar = .autoupdatingCurrent,
            fields: Set<Field>? = nil
        ) {
            (self.style, self.locale, self.calendar, self.fields) = (style, locale, calendar, fields)
        }

        public func format(_ range: Range<Date>) -> String {
            let wanted = Field.all.filter { fields?.contains($0.0) ?? ($0.0 != .week) }.map(\.1)
            var parts = SpanParts(
                from: range.lowerBound, to: range.upperBound, units: Set(wanted), calendar: calendar)
            let shown = parts.values.filter { $0.value != 0 }
            parts.values = shown.isEmpty ? Array(parts.values.suffix(1)) : shown
            let text = parts.text(style.width, locale: locale)
            return style.spellsNumbers ? SpelledNumbers.replacing(in: text, locale: locale) : text
        }

        public func locale(_ locale: Locale) -> Self {
            var copy = self
            copy.locale = locale
            return copy
        }

        public func calendar(_ calendar: Calendar) -> Self {
            var copy = self
            copy.calendar = calendar
            return copy
        }
    }

    /// The length of a range of dates as on a clock: "1:30:00".
    public struct DateRangeDurationStyle: FormatStyle, Sendable {
        public var locale: Locale

        public init(locale: Locale = .autoupdatingCurrent) { self.locale = locale }

        public func format(_ range: Range<Date>) -> String {
            let seconds = range.upperBound.timeIntervalSince(range.lowerBound).rounded()
            guard seconds < 1e15 else { return "∞" }
            let pattern: Duration.TimeFormatStyle.Pattern = seconds < 3600 ? .minuteSecond : .hourMinuteSecond
            return Duration.seconds(seconds).formatted(.time(pattern: pattern).locale(locale))
        }

        public func locale(_ locale: Locale) -> Self { Self(locale: locale) }
    }

    extension FormatStyle where Self == DateRangeComponentsStyle {
        public static func components(
            style: DateRangeComponentsStyle.Style, fields: Set<DateRangeComponentsStyle.Field>? = nil
        ) -> Self {
            .init(style: style, fields: fields)
        }
    }

    extension FormatStyle where Self == DateRangeDurationStyle {
        public static var timeDuration: Self { .init() }
    }

    /// Words in the place of digits.
    enum SpelledNumbers {
        static func replacing(in text: String, locale: Locale) -> String {
            let formatter = NumberFormatter()
            (formatter.numberStyle, formatter.locale) = (.spellOut, locale)
            var result = ""
            var digits = ""
            for character in text + "\n" {
                if character.isASCII, character.isNumber {
                    digits.append(character)
                    continue
                }
                if !digits.isEmpty {
                    result += Int(digits).flatMap { formatter.string(from: NSNumber(value: $0)) } ?? digits
                    digits = ""
                }
                result.append(character)
            }
            return String(result.dropLast())
        }
    }
#endif
