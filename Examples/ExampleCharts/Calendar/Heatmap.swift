import Foundation
import SwiftUI

/// Colours of the smallest and of the largest value.
struct HeatmapStyle {
    var minCellColor = UIColor.secondarySystemBackground
    var baseCellColor = UIColor.systemGreen
}

/// One week. Knows no dates: the cells from `start` to `end` belong to the month, the others stay clear.
struct HeatmapColumn: View {
    let start: Int
    let end: Int
    let values: [Int?]
    let maxValue: Int
    let style: HeatmapStyle

    var body: some View {
        VStack(spacing: 2) {
            ForEach(0..<7) { i in
                RoundedRectangle(cornerRadius: 2)
                    .frame(width: 10, height: 10)
                    .modifier(
                        CellColorModifier(
                            isRange: i >= start && i <= end, value: values[i], maxValue: maxValue,
                            minColor: style.minCellColor, baseColor: style.baseCellColor))
            }
        }
    }
}

/// A month as its weeks.
struct HeatmapMonth: View {
    let year: Int
    let month: Int
    var style = HeatmapStyle()

    var body: some View {
        HStack(spacing: 2) {
            ForEach(MonthOfActivity(year: year, month: month).weeks) { week in
                HeatmapColumn(
                    start: week.start, end: week.end, values: week.values, maxValue: MonthOfActivity.maxValue,
                    style: style)
            }
        }
    }
}

/// Paints a cell between the two colours by its value: saturation and brightness are interpolated, the hue is the base
/// colour's. A cell without a value, or out of range, is clear.
private struct CellColorModifier: ViewModifier {
    let isRange: Bool
    let rangeColor: Color

    init(isRange: Bool, value: Int?, maxValue: Int, minColor: UIColor, baseColor: UIColor) {
        self.isRange = isRange
        guard let value, maxValue > 0 else {
            rangeColor = Color(UIColor.clear)
            return
        }
        let fraction = CGFloat(value) / CGFloat(maxValue)
        let (least, most) = (HSBA(minColor), HSBA(baseColor))
        rangeColor = Color(
            UIColor(
                hue: most.hue,
                saturation: (most.saturation - least.saturation) * fraction + least.saturation,
                brightness: (most.brightness - least.brightness) * fraction + least.brightness,
                alpha: most.alpha))
    }

    func body(content: Content) -> some View {
        Group {
            if isRange {
                content.foregroundColor(rangeColor)
            } else {
                content.foregroundColor(Color.clear)
            }
        }
    }
}

/// A colour's hue, saturation, brightness and alpha, each 0 to 1.
private struct HSBA {
    private(set) var hue: CGFloat = 0
    private(set) var saturation: CGFloat = 0
    private(set) var brightness: CGFloat = 0
    private(set) var alpha: CGFloat = 0

    init(_ color: UIColor) {
        color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    }
}
