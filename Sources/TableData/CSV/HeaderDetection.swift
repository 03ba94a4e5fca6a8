/// Whether the first record names the columns.
struct HeaderDetection {
    private let first: SampleRecord
    private let rest: [SampleRecord]

    init(_ records: [SampleRecord]) {
        first = records.first ?? SampleRecord(cells: [], isQuoted: [], line: 1)
        rest = Array(records.dropFirst().prefix(100))
    }

    var isHeader: Bool {
        let kinds = first.kinds
        let isTyped = kinds.contains(where: \.isTyped)
        let names = zip(kinds, first.cells).map { $0 == .missing && !$1.isEmpty && !isTyped ? .text : $0 }
        if rest.isEmpty { return !isTyped && names.contains(.text) }
        var isNamed = false
        for (position, kind) in names.enumerated() {
            switch (kind, kindBelow(position)) {
            // A name above values of another kind; a month above its numbers.
            case (.text, .number), (.text, .date), (.date, .number): isNamed = true
            // A value above a text, a day above days, a number that is no year.
            case (.date, _), (.number, .text), (.number, .date): return false
            case (.number, _): if year(first.cells[position]) == nil { return false }
            default: break
            }
        }
        return isNamed || (isTyped ? isRowOfYears(kinds) : isRowOfNames(names))
    }

    /// The kind of most values below a cell of the first record; nil without values.
    private func kindBelow(_ position: Int) -> CellKind? {
        let below = rest.compactMap { $0.cells.indices.contains(position) ? CellKind($0.cells[position]) : nil }
        let known = below.count { $0 != .missing }
        return [CellKind.number, .date, .text].first { kind in known > 0 && below.count { $0 == kind } * 10 >= known * 6
        }
    }

    /// Where all is text: names are distinct and do not come back as values.
    private func isRowOfNames(_ kinds: [CellKind]) -> Bool {
        guard kinds.contains(.text) else { return false }
        let names = first.cells.filter { !$0.isEmpty }
        guard Set(names).count == names.count, names.count * 2 > first.cells.count else { return false }
        return !rest.contains { record in
            zip(record.cells, first.cells).contains { $0 == $1 && !$0.isEmpty }
        }
    }

    /// Years in even steps over values that are none, such as `name,2019,2020,2021`.
    private func isRowOfYears(_ kinds: [CellKind]) -> Bool {
        let positions = kinds.indices.filter { kinds[$0] == .number }
        let years = positions.compactMap { year(first.cells[$0]) }
        guard years.count >= 2, years[1] != years[0],
            zip(years, years.dropFirst()).allSatisfy({ $1 - $0 == years[1] - years[0] })
        else { return false }
        let areYearsBelow = rest.allSatisfy { record in
            positions.allSatisfy { record.cells.indices.contains($0) && year(record.cells[$0]) != nil }
        }
        return !areYearsBelow
    }

    private func year(_ cell: [UInt8]) -> Int? {
        guard cell.count == 4, let year = Int(String(decoding: cell, as: UTF8.self)), (1000...2999).contains(year)
        else {
            return nil
        }
        return year
    }
}
