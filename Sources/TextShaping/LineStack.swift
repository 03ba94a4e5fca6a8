import Foundation

/// Lines from top to bottom. Each is as high as its fonts, rounded up to a pixel.
struct LineStack {
    private let style: ParagraphStyle
    private let shaper: any TextShaper
    private var lines: [ShapedLine] = []
    private var tops: [CGFloat] = []
    private var height: CGFloat = 0

    init(style: ParagraphStyle, shaper: any TextShaper) { (self.style, self.shaper) = (style, shaper) }

    var count: Int { lines.count }

    private func top(_ fonts: [TextSpan]) -> CGFloat {
        if lines.isEmpty { return 0 }
        let leading = fonts.reduce(0) { max($0, shaper.metrics(of: $1.font).leading) }
        return height + style.lineSpacing + leading
    }

    private func lineHeight(_ line: ShapedLine) -> CGFloat {
        roundedUp(line.ascent + line.descent, to: style.pixelLength)
    }

    /// The height of the stack if a line were added.
    func height(with line: ShapedLine, _ fonts: [TextSpan]) -> CGFloat { top(fonts) + lineHeight(line) }

    mutating func append(_ line: ShapedLine, _ fonts: [TextSpan]) { push(line, top: top(fonts)) }

    /// Puts another line in the place of the last.
    mutating func replaceLast(_ line: ShapedLine) {
        guard lines.popLast() != nil, let top = tops.popLast() else { return }
        push(line, top: top)
    }

    private mutating func push(_ line: ShapedLine, top: CGFloat) {
        lines.append(line)
        tops.append(top)
        height = top + lineHeight(line)
    }

    /// Makes the stack at least as high as `count` lines of `font`, as far as `limit` allows.
    mutating func reserve(_ count: Int, font: FontRequest, within limit: CGFloat) {
        let metrics = shaper.metrics(of: font)
        let lineHeight = roundedUp(metrics.lineHeight, to: style.pixelLength)
        var missing = count - lines.count
        while missing > 0 {
            let next = height + style.lineSpacing + metrics.leading + lineHeight
            if next > limit + fitTolerance { break }
            height = next
            missing -= 1
        }
    }

    /// - Parameter width: what the lines had to fit.
    func block(width: CGFloat, isTruncated: Bool, scale: CGFloat) -> TextBlock {
        let widest = lines.reduce(0) { max($0, $1.width) }
        let rounded = roundedUp(widest, to: style.pixelLength)
        let blockWidth = widest <= width + fitTolerance ? min(rounded, width) : rounded
        let placed = zip(lines, tops).map { line, top in
            TextBlock.Line(line, origin: CGPoint(x: indent(line, in: blockWidth), y: top + line.ascent))
        }
        return TextBlock(
            lines: placed, size: CGSize(width: blockWidth, height: height), firstBaseline: placed.first?.origin.y ?? 0,
            lastBaseline: placed.last?.origin.y ?? 0, isTruncated: isTruncated, scale: scale)
    }

    private func indent(_ line: ShapedLine, in blockWidth: CGFloat) -> CGFloat {
        let slack = blockWidth - line.width
        switch style.alignment {
        case .center: return slack / 2
        case .leading: return style.rightToLeft ? slack : 0
        case .trailing: return style.rightToLeft ? 0 : slack
        }
    }
}

/// `length` rounded up to a multiple of `pixel`, but not for the sake of a rounding error.
private func roundedUp(_ length: CGFloat, to pixel: CGFloat) -> CGFloat {
    guard pixel > 0, length.isFinite else { return length }
    return ((length / pixel) - 1e-6).rounded(.up) * pixel
}
