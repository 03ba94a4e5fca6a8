import Drawing
import Foundation
import Geometry

/// `offset`: drawn elsewhere, laid out as if it were not.
package final class OffsetNode: WrapperNode {
    private let offset: CGSize

    package init(_ content: LayoutNode, offset: CGSize) {
        self.offset = offset
        super.init(content)
    }

    package override func arrange(_ proposal: ProposedViewSize) -> Arrangement {
        Arrangement(
            size: content.size(for: proposal),
            children: [.init(origin: CGPoint(x: offset.width, y: offset.height), proposal: proposal)])
    }

    package override func explicitAlignment(_ key: AlignmentKey, in arrangement: Arrangement) -> CGFloat? {
        guard let slot = arrangement.children.first else { return nil }
        return content.explicitAlignment(key, in: content.arrangement(for: slot.proposal))
    }
}

/// `position`: takes all it is offered and puts the content's centre at a point of it.
package final class PositionNode: WrapperNode {
    private let center: CGPoint

    package init(_ content: LayoutNode, center: CGPoint) {
        self.center = center
        super.init(content)
    }

    package override func isRigid() -> Bool { false }

    package override func arrange(_ proposal: ProposedViewSize) -> Arrangement {
        let child = content.size(for: proposal)
        return Arrangement(
            size: proposal.replacingUnspecifiedDimensions(by: child),
            children: [
                .init(
                    origin: CGPoint(x: center.x - child.width / 2, y: center.y - child.height / 2),
                    proposal: proposal)
            ])
    }

    package override var spacing: NodeSpacing { .standard }
}

/// `alignmentGuide`: one guide computed by the client.
package final class GuideNode: WrapperNode {
    private let key: AlignmentKey
    private let compute: (ViewDimensions) -> CGFloat

    package init(_ content: LayoutNode, key: AlignmentKey, compute: @escaping (ViewDimensions) -> CGFloat) {
        (self.key, self.compute) = (key, compute)
        super.init(content)
    }

    package override func explicitAlignment(_ key: AlignmentKey, in arrangement: Arrangement) -> CGFloat? {
        guard key == self.key else { return super.explicitAlignment(key, in: arrangement) }
        guard let slot = arrangement.children.first else { return nil }
        return compute(content.dimensions(for: slot.proposal))
    }

    package override func explicitKeys() -> [AlignmentKey] { super.explicitKeys() + [key] }
}

/// Effects that composite the content as one: opacity, blend mode, blur, shadow, transforms, clips, masks.
package final class EffectNode: WrapperNode {
    private let configure: (inout DrawnGroup, CGRect) -> Void

    /// `configure` gets the node's frame.
    package init(_ content: LayoutNode, configure: @escaping (inout DrawnGroup, CGRect) -> Void) {
        self.configure = configure
        super.init(content)
    }

    package override func emit(into emitter: inout Emitter) {
        emitter.group({ configure(&$0, frame) }) { content.emit(into: &$0) }
    }
}

/// A node that takes room and draws nothing.
package final class HiddenNode: WrapperNode {
    package override func emit(into emitter: inout Emitter) {}
}

/// Meaning for assistive technology around a view.
package final class SemanticsNode: WrapperNode {
    private let meaning: DrawnSemantics

    package init(_ content: LayoutNode, meaning: DrawnSemantics) {
        self.meaning = meaning
        super.init(content)
    }

    package override func emit(into emitter: inout Emitter) {
        emitter.semantics(meaning) { content.emit(into: &$0) }
    }
}

/// Takes the room between others along its stack's axis.
package final class SpacerNode: LayoutNode {
    private let minimum: CGFloat
    private let axis: StackNode.Axis?

    package init(minimum: CGFloat, axis: StackNode.Axis?) {
        (self.minimum, self.axis) = (minimum, axis)
        super.init()
        traits.isSpacer = true
    }

    package override func arrange(_ proposal: ProposedViewSize) -> Arrangement {
        let length = { (offered: CGFloat?) in max(self.minimum, offered ?? self.minimum) }
        switch axis {
        case .horizontal: return Arrangement(size: CGSize(width: length(proposal.width), height: 0))
        case .vertical: return Arrangement(size: CGSize(width: 0, height: length(proposal.height)))
        case nil: return Arrangement(size: CGSize(width: length(proposal.width), height: length(proposal.height)))
        }
    }

    package override var spacing: NodeSpacing { .none }
}
