import Foundation

/// Built programs, each in a folder named by a hash of all that it was built from.
struct ProgramCache {
    private let folder: String
    /// Programs beyond this number go, those that were not used for longest first.
    private static let capacity = 24

    init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        let own = environment["XDG_CACHE_HOME"].flatMap { $0.isEmpty ? nil : $0 }
        folder = (own ?? (environment["HOME"] ?? NSTemporaryDirectory()) + "/.cache") + "/ridgeline"
    }

    /// The folder of a program; it exists where that was built before.
    func folder(for key: String) -> String { folder + "/" + key }

    func contains(_ key: String) -> Bool {
        FileManager.default.isExecutableFile(atPath: folder(for: key) + "/previews")
    }

    /// Notes that a program is used, and lets old ones go.
    func touch(_ key: String) {
        try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: folder(for: key))
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        guard names.count > Self.capacity else { return }
        let dated = names.map { name in
            let attributes = try? FileManager.default.attributesOfItem(atPath: folder + "/" + name)
            return (name: name, date: attributes?[.modificationDate] as? Date ?? .distantPast)
        }
        for old in dated.sorted(by: { $0.date > $1.date }).dropFirst(Self.capacity) {
            try? FileManager.default.removeItem(atPath: folder + "/" + old.name)
        }
    }
}

/// 128 bits of FNV-1a in two halves with different starts, as hexadecimal digits: tells versions of a source apart,
/// and is no protection against forgery.
struct ContentHash {
    private var first: UInt64 = 0xCBF2_9CE4_8422_2325
    private var second: UInt64 = 0x6C62_272E_07BB_0142

    mutating func add(_ bytes: some Sequence<UInt8>) {
        for byte in bytes {
            first = (first ^ UInt64(byte)) &* 0x100_0000_01B3
            second = (second ^ UInt64(byte ^ 0x5A)) &* 0x100_0000_01B3
        }
        // Ends a part: "ab" and "c" are not "a" and "bc".
        first = (first ^ 0xFF) &* 0x100_0000_01B3
        second = (second ^ 0xFE) &* 0x100_0000_01B3
    }

    mutating func add(_ text: String) { add(text.utf8) }

    var digits: String {
        [first, second].map { half in
            let digits = String(half, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }
}
