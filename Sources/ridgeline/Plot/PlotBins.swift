import Charts
import SwiftUI

/// Bars over bins of numbers, which touch but for a hair.
struct PlotBins<Place: PlotPlottable, Value: PlotPlottable>: ChartContent {
    let spec: PlotSpec
    let rows: [PlotRow<Place, Value>]
    let stacking: MarkStackingMethod
    let color: Color

    var body: some ChartContent {
        if let rows = rows as? [PlotRow<Double, Value>] {
            ForEach(rows.indices, id: \.self) { index in
                if spec.hasSeries {
                    bar(rows[index]).foregroundStyle(by: .value(spec.seriesName, rows[index].series))
                } else {
                    bar(rows[index]).foregroundStyle(color)
                }
            }
        }
    }

    private func bar(_ row: PlotRow<Double, Value>) -> BarMark {
        BarMark(
            x: .value(spec.x.name, NumberBins(thresholds: [row.place, row.placeEnd])[0]),
            y: .value(spec.y.name, row.value), width: .inset(0.5), stacking: stacking)
    }
}
