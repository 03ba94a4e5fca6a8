import Foundation
import TableData

/// Reading of CSV into typed columns, and grouping without keeping rows.
enum CSVReading {
    /// Writes a file of about that many million bytes: a date, a category, whole numbers, decimals and quoted texts.
    /// The same file each time.
    static func write(megabytes: Int, to path: String) throws {
        try Data().write(to: URL(fileURLWithPath: path))
        let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
        var text = "date,region,units,price,note\n"
        let regions = ["north", "south", "east", "west", "\"centre, old\""]
        var (row, written) = (0, 0)
        while written < megabytes * 1_000_000 {
            // A multiplicative sequence: no random numbers, but none in order either.
            let mixed = (row &* 2_654_435_761) & 0xFFFF_FFFF
            let (month, day) = (1 + mixed % 12, 1 + mixed / 12 % 28)
            text += "20\(10 + mixed % 14)-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day),"
            text +=
                "\(regions[mixed / 7 % 5]),\(mixed % 10_000),\(Double(mixed % 1_000_000) / 100),order \(row % 1000)\n"
            row += 1
            if text.utf8.count > 1 << 20 {
                written += text.utf8.count
                try file.write(contentsOf: Data(text.utf8))
                text = ""
            }
        }
        try file.close()
    }

    /// Prints million bytes a second of reading all columns, and of one aggregation in bounded memory.
    static func measure(_ path: String, count: Int) throws {
        let size = Double(try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int ?? 0) / 1e6
        var rows = 0
        let read = try Timings(count: count) { rows = try openRows(.file(path)).read().rowCount }
        var options = ReadOptions()
        options.memoryLimit = 0
        var calendar = Calendar(identifier: .iso8601)
        calendar.timeZone = .gmt
        let aggregation = Aggregation(
            keys: [GroupKey("date", .date(.month)), GroupKey("region")], measures: [Measure(.mean, of: "price")],
            calendar: calendar)
        var groups = 0
        let grouped = try Timings(count: count) {
            groups = try openRows(.file(path), options: options).aggregate(aggregation).rowCount
        }
        func speed(_ timings: Timings) -> String { String(format: "%.0f", size / timings.median * 1000) }
        print(
            "read_mb_s=\(speed(read)) rows=\(rows) grouped_mb_s=\(speed(grouped)) groups=\(groups) "
                + "mb=\(milliseconds(size))"
        )
    }
}
