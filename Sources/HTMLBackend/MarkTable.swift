import Drawing

/// A mark as a row of the data table.
struct MarkRow: Hashable {
    var label: String
    var value: String
}

/// All marks that assistive technology may read, in drawing order, and whatever else has a name and a value and no marks
/// within, such as the parts of a ring. A mark without label and value has no row.
func markRows(_ items: [DrawingItem]) -> [MarkRow] {
    var rows: [MarkRow] = []
    collect(items, into: &rows)
    return rows
}

private func collect(_ items: [DrawingItem], into rows: inout [MarkRow]) {
    for item in items {
        switch item {
        case .path, .text, .image: continue
        case .group(let group): collect(group.items, into: &rows)
        case .semantics(let semantics):
            if semantics.isHidden { continue }
            let count = rows.count
            collect(semantics.items, into: &rows)
            let row = MarkRow(label: semantics.label, value: semantics.value)
            let isMark = semantics.role == .mark && !(row.label.isEmpty && row.value.isEmpty)
            let isPart = semantics.role == .group && rows.count == count && !row.label.isEmpty && !row.value.isEmpty
            if isMark || isPart { rows.insert(row, at: count) }
        }
    }
}
