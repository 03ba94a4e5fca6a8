import Foundation

public struct DatePickerStyleConfiguration {
    public typealias Label = _ControlPart

    public let label: Label
    @Binding public var selection: Date
    public let displayedComponents: DatePickerComponents
    package let limits: DateLimits

    package init(
        label: Label, selection: Binding<Date>, limits: DateLimits, displayedComponents: DatePickerComponents
    ) {
        (self.label, _selection, self.limits) = (label, selection, limits)
        self.displayedComponents = displayedComponents
    }

    /// The earliest date that may be picked, nil where there is none.
    public var minimumDate: Date? { limits.earliest }

    /// The latest date that may be picked, nil where there is none.
    public var maximumDate: Date? { limits.latest }

    /// The date as pickers show it: within the limits.
    fileprivate var shown: Date { limits.clamped(selection) }
}

@MainActor @preconcurrency
public protocol DatePickerStyle {
    associatedtype Body: View
    typealias Configuration = DatePickerStyleConfiguration

    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

public struct DefaultDatePickerStyle { public nonisolated init() {} }
public struct CompactDatePickerStyle { public nonisolated init() {} }
public struct GraphicalDatePickerStyle { public nonisolated init() {} }
public struct WheelDatePickerStyle { public nonisolated init() {} }

extension DefaultDatePickerStyle: DatePickerStyle {
    public func makeBody(configuration: Configuration) -> some View {
        CompactDatePickerStyle().makeBody(configuration: configuration)
    }
}

/// The date and the time on gray fields behind the label.
extension CompactDatePickerStyle: DatePickerStyle {
    public func makeBody(configuration: Configuration) -> some View {
        LabelledRow(label: configuration.label, stacksLargeText: true) {
            if configuration.displayedComponents == [.date, .hourAndMinute] {
                CompactDateFields { fields(configuration) }
            } else {
                fields(configuration)
            }
        }
    }

    @ViewBuilder @MainActor
    private func fields(_ configuration: Configuration) -> some View {
        if configuration.displayedComponents.contains(.date) {
            field(Text(configuration.shown, format: .dateTime.year().month(.abbreviated).day()))
        }
        if configuration.displayedComponents.contains(.hourAndMinute) {
            field(Text(configuration.shown, format: .dateTime.hour().minute()))
        }
    }

    private func field(_ text: Text) -> some View {
        text.lineLimit(1).minimumScaleFactor(0.4).padding(.horizontal, 11).padding(.vertical, 6.67)
            .background(Color(source: .system(.tertiarySystemFill)), in: RoundedRectangle(cornerRadius: 6))
    }
}

/// The date and the time side by side, or one below the other where large text needs more than the width.
private struct CompactDateFields<Fields: View>: View {
    @ViewBuilder let fields: Fields

    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
        if typeSize.isAccessibilitySize {
            ViewThatFits(in: .horizontal) {
                HStack(spacing: 6) { fields }
                VStack(alignment: .leading, spacing: 6) { fields }
            }
        } else {
            HStack(spacing: 6) { fields }
        }
    }
}

/// A month's days, and the time below.
extension GraphicalDatePickerStyle: DatePickerStyle {
    public func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 8) {
            if configuration.displayedComponents.contains(.date) {
                // Seven columns have no room for larger text.
                MonthView(date: configuration.shown, limits: configuration.limits)
                    .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
            }
            if configuration.displayedComponents.contains(.hourAndMinute) {
                HStack {
                    Text("Time").font(.headline)
                    RowSpacer(minLength: 8)
                    Text(configuration.shown, format: .dateTime.hour().minute())
                        .padding(.horizontal, 11).padding(.vertical, 6.67)
                        .background(Color(source: .system(.tertiarySystemFill)), in: RoundedRectangle(cornerRadius: 6))
                }
            }
        }
        .padding(.horizontal, 16)
        .padding(.vertical, 8)
    }
}

