import Charts
import SwiftUI

/// A selected value: a rule with a note that stays within the chart, the other bars pale.
struct SelectedDay: View {
    private struct Day: Identifiable {
        let date: Date
        let minutes: Int
        var id: Date { date }
    }

    @ScaledMetric(relativeTo: .headline) private var noteHeight = 48.0
    @State private var selection: Date? = Date.example(2024, 5, 13, hour: 14)

    private let days = zip(0..., [42, 65, 31, 58, 77, 90, 23, 49, 61, 38, 84, 102, 57, 69]).map {
        Day(date: Date.example(2024, 5, 1).adding($0, .day), minutes: $1)
    }
    private var selected: Day? {
        selection.flatMap { date in days.first { Calendar.examples.isDate($0.date, inSameDayAs: date) } }
    }

    var body: some View {
        Chart {
            ForEach(days) { day in
                BarMark(x: .value("Day", day.date, unit: .day), y: .value("Minutes", day.minutes))
                    .opacity(selected == nil || day.date == selected?.date ? 1 : 0.3)
            }
            if let selected {
                RuleMark(x: .value("Selected", selected.date, unit: .day))
                    .foregroundStyle(.gray.opacity(0.4))
                    .offset(yStart: -8)
                    .zIndex(-1)
                    .annotation(
                        position: .top, spacing: 0, overflowResolution: .init(x: .fit(to: .chart), y: .disabled)
                    ) {
                        VStack(alignment: .leading, spacing: 0) {
                            Text(selected.date, format: .dateTime.month().day()).font(.caption2)
                            Text("\(selected.minutes) min").font(.headline)
                        }
                        .padding(6)
                        .background(.quaternary, in: RoundedRectangle(cornerRadius: 6))
                    }
            }
        }
        .chartXSelection(value: $selection)
        .padding(.top, noteHeight)
    }
}
