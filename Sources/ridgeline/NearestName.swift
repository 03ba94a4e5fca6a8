/// The known name that is fewest edits away from `word`, or nil where all are too far to have been meant.
func nearestName(to word: String, among names: [String]) -> String? {
    let word = word.lowercased()
    // A name cut short counts as one edit, whatever it lacks.
    let candidates = names.map { name in
        let edits = editDistance(Array(word.utf8), Array(name.lowercased().utf8))
        let isCutShort = word.utf8.count >= 3 && name.hasPrefix(word)
        return (name: name, distance: isCutShort ? min(1, edits) : edits, edits: edits)
    }
    let best = candidates.min { ($0.distance, $0.edits) < ($1.distance, $1.edits) }
    guard let best, best.distance <= max(1, word.utf8.count / 3) else { return nil }
    return best.name
}

/// Levenshtein distance: how many bytes must be inserted, deleted or replaced.
private func editDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var row = Array(0..<b.count + 1)
    for (i, byte) in a.enumerated() {
        var diagonal = row[0]
        row[0] = i + 1
        for (j, other) in b.enumerated() {
            let replaced = diagonal + (byte == other ? 0 : 1)
            diagonal = row[j + 1]
            row[j + 1] = min(replaced, row[j] + 1, diagonal + 1)
        }
    }
    return row[b.count]
}
