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

/// How many bytes must be inserted, deleted or replaced, or neighbours exchanged (optimal string alignment).
private func editDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    // Of the beginnings of `a` that are two bytes shorter, one byte shorter, and as long as the current one.
    var (before, last) = ([Int](), Array(0..<b.count + 1))
    for (i, byte) in a.enumerated() {
        var row = [i + 1]
        for (j, other) in b.enumerated() {
            var edits = min(last[j] + (byte == other ? 0 : 1), row[j] + 1, last[j + 1] + 1)
            if i > 0, j > 0, byte == b[j - 1], a[i - 1] == other { edits = min(edits, before[j - 1] + 1) }
            row.append(edits)
        }
        (before, last) = (last, row)
    }
    return last[b.count]
}
