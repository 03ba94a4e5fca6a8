extension ColumnBuilder {
    /// Adds the numbers of texts.
    func appendTexts(_ batch: RecordBatch, position: Int) {
        // Local copies: each access to what an object holds is checked.
        var (found, dictionary, known) = (codes, dictionary, 0)
        (codes, self.dictionary) = ([], ByteDictionary())
        defer { (codes, self.dictionary) = (found, dictionary) }
        let start = found.count
        found.append(contentsOf: repeatElement(ByteDictionary.missing, count: batch.count))
        found.withUnsafeMutableBufferPointer { found in
            for record in 0..<batch.count {
                let line = batch.lines[record]
                var code = ByteDictionary.missing
                if let span = batch.span(record, position) {
                    switch span.form {
                    case .bare: code = self.code(trimmed(batch.raw(span)), in: &dictionary, line: line)
                    case .quoted: code = self.code(batch.raw(span), in: &dictionary, line: line)
                    case .escaped, .loose:
                        code = batch.withText(span) { self.code($0, in: &dictionary, line: line) }
                    }
                }
                if code < 0 { countMissing(line) } else { known += 1 }
                found[start + record] = code
            }
        }
        present += known
    }

    @inline(__always)
    private func code(_ bytes: UnsafeBufferPointer<UInt8>, in dictionary: inout ByteDictionary, line: Int) -> Int32 {
        if bytes.isEmpty { return ByteDictionary.missing }
        if let code = dictionary.find(bytes) { return code }
        return newCode(bytes, in: &dictionary, line: line)
    }

    @inline(never)
    private func newCode(_ bytes: UnsafeBufferPointer<UInt8>, in dictionary: inout ByteDictionary, line: Int) -> Int32 {
        if isUncounted {
            return markers.isMissing(cleaned(bytes, line: line)) ? ByteDictionary.missing : 0
        }
        return dictionary.code(bytes) { bytes in
            let text = cleaned(bytes, line: line)
            let isMissing = rule == .bool ? markers.isMissingNumber(text) : markers.isMissing(text)
            return isMissing ? nil : text
        }
    }
}
