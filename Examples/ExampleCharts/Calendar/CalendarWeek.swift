import SwiftUI

/// The lowest layer of the heat map: seven cells below each other, coloured by their values.
struct CalendarWeek: View {
    var body: some View {
        HeatmapColumn(start: 0, end: 6, values: [0, 2, 4, nil, 6, 8, 10], maxValue: 10, style: HeatmapStyle())
    }
}
