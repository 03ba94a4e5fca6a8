import Drawing
import Foundation
import Geometry

/// The part of a scroll view's content that can be seen, known once the scroll view is placed.
@MainActor
package final class ScrollViewport {
    /// In the coordinates of the whole picture.
    package fileprivate(set) var frame: CGRect?
    /// What the scroll view is offered, for views whose length is a part of it.
    private var offer = ProposedViewSize.unspecified
    private var hasDependents = false

    package init() {}

    package func length(along axis: Axis) -> CGFloat? {
        hasDependents = true
        return axis == .horizontal ? offer.width : offer.height
    }

    /// Content that was measured for another window is measured anew.
    fileprivate func setOffer(_ fresh: ProposedViewSize, for content: LayoutNode) {
        guard fresh != offer else { return }
        offer = fresh
        if hasDependents { Self.forget(content) }
    }

    private static func forget(_ node: LayoutNode) {
        node.forgetLayout()
        for child in node.children { forget(child) }
    }
}

/// Where a scroll view was told to scroll to.
@MainActor
package final class ScrollRequest {
    package var target: (id: AnyHashable, anchor: UnitPoint?)?

    package init() {}
}

/// A window onto content that is as long as it likes along the scrolled axes.
package final class ScrollNode: LayoutNode {
    private let content: LayoutNode
    private let settings: ScrollSettings
    private let viewport: ScrollViewport
    private let axes: Axis.Set
    private let rightToLeft: Bool

    package init(
        _ content: LayoutNode, axes: Axis.Set, settings: ScrollSettings, viewport: ScrollViewport, rightToLeft: Bool
    ) {
        (self.content, self.axes, self.settings) = (content, axes, settings)
        (self.viewport, self.rightToLeft) = (viewport, rightToLeft)
        super.init(children: [content])
    }

    package override func arrange(_ proposal: ProposedViewSize) -> Arrangement {
        viewport.setOffer(proposal, for: content)
        let inner = ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height)
        let whole = content.size(for: inner)
        func length(_ axis: Axis.Set, _ offered: CGFloat?, _ ideal: CGFloat) -> CGFloat {
            guard axes.contains(axis), let offered, offered.isFinite else { return ideal }
            return max(0, offered)
        }
        let size = CGSize(
            width: length(.horizontal, proposal.width, whole.width),
            height: length(.vertical, proposal.height, whole.height))
        let offset = offset(of: whole, in: size, proposal: inner)
        return Arrangement(
            size: size, children: [.init(origin: CGPoint(x: -offset.x, y: -offset.y), proposal: inner)])
    }

    /// How far the content is scrolled, in points: to what was asked for, else to its beginning.
    private func offset(of whole: CGSize, in size: CGSize, proposal: ProposedViewSize) -> CGPoint {
        let excess = CGSize(width: max(0, whole.width - size.width), height: max(0, whole.height - size.height))
        func limited(_ point: CGPoint) -> CGPoint {
            CGPoint(x: min(max(0, point.x), excess.width), y: min(max(0, point.y), excess.height))
        }
        if let target = settings.target,
            let frame = Self.frame(of: target.id, in: content, at: .zero, proposal: proposal)
        {
            let anchor = target.anchor ?? Self.nearestAnchor(for: frame, in: size)
            return limited(
                CGPoint(
                    x: frame.minX + frame.width * anchor.x - size.width * anchor.x,
                    y: frame.minY + frame.height * anchor.y - size.height * anchor.y))
        }
        if let point = settings.point {
            return limited(
                CGPoint(
                    x: axes.contains(.horizontal) ? point.x ?? 0 : 0, y: axes.contains(.vertical) ? point.y ?? 0 : 0))
        }
        guard let anchor = settings.anchor else {
            return CGPoint(x: rightToLeft && axes.contains(.horizontal) ? excess.width : 0, y: 0)
        }
        let x = rightToLeft ? 1 - anchor.x : anchor.x
        // Content that is shorter than the window stands at the anchor too.
        return CGPoint(
            x: axes.contains(.horizontal) ? (whole.width - size.width) * x : 0,
            y: axes.contains(.vertical) ? (whole.height - size.height) * anchor.y : 0)
    }

    /// Without an anchor a scroll goes just as far as it takes to show the view.
    private static func nearestAnchor(for frame: CGRect, in size: CGSize) -> UnitPoint {
        UnitPoint(x: frame.maxX > size.width ? 1 : 0, y: frame.maxY > size.height ? 1 : 0)
    }

    private static func frame(
        of id: AnyHashable, in node: LayoutNode, at origin: CGPoint, proposal: ProposedViewSize
    ) -> CGRect? {
        let arrangement = node.arrangement(for: proposal)
        if node.traits.id == id { return CGRect(origin: origin, size: arrangement.size) }
        for (child, slot) in zip(node.children, arrangement.children) {
            let place = CGPoint(x: origin.x + slot.origin.x, y: origin.y + slot.origin.y)
            if let found = frame(of: id, in: child, at: place, proposal: slot.proposal) { return found }
        }
        return nil
    }

    package override func willPlaceChildren() {
        viewport.frame = frame
        viewport.setOffer(ProposedViewSize(frame.size), for: content)
    }

    package override func emit(into emitter: inout Emitter) {
        guard settings.clips else { return super.emit(into: &emitter) }
        emitter.group({ $0.clip = ClipOutline(Outline(rect: frame)) }) { content.emit(into: &$0) }
    }

    package override func explicitKeys() -> [AlignmentKey] { [] }

    package override var spacing: NodeSpacing { .standard }
}

/// What a scroll view does at rest.
package struct ScrollSettings {
    package var clips = true
    /// Where the content begins; nil for its start.
    package var anchor: UnitPoint?
    package var target: (id: AnyHashable, anchor: UnitPoint?)?
    /// How far the content is scrolled along each axis, in points; an axis without a number is at its start.
    package var point: (x: CGFloat?, y: CGFloat?)?

    package init() {}
}

/// A child of a lazy container, drawn only where it can be seen.
package final class CulledNode: WrapperNode {
    private let viewport: ScrollViewport

    package init(_ content: LayoutNode, viewport: ScrollViewport) {
        self.viewport = viewport
        super.init(content)
    }

    /// Shadows and blurs reach beyond their view, in points.
    private static let margin: CGFloat = 64

    package override func emit(into emitter: inout Emitter) {
        if let window = viewport.frame,
            !window.insetBy(dx: -Self.margin, dy: -Self.margin).intersects(frame)
        {
            return
        }
        super.emit(into: &emitter)
    }
}
