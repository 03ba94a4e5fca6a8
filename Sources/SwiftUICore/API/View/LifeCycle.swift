import Combine
import Foundation

/// The keys of what life-cycle modifiers remember at their place in the tree; properties of views count from 0.
package enum LifeCycleField {
    package static let task = -1
    package static let change = -2
    package static let receive = -3
    package static let preference = -4
    package static let geometry = -5
}

/// Runs a closure after the first pass in which its view exists, or after the first in which it does not any more.
private struct PresenceAction {
    enum Event { case appearance, disappearance }

    let event: Event
    let action: @MainActor () -> Void
}

extension PresenceAction: ViewModifier, PrimitiveViewModifier {
    typealias Body = Never

    func nodes(in context: ResolveContext, content: (ResolveContext) -> [LayoutNode]) -> [LayoutNode] {
        switch event {
        case .appearance: context.graph.onAppearance(at: context.path, action)
        case .disappearance: context.graph.onDisappearance(at: context.path, action)
        }
        return content(context)
    }
}

/// Calls back when a value differs from that of the pass before.
private struct ChangeAction<Value: Equatable> {
    let value: Value
    let initial: Bool
    let action: @MainActor (Value, Value) -> Void
}

private final class ChangeMemory<Value> {
    var value: Value?
}

extension ChangeAction: ViewModifier, PrimitiveViewModifier {
    typealias Body = Never

    func nodes(in context: ResolveContext, content: (ResolveContext) -> [LayoutNode]) -> [LayoutNode] {
        let memory = context.graph.box(at: context.path, field: LifeCycleField.change) { ChangeMemory<Value>() }
        let (old, new, action) = (memory.value, value, action)
        memory.value = new
        if let old {
            if old != new { context.graph.afterPass { action(old, new) } }
        } else if initial {
            context.graph.afterPass { action(new, new) }
        }
        return content(context)
    }
}

/// Calls back with what a publisher sends, from when its view first appears.
private struct ReceiveAction<P: Publisher> where P.Failure == Never {
    let publisher: P
    let action: (P.Output) -> Void
}

private final class ReceiveMemory<Output> {
    /// That of the latest pass.
    var action: (Output) -> Void = { _ in }
    var link: AnyCancellable?
}

extension ReceiveAction: ViewModifier, PrimitiveViewModifier {
    typealias Body = Never

    func nodes(in context: ResolveContext, content: (ResolveContext) -> [LayoutNode]) -> [LayoutNode] {
        let graph = context.graph
        let memory = graph.box(at: context.path, field: LifeCycleField.receive) { ReceiveMemory<P.Output>() }
        memory.action = action
        if memory.link == nil { subscribe(memory, in: graph) }
        return content(context)
    }

    /// What comes while subscribing waits for the end of the pass; later values are taken at once on the main actor,
    /// and brought there from elsewhere.
    @MainActor
    private func subscribe(_ memory: ReceiveMemory<P.Output>, in graph: RenderGraph) {
        var early: [P.Output]? = []
        let receive: (P.Output) -> Void = { [weak memory] value in
            let delivery = UncheckedSendableBox((memory, value))
            if MainPlace.isCurrent {
                delivery.value.0?.action(delivery.value.1)
            } else {
                Task { @MainActor in delivery.value.0?.action(delivery.value.1) }
            }
        }
        memory.link = publisher.sink { value in
            if early == nil { receive(value) } else { early?.append(value) }
        }
        let waiting = early ?? []
        early = nil
        if !waiting.isEmpty { graph.afterPass { waiting.forEach(receive) } }
    }
}

extension View {
    public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
        let box = UncheckedSendableBox(action)
        return modifier(PresenceAction(event: .appearance) { box.value?() })
    }

    /// Runs when a change of state takes the view away; the end of a picture takes none.
    public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        let box = UncheckedSendableBox(action)
        return modifier(PresenceAction(event: .disappearance) { box.value?() })
    }

    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        let box = UncheckedSendableBox(action)
        return modifier(ChangeAction(value: value, initial: initial) { box.value($0, $1) })
    }

    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        let box = UncheckedSendableBox(action)
        return modifier(ChangeAction(value: value, initial: initial) { _, _ in box.value() })
    }

    @available(*, deprecated, message: "Use a closure of no or two parameters instead.")
    public nonisolated func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void)
        -> some View
    {
        let box = UncheckedSendableBox(action)
        return modifier(ChangeAction(value: value, initial: false) { _, new in box.value(new) })
    }

    /// Subscribes when the view first appears, once for all passes.
    public nonisolated func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        modifier(ReceiveAction(publisher: publisher, action: action))
    }
}

extension View {
    /// Prints nothing: what changed between two passes is not recorded.
    public static func _printChanges() {}

    public static func _logChanges() {}
}
