/// Finds the separator that gives most lines the same number of fields, and fields that are whole values.
struct SeparatorDetection {
    let sample: Sample
    let comments: Bool

    /// In the order in which they are preferred where two fit alike.
    private static let candidates: [UInt8] = [
        UInt8(ascii: "\t"), UInt8(ascii: ";"), UInt8(ascii: "|"), UInt8(ascii: ","), 0x1F, 0x01, UInt8(ascii: "~"),
        UInt8(ascii: "^"),
    ]

    func detect() throws(DataFailure) -> Dialect {
        let part = sample.beginning(1 << 16)
        var best: (dialect: Dialect, score: Score)?
        for separator in Self.candidates where part.bytes.contains(separator) {
            let dialect = Dialect(separator: separator, comments: comments)
            guard let score = try score(dialect, part), score.isDivided else { continue }
            if best.map({ score.isBetter(than: $0.score) }) ?? true { best = (dialect, score) }
        }
        let single = Dialect(separator: nil, comments: comments)
        guard let whole = try score(single, part) else { return best?.dialect ?? single }
        if let best, !(best.dialect.separator == UInt8(ascii: ",") && best.score.isDecimalComma(whole)) {
            if best.score.consistency >= 0.3 || best.score.typed > whole.typed { return best.dialect }
        }
        let blanks = Dialect(separator: UInt8(ascii: " "), blanks: true, comments: comments)
        if let divided = try score(blanks, part), divided.isDivided, divided.consistency >= 0.9, divided.typed > 0,
            divided.typed >= whole.typed || divided.allTyped
        {
            return blanks
        }
        return single
    }

    private func score(_ dialect: Dialect, _ part: Sample) throws(DataFailure) -> Score? {
        let records = try part.records(dialect, limit: 300)
        return records.isEmpty ? nil : Score(records)
    }
}

/// How well a separator divides a sample.
private struct Score {
    /// The most frequent number of fields, and the share of records that have it.
    let width: Int
    let consistency: Double
    /// The share of numbers and dates among the cells that are not missing.
    let typed: Double
    let headerWidth: Int

    init(_ records: [SampleRecord]) {
        var counts: [Int: Int] = [:]
        for record in records { counts[record.cells.count, default: 0] += 1 }
        let most = counts.max { ($0.value, $0.key) < ($1.value, $1.key) }
        width = most?.key ?? 1
        consistency = Double(most?.value ?? 0) / Double(records.count)
        headerWidth = records.first?.cells.count ?? 0
        var (values, filled) = (0, 0)
        for record in records.dropFirst(records.count > 1 ? 1 : 0).prefix(100) {
            let kinds = record.kinds.prefix(200)
            filled += kinds.count { $0 != .missing }
            values += kinds.count { $0.isTyped }
        }
        typed = filled == 0 ? 0 : Double(values) / Double(filled)
    }

    var isDivided: Bool { width > 1 }
    var allTyped: Bool { typed > 0.999 }

    func isBetter(than other: Score) -> Bool {
        // What the first line and nearly all others agree on is hardly an accident.
        if abs(consistency - other.consistency) > 0.05 { return consistency > other.consistency }
        return typed > other.typed + 0.01
    }

    /// One column of numbers with decimal commas under a header without a comma.
    func isDecimalComma(_ whole: Score) -> Bool { width == 2 && headerWidth == 1 && whole.allTyped }
}
