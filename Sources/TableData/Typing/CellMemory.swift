/// What a cell means to a column of numbers or dates that it does not fit at first sight.
enum CellMeaning {
    case value(Double)
    case missing
    /// An infinite number, which is missing.
    case infinite
    /// Not of the column's kind, or of it in another form.
    case bad(isOtherForm: Bool)
}

/// Remembers what short cells mean, because the same ones come again and again: markers of missing values, prices.
struct CellMemory {
    private var numbers = ByteDictionary()
    private var meanings: [CellMeaning] = []

    private static let mostCells = 1 << 14
    private static let longestCell = 24

    /// `find` is asked for what is not known. Only plain ASCII is remembered: of all else, each cell counts.
    mutating func meaning(
        of bytes: UnsafeBufferPointer<UInt8>, find: (UnsafeBufferPointer<UInt8>) -> CellMeaning
    ) -> CellMeaning {
        if let code = numbers.find(bytes) { return meanings[Int(code)] }
        let meaning = find(bytes)
        if meanings.count < Self.mostCells, bytes.count <= Self.longestCell,
            bytes.allSatisfy({ $0 & 0x80 == 0 && $0 > 0 })
        {
            let code = numbers.code(bytes) { String(decoding: $0, as: UTF8.self) }
            if code == meanings.count { meanings.append(meaning) }
        }
        return meaning
    }
}
