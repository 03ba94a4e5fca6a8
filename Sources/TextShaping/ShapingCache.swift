import Drawing
import Foundation

/// Remembers paragraph layouts of one shaper, for renderers that measure the same text with several proposals.
/// Bounded, and safe to share between threads.
public final class ShapingCache: @unchecked Sendable {
    private struct Key: Hashable, Sendable {
        var spans: [TextSpan]
        var style: ParagraphStyle
        var width: CGFloat?
        var height: CGFloat?
    }

    public let shaper: any TextShaper
    private let lock = NSLock()
    /// Under `lock`.
    private var blocks: GenerationCache<Key, TextBlock>
    /// Under `lock`. The shaper reports a cause once; whoever asks later shall hear of it too.
    private var reported: [Diagnostic] = []

    /// - Parameter capacity: how many layouts are kept at least before the oldest go.
    public init(shaper: any TextShaper, capacity: Int = 1024) {
        self.shaper = shaper
        blocks = GenerationCache(capacity: capacity)
    }

    /// The same as `layoutText` with the cache's shaper.
    public func layout(_ spans: [TextSpan], style: ParagraphStyle, width: CGFloat?, height: CGFloat?) -> TextBlock {
        // Where the ideal layout has room enough it is the answer to every proposal.
        let ideal = block(Key(spans: spans, style: style, width: nil, height: nil))
        let hasRoom =
            !ideal.isTruncated && (width ?? .infinity) >= ideal.size.width
            && (height ?? .infinity) >= ideal.size.height
        return hasRoom ? ideal : block(Key(spans: spans, style: style, width: width, height: height))
    }

    /// All that the shaper has reported so far, in order.
    public func diagnostics() -> [Diagnostic] {
        let fresh = shaper.takeDiagnostics()
        return lock.withLock {
            reported += fresh
            return reported
        }
    }

    private func block(_ key: Key) -> TextBlock {
        if let block = lock.withLock({ blocks.value(for: key) }) { return block }
        let block = layoutText(key.spans, style: key.style, width: key.width, height: key.height, shaper: shaper)
        lock.withLock { blocks.insert(block, for: key) }
        return block
    }
}
