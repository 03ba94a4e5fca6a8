import Foundation
import TableData

/// The options of all commands that read a table: those of the reader, and where its rows come from.
enum InputOptions {
    static let all =
        [
            OptionSpec(
                name: "query", placeholder: "SQL", help: "rows of a database: a SELECT, or a table's name",
                group: "Data"),
            OptionSpec(
                name: "time-zone", placeholder: "ZONE",
                help: "of dates that are written without one, and of the axis (UTC)", group: "Data"),
        ]
        + readFlags.map { flag in
            OptionSpec(
                name: flag.name, placeholder: flag.placeholder, help: flag.help, repeats: flag.placeholder != nil,
                group: "Data")
        }

    static func timeZone(_ arguments: Arguments) throws(Failure) -> TimeZone {
        guard let name = arguments.value("time-zone") else { return .gmt }
        if let zone = TimeZone(identifier: name) { return zone }
        let nearest = nearestName(to: name, among: TimeZone.knownTimeZoneIdentifiers)
        throw .usage(
            "There is no time zone “\(name)”.",
            remedy: nearest.map { "Did you mean \($0)?" } ?? "Give one such as Europe/Rome, or UTC.")
    }

    /// What the reader is told.
    static func readOptions(_ arguments: Arguments) throws(Failure) -> ReadOptions {
        var options = ReadOptions()
        options.timeZone = try timeZone(arguments)
        for flag in readFlags {
            let values = flag.placeholder == nil ? (arguments.has(flag.name) ? [""] : []) : arguments.all(flag.name)
            for value in values {
                do throws(DataFailure) {
                    try flag.apply(value, &options)
                } catch {
                    throw .usage(error.message, remedy: error.remedy)
                }
            }
        }
        options.stopsAtInterrupt = true
        if Terminal.errorsAreShown {
            options.working = { seconds, rows in
                let sent = rows > 1 ? ", \(rows) rows sent" : ""
                Terminal.progress(
                    seconds == 0 ? "" : "the database has worked for \(seconds) s\(sent); Ctrl-C stops it")
            }
            options.progress = { done, total in
                let share = total.map { " of \($0 / 1_000_000)" } ?? ""
                Terminal.progress(total == done ? "" : "\(done / 1_000_000)\(share) MB read")
            }
        }
        return options
    }
}
