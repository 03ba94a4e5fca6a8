import Foundation

/// Rows of a table in ascending order: a range while they are consecutive, else a list.
struct RowList: Sendable {
    private var range: Range<Int>
    private var list: [Int] = []

    init(_ row: Int) { range = row..<(row + 1) }

    init(_ rows: Range<Int>) { range = rows }

    var count: Int { list.isEmpty ? range.count : list.count }
    var first: Int { list.first ?? range.lowerBound }

    mutating func append(_ row: Int) {
        if list.isEmpty {
            if row == range.upperBound {
                range = range.lowerBound..<(row + 1)
                return
            }
            list = Array(range)
        }
        list.append(row)
    }

    subscript(index: Int) -> Int { list.isEmpty ? range.lowerBound + index : list[index] }

    @inline(__always)
    func forEach(_ body: (Int) -> Void) {
        if list.isEmpty {
            for row in range { body(row) }
        } else {
            for row in list { body(row) }
        }
    }
}
