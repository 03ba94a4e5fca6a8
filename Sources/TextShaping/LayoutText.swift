import Foundation
import Geometry

/// Lays out a paragraph in at most `width` by `height` points; nil (or infinite) for as much as it takes.
///
/// Lines wrap where Unicode allows it and at newlines; a word that is wider than `width` is broken between clusters.
/// What exceeds the line limit or the height is cut with an ellipsis, but one line always remains. White space at
/// which a line wraps takes no room. With `minimumScaleFactor` the text first shrinks in hundredths of its size until
/// nothing needs to be cut.
///
/// The block is as wide as its widest line, rounded up to a pixel but not beyond `width` where the line fits. It
/// exceeds `width` and `height` only where a single cluster, the ellipsis, or one line does.
///
/// - Parameter spans: with one span at least, whose text may be empty: it gives the height of an empty block.
public func layoutText(
    _ spans: [TextSpan], style: ParagraphStyle, width: CGFloat?, height: CGFloat?, shaper: any TextShaper
) -> TextBlock {
    guard !spans.isEmpty else { return TextBlock(lines: [], size: .zero, firstBaseline: 0, lastBaseline: 0) }
    let layout = ParagraphLayout(
        spans: spans, style: style, width: bound(width), height: bound(height), shaper: shaper)
    let factor = style.minimumScaleFactor
    guard factor < 1 else { return layout.block() }
    return layout.wholeBlock() ?? layout.shrunk(to: max(factor, smallestScale))
}

private let scaleStep: CGFloat = 0.01
private let smallestScale: CGFloat = 0.01

private func bound(_ proposal: CGFloat?) -> CGFloat {
    guard let proposal, !proposal.isNaN else { return .infinity }
    return max(0, proposal)
}

private struct ParagraphLayout {
    let spans: [TextSpan]
    let style: ParagraphStyle
    let width: CGFloat
    let height: CGFloat
    let shaper: any TextShaper

    /// The block at the largest scale at which everything fits, or at `factor` where none does.
    func shrunk(to factor: CGFloat) -> TextBlock {
        let steps = clampedInt(((1 - factor) / scaleStep + 1e-9).rounded(.down), in: 0...100)
        var best: TextBlock?
        var (low, high) = (1, steps)
        while low <= high {
            let middle = (low + high) / 2
            if let candidate = wholeBlock(scale: 1 - CGFloat(middle) * scaleStep) {
                best = candidate
                high = middle - 1
            } else {
                low = middle + 1
            }
        }
        return best ?? block(scale: factor)
    }

    /// The block if it shows everything within the bounds.
    func wholeBlock(scale: CGFloat = 1) -> TextBlock? {
        let filled = fill(scale: scale)
        guard !filled.isCut else { return nil }
        let block = finish(filled.stack, isTruncated: false, scale: scale)
        let fits = block.size.width <= width + fitTolerance && block.size.height <= height + fitTolerance
        return fits ? block : nil
    }

    func block(scale: CGFloat = 1) -> TextBlock {
        var filled = fill(scale: scale)
        if filled.isCut, let last = filled.last {
            let truncation = Truncation(filled.wrapper, lineStart: last.range.lowerBound, hardLine: last.hardLine)
            filled.stack.replaceLast(truncation.line(style.truncation))
        }
        return finish(filled.stack, isTruncated: filled.isCut, scale: scale)
    }

    private struct Filled {
        var wrapper: LineWrapper
        var stack: LineStack
        var last: WrappedLine?
        /// Whether there are more lines than have room.
        var isCut = false
    }

    private func fill(scale: CGFloat) -> Filled {
        let source = SpannedText(scale == 1 ? spans : spans.map { $0.scaled(by: scale) })
        let limit = max(1, style.lineLimit ?? .max)
        var filled = Filled(
            wrapper: LineWrapper(
                source, width: width, rightToLeft: style.writingDirection == .rightToLeft, shaper: shaper),
            stack: LineStack(style: style, shaper: shaper))
        while let line = filled.wrapper.next() {
            let fonts = source.slice(line.range)
            if filled.stack.count > 0 {
                let fits = filled.stack.height(with: line.shaped, fonts) <= height + fitTolerance
                filled.isCut = filled.stack.count >= limit || !fits
                if filled.isCut { break }
            }
            filled.stack.append(line.shaped, fonts)
            filled.last = line
        }
        return filled
    }

    private func finish(_ stack: LineStack, isTruncated: Bool, scale: CGFloat) -> TextBlock {
        var stack = stack
        let reserved = max(style.minimumLines, style.reservesSpace ? style.lineLimit ?? 0 : 0)
        if reserved > 0 {
            stack.reserve(reserved, font: spans[0].font.scaled(by: scale), within: height)
        }
        return stack.block(width: width, isTruncated: isTruncated, scale: scale)
    }
}

extension TextSpan {
    fileprivate func scaled(by scale: CGFloat) -> TextSpan {
        var span = self
        span.font = font.scaled(by: scale)
        span.kerning *= scale
        span.tracking *= scale
        span.baselineOffset *= scale
        return span
    }
}

extension FontRequest {
    fileprivate func scaled(by scale: CGFloat) -> FontRequest {
        var font = self
        font.size *= scale
        return font
    }
}
