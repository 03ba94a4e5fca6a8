import Foundation

/// A node around one other.
package class WrapperNode: LayoutNode {
    package let content: LayoutNode

    package init(_ content: LayoutNode) {
        self.content = content
        super.init(children: [content])
        traits = content.traits
    }

    package override func isRigid() -> Bool { content.ignoresProposal }

    /// Passes the proposal and the size through.
    package override func arrange(_ proposal: ProposedViewSize) -> Arrangement {
        Arrangement(size: content.size(for: proposal), children: [.init(origin: .zero, proposal: proposal)])
    }
}

/// `frame(width:height:alignment:)`: sides that are given are fixed, the others are the content's.
package final class FixedFrameNode: WrapperNode {
    private let width: CGFloat?
    private let height: CGFloat?
    private let alignment: Alignment

    package init(_ content: LayoutNode, width: CGFloat?, height: CGFloat?, alignment: Alignment) {
        (self.width, self.height, self.alignment) = (width, height, alignment)
        super.init(content)
    }

    package override func isRigid() -> Bool { (width != nil && height != nil) || content.ignoresProposal }

    package override func arrange(_ proposal: ProposedViewSize) -> Arrangement {
        let inner = ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
        let child = content.dimensions(for: inner)
        let size = CGSize(width: width ?? child.width, height: height ?? child.height)
        return aligned(child, in: size, by: alignment, proposal: inner)
    }
}

extension LayoutNode {
    /// One child inside a box of `size`, its guide on the box's.
    package func aligned(
        _ child: ViewDimensions, in size: CGSize, by alignment: Alignment, proposal: ProposedViewSize
    ) -> Arrangement {
        let box = ViewDimensions(node: nil, arrangement: Arrangement(size: size))
        return Arrangement(
            size: size,
            children: [
                .init(
                    origin: CGPoint(
                        x: box.value(alignment.horizontal.key) - child.value(alignment.horizontal.key),
                        y: box.value(alignment.vertical.key) - child.value(alignment.vertical.key)),
                    proposal: proposal)
            ])
    }
}

/// Limits of one side of a flexible frame, in points.
package struct FlexibleSide {
    package var minimum: CGFloat?
    package var ideal: CGFloat?
    package var maximum: CGFloat?

    package init(minimum: CGFloat?, ideal: CGFloat?, maximum: CGFloat?) {
        (self.minimum, self.ideal, self.maximum) = (minimum, ideal, maximum)
    }

    /// What the content is offered.
    func proposal(_ offered: CGFloat?) -> CGFloat? {
        guard var value = offered ?? ideal else { return nil }
        if let maximum { value = min(value, maximum) }
        if let minimum { value = max(value, minimum) }
        return value
    }

    /// The least length for content that is shorter without an offer; else the offer.
    func least(_ offered: CGFloat?, content: CGFloat) -> CGFloat? {
        guard offered == nil, let minimum, content < minimum else { return offered }
        return minimum
    }

    /// What the frame takes: the offer, within the limits; a missing limit is the content's own length.
    func length(_ offered: CGFloat?, content: CGFloat) -> CGFloat {
        if minimum == nil, maximum == nil { return offered == nil ? ideal ?? content : content }
        let lower = minimum ?? min(content, maximum ?? content)
        let upper = max(lower, maximum ?? max(content, lower))
        guard let wish = offered ?? ideal else { return min(max(content, lower), upper) }
        return min(max(wish, lower), upper)
    }
}

/// `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`.
package final class FlexibleFrameNode: WrapperNode {
    private let horizontal: FlexibleSide
    private let vertical: FlexibleSide
    private let alignment: Alignment

    package init(_ content: LayoutNode, horizontal: FlexibleSide, vertical: FlexibleSide, alignment: Alignment) {
        (self.horizontal, self.vertical, self.alignment) = (horizontal, vertical, alignment)
        super.init(content)
    }

    package override func isRigid() -> Bool { false }

    package override func arrange(_ proposal: ProposedViewSize) -> Arrangement {
        var inner = ProposedViewSize(
            width: horizontal.proposal(proposal.width), height: vertical.proposal(proposal.height))
        var child = content.dimensions(for: inner)
        // Where nothing is offered, content that stretches fills the least length; other content keeps its own.
        let least = ProposedViewSize(
            width: horizontal.least(inner.width, content: child.width),
            height: vertical.least(inner.height, content: child.height))
        if least != inner {
            inner = least
            child = content.dimensions(for: inner)
        }
        let size = CGSize(
            width: horizontal.length(proposal.width, content: child.width),
            height: vertical.length(proposal.height, content: child.height))
        return aligned(child, in: size, by: alignment, proposal: inner)
    }
}

/// `padding`: insets in points, already turned for the layout direction.
package final class PaddingNode: WrapperNode {
    private let top: CGFloat
    private let left: CGFloat
    private let bottom: CGFloat
    private let right: CGFloat

    package init(_ content: LayoutNode, top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
        super.init(content)
    }

    package override func arrange(_ proposal: ProposedViewSize) -> Arrangement {
        let inner = ProposedViewSize(
            width: proposal.width.map { max(0, $0 - left - right) },
            height: proposal.height.map { max(0, $0 - top - bottom) })
        let size = content.size(for: inner)
        return Arrangement(
            size: CGSize(width: max(0, size.width + left + right), height: max(0, size.height + top + bottom)),
            children: [.init(origin: CGPoint(x: left, y: top), proposal: inner)])
    }

    /// A padded side keeps the standard distance; an unpadded one what its content wants.
    package override var spacing: NodeSpacing {
        var result = content.spacing
        if top != 0 { result.top = .standard }
        if bottom != 0 { result.bottom = .standard }
        if left != 0 || right != 0 { (result.leading, result.trailing) = (.standard, .standard) }
        return result
    }
}

/// `fixedSize`: the ideal length on the axes named.
package final class IdealSizeNode: WrapperNode {
    private let horizontal: Bool
    private let vertical: Bool

    package init(_ content: LayoutNode, horizontal: Bool, vertical: Bool) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
        super.init(content)
    }

    package override func isRigid() -> Bool { (horizontal && vertical) || content.ignoresProposal }

    package override func arrange(_ proposal: ProposedViewSize) -> Arrangement {
        let inner = ProposedViewSize(
            width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
        return Arrangement(size: content.size(for: inner), children: [.init(origin: .zero, proposal: inner)])
    }
}

/// `aspectRatio`: the largest (fit) or smallest (fill) size of the ratio for the proposal is offered to the content.
package final class AspectRatioNode: WrapperNode {
    private let ratio: CGFloat?
    private let fills: Bool

    package init(_ content: LayoutNode, ratio: CGFloat?, fills: Bool) {
        (self.ratio, self.fills) = (ratio, fills)
        super.init(content)
    }

    package override func arrange(_ proposal: ProposedViewSize) -> Arrangement {
        let inner = offer(proposal)
        return Arrangement(size: content.size(for: inner), children: [.init(origin: .zero, proposal: inner)])
    }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        let ideal = content.size(for: .unspecified)
        let natural = ideal.height > 0 ? ideal.width / ideal.height : 1
        guard let ratio = Optional(ratio ?? natural), ratio > 0, ratio.isFinite else { return proposal }
        switch (proposal.width, proposal.height) {
        case (nil, nil): return ProposedViewSize(width: ideal.height * ratio, height: ideal.height)
        case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
        case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
        case (let width?, let height?):
            let widthLeads = (width / ratio <= height) != fills
            return widthLeads
                ? ProposedViewSize(width: width, height: width / ratio)
                : ProposedViewSize(width: height * ratio, height: height)
        }
    }
}
