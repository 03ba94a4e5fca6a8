import Foundation

/// How data are read. What is nil is decided from the data, and said in a note.
package struct ReadOptions: Sendable {
    /// `--input-format`: for data whose beginning does not show what they are.
    package var format: DataFormat?
    /// `--separator`: one ASCII character. A blank stands for runs of blanks and tabs.
    package var separator: UInt8?
    /// `--decimal`: the decimal mark of all columns.
    package var decimalMark: DecimalMark?
    /// `--encoding`
    package var encoding: TextEncoding?
    /// `--date-format`: the order of day, month and year in dates of numbers.
    package var dateOrder: DateOrder?
    /// `--header` (true) or `--no-header` (false): whether the first row names the columns.
    package var header: Bool?
    /// `--epoch NAME[=UNIT]`: columns, by name or number, whose numbers count time since 1970.
    package var epochs: [String: EpochUnit] = [:]
    /// `--type NAME=KIND`: columns, by name or number, that are to be read as a certain kind.
    package var kinds: [String: ColumnKind] = [:]
    /// `--missing TEXT`: further texts that stand for a missing cell, in every column.
    package var missing: Set<String> = []
    /// Dates that are written without an offset are read in this zone.
    package var timeZone: TimeZone = .gmt
    /// About how many bytes of columns are kept in memory. Larger inputs are read anew for each question.
    package var memoryLimit = 1 << 30
    /// Told the bytes that were read so far and, where it is known, how many there are; about every four million bytes.
    package var progress: (@Sendable (_ done: Int, _ total: Int?) -> Void)?
    /// Told how many seconds a database has been answering a query and how many rows have come, about once a second;
    /// and zeros at the end.
    package var working: (@Sendable (_ seconds: Int, _ rows: Int) -> Void)?
    /// Whether an interrupt (Ctrl-C) ends the query that a database is answering, before it ends the program.
    package var stopsAtInterrupt = false

    package init() {}
}

/// Formats of files, streams and web addresses. Any of them may be compressed with gzip.
package enum DataFormat: String, Hashable, Sendable, CaseIterable {
    /// Values with separators, whichever separator that is.
    case csv
    /// An array of objects, an array of arrays, an object of arrays, or an object that holds one of those.
    case json
    /// One JSON object or array a line.
    case ndjson
}

package enum DecimalMark: String, Hashable, Sendable, CaseIterable {
    case point, comma
}

package enum TextEncoding: String, Hashable, Sendable, CaseIterable {
    case utf8 = "utf-8"
    case utf16 = "utf-16"
    case utf16LittleEndian = "utf-16le"
    case utf16BigEndian = "utf-16be"
    case utf32LittleEndian = "utf-32le"
    case utf32BigEndian = "utf-32be"
    case windows1252 = "windows-1252"
    case latin1 = "iso-8859-1"
}

package enum DateOrder: String, Hashable, Sendable, CaseIterable {
    case dayMonthYear = "dmy"
    case monthDayYear = "mdy"
    case yearMonthDay = "ymd"
}

/// The unit of numbers that count time: since 1970-01-01 UTC, or in spreadsheets.
package enum EpochUnit: String, Hashable, Sendable, CaseIterable {
    case seconds = "s"
    case milliseconds = "ms"
    case microseconds = "us"
    case nanoseconds = "ns"
    /// Days since 1899-12-30 and their fractions, without a zone, as Excel and its like keep dates.
    case excelDays = "excel"

    package var perSecond: Double {
        switch self {
        case .seconds: 1
        case .milliseconds: 1e3
        case .microseconds: 1e6
        case .nanoseconds: 1e9
        case .excelDays: 1.0 / 86_400
        }
    }
}
