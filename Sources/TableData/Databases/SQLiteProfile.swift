import CSQLite
import Foundation

/// What the cells of a column are, counted in one pass by an aggregate that is defined for each connection: how many
/// are numbers and texts, the range of the numbers, how many texts are dates, how long the longest is, and how many
/// different ones there are.
struct SQLiteProfile {
    static let function = "ridgeline_profile"

    /// What the aggregate answers, as numbers with blanks between.
    let numbers: Int
    let finite: Int
    let lower: Double
    let upper: Double
    let texts: Int
    let dates: Int
    let longest: Int
    /// -1 for more than are counted.
    let distinct: Int

    init?(_ cell: [UInt8]?) {
        let parts = String(decoding: cell ?? [], as: UTF8.self).split(separator: " ")
        let counts = parts.map { Int($0) ?? 0 }
        guard parts.count == 8 else { return nil }
        (numbers, finite, texts, dates) = (counts[0], counts[1], counts[4], counts[5])
        (longest, distinct) = (counts[6], counts[7])
        (lower, upper) = (Double(parts[2]) ?? .nan, Double(parts[3]) ?? .nan)
    }

    /// Defines the aggregate: of a cell, and of whether dates with an offset count.
    static func define(_ handle: OpaquePointer, _ markers: SQLiteMarkers) {
        sqlite3_create_function_v2(
            handle, function, 2, SQLITE_UTF8, Unmanaged.passUnretained(markers).toOpaque(), nil, addToProfile,
            endProfile, nil)
    }
}

/// Which texts stand for a missing cell; lives as long as the connection.
final class SQLiteMarkers: Sendable {
    let lowercased: Set<String>
    init(_ missing: Set<String>) { lowercased = Set(missing.map { $0.lowercased() }).union([""]) }
}

/// Held by SQLite between the rows, in memory that it clears at first.
private struct Counts {
    var numbers: Int
    var finite: Int
    var lower: Double
    var upper: Double
    var texts: Int
    var dates: Int
    var longest: Int
    var different: Unmanaged<DifferentTexts>?
}

private final class DifferentTexts {
    var dictionary = ByteDictionary()
    var isFull = false
}

private func counts(_ context: OpaquePointer?) -> UnsafeMutablePointer<Counts>? {
    sqlite3_aggregate_context(context, Int32(MemoryLayout<Counts>.stride))?.assumingMemoryBound(to: Counts.self)
}

private func addToProfile(
    _ context: OpaquePointer?, _ count: Int32, _ arguments: UnsafeMutablePointer<OpaquePointer?>?
) {
    guard let counts = counts(context), let cell = arguments?[0], let flag = arguments?[1] else { return }
    switch sqlite3_value_type(cell) {
    case SQLITE_NULL: return
    case SQLITE_INTEGER, SQLITE_FLOAT:
        counts.pointee.numbers += 1
        let value = sqlite3_value_double(cell)
        guard value.isFinite else { return }
        if counts.pointee.finite == 0 { (counts.pointee.lower, counts.pointee.upper) = (value, value) }
        counts.pointee.finite += 1
        if value < counts.pointee.lower { counts.pointee.lower = value }
        if value > counts.pointee.upper { counts.pointee.upper = value }
    default:
        counts.pointee.texts += 1
        guard let start = sqlite3_value_text(cell) else { return }
        let bytes = UnsafeBufferPointer(start: start, count: Int(sqlite3_value_bytes(cell)))
        counts.pointee.longest = max(counts.pointee.longest, bytes.count)
        if isSQLiteDate(bytes, allowsOffset: sqlite3_value_int(flag) != 0) { counts.pointee.dates += 1 }
        let different = counts.pointee.different ?? Unmanaged.passRetained(DifferentTexts())
        counts.pointee.different = different
        add(bytes, to: different.takeUnretainedValue())
    }
}

private func add(_ bytes: UnsafeBufferPointer<UInt8>, to texts: DifferentTexts) {
    if texts.isFull { return }
    _ = texts.dictionary.code(bytes) { String(decoding: $0, as: UTF8.self) }
    if texts.dictionary.names.count > DatabaseStatistics.mostTexts + 1 {
        texts.isFull = true
        texts.dictionary = ByteDictionary()
    }
}

private func endProfile(_ context: OpaquePointer?) {
    // Without a row nothing was counted.
    guard let found = counts(context) else { return sqlite3_result_null(context) }
    let texts = found.pointee.different?.takeRetainedValue()
    var distinct = 0
    if let texts, let user = sqlite3_user_data(context) {
        let markers = Unmanaged<SQLiteMarkers>.fromOpaque(user).takeUnretainedValue()
        let names = texts.dictionary.names.filter { !markers.lowercased.contains($0.lowercased()) }
        distinct = texts.isFull || names.count > DatabaseStatistics.mostTexts ? -1 : names.count
    }
    let all = found.pointee
    let text =
        "\(all.numbers) \(all.finite) \(all.lower) \(all.upper) \(all.texts) \(all.dates) \(all.longest) \(distinct)"
    sqlite3_result_text(context, text, -1, unsafeBitCast(-1, to: sqlite3_destructor_type.self))
}

/// Whether SQLite's functions for dates take a text for the day that it begins with, as ISO 8601 writes them: a day,
/// then a time of hours and minutes, seconds with parts or not, and an offset.
func isSQLiteDate(_ bytes: UnsafeBufferPointer<UInt8>, allowsOffset: Bool) -> Bool {
    func digits(_ start: Int, _ count: Int) -> Int? {
        guard start + count <= bytes.count else { return nil }
        var number = 0
        for place in start..<start + count {
            guard bytes[place] &- 48 < 10 else { return nil }
            number = number * 10 + Int(bytes[place] &- 48)
        }
        return number
    }
    func has(_ character: Unicode.Scalar, _ place: Int) -> Bool {
        place < bytes.count && bytes[place] == UInt8(ascii: character)
    }
    func time(_ start: Int) -> Bool {
        guard let hours = digits(start, 2), let minutes = digits(start + 3, 2) else { return false }
        return hours < 24 && minutes < 60 && has(":", start + 2)
    }
    guard bytes.count >= 10, has("-", 4), has("-", 7), let year = digits(0, 4), let month = digits(5, 2),
        let day = digits(8, 2), (1...12).contains(month), day >= 1
    else { return false }
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    guard day <= lengths[month - 1] else { return false }
    if bytes.count == 10 { return true }
    guard has(" ", 10) || has("T", 10), time(11) else { return false }
    var place = 16
    if has(":", place) {
        guard let seconds = digits(17, 2), seconds < 60 else { return false }
        place = 19
        if has(".", place) {
            place += 1
            let start = place
            while digits(place, 1) != nil { place += 1 }
            if place == start { return false }
        }
    }
    if place == bytes.count { return true }
    guard allowsOffset else { return false }
    if has("Z", place) || has("z", place) { return place + 1 == bytes.count }
    return (has("+", place) || has("-", place)) && time(place + 1) && place + 6 == bytes.count
}
