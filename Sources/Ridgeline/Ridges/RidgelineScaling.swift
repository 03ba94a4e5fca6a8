/// Step 4: heights in distances of rows.
enum RidgelineScaling {
    /// Height of a single value's tick beside the highest row.
    private static let tickShare = 0.35

    static func scale(
        _ rows: inout [RidgelineRow], _ scaling: RidgelineOptions.Scaling, overlap: Double, notes: inout [DataNote]
    ) {
        for index in rows.indices where rows[index].kind != .tick || !rows[index].isSampled {
            rows[index].scale(by: factor(rows[index], scaling))
        }
        let height = overlap > 0 && overlap.isFinite ? min(overlap, 50) : RidgelineOptions().overlap
        if height != overlap { notes.append(.invalidOverlap(overlap, used: height)) }
        // A row without spread must not press the others flat.
        let measured = rows.filter { $0.kind == .curve || ($0.kind == .tick && !$0.isSampled) }
        let ordinary = measured.map(\.extent).max() ?? 0
        let tallest = ordinary > 0 ? ordinary : rows.map(\.extent).max() ?? 0
        for index in rows.indices {
            let row = rows[index]
            if row.kind == .tick, row.isSampled {
                rows[index].scale(by: height * tickShare)
            } else if tallest > 0 {
                rows[index].scale(by: height / tallest)
                let excess = rows[index].extent / height
                if row.kind == .spike, excess > 1 {
                    rows[index].scale(by: 1 / excess)
                    rows[index].reduction = excess
                    if excess > 1.05 { notes.append(.spikeLowered(excess, group: row.group.label)) }
                }
            }
        }
    }

    private static func factor(_ row: RidgelineRow, _ scaling: RidgelineOptions.Scaling) -> Double {
        switch scaling {
        case .common: return 1
        case .equalArea:
            // The tails a density lost are part of its area.
            let area = row.isSampled ? 1 : row.area
            return area > 0 ? 1 / area : 1
        case .equalHeight: return row.extent > 0 ? 1 / row.extent : 1
        case .count: return row.isSampled ? Double(row.count) : 1
        }
    }

    /// Ends the ridges where they fall below a share of the highest one.
    static func cut(_ rows: inout [RidgelineRow], below share: Double) {
        guard share > 0, share < 1 else { return }
        let height = (rows.map(\.extent).max() ?? 0) * share
        guard height > 0 else { return }
        for index in rows.indices where rows[index].kind == .curve || rows[index].kind == .spike {
            rows[index].runs = rows[index].runs.flatMap { RidgelineCurves.parts(of: $0, above: height) }
        }
    }
}
