/// Pairs of words that a column of truth values is written in, in lower case; numbers 1 and 0 stay numbers.
private let truthWords: [(yes: String, no: String)] = [("true", "false"), ("yes", "no"), ("t", "f"), ("y", "n")]

/// Whether a word says yes.
func isTrue(_ word: String) -> Bool {
    let lowered = word.lowercased()
    return truthWords.contains { $0.yes == lowered }
}

/// Whether the words are all of one pair.
func areTruthValues(_ words: [String]) -> Bool {
    let lowered = words.map { $0.lowercased() }
    return !words.isEmpty && truthWords.contains { pair in lowered.allSatisfy { $0 == pair.yes || $0 == pair.no } }
}
