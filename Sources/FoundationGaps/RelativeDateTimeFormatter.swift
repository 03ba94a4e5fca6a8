#if !canImport(Darwin)
    import Foundation

    /// Writes how far a date is from another: "2 hours ago", "tomorrow".
    open class RelativeDateTimeFormatter: Formatter {
        public enum DateTimeStyle: Int, Sendable {
            /// "1 day ago"
            case numeric
            /// "yesterday"
            case named
        }

        public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }

        open var dateTimeStyle = DateTimeStyle.numeric
        open var unitsStyle = UnitsStyle.full
        open var formattingContext = Formatter.Context.unknown
        open var calendar = Calendar.current
        open var locale = Locale.current

        public override init() { super.init() }

        public required init?(coder: NSCoder) { super.init(coder: coder) }

        open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
            var style = Date.AnchoredRelativeFormatStyle(
                anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: relativeUnits,
                locale: locale, calendar: calendar)
            switch formattingContext {
            case .beginningOfSentence: style.capitalizationContext = .beginningOfSentence
            case .standalone: style.capitalizationContext = .standalone
            case .listItem: style.capitalizationContext = .listItem
            case .middleOfSentence: style.capitalizationContext = .middleOfSentence
            default: break
            }
            return style.format(referenceDate)
        }

        open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
            let now = Date(timeIntervalSinceReferenceDate: 0)
            return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
        }

        open func localizedString(from dateComponents: DateComponents) -> String {
            let now = Date(timeIntervalSinceReferenceDate: 0)
            return localizedString(for: calendar.date(byAdding: dateComponents, to: now) ?? now, relativeTo: now)
        }

        open override func string(for obj: Any?) -> String? {
            (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
        }

        private var relativeUnits: Date.RelativeFormatStyle.UnitsStyle {
            switch unitsStyle {
            case .full: .wide
            case .spellOut: .spellOut
            case .short: .abbreviated
            case .abbreviated: .narrow
            }
        }
    }

    /// Writes lists: "a, b, and c".
    open class ListFormatter: Formatter {
        open var locale = Locale.current
        /// Writes the elements; nil for those that are text already, or describe themselves.
        open var itemFormatter: Formatter?

        public override init() { super.init() }

        public required init?(coder: NSCoder) { super.init(coder: coder) }

        open class func localizedString(byJoining strings: [String]) -> String { strings.formatted(.list(type: .and)) }

        open func string(from items: [Any]) -> String? {
            items.map { itemFormatter?.string(for: $0) ?? ($0 as? String) ?? "\($0)" }
                .formatted(.list(type: .and).locale(locale))
        }

        open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }
    }

    extension CGFloat {
        public init(truncating number: NSNumber) { self.init(number.doubleValue) }
    }
#endif
