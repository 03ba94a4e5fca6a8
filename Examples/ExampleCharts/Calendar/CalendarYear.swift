import SwiftUI

/// Twelve months beside each other, each below its name.
struct CalendarYear: View {
    var year = 2021

    var body: some View {
        HStack(alignment: .bottom, spacing: 10) {
            ForEach(1..<13) { month in
                VStack(spacing: 4) {
                    Text(Calendar.examples.shortMonthSymbols[month - 1])
                        .font(.system(size: 13))
                        .fixedSize(horizontal: true, vertical: false)
                    HeatmapMonth(year: year, month: month)
                }
            }
        }
    }
}
