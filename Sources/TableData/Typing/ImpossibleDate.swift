extension DateParser {
    /// Whether bytes are written as a date of three numbers but are none: 2023-02-30, 31.04.2024, 0000-00-00, or
    /// 2024-05-01 25:00. To be asked of bytes that cannot be read as a date.
    static func isImpossible(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard (8...32).contains(bytes.count), bytes[0] &- 48 < 10 else { return false }
        var parser = DateParser(bytes)
        guard let first = parser.digits(), let mark = parser.take("-/."), let second = parser.digits(),
            parser.next == mark
        else { return false }
        parser.at += 1
        guard let third = parser.digits(), second.count <= 2,
            first.count == 4 && third.count <= 2 || first.count <= 2 && (third.count == 4 || third.count == 2)
        else { return false }
        return bytes[parser.at...].allSatisfy { $0 &- 48 < 11 || "T Z.+-".utf8.contains($0) }
    }
}
