import Foundation

/// A date, or a time of day, or both.
public struct DatePicker<Label: View> {
    private let date: Binding<Date>
    private let limits: DateLimits
    private let components: Components
    private let label: Label

    public typealias Components = DatePickerComponents

    fileprivate nonisolated init(
        _ date: Binding<Date>, _ limits: DateLimits, _ components: Components, showing label: Label
    ) {
        (self.date, self.limits, self.components, self.label) = (date, limits, components, label)
    }
}

/// Which parts of a date are picked.
public struct DatePickerComponents: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    public static let date = DatePickerComponents(rawValue: 2)
}

extension DatePicker: View {
    public var body: some View {
        let (date, limits, components, label) = (date, limits, components, label)
        return StyledControl { context in
            DatePickerStyleConfiguration(
                label: _ControlPart(label, index: 0, of: DatePickerStyleConfiguration.self, in: context),
                selection: date, limits: limits, displayedComponents: components)
        } fallback: {
            CompactDatePickerStyle().makeBody(configuration: $0)
        }
        .interactive(.control(.pickDate(date, limits: limits)))
    }
}

/// All but the initialiser that takes any label come in four kinds of bounds, which limit what can be picked:
/// a date outside of them is shown as the nearest within.
extension DatePicker {
    public nonisolated init(
        selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, DateLimits(), displayedComponents, showing: label())
    }

    public nonisolated init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, DateLimits(range), displayedComponents, showing: label())
    }

    public nonisolated init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, DateLimits(range), displayedComponents, showing: label())
    }

    public nonisolated init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, DateLimits(range), displayedComponents, showing: label())
    }
}

extension DatePicker where Label == Text {
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, DateLimits(), displayedComponents, showing: Text(titleKey))
    }

    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, DateLimits(range), displayedComponents, showing: Text(titleKey))
    }

    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, DateLimits(range), displayedComponents, showing: Text(titleKey))
    }

    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, DateLimits(range), displayedComponents, showing: Text(titleKey))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, DateLimits(), displayedComponents, showing: Text(title))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, DateLimits(range), displayedComponents, showing: Text(title))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, DateLimits(range), displayedComponents, showing: Text(title))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, DateLimits(range), displayedComponents, showing: Text(title))
    }
}
