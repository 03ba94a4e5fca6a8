/// Counts different numbers up to a few: enough to tell codes and classes from measurements.
struct DistinctNumbers: Sendable {
    private static let most = 64
    private var seen: Set<Double> = []
    private var isOver = false

    init() {}

    init(_ values: [Double]) { add(values) }

    /// nil for more than can be counted.
    var count: Int? { isOver ? nil : seen.count }

    mutating func add(_ values: [Double]) {
        guard !isOver else { return }
        var last = Double.nan
        for value in values where value != last && !value.isNaN {
            last = value
            if seen.insert(value).inserted, seen.count > Self.most {
                isOver = true
                return
            }
        }
    }
}
