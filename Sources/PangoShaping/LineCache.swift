import Foundation
import TextShaping

/// Shaped lines by what they were shaped from, bounded in number and in the length of texts.
final class LineCache: @unchecked Sendable {
    private struct Key: Hashable, Sendable {
        var spans: [TextSpan]
        var rightToLeft: Bool
    }

    /// Longer lines, in UTF-8 bytes, are seldom shaped twice.
    private static let longestText = 512

    private let lock = NSLock()
    /// Under `lock`.
    private var lines = GenerationCache<Key, ShapedLine>(capacity: 2048)

    /// The line for the spans, made by `shape` where it is not there.
    func line(_ spans: [TextSpan], rightToLeft: Bool, shape: () -> ShapedLine) -> ShapedLine {
        guard spans.reduce(0, { $0 + $1.text.utf8.count }) <= Self.longestText else { return shape() }
        let key = Key(spans: spans, rightToLeft: rightToLeft)
        if let line = lock.withLock({ lines.value(for: key) }) { return line }
        let line = shape()
        lock.withLock { lines.insert(line, for: key) }
        return line
    }
}
