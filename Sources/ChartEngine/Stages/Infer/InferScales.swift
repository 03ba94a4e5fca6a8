import Drawing
import Foundation

/// What settings and data together say about one position dimension, before any domain is known.
struct DimensionPlan: Sendable {
    var axis: ChartAxis
    /// Of the data, or of the explicit domain where there are no data.
    var valueKind: PlotValue.Kind?
    var scale: ScaleKind

    var isDiscrete: Bool { scale == .category }

    /// Whether a length can be measured from a baseline of zero.
    var isQuantity: Bool { valueKind == .number && !isDiscrete }
}

/// Stage 2: the scale kinds of both position dimensions, from the settings or else from the values (S04).
func inferDimensions(_ table: MarkTable, _ settings: ChartSettings, _ reports: inout [Diagnostic]) -> (
    x: DimensionPlan, y: DimensionPlan
) {
    (
        inferDimension(.x, table, settings.x, &reports), inferDimension(.y, table, settings.y, &reports)
    )
}

private func inferDimension(
    _ axis: ChartAxis, _ table: MarkTable, _ settings: PositionScaleSettings, _ reports: inout [Diagnostic]
) -> DimensionPlan {
    var valueKind = firstKind(axis, table)
    if valueKind == nil, case .explicit(let values) = settings.domain { valueKind = values.first?.kind }
    let natural = naturalScale(valueKind)
    let scale = settings.kind ?? natural
    let suits =
        switch (scale, valueKind) {
        case (.category, _), (_, nil): true
        case (_, .category): false
        case (.log, .date), (.squareRoot, .date), (.power, .date), (.symmetricLog, .date): false
        default: true
        }
    if !suits { reports.append(ChartReport.scaleKindUnsuited(axis: axis, asked: "\(scale)", used: "\(natural)")) }
    return DimensionPlan(axis: axis, valueKind: valueKind, scale: suits ? scale : natural)
}

private func firstKind(_ axis: ChartAxis, _ table: MarkTable) -> PlotValue.Kind? {
    if let kind = table.column(axis).kind { return kind }
    if axis == .x, !table.functions.isEmpty { return .number }
    if axis == .y, !table.functions.isEmpty { return .number }
    return table.masks.lazy.compactMap { firstKind(axis, $0) }.first
}

private func naturalScale(_ kind: PlotValue.Kind?) -> ScaleKind {
    switch kind {
    case .date: .date
    case .category: .category
    case .number, nil: .linear
    }
}
