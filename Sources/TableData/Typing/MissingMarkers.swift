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
        isMissing(text) || Self.inNumbers.contains(text.lowercased())
    }

    private static let always: Set<String> = [
        "NULL", "null", "Null", "(null)", "\\N", "NaN", "nan", "NAN", "N/A", "n/a", "#N/A", "<NA>", "<null>", "NaT",
        "#N/A N/A", "#NA", "#DIV/0!", "#VALUE!", "#REF!", "#NAME?", "#NUM!", "#NULL!", "-nan", "-NaN", "-nan(ind)",
        "1.#QNAN", "1.#IND", "-1.#IND",
    ]

    private static let inNumbers: Set<String> = [
        "na", "n.a.", "n.a", "none", "nil", "undefined", "missing", "unknown", "-", "--", "---", "—", "–", "−", "―",
        ".", "..", "...", "…", "?", "*", "inf", "+inf", "-inf", "infinity", "+infinity", "-infinity", "∞", "-∞",
        "+∞", "1.#inf", "-1.#inf", "k.a.", "k. a.", "tbd", "n/d", "nd", "void", "not available", "no data",
        "not applicable",
    ]
}
