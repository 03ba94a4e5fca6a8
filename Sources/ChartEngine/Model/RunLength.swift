import Foundation

/// A column that mostly repeats its previous value: stored as runs, read by binary search.
struct RunLength<Value: Equatable & Sendable>: Sendable {
    private(set) var values: [Value] = []
    private var starts: [Int] = []
    private(set) var count = 0

    init() {}

    mutating func append(_ value: Value, times: Int = 1) {
        guard times > 0 else { return }
        if values.last != value {
            values.append(value)
            starts.append(count)
        }
        count += times
    }

    subscript(row: Int) -> Value? {
        guard row >= 0, row < count else { return nil }
        var (low, high) = (0, starts.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= row { low = middle } else { high = middle }
        }
        return values[low]
    }
}
