import SwiftUI

/// The weeks of one month beside each other.
struct CalendarMonth: View {
    var body: some View {
        HeatmapMonth(year: 2021, month: 5)
    }
}
