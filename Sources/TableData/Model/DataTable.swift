/// Rows of typed columns, all of the same length, with what was decided and found while they were read.
package struct DataTable: Sendable {
    package var columns: [DataColumn]
    package var rowCount: Int
    /// Each said once; choices first, then what is wrong with the data.
    package var notes: [DataNote]

    package init(columns: [DataColumn], rowCount: Int? = nil, notes: [DataNote] = []) {
        self.columns = columns
        self.rowCount = rowCount ?? columns.first?.count ?? 0
        self.notes = notes
    }

    /// The column that `reference` names: by its name, else by its name in another case, else by its number from 1.
    /// Throws where there is none, and where the column cannot be used as it is (dates that can be read in two ways).
    package func column(_ reference: String) throws(DataFailure) -> DataColumn {
        let position = try columnPosition(reference, among: columns.map(\.name))
        if let problem = columns[position].problem { throw problem }
        return columns[position]
    }

    /// The table's description, as `RowSource.describe()` gives it.
    package var description: TableDescription {
        TableDescription(columns: columns.map(\.description), rowCount: rowCount, notes: notes)
    }
}

/// The position of a column that is named by its name, its name in another case, or its number from 1.
package func columnPosition(_ reference: String, among names: [String]) throws(DataFailure) -> Int {
    if let exact = names.firstIndex(of: reference) { return exact }
    let lowered = reference.lowercased()
    let similar = names.indices.filter { names[$0].lowercased() == lowered }
    if let only = similar.first, similar.count == 1 { return only }
    if let number = Int(reference), names.indices.contains(number - 1) { return number - 1 }
    let shown = names.prefix(20).map { "“\($0)”" }.joined(separator: ", ") + (names.count > 20 ? ", …" : "")
    throw DataFailure(
        code: "data.no-such-column", message: "There is no column “\(reference)”.",
        remedy: names.isEmpty
            ? "The data have no columns." : "Name one of \(shown), or give its number from 1 to \(names.count).")
}
