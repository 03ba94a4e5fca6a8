/// What stands for a missing cell.
struct MissingMarkers: Sendable {
    private let given: Set<String>
    /// Whether only what the user names stands for a missing text.
    private let onlyGiven: Bool

    init(_ options: ReadOptions, onlyGiven: Bool = false) {
        given = Set(options.missing.map { $0.lowercased() })
        self.onlyGiven = onlyGiven
    }

    /// Whether the user names markers, which may look like numbers.
    var areGiven: Bool { !given.isEmpty }

    /// In columns of every kind.
    func isMissing(_ text: String) -> Bool {
        text.isEmpty || !onlyGiven && Self.always.contains(text) || !given.isEmpty && given.contains(text.lowercased())
    }

    /// In columns of numbers, dates and truth values also what in a column of text may be a name.
    func isMissingNumber(_ text: String) -> Bool {
        let lowered = text.lowercased()
        return isMissing(text) || Self.inNumbers.contains(lowered) || Self.areInfinite.contains(lowered)
    }

    private static let always: Set<String> = [
        "NULL", "null", "Null", "(null)", "\\N", "NaN", "nan", "NAN", "N/A", "n/a", "#N/A", "<NA>", "<null>", "NaT",
        "#N/A N/A", "#NA", "#DIV/0!", "#VALUE!", "#REF!", "#NAME?", "#NUM!", "#NULL!", "-nan", "-NaN", "-nan(ind)",
        "1.#QNAN", "1.#IND", "-1.#IND",
    ]

    private static let inNumbers: Set<String> = [
        "na", "n.a.", "n.a", "none", "nil", "undefined", "missing", "unknown", "-", "--", "---", "—", "–", "−", "―",
        ".", "..", "...", "…", "?", "*", "k.a.", "k. a.", "tbd", "n/d", "nd", "void", "not available", "no data",
        "not applicable",
    ]

    fileprivate static let areInfinite: Set<String> = [
        "inf", "+inf", "-inf", "infinity", "+infinity", "-infinity", "∞", "-∞", "+∞", "1.#inf", "-1.#inf",
    ]
}

/// Whether a text is an infinite number: one of the words for it, or a number that is too large for a double.
func isInfinite(_ text: String) -> Bool {
    // Most texts are told apart by their first byte; 0xE2 begins ∞.
    guard let first = text.utf8.first, first &- 48 < 10 || "+-.,iI".utf8.contains(first) || first == 0xE2 else {
        return false
    }
    let lowered = text.lowercased()
    if lowered.contains("inf") || text.contains("∞") { return MissingMarkers.areInfinite.contains(lowered) }
    guard lowered.contains("e") else { return false }
    return Double(lowered.replacing(",", with: "."))?.isInfinite ?? false
}
