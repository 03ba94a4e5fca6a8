/// An option of the command line that decides how data are read.
package struct ReadFlag: Sendable {
    /// Without the two dashes.
    package var name: String
    /// nil for a flag without a value.
    package var placeholder: String?
    package var help: String
    /// Puts the value of the option into the reader's options. Throws with the values that are possible.
    package var apply: @Sendable (_ value: String, _ options: inout ReadOptions) throws(DataFailure) -> Void
}

/// All options for reading data, for the command's parser and help page. Options whose values name columns may be given
/// with several, divided by commas.
package let readFlags: [ReadFlag] = [
    ReadFlag(name: "input-format", placeholder: "FORMAT", help: "csv (any separator), json or ndjson") {
        (value, options) throws(DataFailure) in options.format = try choice(value, "input-format")
    },
    ReadFlag(name: "separator", placeholder: "C", help: "one character, or tab, blank, comma, semicolon, pipe") {
        (value, options) throws(DataFailure) in options.separator = try separatorByte(value)
    },
    ReadFlag(name: "decimal", placeholder: "MARK", help: "decimal mark: point or comma") {
        (value, options) throws(DataFailure) in
        options.decimalMark = value == "." ? .point : value == "," ? .comma : try choice(value, "decimal")
    },
    ReadFlag(name: "encoding", placeholder: "NAME", help: "utf-8, utf-16, windows-1252, iso-8859-1 and others") {
        (value, options) throws(DataFailure) in options.encoding = try choice(value.lowercased(), "encoding")
    },
    ReadFlag(name: "date-format", placeholder: "ORDER", help: "order in dates of numbers: dmy, mdy or ymd") {
        (value, options) throws(DataFailure) in options.dateOrder = try choice(value.lowercased(), "date-format")
    },
    ReadFlag(name: "header", placeholder: nil, help: "the first row names the columns") {
        (_, options) throws(DataFailure) in options.header = true
    },
    ReadFlag(name: "no-header", placeholder: nil, help: "the first row is data") {
        (_, options) throws(DataFailure) in options.header = false
    },
    ReadFlag(name: "epoch", placeholder: "COLUMN[=UNIT]", help: "numbers count s, ms, us, ns since 1970, or excel days")
    {
        (value, options) throws(DataFailure) in
        for part in value.split(separator: ",") {
            let (column, unit) = divided(String(part))
            options.epochs[column] =
                try unit.map { (unit) throws(DataFailure) in try choice(unit, "epoch") } ?? .seconds
        }
    },
    ReadFlag(name: "type", placeholder: "COLUMN=KIND", help: "read a column as number, date, text or bool") {
        (value, options) throws(DataFailure) in
        for part in value.split(separator: ",") {
            let (column, kind) = divided(String(part))
            options.kinds[column] = try choice(kind ?? "", "type")
        }
    },
    ReadFlag(name: "missing", placeholder: "TEXT", help: "also stands for a missing cell") {
        (value, options) throws(DataFailure) in options.missing.insert(value)
    },
]

private func choice<Choice: RawRepresentable & CaseIterable>(_ value: String, _ flag: String) throws(DataFailure)
    -> Choice where Choice.RawValue == String
{
    if let choice = Choice(rawValue: value) { return choice }
    throw DataFailure(
        code: "data.unknown-choice", message: "“\(value)” is no value of --\(flag).",
        remedy: "Give one of \(Choice.allCases.map(\.rawValue).joined(separator: ", ")).")
}

/// What stands before and after the last equals sign.
private func divided(_ text: String) -> (String, String?) {
    guard let sign = text.lastIndex(of: "=") else { return (text, nil) }
    return (String(text[..<sign]), String(text[text.index(after: sign)...]))
}

private func separatorByte(_ text: String) throws(DataFailure) -> UInt8 {
    let names = [
        "tab": "\t", "\\t": "\t", "blank": " ", "space": " ", "comma": ",", "semicolon": ";", "pipe": "|", "colon": ":",
    ]
    let bytes = Array((names[text.lowercased()] ?? text).utf8)
    if bytes.count == 1, bytes[0] < 0x80, ![0x0A, 0x0D, 0x22].contains(bytes[0]) { return bytes[0] }
    throw DataFailure(
        code: "data.separator", message: "“\(text)” is no separator.",
        remedy: "Give one ASCII character, or tab, blank, comma, semicolon or pipe: --separator tab")
}
