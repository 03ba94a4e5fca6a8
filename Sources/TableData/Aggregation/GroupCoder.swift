import Foundation
import ScaleKit

/// Numbers the groups of one key: each row gets the code of its group, -1 where it has none.
struct GroupCoder {
    /// The code of what is put together under "others".
    static let others = Int32.max

    private let key: AggregationPlan.Key
    private var codesOfValues: [Double: Int32] = [:]
    /// Of groups of values and of date bins: the value or start, and the end.
    private(set) var starts: [Double] = []
    private(set) var ends: [Double] = []
    /// Of text keys: the names known last.
    private(set) var names: [String] = []
    private var binner: CalendarBinner?
    /// Keeps only these codes, if set; the rest becomes `others` or is left out.
    var top: (names: Set<String>, values: Set<Double>, hasOthers: Bool)?

    init(_ key: AggregationPlan.Key, calendar: Calendar) {
        self.key = key
        if case .unit(let unit) = key.groups { binner = CalendarBinner(unit: unit, calendar: calendar) }
    }

    /// The codes of a chunk's rows.
    mutating func codes(_ column: DataColumn) -> [Int32] {
        switch (key.groups, column.values) {
        case (.values, .categories(let codes, let names)):
            self.names = names
            guard let top else { return codes }
            let map = names.map { top.names.contains($0) }
            return codes.map { $0 < 0 ? -1 : map[Int($0)] ? $0 : top.hasOthers ? Self.others : -1 }
        case (.values, .numbers(let values)), (.values, .dates(let values)):
            return values.map { value in
                if value.isNaN { return -1 }
                if let top, !top.values.contains(value) { return top.hasOthers ? Self.others : -1 }
                return code(of: value, end: value)
            }
        case (.bins(let edges), .numbers(let values)):
            return values.map { value in binIndex(of: value, in: edges).map { Int32(truncatingIfNeeded: $0) } ?? -1 }
        case (.grid(let grid), .numbers(let values)), (.grid(let grid), .dates(let values)):
            return values.map { value in grid.cell(of: value).map { Int32(truncatingIfNeeded: $0) } ?? -1 }
        case (.unit, .dates(let values)), (.unit, .numbers(let values)):
            return values.map { value in
                guard value.isFinite, let interval = binner?.interval(around: value) else { return -1 }
                return code(of: interval.start, end: interval.end)
            }
        default: return [Int32](repeating: -1, count: column.count)
        }
    }

    private mutating func code(of value: Double, end: Double) -> Int32 {
        if let code = codesOfValues[value] { return code }
        let code = Int32(truncatingIfNeeded: starts.count)
        codesOfValues[value] = code
        starts.append(value)
        ends.append(end)
        return code
    }

    /// What orders the groups.
    func rank(_ code: Int32) -> Double {
        if code == Self.others { return .infinity }
        let index = Int(code)
        return starts.indices.contains(index) ? starts[index] : Double(code)
    }

    /// The key's part of the result, for the codes of the result's rows.
    func result(_ codes: [Int32], othersName: String?) -> AggregatedKey {
        let (name, kind) = (key.column.name, key.column.kind)
        func column(_ values: ColumnValues) -> DataColumn {
            DataColumn(
                name: name, kind: kind, values: values, resolution: key.column.resolution, notation: key.column.notation
            )
        }
        switch key.groups {
        case .values where kind == .number: return AggregatedKey(values: column(.numbers(codes.map(rank))))
        case .values where kind == .date: return AggregatedKey(values: column(.dates(codes.map(rank))))
        case .values: return AggregatedKey(values: column(categories(codes, othersName: othersName)))
        case .bins(let edges):
            return AggregatedKey(
                values: column(.numbers(codes.map { edges[Int($0)] })), ends: codes.map { edges[Int($0) + 1] },
                edges: edges)
        case .grid(let grid):
            let starts = codes.map { grid.start(of: Int($0)) }
            return AggregatedKey(
                values: column(kind == .date ? .dates(starts) : .numbers(starts)),
                ends: codes.map { grid.end(of: Int($0)) })
        case .unit(let unit):
            var values = column(.dates(codes.map { starts[Int($0)] }))
            values.resolution = unit
            return AggregatedKey(values: values, ends: codes.map { ends[Int($0)] }, unit: unit)
        }
    }

    /// Names that occur, in the order of their codes.
    private func categories(_ codes: [Int32], othersName: String?) -> ColumnValues {
        let used = Set(codes).sorted()
        var position: [Int32: Int32] = [:]
        var kept: [String] = []
        for code in used where code >= 0 {
            position[code] = Int32(truncatingIfNeeded: kept.count)
            kept.append(code == Self.others ? othersName ?? "" : names[Int(code)])
        }
        return .categories(codes: codes.map { position[$0] ?? -1 }, names: kept)
    }
}
