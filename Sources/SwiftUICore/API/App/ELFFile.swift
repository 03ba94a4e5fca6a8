import Foundation

/// The sections of a 64-bit little-endian ELF file.
struct ELFFile {
    private let bytes: Data

    /// Nil where the bytes are no such file.
    init?(_ bytes: Data) {
        let magic: [UInt8] = [0x7F, 0x45, 0x4C, 0x46, 2, 1]
        guard bytes.count >= 64, bytes.prefix(6).elementsEqual(magic) else { return nil }
        self.bytes = bytes
    }

    /// Whether the loader chooses where the file goes; else addresses in it are final.
    var isPositionIndependent: Bool { integer(at: 0x10, size: 2) == 3 }

    /// Where a section is loaded, relative to the base, and how long it is in bytes; nil where there is none.
    func section(named wanted: String) -> (address: UInt, size: Int)? {
        guard let headers = integer(at: 0x28, size: 8), let entrySize = integer(at: 0x3A, size: 2),
            let count = integer(at: 0x3C, size: 2), let namesIndex = integer(at: 0x3E, size: 2), entrySize >= 64,
            let names = integer(at: headers &+ namesIndex &* entrySize &+ 0x18, size: 8)
        else { return nil }
        for index in 0..<count {
            let header = headers &+ index &* entrySize
            guard let name = integer(at: header, size: 4), hasName(wanted, at: names &+ name) else { continue }
            guard let address = integer(at: header &+ 0x10, size: 8), let size = integer(at: header &+ 0x20, size: 8)
            else { return nil }
            return Int(exactly: size).map { (UInt(address), $0) }
        }
        return nil
    }

    private func hasName(_ name: String, at offset: UInt64) -> Bool {
        let expected = Array(name.utf8) + [0]
        guard let start = Int(exactly: offset), start <= bytes.count - expected.count else { return false }
        return bytes.dropFirst(start).prefix(expected.count).elementsEqual(expected)
    }

    private func integer(at offset: UInt64, size: Int) -> UInt64? {
        guard let start = Int(exactly: offset), start >= 0, start <= bytes.count - size else { return nil }
        return bytes.dropFirst(start).prefix(size).reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
}
