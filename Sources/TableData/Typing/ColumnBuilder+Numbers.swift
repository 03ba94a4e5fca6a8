extension ColumnBuilder {
    /// Adds numbers; NaN for what is missing or none.
    func appendNumbers(_ batch: RecordBatch, position: Int) {
        let (mark, isDirect) = (markByte, !markers.areGiven)
        // A local array: each access to one of the object's is checked.
        var (values, known) = (numbers, 0)
        numbers = []
        let start = values.count
        values.append(contentsOf: repeatElement(.nan, count: batch.count))
        values.withUnsafeMutableBufferPointer { values in
            for record in 0..<batch.count {
                guard let span = batch.span(record, position) else {
                    countMissing(batch.lines[record])
                    continue
                }
                if isDirect, span.isVerbatim, let value = plainNumber(trimmed(batch.raw(span)), mark: mark) {
                    values[start + record] = value
                    known += 1
                } else if let value = unusualNumber(batch, span, line: batch.lines[record]) {
                    values[start + record] = value
                    known += 1
                }
            }
        }
        present += known
        numbers = values
    }

    /// A number as people write it; nil for a missing cell, which is counted.
    private func unusualNumber(_ batch: RecordBatch, _ span: FieldSpan, line: Int) -> Double? {
        batch.withText(span) { bytes in
            let bytes = trimmed(bytes)
            if bytes.isEmpty {
                countMissing(line)
                return nil
            }
            let meaning = unusual.meaning(of: bytes) { numberMeaning($0, line: line) }
            switch meaning {
            case .value(let value): return value
            case .infinite:
                infinite += 1
                countMissing(line)
            case .missing: countMissing(line)
            case .bad(let isOtherForm):
                if isOtherForm { otherForm += 1 }
                countBad(cleaned(bytes, line: line), line: line)
            }
            return nil
        }
    }

    private func numberMeaning(_ bytes: UnsafeBufferPointer<UInt8>, line: Int) -> CellMeaning {
        let text = cleaned(bytes, line: line)
        if isInfinite(text) { return .infinite }
        if markers.isMissingNumber(text) { return .missing }
        let mark: DecimalMark = markByte == UInt8(ascii: ",") ? .comma : .point
        let cleanedBytes = Array(text.utf8)
        if let value = writtenNumber(cleanedBytes, mark: mark)?.value { return .value(value) }
        return .bad(isOtherForm: writtenNumber(cleanedBytes, mark: mark == .comma ? .point : .comma) != nil)
    }
}
