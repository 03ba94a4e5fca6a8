import SwiftUI

/// The styles of all rows in an environment.
struct RidgelineColors {
    /// Of each row's baseline and label tick.
    let rows: [Color]
    /// Of each row's area.
    let fills: [AnyShapeStyle]
    let line: Color

    init(_ model: RidgelineModel, _ options: RidgelineOptions, _ environment: EnvironmentValues) {
        let isLight = environment.colorScheme == .light
        let ordinary = Gradient(colors: isLight ? [.teal, .blue] : [.blue, .teal])
        let fill = options.fill ?? .order(ordinary)
        let rows = model.rows.indices.map { Self.color($0, of: model.rows.count, fill, environment) }
        let highest = model.rows.map(\.tallest).max() ?? 0
        let span = model.yRange.upperBound - model.yRange.lowerBound
        // Gradients lie over the plot, not over each mark, so that a colour means the same in every row.
        func vertical(_ y: Double) -> UnitPoint { UnitPoint(x: 0.5, y: (model.yRange.upperBound - y) / span) }
        fills = zip(model.rows, rows).map { row, color in
            let style =
                switch fill {
                case .order, .colors: AnyShapeStyle(color.opacity(options.fillOpacity))
                case .x(let gradient):
                    AnyShapeStyle(
                        LinearGradient(
                            gradient: gradient.faded(options.fillOpacity), startPoint: .leading, endPoint: .trailing))
                case .height(let gradient):
                    AnyShapeStyle(
                        LinearGradient(
                            gradient: gradient.faded(options.fillOpacity), startPoint: vertical(row.baseline),
                            endPoint: vertical(row.baseline + max(highest, 0.001))))
                }
            return style
        }
        self.rows = rows
        line = (options.lineColor ?? (isLight ? .white : .black)).opacity(options.lineOpacity)
    }

    private static func color(
        _ index: Int, of count: Int, _ fill: RidgelineOptions.Fill, _ environment: EnvironmentValues
    ) -> Color {
        switch fill {
        case .order(let gradient):
            ColorRamp(gradient, in: environment).color(at: Double(index) / Double(max(1, count - 1))).color
        case .x(let gradient), .height(let gradient): ColorRamp(gradient, in: environment).color(at: 0).color
        case .colors(let colors): colors.isEmpty ? .accentColor : colors[index % colors.count]
        }
    }
}

extension Gradient {
    fileprivate func faded(_ opacity: Double) -> Gradient {
        Gradient(stops: stops.map { Stop(color: $0.color.opacity(opacity), location: $0.location) })
    }
}
