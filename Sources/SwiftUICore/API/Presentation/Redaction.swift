import Drawing
import Foundation
import Geometry

/// Why content is covered.
public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Text and images are bars and boxes, as long as what they stand for.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// So are those marked with `privacySensitive`, and no others.
    public static let privacy = RedactionReasons(rawValue: 1 << 1)
    /// Out of date: drawn faint.
    public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

private struct RedactionReasonsKey: EnvironmentKey { static let defaultValue: RedactionReasons = [] }

private struct PrivacySensitiveKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    public var redactionReasons: RedactionReasons {
        get { self[RedactionReasonsKey.self] }
        set { self[RedactionReasonsKey.self] = newValue }
    }

    /// Whether this part is to be covered where a picture is redacted for privacy.
    package var isPrivacySensitive: Bool {
        get { self[PrivacySensitiveKey.self] }
        set { self[PrivacySensitiveKey.self] = newValue }
    }

    /// Whether text and images here are covered.
    package var isCovered: Bool {
        redactionReasons.contains(.placeholder) || (redactionReasons.contains(.privacy) && isPrivacySensitive)
    }

    /// What covers them: the text's paint, faint.
    package func coverItem(_ rect: CGRect, cornerRadius: CGFloat = 4) -> DrawingItem {
        let style = HierarchicalShapeStyle.primary.resolved(in: self, level: 0)
        let outline = RoundedRectangle(cornerRadius: cornerRadius).path(in: rect).outline
        var group = DrawnGroup([.path(DrawnPath(outline, fill: style.paint.paint(in: rect)))])
        group.opacity = 0.16
        return .group(group)
    }
}

/// A cover in the place of its content.
package final class CoverNode: WrapperNode {
    private let environment: EnvironmentValues

    package init(_ content: LayoutNode, in environment: EnvironmentValues) {
        self.environment = environment
        super.init(content)
    }

    package override func emit(into emitter: inout Emitter) { emitter.add(environment.coverItem(frame)) }
}

extension View {
    /// Covers content for a reason, beside the reasons that hold already.
    public nonisolated func redacted(reason: RedactionReasons) -> some View {
        transformingEnvironment { $0.redactionReasons.formUnion(reason) }
            .wrapped { node, _ in
                guard reason.contains(.invalidated) else { return node }
                return EffectNode(node) { group, _ in group.opacity = 0.5 }
            }
    }

    /// Takes all reasons away.
    public nonisolated func unredacted() -> some View { environment(\.redactionReasons, []) }

    /// Marks a part that is not for everybody's eyes: covered where a picture is redacted for privacy.
    public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View {
        environment(\.isPrivacySensitive, sensitive)
    }
}
