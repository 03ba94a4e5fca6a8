import Geometry

/// How values at one position are piled up.
public enum StackMethod: Hashable, Sendable {
    /// Positive values up and negative values down from zero.
    case standard
    /// Like `standard`, with each pile scaled to 100: the sum of the magnitudes is the whole.
    case normalized
    /// One pile whose middle is at zero: it starts at half of its total below.
    case center
    /// Every value from zero on its own.
    case unstacked
}

/// Where each row of a stack begins and ends, in the unit of the values; NaN for rows without a finite value.
public struct Stack: Hashable, Sendable {
    public var starts: [Double]
    public var ends: [Double]
    /// Whether the row's start is an outer end of its pile, as only a centred pile's lowest row has one.
    public var startsOutside: [Bool]
    /// Whether the row's end is an outer end of its pile: nothing lies beyond it.
    public var endsOutside: [Bool]
}

/// Piles up rows.
///
/// - Parameters:
///   - keys: the pile of each row: any number that is the same for rows at one position.
///   - values: the value of each row. What is not finite is left out.
///   - order: the place of each row in its pile, lowest first; rows of one place, and all rows without an order, keep
///     the order of the rows.
public func stack(keys: [Int], values: [Double], order: [Int]? = nil, method: StackMethod) -> Stack {
    let count = min(keys.count, values.count)
    var result = Stack(
        starts: Array(repeating: .nan, count: count), ends: Array(repeating: .nan, count: count),
        startsOutside: Array(repeating: false, count: count), endsOutside: Array(repeating: false, count: count))
    let piles = Piles(keys: keys, values: values, count: count, method: method)
    var (above, below) = (piles.floors, piles.floors)
    var (last, lowest) = (piles.empty, piles.empty)
    var first = piles.empty
    for row in sequence(of: count, by: order) where values[row].isFinite {
        let pile = piles.ids[row]
        let value = values[row] * piles.scales[pile]
        let goesDown = value < 0 && method != .center
        let start = method == .unstacked ? 0 : goesDown ? below[pile] : above[pile]
        result.starts[row] = start
        result.ends[row] = start + value
        if method == .unstacked {
            result.endsOutside[row] = true
            continue
        }
        if goesDown { below[pile] = start + value } else { above[pile] = start + value }
        guard value != 0 else { continue }
        if goesDown { lowest[pile] = row } else { last[pile] = row }
        if method == .center, first[pile] < 0 { first[pile] = row }
    }
    for row in last + lowest where row >= 0 { result.endsOutside[row] = true }
    for row in first where row >= 0 { result.startsOutside[row] = true }
    return result
}

/// What is known of each pile before its rows are placed.
private struct Piles {
    /// The pile of each row, numbered by first appearance.
    var ids: [Int] = []
    var scales: [Double] = []
    var floors: [Double] = []

    /// No row yet, for each pile.
    var empty: [Int] { Array(repeating: -1, count: scales.count) }

    init(keys: [Int], values: [Double], count: Int, method: StackMethod) {
        // Keys are mostly small numbers counted up from zero: a table is ten times faster than a dictionary.
        var table = Array(repeating: -1, count: min(count, 1 << 20))
        var known: [Int: Int] = [:]
        var totals: [Double] = []
        var magnitudes: [Double] = []
        ids.reserveCapacity(count)
        for row in indices(count) {
            let key = keys[row]
            let isSmall = key >= 0 && key < table.count
            let found = isSmall ? table[key] : known[key] ?? -1
            let pile = found >= 0 ? found : totals.count
            if found < 0 {
                if isSmall { table[key] = pile } else { known[key] = pile }
                totals.append(0)
                magnitudes.append(0)
            }
            ids.append(pile)
            guard values[row].isFinite else { continue }
            totals[pile] += values[row]
            magnitudes[pile] += abs(values[row])
        }
        scales = magnitudes.map { method == .normalized && $0 > 0 ? 100 / $0 : 1 }
        floors = totals.map { method == .center ? -$0 / 2 : 0 }
    }
}

/// The rows by their place, those of one place in their own order.
private func sequence(of count: Int, by order: [Int]?) -> [Int] {
    let rows = Array(indices(count))
    guard let order, order.count >= count else { return rows }
    return rows.sorted { (order[$0], $0) < (order[$1], $1) }
}
