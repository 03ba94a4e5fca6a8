#if !canImport(Darwin)
    import Foundation

    /// A span of time in calendar units, and how it is written.
    struct SpanParts {
        enum Width { case wide, short, brief, abbreviated, narrow }

        /// Large before small.
        static let units: [Calendar.Component] = [
            .year, .month, .weekOfMonth, .day, .hour, .minute, .second,
        ]

        var values: [(unit: Calendar.Component, value: Int)]

        init(_ values: [(unit: Calendar.Component, value: Int)]) { self.values = values }

        init(from start: Date, to end: Date, units: Set<Calendar.Component>, calendar: Calendar) {
            let found = calendar.dateComponents(units, from: start, to: end)
            values = Self.units.filter(units.contains).map { ($0, found.value(for: $0) ?? 0) }
        }

        /// "2 hours, 5 minutes"
        func text(_ width: Width, locale: Locale) -> String {
            let parts = values.map { Self.text($0.value, $0.unit, width, locale) }
            return parts.joined(separator: width == .abbreviated || width == .narrow || width == .brief ? " " : ", ")
        }

        /// Unicode's words for what `Duration` has; English ones for months and years, which it has not.
        private static func text(_ value: Int, _ unit: Calendar.Component, _ width: Width, _ locale: Locale) -> String {
            let seconds: [Calendar.Component: Int] = [.weekOfMonth: 604_800, .day: 86_400, .hour: 3600, .minute: 60]
            let units: [Calendar.Component: Duration.UnitsFormatStyle.Unit] = [
                .weekOfMonth: .weeks, .day: .days, .hour: .hours, .minute: .minutes, .second: .seconds,
            ]
            if let kind = units[unit] {
                let length = Duration.seconds(value.multipliedReportingOverflow(by: seconds[unit] ?? 1).partialValue)
                return length.formatted(.units(allowed: [kind], width: width.duration).locale(locale))
            }
            let number = value.formatted(.number.locale(locale))
            let isYear = unit == .year
            switch width {
            case .wide: return "\(number) \(isYear ? "year" : "month")\(abs(value) == 1 ? "" : "s")"
            case .short: return "\(number) \(isYear ? "yr" : "mth")\(abs(value) == 1 || isYear ? "" : "s")"
            case .brief: return "\(number)\(isYear ? "yr" : "mth")\(abs(value) == 1 || isYear ? "" : "s")"
            case .abbreviated, .narrow: return "\(number)\(isYear ? "y" : "mo")"
            }
        }
    }

    extension SpanParts.Width {
        fileprivate var duration: Duration.UnitsFormatStyle.UnitWidth {
            switch self {
            case .wide: .wide
            case .short: .abbreviated
            case .brief: .condensedAbbreviated
            case .abbreviated, .narrow: .narrow
            }
        }
    }
#endif
