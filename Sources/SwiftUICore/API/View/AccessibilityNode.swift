import Drawing
import Foundation

/// A view with what modifiers say of it for assistive technology. Modifiers one after the other make one node.
package final class AccessibilityNode: WrapperNode {
    package let properties: AccessibilityProperties
    /// Stands in for the content, not drawn.
    private let substitute: (node: LayoutNode, keepsContent: Bool)?

    package init(
        _ content: LayoutNode, properties: AccessibilityProperties,
        substitute: (node: LayoutNode, keepsContent: Bool)? = nil
    ) {
        (self.properties, self.substitute) = (properties, substitute)
        super.init(content)
    }

    package static func make(
        _ node: LayoutNode, _ change: (inout AccessibilityProperties) -> Void
    ) -> AccessibilityNode {
        let inner = node as? AccessibilityNode
        var properties = inner?.properties ?? AccessibilityProperties()
        change(&properties)
        return AccessibilityNode(inner?.content ?? node, properties: properties, substitute: inner?.substitute)
    }

    package override func willPlaceChildren() {
        substitute?.node.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
    }

    package override func emit(into emitter: inout Emitter) {
        let drawn = emitter.collected { content.emit(into: &$0) }
        guard !drawn.isEmpty else { return }
        var meaning = properties.meaning
        if let substitute {
            let told = SpokenContent(of: emitter.collected { substitute.node.emit(into: &$0) })
            meaning.items = [Self.silent(drawn)]
            if substitute.keepsContent {
                meaning.items += told.elements.map { .semantics($0) }
            } else {
                told.describe(&meaning)
            }
        } else {
            switch properties.children?.kind {
            case .combine:
                SpokenContent(of: drawn).describe(&meaning)
                meaning.items = [Self.silent(drawn)]
            case .ignore: meaning.items = [Self.silent(drawn)]
            case .contain: meaning.items = drawn
            case nil:
                if let element = changedElement(drawn) { return emitter.add(element) }
                if properties.role == nil, !meaning.label.isEmpty { meaning.role = Self.role(of: drawn) }
                meaning.items = drawn
            }
        }
        emitter.add(.semantics(meaning))
    }

    /// The drawing of a control, a chart or anything that is one element already, with what modifiers say of it.
    private func changedElement(_ drawn: [DrawingItem]) -> DrawingItem? {
        guard drawn.count == 1, let item = drawn.first else { return nil }
        switch item {
        case .semantics(let element) where !element.isHidden: return .semantics(properties.changing(element))
        case .group(var group):
            guard let inner = changedElement(group.items) else { return nil }
            group.items = [inner]
            return .group(group)
        default: return nil
        }
    }

    /// A named view without elements in it is one itself: its name is told in place of its characters.
    private static func role(of drawn: [DrawingItem]) -> DrawnSemantics.Role {
        if drawn.contains(where: \.hasMeaning) { return .group }
        return drawn.allSatisfy { if case .text = $0 { true } else { false } } ? .text : .image
    }

    /// Drawn, and not told.
    private static func silent(_ items: [DrawingItem]) -> DrawingItem {
        .semantics(DrawnSemantics(role: .group, isHidden: true, items: items))
    }
}

extension DrawingItem {
    fileprivate var hasMeaning: Bool {
        switch self {
        case .semantics: true
        case .group(let group): group.items.contains(where: \.hasMeaning)
        case .path, .text, .image: false
        }
    }
}

/// What assistive technology would say of a drawing, element by element.
package struct SpokenContent {
    /// Without the drawings they stand for.
    package private(set) var elements: [DrawnSemantics] = []

    package init(of items: [DrawingItem]) { collect(items) }

    private mutating func collect(_ items: [DrawingItem]) {
        for item in items {
            switch item {
            case .semantics(let meaning) where meaning.isHidden: continue
            case .semantics(let meaning) where meaning.label.isEmpty && meaning.value.isEmpty: collect(meaning.items)
            case .semantics(var meaning):
                meaning.items = []
                elements.append(meaning)
            case .group(let group): collect(group.items)
            case .text(let text):
                let words = text.runs.map(\.shaped.text).joined()
                if !words.isEmpty { elements.append(DrawnSemantics(role: .text, label: words, items: [])) }
            case .path, .image: continue
            }
        }
    }

    /// Fills in what `meaning` does not say by itself: all labels and values in a row, the first telling role.
    package func describe(_ meaning: inout DrawnSemantics) {
        if meaning.label.isEmpty { meaning.label = joined(\.label) }
        if meaning.value.isEmpty { meaning.value = joined(\.value) }
        if meaning.role == .group, let role = elements.first(where: { $0.role != .text })?.role { meaning.role = role }
    }

    private func joined(_ part: KeyPath<DrawnSemantics, String>) -> String {
        elements.map { $0[keyPath: part] }.filter { !$0.isEmpty }.joined(separator: ", ")
    }
}

extension View {
    /// Adds to what assistive technology says of this view.
    nonisolated func accessible(
        _ change: @escaping @MainActor (inout AccessibilityProperties, EnvironmentValues) -> Void
    ) -> some View {
        wrapped { node, context in AccessibilityNode.make(node) { change(&$0, context.environment) } }
    }
}

/// A modifier with a view that stands in for the content, or for what is in it.
package struct AccessibilitySubstitute<V: View> {
    package let view: V
    package let keepsContent: Bool
}

extension AccessibilitySubstitute: ViewModifier, PrimitiveViewModifier {
    package typealias Body = Never

    package func nodes(in context: ResolveContext, content: (ResolveContext) -> [LayoutNode]) -> [LayoutNode] {
        content(context).enumerated().map { index, node in
            let inner = node as? AccessibilityNode
            let substitute = context.child(index + 1).node(of: view)
            let made = AccessibilityNode(
                inner?.content ?? node, properties: inner?.properties ?? AccessibilityProperties(),
                substitute: (substitute, keepsContent))
            made.traits = node.traits
            return made
        }
    }
}
