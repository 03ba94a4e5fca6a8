import Foundation

/// A style of one kind of control: a function from what the control hands over to nodes.
package struct ControlStyle<Configuration> {
    private let make: @MainActor (Configuration, ResolveContext) -> [LayoutNode]

    package init<Style, Body: View>(
        _ style: Style, _ body: @escaping @MainActor (Style, Configuration) -> Body
    ) {
        let box = UncheckedSendableBox(style)
        make = { configuration, context in
            let inner = context.child(type: Style.self)
            var connected = box.value
            DynamicFields.connect(&connected, in: inner)
            let ready = connected
            return inner.nodes(of: inner.evaluating { body(ready, configuration) })
        }
    }

    @MainActor
    package func nodes(_ configuration: Configuration, in context: ResolveContext) -> [LayoutNode] {
        make(configuration, context)
    }
}

private struct ControlStyleKey<Configuration>: EnvironmentKey {
    static var defaultValue: [ControlStyle<Configuration>] { [] }
}

extension EnvironmentValues {
    /// The styles set for a kind of control, the outermost first.
    package subscript<C>(stylesFor kind: C.Type) -> [ControlStyle<C>] {
        get { self[ControlStyleKey<C>.self] }
        set { self[ControlStyleKey<C>.self] = newValue }
    }
}

extension View {
    package nonisolated func controlStyle<C, Style, Body: View>(
        _ style: Style, for kind: C.Type, _ body: @escaping @MainActor (Style, C) -> Body
    ) -> ModifiedContent<Self, EnvironmentTransform> {
        let box = UncheckedSendableBox(ControlStyle<C>(style, body))
        return transformingEnvironment { $0[stylesFor: kind].append(box.value) }
    }
}

/// A part of a control, such as its label, as a style sees it: it keeps its place in the tree and, where the style puts
/// the same kind of control around it, the styles that hold outside of the control.
public struct _ControlPart {
    private let make: @MainActor (ResolveContext) -> [LayoutNode]
    /// Whether there is anything to show.
    package let isEmpty: Bool

    @MainActor
    package init<C>(_ view: some View, index: Int, of kind: C.Type, in context: ResolveContext) {
        let box = UncheckedSendableBox(view)
        let styles = context.environment[stylesFor: kind]
        let path = context.path.child(index + 1)
        isEmpty = view is EmptyView
        make = { place in
            var own = place
            own.path = path
            own.environment[stylesFor: kind] = styles
            return own.nodes(of: box.value)
        }
    }
}

extension _ControlPart: View, PrimitiveView {
    public var body: Never { unreachableBody }

    package func nodes(in context: ResolveContext) -> [LayoutNode] { make(context) }
}

/// A control: what it hands to its style, and the style where none is set.
package struct StyledControl<Configuration, Default: View> {
    let configure: @MainActor (ResolveContext) -> Configuration
    let fallback: @MainActor (Configuration) -> Default

    package nonisolated init(
        _ configure: @escaping @MainActor (ResolveContext) -> Configuration,
        fallback: @escaping @MainActor (Configuration) -> Default
    ) {
        (self.configure, self.fallback) = (configure, fallback)
    }
}

extension StyledControl: View, PrimitiveView {
    package var body: Never { unreachableBody }

    package func nodes(in context: ResolveContext) -> [LayoutNode] {
        let styles = context.environment[stylesFor: Configuration.self]
        let configuration = configure(context)
        // A control of the same kind within the style's body gets the style outside.
        let inner = context.child(0).with { $0[stylesFor: Configuration.self] = Array(styles.dropLast()) }
        if let style = styles.last { return style.nodes(configuration, in: inner) }
        return inner.nodes(of: inner.evaluating { fallback(configuration) })
    }
}
