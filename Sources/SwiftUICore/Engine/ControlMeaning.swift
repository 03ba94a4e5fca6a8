import Drawing
import Foundation

/// What a control is, for assistive technology; its name is the text it shows.
private final class ControlMeaningNode: WrapperNode {
    private let role: DrawnSemantics.Role
    private let value: String

    init(_ content: LayoutNode, role: DrawnSemantics.Role, value: String) {
        (self.role, self.value) = (role, value)
        super.init(content)
    }

    override func emit(into emitter: inout Emitter) {
        let name = role == .list ? "" : content.collectedText()
        emitter.semantics(DrawnSemantics(role: role, label: name, value: value, items: [])) {
            content.emit(into: &$0)
        }
    }
}

extension View {
    package nonisolated func controlSemantics(_ role: DrawnSemantics.Role, value: String = "") -> some View {
        wrapped { node, _ in ControlMeaningNode(node, role: role, value: value) }
    }

    package nonisolated func listSemantics() -> some View { controlSemantics(.list) }
}

/// What a control is, named by a label that is not drawn.
package struct SpokenLabel<Label: View> {
    let label: Label
    let role: DrawnSemantics.Role
    let value: String
}

extension SpokenLabel: ViewModifier, PrimitiveViewModifier {
    package typealias Body = Never

    package func nodes(in context: ResolveContext, content: (ResolveContext) -> [LayoutNode]) -> [LayoutNode] {
        let name = context.child(1).nodes(of: label).map { $0.collectedText() }.joined(separator: ", ")
        let meaning = DrawnSemantics(role: role, label: name, value: value, items: [])
        return content(context).map { node in
            let wrapped = SemanticsNode(node, meaning: meaning)
            wrapped.traits = node.traits
            return wrapped
        }
    }
}
