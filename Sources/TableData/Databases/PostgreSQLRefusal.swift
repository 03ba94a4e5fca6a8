import Foundation

/// Why a server refuses a query, with what to do about it.
struct PostgreSQLRefusal {
    /// SQLSTATE, such as "42P01"; empty where the server gave none.
    var state = ""
    var message = ""
    var hint = ""
    /// Such as " at “FORM rows”".
    var place = ""

    /// Whether the engine lacks a function, a type or a clause, and nothing is wrong with the question itself.
    var isLack: Bool { ["42883", "0A000", "42601", "42704", "42809", "42846"].contains(state) }

    func failure(_ name: String, tables: () -> [String]) -> DataFailure {
        var failure = DataFailure(
            code: "data.query", message: "\(name) refuses the query: \(message)\(place)", remedy: remedy)
        if state == "42P01", let table = quoted {
            let known = tables()
            failure.wrongName = .init(table, known: known)
            if !known.isEmpty { failure.remedy = "There are \(known.prefix(20).joined(separator: ", "))." }
        }
        return failure
    }

    private var remedy: String {
        if !hint.isEmpty { return hint }
        switch state {
        case "42501": return "Ask for the right to read it (GRANT SELECT), or connect as another user."
        case "25006": return "The command only reads; have the query change nothing."
        case "57014": return "The server has ended it: name fewer rows, or raise its statement_timeout."
        case "53200", "53100": return "The server is short of memory or disk: name fewer rows."
        default: return "Check --query; psql tells more about it."
        }
    }

    /// What stands between the first quotation marks of the message, behind the schema.
    private var quoted: String? {
        let parts = message.split(separator: "\"", omittingEmptySubsequences: false)
        return parts.count >= 3 ? parts[1].split(separator: ".").last.map(String.init) : nil
    }

    /// What to do about a connection that was not made.
    static func connectionRemedy(_ reason: String) -> String {
        func says(_ words: String...) -> Bool { words.contains { reason.contains($0) } }
        if says("password authentication failed", "no password supplied") {
            return "Give the password in PGPASSWORD or in ~/.pgpass, and check the user's name."
        }
        if says("database \"") && says("does not exist") {
            return "Name another database behind the last / of the address; psql -l lists them."
        }
        if says("role \"") && says("does not exist") { return "Name another user before the @ of the address." }
        if says("translate host name") { return "Check the host's name in the address." }
        if says("pg_hba.conf") { return "Have the server let this user in from here: its file pg_hba.conf decides." }
        return "Check host, port, database and user, and that the server accepts connections from here."
    }
}
