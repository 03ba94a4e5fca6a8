#if !canImport(Darwin)
    import Foundation

    /// Writes lengths of time: "2 hours, 5 minutes" or "2:05:00".
    open class DateComponentsFormatter: Formatter {
        public enum UnitsStyle: Int, Sendable { case positional, abbreviated, short, full, spellOut, brief }

        public struct ZeroFormattingBehavior: OptionSet, Sendable {
            public let rawValue: UInt

            public init(rawValue: UInt) { self.rawValue = rawValue }

            public static let `default` = ZeroFormattingBehavior(rawValue: 1)
            public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
            public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
            public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
            public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
            public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
        }

        open var unitsStyle = UnitsStyle.positional
        /// Empty for years to seconds, without weeks.
        open var allowedUnits: NSCalendar.Unit = []
        open var zeroFormattingBehavior = ZeroFormattingBehavior.default
        /// Nil for the current one.
        open var calendar: Calendar?
        /// Where lengths in seconds and components begin; nil for now.
        open var referenceDate: Date?
        /// Whether the smallest unit has a fraction. Positional style has none.
        open var allowsFractionalUnits = false
        /// The most units to write, from the largest that is not zero; 0 for any number.
        open var maximumUnitCount = 0
        /// Whether a largest unit of 1 is written in the next smaller one, such as "63 seconds".
        open var collapsesLargestUnit = false
        open var includesApproximationPhrase = false
        open var includesTimeRemainingPhrase = false
        /// Where in a sentence the text stands; its first letter follows.
        open var formattingContext = Formatter.Context.unknown

        public override init() { super.init() }

        public required init?(coder: NSCoder) { super.init(coder: coder) }

        open func string(from startDate: Date, to endDate: Date) -> String? {
            let span = startDate <= endDate ? (startDate, endDate) : (endDate, startDate)
            let text = text(SpanParts(from: span.0, to: span.1, units: Set(units), calendar: usedCalendar), span: span)
            return startDate <= endDate ? text : "-" + text
        }

        open func string(from interval: TimeInterval) -> String? {
            guard interval.isFinite, abs(interval) < 1e11 else { return nil }
            let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
            return string(from: start, to: start.addingTimeInterval(interval))
        }

        open func string(from components: DateComponents) -> String? {
            let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
            guard let end = usedCalendar.date(byAdding: components, to: start) else { return nil }
            return string(from: start, to: end)
        }

        open override func string(for obj: Any?) -> String? {
            switch obj {
            case let components as DateComponents: string(from: components)
            case let interval as TimeInterval: string(from: interval)
            default: nil
            }
        }

        open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
            let formatter = DateComponentsFormatter()
            formatter.unitsStyle = unitsStyle
            return formatter.string(from: components)
        }

        private var usedCalendar: Calendar { calendar ?? .current }

        private var locale: Locale { usedCalendar.locale ?? .current }

        private var units: [Calendar.Component] {
            let all: [(NSCalendar.Unit, Calendar.Component)] = [
                (.year, .year), (.month, .month), (.weekOfMonth, .weekOfMonth), (.day, .day), (.hour, .hour),
                (.minute, .minute), (.second, .second),
            ]
            if allowedUnits.isEmpty { return all.map(\.1).filter { $0 != .weekOfMonth } }
            return all.filter { allowedUnits.contains($0.0) }.map(\.1)
        }

        private func text(_ span: SpanParts, span dates: (Date, Date)) -> String {
            var parts = collapsed(limited(span, dates))
            if unitsStyle == .positional { return phrase(positional(parts)) }
            parts.values = kept(parts.values)
            let width: [UnitsStyle: SpanParts.Width] = [
                .abbreviated: .abbreviated, .short: .short, .full: .wide, .spellOut: .wide, .brief: .brief,
            ]
            var text = parts.text(width[unitsStyle] ?? .wide, locale: locale)
            if allowsFractionalUnits, parts.values.count == 1, let fraction = fraction(parts, dates) { text = fraction }
            if unitsStyle == .spellOut { text = SpelledNumbers.replacing(in: text, locale: locale) }
            return phrase(text)
        }

        /// The first units that are not zero; what is cut off rounds the last one kept.
        private func limited(_ span: SpanParts, _ dates: (Date, Date)) -> SpanParts {
            guard maximumUnitCount > 0, let first = span.values.firstIndex(where: { $0.value != 0 }) else {
                return span
            }
            let kept = span.values[first...].prefix(maximumUnitCount)
            guard let last = kept.last, kept.count < span.values.count - first else {
                return SpanParts(Array(kept))
            }
            // Half of the last unit more, then cut: to the nearest.
            guard let next = usedCalendar.date(byAdding: last.unit, value: 1, to: dates.0) else {
                return SpanParts(Array(kept))
            }
            let half = next.timeIntervalSince(dates.0) / 2
            let rounded = SpanParts(
                from: dates.0, to: dates.1.addingTimeInterval(half), units: Set(span.values[first...].map(\.unit)),
                calendar: usedCalendar)
            return SpanParts(Array(rounded.values.prefix(maximumUnitCount)))
        }

        private func collapsed(_ span: SpanParts) -> SpanParts {
            let perUnit: [Calendar.Component: Int] = [.day: 24, .hour: 60, .minute: 60, .year: 12, .weekOfMonth: 7]
            guard collapsesLargestUnit, let first = span.values.firstIndex(where: { $0.value != 0 }),
                span.values[first].value == 1, first + 1 < span.values.count,
                let factor = perUnit[span.values[first].unit]
            else { return span }
            var result = span
            result.values[first + 1].value += factor
            result.values.removeFirst(first + 1)
            return result
        }

        private typealias Values = [(unit: Calendar.Component, value: Int)]

        /// Without the zeros that are not to be shown; at least one unit stays.
        private func kept(_ values: Values) -> Values {
            if zeroFormattingBehavior.contains(.pad) { return values }
            let behavior: ZeroFormattingBehavior =
                zeroFormattingBehavior.contains(.default) ? .dropAll : zeroFormattingBehavior
            let first = values.firstIndex { $0.value != 0 } ?? values.count
            let last = values.lastIndex { $0.value != 0 } ?? -1
            let result = values.enumerated().filter { index, part in
                if part.value != 0 { return true }
                if index < first { return !behavior.contains(.dropLeading) }
                return index > last ? !behavior.contains(.dropTrailing) : !behavior.contains(.dropMiddle)
            }.map(\.element)
            return result.isEmpty ? Array(values.suffix(1)) : result
        }

        /// Units with colons between them, two digits each after the first.
        private func positional(_ span: SpanParts) -> String {
            var values = span.values
            let isPadded = zeroFormattingBehavior.contains(.pad)
            while !isPadded, values.count > 1, values[0].value == 0 { values.removeFirst() }
            if values.count == 1, !isPadded { return "\(values[0].value)" }
            return values.enumerated().map { index, part in
                index == 0 && !isPadded || part.value > 99
                    ? "\(part.value)" : (part.value < 10 ? "0" : "") + "\(part.value)"
            }.joined(separator: ":")
        }

        private func fraction(_ span: SpanParts, _ dates: (Date, Date)) -> String? {
            guard let part = span.values.first,
                let next = usedCalendar.date(byAdding: part.unit, value: 1, to: dates.0)
            else { return nil }
            let value = dates.1.timeIntervalSince(dates.0) / next.timeIntervalSince(dates.0)
            let written = value.formatted(.number.precision(.fractionLength(0...1)).locale(locale))
            let whole = SpanParts([(part.unit, max(2, part.value))])
            let width: SpanParts.Width = unitsStyle == .full || unitsStyle == .spellOut ? .wide : .abbreviated
            return whole.text(width, locale: locale).replacingOccurrences(
                of: max(2, part.value).formatted(.number.locale(locale)), with: written)
        }

        private func phrase(_ text: String) -> String {
            var result = text
            if includesApproximationPhrase { result = "about " + result }
            if includesTimeRemainingPhrase { result += " remaining" }
            let startsSentence = formattingContext == .beginningOfSentence || formattingContext == .standalone
            if includesApproximationPhrase, startsSentence || formattingContext == .unknown {
                result = result.prefix(1).uppercased() + result.dropFirst()
            }
            return result
        }
    }
#endif
