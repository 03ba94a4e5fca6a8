import Foundation

/// A URI of PostgreSQL, of which the password is never shown.
struct PostgreSQLAddress {
    let text: String

    /// Without passwords, as it may be shown.
    var shown: String {
        guard let scheme = text.range(of: "://") else { return text }
        var rest = text[scheme.upperBound...]
        var parameters = ""
        if let mark = rest.firstIndex(of: "?") {
            let kept = rest[rest.index(after: mark)...].split(separator: "&").filter { !Self.isPassword($0) }
            parameters = kept.isEmpty ? "" : "?" + kept.joined(separator: "&")
            rest = rest[..<mark]
        }
        // The last one: a password may hold the sign itself, though it should not.
        if let at = rest.lastIndex(of: "@"), let colon = rest[..<at].firstIndex(of: ":") {
            return String(text[..<scheme.upperBound] + rest[..<colon] + rest[at...]) + parameters
        }
        return String(text[..<scheme.upperBound] + rest) + parameters
    }

    /// A message without anything of the password that it may repeat.
    func cleaned(_ message: String) -> String {
        secrets.reduce(message) { $0.replacing($1, with: "…") }
    }

    private var secrets: [String] {
        guard let scheme = text.range(of: "://") else { return [] }
        let rest = text[scheme.upperBound...]
        var found: [String] = []
        let authority = rest.prefix { $0 != "?" }
        if let at = authority.lastIndex(of: "@"), let colon = authority[..<at].firstIndex(of: ":") {
            found.append(String(authority[authority.index(after: colon)..<at]))
        }
        if let mark = rest.firstIndex(of: "?") {
            found += rest[mark...].dropFirst().split(separator: "&").filter(Self.isPassword).compactMap {
                $0.split(separator: "=", maxSplits: 1).dropFirst().first.map(String.init)
            }
        }
        let parts =
            found + found.compactMap(\.removingPercentEncoding)
            + found.flatMap { $0.split { "@/:".contains($0) } }.map(String.init)
        return parts.filter { $0.count >= 3 }.sorted { ($1.count, $0) < ($0.count, $1) }
    }

    private static func isPassword(_ parameter: some StringProtocol) -> Bool {
        ["password=", "sslpassword="].contains { parameter.lowercased().hasPrefix($0) }
    }
}
