import Foundation

/// Texts and their numbers, found by their bytes.
struct ByteDictionary {
    /// Of a text that stands for a missing cell.
    static var missing: Int32 { -1 }

    /// Distinct texts in the order of their first row.
    private(set) var names: [String] = []
    /// About how many bytes are held.
    private(set) var byteCount = 0
    private var codesOfNames: [String: Int32] = [:]
    private var arena: [UInt8] = []
    private var entries: [Entry] = []
    private var slots: [Int32] = []

    private struct Entry {
        var key: Key
        var start: Int
        var code: Int32
    }

    /// Up to eight bytes, or the first eight of more, and a hash of all.
    private struct Key {
        var word: UInt64
        var hash: UInt64
        var length: Int
    }

    /// The number of the text that the bytes stand for; nil for bytes that were not seen before.
    @inline(__always)
    func find(_ bytes: UnsafeBufferPointer<UInt8>) -> Int32? {
        let key = Self.key(bytes)
        return slots.withUnsafeBufferPointer { slots in
            guard !slots.isEmpty else { return nil }
            return entries.withUnsafeBufferPointer { entries in
                var slot = Int(truncatingIfNeeded: key.hash) & (slots.count - 1)
                while case let index = Int(slots[slot]), index >= 0 {
                    if entries[index].key.word == key.word, entries[index].key.length == key.length,
                        isEqual(entries[index].start, bytes)
                    {
                        return entries[index].code
                    }
                    slot = (slot + 1) & (slots.count - 1)
                }
                return nil
            }
        }
    }

    /// As `find`. `name` makes a text of bytes that were not seen before, or nil of those that mean a missing cell;
    /// different bytes can be one text.
    @inline(__always)
    mutating func code(_ bytes: UnsafeBufferPointer<UInt8>, name: (UnsafeBufferPointer<UInt8>) -> String?) -> Int32 {
        find(bytes) ?? insert(bytes, name: name(bytes))
    }

    /// Whether what is kept from `start` on is the same behind the first eight bytes.
    @inline(__always)
    private func isEqual(_ start: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let count = bytes.count
        guard count > 8, let given = bytes.baseAddress else { return true }
        return arena.withUnsafeBufferPointer { arena in
            guard let kept = arena.baseAddress.map({ $0 + start }) else { return false }
            if count <= 16 { return eightBytes(kept + count - 8) == eightBytes(given + count - 8) }
            return memcmp(kept + 8, given + 8, count - 8) == 0
        }
    }

    @inline(never)
    private mutating func insert(_ bytes: UnsafeBufferPointer<UInt8>, name: String?) -> Int32 {
        if (entries.count + 1) * 2 > slots.count { grow() }
        var code = Self.missing
        if let name { code = self.code(of: name) }
        let key = Self.key(bytes)
        place(key.hash, Int32(truncatingIfNeeded: entries.count))
        entries.append(Entry(key: key, start: arena.count, code: code))
        arena.append(contentsOf: bytes)
        byteCount += 2 * bytes.count + 96
        return code
    }

    private mutating func code(of name: String) -> Int32 {
        if let known = codesOfNames[name] { return known }
        let code = Int32(truncatingIfNeeded: names.count)
        names.append(name)
        codesOfNames[name] = code
        return code
    }

    private mutating func grow() {
        slots = [Int32](repeating: -1, count: max(64, slots.count * 2))
        for (index, entry) in entries.enumerated() { place(entry.key.hash, Int32(truncatingIfNeeded: index)) }
    }

    private mutating func place(_ hash: UInt64, _ index: Int32) {
        var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
        while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
        slots[slot] = index
    }

    @inline(__always)
    private static func key(_ bytes: UnsafeBufferPointer<UInt8>) -> Key {
        let count = bytes.count
        guard count > 0, let base = bytes.baseAddress else { return Key(word: 0, hash: 0, length: 0) }
        let seed = UInt64(truncatingIfNeeded: count) ^ 0x9E37_79B9_7F4A_7C15
        if count < 8 {
            // All bytes, some of them twice.
            let word =
                count >= 4
                ? fourBytes(base) << 32 | fourBytes(base + count - 4)
                : UInt64(base[0]) << 16 | UInt64(base[count >> 1]) << 8 | UInt64(base[count - 1])
            return Key(word: word, hash: mixed(seed, word), length: count)
        }
        let word = eightBytes(base)
        var (hash, at) = (mixed(seed, word), 8)
        while at + 8 < count {
            hash = mixed(hash, eightBytes(base + at))
            at += 8
        }
        if count > 8 { hash = mixed(hash, eightBytes(base + count - 8)) }
        return Key(word: word, hash: hash, length: count)
    }

    /// The two halves of a product.
    @inline(__always)
    private static func mixed(_ hash: UInt64, _ word: UInt64) -> UInt64 {
        let product = (hash ^ word).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
        return product.high ^ product.low
    }

    @inline(__always)
    private static func fourBytes(_ address: UnsafePointer<UInt8>) -> UInt64 {
        UInt64(UInt32(littleEndian: UnsafeRawPointer(address).loadUnaligned(as: UInt32.self)))
    }
}
