import TableData

/// Five numbers of a sample, and what lies beyond its whiskers.
struct BoxSummary: Equatable {
    var lowerWhisker: Double
    var lowerQuartile: Double
    var median: Double
    var upperQuartile: Double
    var upperWhisker: Double
    var outliers: [Double]

    /// Whiskers end at the outermost values within one and a half times the box's length. nil without a value.
    init?(_ values: [Double]) {
        let sorted = values.filter(\.isFinite).sorted()
        guard let first = sorted.first, let last = sorted.last else { return nil }
        let quartiles = [0.25, 0.5, 0.75].map { quantile($0, ofSorted: sorted) }
        (lowerQuartile, median, upperQuartile) = (quartiles[0], quartiles[1], quartiles[2])
        let reach = 1.5 * (upperQuartile - lowerQuartile)
        let (low, high) = (lowerQuartile - reach, upperQuartile + reach)
        lowerWhisker = sorted.first { $0 >= low } ?? first
        upperWhisker = sorted.last { $0 <= high } ?? last
        outliers = sorted.filter { $0 < low || $0 > high }
    }

    /// From numbers that say which of them they are; nil where there is no median.
    init?(_ numbers: [(part: BoxPart, value: Double)]) {
        func value(_ part: BoxPart) -> Double? { numbers.first { $0.part == part }?.value }
        guard let middle = value(.median) else { return nil }
        (lowerQuartile, median, upperQuartile) = (
            value(.lowerQuartile) ?? middle, middle, value(.upperQuartile) ?? middle
        )
        lowerWhisker = value(.lowerWhisker) ?? lowerQuartile
        upperWhisker = value(.upperWhisker) ?? upperQuartile
        outliers = numbers.filter { $0.part == .outlier }.map(\.value)
    }

    var numbers: [(part: BoxPart, value: Double)] {
        [
            (.lowerWhisker, lowerWhisker), (.lowerQuartile, lowerQuartile), (.median, median),
            (.upperQuartile, upperQuartile), (.upperWhisker, upperWhisker),
        ] + outliers.map { (.outlier, $0) }
    }
}
