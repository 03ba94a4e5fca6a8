import Charts
import SwiftUI

/// Sectors from a collection.
struct VectorSectors: View {
    private struct Language {
        let name: String
        let share: Double
    }

    private let languages = [
        Language(name: "Swift", share: 46), Language(name: "C", share: 21), Language(name: "Rust", share: 17),
        Language(name: "Python", share: 11), Language(name: "Shell", share: 5),
    ]

    var body: some View {
        Chart {
            SectorPlot(languages, angle: .value("Share", \.share), innerRadius: .ratio(0.5), angularInset: 2)
                .foregroundStyle(by: .value("Language", \.name))
        }
        .chartLegend(position: .trailing, alignment: .center)
    }
}
