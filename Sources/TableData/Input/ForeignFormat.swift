/// The failure for data that begin as files of another format do: spreadsheets, pictures, documents, web pages. nil for
/// anything that may be a table.
func foreignFormat(_ head: [UInt8], name: String) -> DataFailure? {
    let signatures: [(bytes: [UInt8], what: String, remedy: String)] = [
        (Array("PK\u{3}\u{4}".utf8), "a spreadsheet or another zip archive", "Save the sheet as CSV, or unzip it."),
        ([0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1], "an old Excel file", "Save the sheet as CSV."),
        (Array("%PDF-".utf8), "a PDF document", "Give the data that it was made from."),
        ([0x89, 0x50, 0x4E, 0x47], "a PNG picture", "Give the data that it was made from."),
        (Array("PAR1".utf8), "a Parquet file", "Write it as CSV or NDJSON."),
    ]
    let found = signatures.first { head.starts(with: $0.bytes) }
    var (what, remedy) = (found?.what, found?.remedy ?? "")
    let start = String(decoding: head.drop { $0 <= 0x20 }.prefix(15), as: UTF8.self).lowercased()
    if start.hasPrefix("<!doctype html") || start.hasPrefix("<html") {
        (what, remedy) = ("a web page", "Check the address: the page may tell of an error, or link to the data.")
    }
    return what.map { DataFailure(code: "data.no-table", message: "\(name) is \($0), not a table.", remedy: remedy) }
}
