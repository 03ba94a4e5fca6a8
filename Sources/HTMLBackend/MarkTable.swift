import Drawing

/// A mark as a row of the data table.
struct MarkRow: Hashable {
    var label: String
    var value: String
}

/// All marks that assistive technology may read, in drawing order. A mark without label and value has no row.
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
            if semantics.role == .mark, !(semantics.label.isEmpty && semantics.value.isEmpty) {
                rows.append(MarkRow(label: semantics.label, value: semantics.value))
            }
            collect(semantics.items, into: &rows)
        }
    }
}
