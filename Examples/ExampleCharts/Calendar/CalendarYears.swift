import SwiftUI

/// Five years below each other, two of them leap years: 1827 days.
struct CalendarYears: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            ForEach(2020..<2025) { year in
                VStack(alignment: .leading, spacing: 4) {
                    Text(verbatim: "\(year)").font(.headline)
                    CalendarYear(year: year)
                }
            }
        }
    }
}