extension WheelDatePickerStyle: DatePickerStyle {
    public func makeBody(configuration: Configuration) -> some View {
        LabelledRow(label: configuration.label, stacksLargeText: true) {
            DateWheels(
                date: configuration.shown, limits: configuration.limits, components: configuration.displayedComponents)
        }
    }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    public static var automatic: DefaultDatePickerStyle { .init() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    public static var compact: CompactDatePickerStyle { .init() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    public static var graphical: GraphicalDatePickerStyle { .init() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
    public static var wheel: WheelDatePickerStyle { .init() }
}

extension View {
    public nonisolated func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        controlStyle(style, for: DatePickerStyleConfiguration.self) { $0.makeBody(configuration: $1) }
    }
}

/// A calendar page with the selected day in a circle.
private struct MonthView: View {
    let date: Date
    let limits: DateLimits

    @Environment(\.calendar) private var calendar
    @Environment(\.locale) private var locale

    var body: some View {
        VStack(spacing: 10) {
            HStack(spacing: 4) {
                Text(date, format: .dateTime.year().month(.wide)).font(.headline)
                Image(systemName: "chevron.forward").font(.footnote.weight(.bold)).foregroundStyle(.tint)
                RowSpacer(minLength: 8)
                HStack(spacing: 28) {
                    Image(systemName: "chevron.backward")
                    Image(systemName: "chevron.forward")
                }
                .font(.title3.weight(.medium)).foregroundStyle(.tint)
            }
            Grid(horizontalSpacing: 0, verticalSpacing: 2) {
                GridRow {
                    ForEach(Array(weekdays.enumerated()), id: \.offset) { _, name in
                        Text(verbatim: name.uppercased()).font(.system(size: 13, weight: .semibold)).lineLimit(1)
                            .foregroundStyle(.tertiary).frame(maxWidth: .infinity)
                    }
                }
                ForEach(Array(weeks.enumerated()), id: \.offset) { _, week in
                    GridRow {
                        ForEach(Array(week.enumerated()), id: \.offset) { _, day in cell(day) }
                    }
                }
            }
        }
    }

    private var selectedDay: Int { calendar.component(.day, from: date) }

    private var weekdays: [String] {
        var localized = calendar
        localized.locale = locale
        let names = localized.shortStandaloneWeekdaySymbols
        return names.indices.map { names[($0 + calendar.firstWeekday - 1) % max(1, names.count)] }
    }

    /// Days of the month in rows of a week; nil outside of the month.
    private var weeks: [[Int?]] {
        guard let month = calendar.dateInterval(of: .month, for: date),
            let days = calendar.range(of: .day, in: .month, for: date)
        else { return [] }
        let first = calendar.component(.weekday, from: month.start)
        let leading = (first - calendar.firstWeekday + 7) % 7
        var cells = [Int?](repeating: nil, count: leading) + days.map { Optional($0) }
        while cells.count % 7 != 0 { cells.append(nil) }
        return stride(from: 0, to: cells.count, by: 7).map { Array(cells[$0..<$0 + 7]) }
    }

    private func isAllowed(_ day: Int) -> Bool {
        guard let month = calendar.dateInterval(of: .month, for: date)?.start,
            let start = calendar.date(byAdding: .day, value: day - 1, to: month),
            let end = calendar.date(byAdding: .day, value: 1, to: start)
        else { return true }
        return limits.allows(from: start, to: end)
    }

    @ViewBuilder
    private func cell(_ day: Int?) -> some View {
        if let day {
            let isSelected = day == selectedDay
            // A month's columns keep their width at all text sizes.
            Text(day, format: .number).font(isSelected ? .title3.weight(.semibold) : .title3)
                .lineLimit(1).minimumScaleFactor(0.4)
                .foregroundStyle(
                    isSelected
                        ? AnyShapeStyle(.tint) : isAllowed(day) ? AnyShapeStyle(.primary) : AnyShapeStyle(.tertiary)
                )
                .frame(width: 42, height: 42)
                .background { if isSelected { Circle().fill(.tint.opacity(0.15)) } }
                .frame(maxWidth: .infinity)
        } else {
            Color.clear.frame(height: 42)
        }
    }
}

/// The parts of a date on wheels.
private struct DateWheels: View {
    let date: Date
    let limits: DateLimits
    let components: DatePickerComponents

    @Environment(\.calendar) private var calendar

    var body: some View {
        HStack(spacing: 0) {
            if components.contains(.date) {
                wheel(.month, .dateTime.month(.wide))
                wheel(.day, .dateTime.day())
                wheel(.year, .dateTime.year())
            }
            if components.contains(.hourAndMinute) {
                wheel(.hour, .dateTime.hour())
                wheel(.minute, .dateTime.minute(.twoDigits))
            }
        }
        .background { WheelBand() }
        .frame(maxWidth: 320)
    }

    private func wheel(_ unit: Calendar.Component, _ format: Date.FormatStyle) -> some View {
        ContextReader { context in
            let dates = (-3...3).compactMap { calendar.date(byAdding: unit, value: $0, to: date) }
            let nodes = dates.enumerated().map { index, date in
                let isAllowed = limits.clamped(date) == date
                return context.child(index).node(
                    of: Text(date, format: format).font(WheelColumn.font)
                        .foregroundStyle(isAllowed ? AnyShapeStyle(.primary) : AnyShapeStyle(.tertiary)))
            }
            WheelColumn(nodes: nodes, selected: min(3, max(0, nodes.count - 1)), hasBand: false)
        }
    }
}
