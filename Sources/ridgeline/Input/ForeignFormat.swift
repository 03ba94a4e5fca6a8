import Foundation
import TableData

/// Refuses what is no table, by its first bytes: read as text it would only make nonsense.
/// - Parameter head: the first bytes, a few hundred.
func refuseForeign(_ head: some Collection<UInt8>, name: String) throws(DataFailure) {
    guard let format = ForeignFormat(head) else { return }
    throw DataFailure(
        code: "data.no-table", message: "\(name) is \(format.name), not a table.", remedy: format.remedy)
}

/// A kind of file that people give by mistake.
struct ForeignFormat: Equatable {
    /// Such as "a picture (PNG)".
    var name: String
    var remedy: String

    /// nil where the bytes may be a table.
    init?(_ head: some Collection<UInt8>) {
        let bytes = Array(head.prefix(512))
        if let known = Self.signatures.first(where: { bytes.starts(with: $0.bytes) }) {
            (name, remedy) = (known.name, known.remedy)
            return
        }
        let text = String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
        guard text.hasPrefix("<!doctype html") || text.hasPrefix("<html") else { return nil }
        name = "a web page"
        remedy = "Give the address of the data themselves, often behind a button such as Download or Raw."
    }

    private static let picture = "Name the file with the data behind the picture: CSV, JSON, SQLite."

    private static let signatures: [(bytes: [UInt8], name: String, remedy: String)] = [
        ([0x89, 0x50, 0x4E, 0x47], "a picture (PNG)", picture),
        ([0xFF, 0xD8, 0xFF], "a picture (JPEG)", picture),
        (Array("GIF8".utf8), "a picture (GIF)", picture),
        (Array("%PDF-".utf8), "a PDF document", "Copy the table into a spreadsheet, and save it as CSV."),
        (
            [0x50, 0x4B, 0x03, 0x04], "a spreadsheet or another zip archive",
            "Save the sheet as CSV, or unpack the archive."
        ),
        ([0xD0, 0xCF, 0x11, 0xE0], "an old spreadsheet (XLS)", "Save the sheet as CSV."),
        (Array("PAR1".utf8), "a Parquet file", "Write it as CSV, such as with: duckdb -csv -c \"FROM 'FILE'\""),
        (Array("ARROW1".utf8), "an Arrow file", "Write it as CSV, such as with pandas: to_csv"),
    ]
}
