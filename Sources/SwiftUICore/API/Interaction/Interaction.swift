import Foundation

/// What a view would do where somebody could touch it. A still picture keeps these with the views' frames and draws
/// nothing for them; interactive output reads them with `LayoutNode.interactions`.
package enum Interaction {
    // Touch and pointer
    case gesture(any Gesture, precedence: GesturePrecedence, mask: GestureMask)
    case hover((Bool) -> Void)
    case continuousHover(CoordinateSpace, (HoverPhase) -> Void)
    case hoverEffect(HoverEffect, isEnabled: Bool)
    case contentShape(ContentShapeKinds, any Shape, eoFill: Bool)
    case hitTesting(Bool)
    case drag(DragSource)
    case drop(DropTarget)
    case help(Text)
    case contextMenu(ContextMenu)
    case swipeActions(SwipeActions)

    // Keyboard and focus
    case keyboardShortcut(KeyboardShortcut?)
    case keyPress(KeyPressHandler)
    case focusable(Bool, FocusInteractions)
    case focus(FocusTarget)
    case accessibilityFocus(FocusTarget)
    case focusedValue((inout FocusedValues) -> Void)
    case submit(SubmitTriggers, () -> Void)
    case submitScope(Bool)

    // Events
    case refresh(() async -> Void)
    case openURL((URL) -> Void)
    case feedback(FeedbackRule)

    // Motion
    /// Without a trigger each change is animated.
    case animation(Animation?, trigger: ChangeTrigger?)
    case transaction((inout Transaction) -> Void)
    case transition(AnyTransition)
    case contentTransition(ContentTransition)
    case matchedGeometry(GeometryMatch)
    case symbolEffect(SymbolEffectUse)
    case phases(PhaseCycle)
    case scrollTransition(ScrollTransitionUse)

    // Controls and containers
    case control(ControlAction)
    case textInput(TextInputTrait)
    case scrolling(ScrollTrait)
    case row(RowTrait)
    case chrome(ChromeTrait)

    // Presentation
    case presentation(Presentation)
    case presentationTrait(PresentationTrait)

    /// What only has an effect on a screen that moves or is touched.
    case kept(KeptTrait)
}

/// A node that keeps an interaction with the frame it is for.
package final class InteractionNode: WrapperNode {
    package let interaction: Interaction

    package init(_ content: LayoutNode, interaction: Interaction) {
        self.interaction = interaction
        super.init(content)
    }
}

extension LayoutNode {
    /// All interactions of the placed tree, outer before inner, each with its frame in the picture's coordinates.
    package final var interactions: [(interaction: Interaction, frame: CGRect)] {
        var found: [(Interaction, CGRect)] = []
        collectInteractions(into: &found)
        return found
    }

    private func collectInteractions(into found: inout [(Interaction, CGRect)]) {
        if let node = self as? InteractionNode { found.append((node.interaction, node.frame)) }
        for child in children { child.collectInteractions(into: &found) }
    }
}

extension View {
    package nonisolated func interactive(_ interaction: Interaction) -> ModifiedContent<Self, NodeWrapper> {
        let box = UncheckedSendableBox(interaction)
        return wrapped { node, _ in InteractionNode(node, interaction: box.value) }
    }
}
