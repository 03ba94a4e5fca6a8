import Foundation
import Testing

/// Files under Tests/Golden that a test compares its result with. With RIDGELINE_RECORD=1 they are written instead,
/// and the test fails, so that a recording run is never mistaken for a passing one.
enum GoldenFile {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Golden")

    static func compare(_ text: String, with name: String) throws {
        let url = folder.appending(path: name)
        if ProcessInfo.processInfo.environment["RIDGELINE_RECORD"] == "1" {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try text.write(to: url, atomically: true, encoding: .utf8)
            Issue.record("\(name) was recorded: look at its picture, then run again without --record")
            return
        }
        guard let golden = try? String(contentsOf: url, encoding: .utf8) else {
            Issue.record("\(name) is missing: look at its picture, then record it with ./dev test --record Golden")
            return
        }
        let (now, then) = (text.split(separator: "\n"), golden.split(separator: "\n"))
        let line =
            zip(now, then).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(now.count, then.count)
        #expect(
            text == golden,
            """
            \(name) differs from line \(line + 1) on:
            was \(then.indices.contains(line) ? String(then[line].prefix(200)) : "the end")
            is  \(now.indices.contains(line) ? String(now[line].prefix(200)) : "the end")
            """)
    }

    /// A short fingerprint (FNV-1a) for pictures whose drawing is too long to keep.
    static func fingerprint(_ text: String) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return String(hash, radix: 16)
    }
}
