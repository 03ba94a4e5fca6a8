/// Texts and their numbers, found by their bytes.
struct ByteDictionary {
    /// Of a text that stands for a missing cell.
    static let missing: Int32 = -1

    /// Distinct texts in the order of their first row.
    private(set) var names: [String] = []
    /// About how many bytes are held.
    private(set) var byteCount = 0
    private var codesOfNames: [String: Int32] = [:]
    private var arena: [UInt8] = []
    private var entries: [Entry] = []
    private var slots: [Int32] = []

    private struct Entry {
        var hash: UInt64
        var start: Int
        var length: Int
        var code: Int32
    }

    /// The number of the text that the bytes stand for. `name` makes a text of bytes that were not seen before, or nil
    /// of those that mean a missing cell; different bytes can be one text.
    @inline(__always)
    mutating func code(_ bytes: UnsafeBufferPointer<UInt8>, name: (UnsafeBufferPointer<UInt8>) -> String?) -> Int32 {
        if slots.isEmpty { slots = [Int32](repeating: -1, count: 64) }
        let hash = Self.hash(bytes)
        let mask = slots.count - 1
        var slot = Int(truncatingIfNeeded: hash) & mask
        while slots[slot] >= 0 {
            let entry = entries[Int(slots[slot])]
            if entry.hash == hash, entry.length == bytes.count, isEqual(entry, bytes) { return entry.code }
            slot = (slot + 1) & mask
        }
        return insert(bytes, hash: hash, slot: slot, name: name(bytes))
    }

    private func isEqual(_ entry: Entry, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        arena.withUnsafeBufferPointer { arena in
            for index in 0..<bytes.count where arena[entry.start + index] != bytes[index] { return false }
            return true
        }
    }

    private mutating func insert(
        _ bytes: UnsafeBufferPointer<UInt8>, hash: UInt64, slot: Int, name: String?
    ) -> Int32 {
        var code = Self.missing
        if let name { code = self.code(of: name) }
        slots[slot] = Int32(truncatingIfNeeded: entries.count)
        entries.append(Entry(hash: hash, start: arena.count, length: bytes.count, code: code))
        arena.append(contentsOf: bytes)
        byteCount += 2 * bytes.count + 96
        if entries.count * 2 > slots.count { grow() }
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
        slots = [Int32](repeating: -1, count: slots.count * 2)
        let mask = slots.count - 1
        for (index, entry) in entries.enumerated() {
            var slot = Int(truncatingIfNeeded: entry.hash) & mask
            while slots[slot] >= 0 { slot = (slot + 1) & mask }
            slots[slot] = Int32(truncatingIfNeeded: index)
        }
    }

    /// FNV-1a, with its upper bits mixed into the lower ones.
    @inline(__always)
    private static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return hash ^ hash >> 29
    }
}
