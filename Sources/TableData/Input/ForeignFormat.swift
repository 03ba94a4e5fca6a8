import Foundation

/// A kind of file that people give by mistake: read as text it would only make nonsense.
package struct ForeignFormat: Equatable {
    /// Such as "a picture (PNG)".
    package var name: String
    package var remedy: String

    /// nil where the bytes may be a table.
    /// - Parameter head: the first bytes, a few hundred.
    package init?(_ head: some Collection<UInt8>) {
        let bytes = Array(head.prefix(Self.headLength))
        if let known = Self.signatures.first(where: { bytes.starts(with: $0.bytes) }) {
            (name, remedy) = (known.name, known.remedy)
            return
        }
        let text = String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
        guard text.hasPrefix("<!doctype html") || text.hasPrefix("<html") else { return nil }
        name = "a web page"
        remedy =
            "Give the address of the data themselves, often behind a button such as Download or Raw; the page may also "
            + "tell of an error."
    }

    static var headLength: Int { 512 }

    func failure(_ input: String) -> DataFailure {
        DataFailure(code: "data.no-table", message: "\(input) is \(name), not a table.", remedy: remedy)
    }

    /// Whether text holds so many control characters that it is none: what begins unlike any format that is known.
    static func isBinary(_ sample: some Collection<UInt8>) -> Bool {
        // Tabs, line ends and what divides fields and records are no sign of it.
        let controls = sample.count {
            $0 < 0x20 && ![0x01, 0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0x1A, 0x1E, 0x1F].contains($0)
        }
        return controls >= 32 && controls * 50 > sample.count
    }

    static func binaryFailure(_ input: String) -> DataFailure {
        DataFailure(
            code: "data.no-table", message: "\(input) is binary data, not a table.",
            remedy:
                "Give a text file; --input-format csv reads it as text all the same, --encoding in another encoding.")
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
