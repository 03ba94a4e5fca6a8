import Foundation

/// Steps 2 and 3: one list of rows, and where their baselines are.
enum RidgelineOrdering {
    private static let mostFillers = 200

    /// Rows for labels of a given order that have no data.
    static func missing(from series: [RidgelineSeries], _ order: RidgelineOptions.Order) -> [RidgelineSeries] {
        guard case .given(let labels) = order else { return [] }
        var known = Set(series.map(\.group.label))
        let isSampled = series.contains { if case .curve = $0.content { false } else { true } }
        return labels.filter { known.insert($0).inserted }.map { label in
            let group = RidgelineGroup(label, number: Double(label))
            return isSampled ? RidgelineSeries(group, samples: []) : RidgelineSeries(group, curve: [])
        }
    }

    static func sorted(
        _ rows: [RidgelineRow], _ options: RidgelineOptions, notes: inout [DataNote]
    ) -> [RidgelineRow] {
        let ordered: [RidgelineRow] =
            switch options.order {
            case .firstAppearance: rows
            case .peak: sorted(rows, by: \.peak)
            case .mean: sorted(rows, by: \.mean)
            case .median: sorted(rows, by: \.median)
            case .given(let labels): sorted(rows, given: labels, notes: &notes)
            }
        return options.isReversed ? ordered.reversed() : ordered
    }

    /// Ascending, rows of the same value in the order they had, rows without one last.
    private static func sorted(_ rows: [RidgelineRow], by value: (RidgelineRow) -> Double?) -> [RidgelineRow] {
        rows.enumerated()
            .sorted { (value($0.element) ?? .infinity, $0.offset) < (value($1.element) ?? .infinity, $1.offset) }
            .map(\.element)
    }

    private static func sorted(
        _ rows: [RidgelineRow], given labels: [String], notes: inout [DataNote]
    ) -> [RidgelineRow] {
        let places = Dictionary(zip(labels, labels.indices)) { first, _ in first }
        let unlisted = rows.filter { places[$0.group.label] == nil }
        if !unlisted.isEmpty { notes.append(.notListed(unlisted.map(\.group.label))) }
        return sorted(rows) { places[$0.group.label].map(Double.init) }
    }

    /// Sets the baselines, and adds rows for missing numbers where they are asked for.
    static func placed(
        _ rows: [RidgelineRow], _ options: RidgelineOptions, notes: inout [DataNote]
    ) -> [RidgelineRow] {
        switch options.spacing {
        case .even: return evenly(rows)
        case .emptyRows: return evenly(filled(rows, notes: &notes))
        case .proportional: return proportionally(rows, notes: &notes)
        }
    }

    private static func evenly(_ rows: [RidgelineRow]) -> [RidgelineRow] {
        rows.enumerated().map { index, row in
            var row = row
            row.baseline = Double(rows.count - 1 - index)
            return row
        }
    }

    private static func filled(_ rows: [RidgelineRow], notes: inout [DataNote]) -> [RidgelineRow] {
        guard let numbers = monotonousNumbers(rows, notes: &notes) else { return rows }
        let gaps = zip(numbers, numbers.dropFirst()).map { abs($1 - $0) - 1 }
        let missing = gaps.reduce(0) { $0 + max(0, $1) }
        guard missing <= Double(mostFillers) else {
            notes.append(.tooManyGaps)
            return rows
        }
        let direction = (numbers.last ?? 0) >= (numbers.first ?? 0) ? 1.0 : -1.0
        var result: [RidgelineRow] = []
        for (index, row) in rows.enumerated() {
            result.append(row)
            guard let gap = gaps[checked: index], gap >= 1 else { continue }
            let count = clampedInt(gap.rounded(.down), in: 0...mostFillers)  // checked: a constant above 0
            for step in 1..<count + 1 {
                let number = numbers[index] + direction * Double(step)
                let label = String(clampedInt(number, in: -1_000_000...1_000_000))
                result.append(RidgelineRow(group: RidgelineGroup(label, number: number), kind: .filler))
            }
        }
        return result
    }

    private static func proportionally(_ rows: [RidgelineRow], notes: inout [DataNote]) -> [RidgelineRow] {
        guard let numbers = monotonousNumbers(rows, notes: &notes), let last = numbers.last else {
            return evenly(rows)
        }
        let steps = zip(numbers, numbers.dropFirst()).map { abs($1 - $0) }.filter { $0 > 0 }.sorted()
        guard let unit = SampleStatistics.quantile(steps, 0.5), unit > 0 else { return evenly(rows) }
        return zip(rows, numbers).map { row, number in
            var row = row
            row.baseline = abs(number - last) / unit
            return row
        }
    }

    /// The groups' numbers if each has one and they only rise or only fall from row to row.
    private static func monotonousNumbers(_ rows: [RidgelineRow], notes: inout [DataNote]) -> [Double]? {
        let numbers = rows.compactMap { row in row.group.number.flatMap { $0.isDrawable ? $0 : nil } }
        let steps = zip(numbers, numbers.dropFirst()).map { $1 - $0 }
        if numbers.count == rows.count, steps.allSatisfy({ $0 > 0 }) || steps.allSatisfy({ $0 < 0 }) {
            return numbers
        }
        notes.append(.noNumbers)
        return nil
    }
}
