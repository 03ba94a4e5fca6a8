import Foundation

/// Runs a closure after the first pass in which its view exists.
private struct AppearanceAction {
    let action: @MainActor () -> Void
}

extension AppearanceAction: ViewModifier, PrimitiveViewModifier {
    typealias Body = Never

    func nodes(in context: ResolveContext, content: (ResolveContext) -> [LayoutNode]) -> [LayoutNode] {
        context.graph.onFirstAppearance(at: context.path, action)
        return content(context)
    }
}

/// Starts an asynchronous closure when its view first appears, and again when `id` changes.
private struct TaskAction<ID: Equatable> {
    let id: ID
    let priority: TaskPriority
    let action: @MainActor () async -> Void
}

/// What a `TaskAction` remembers from pass to pass.
private final class TaskMemory<ID> {
    var id: ID?
}

extension TaskAction: ViewModifier, PrimitiveViewModifier {
    typealias Body = Never

    func nodes(in context: ResolveContext, content: (ResolveContext) -> [LayoutNode]) -> [LayoutNode] {
        let graph = context.graph
        let path = context.path
        let memory = graph.box(at: path, field: -1) { TaskMemory<ID>() }
        if memory.id != id {
            memory.id = id
            let action = action
            graph.runningTasks[path]?.cancel()
            graph.afterPass {
                graph.addTask(
                    at: path,
                    Task(priority: priority) { @MainActor in
                        await action()
                        graph.finishTask(at: path)
                    })
            }
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
        let memory = context.graph.box(at: context.path, field: -2) { ChangeMemory<Value>() }
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

extension View {
    public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
        let box = UncheckedSendableBox(action)
        return modifier(AppearanceAction { box.value?() })
    }

    /// A still picture never lets a view go, so `action` is kept and not run.
    public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }

    @_disfavoredOverload
    public nonisolated func task(
        priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: sending @escaping () async -> Void
    ) -> some View {
        let box = UncheckedSendableBox(action)
        return modifier(TaskAction(id: 0, priority: priority) { await box.value() })
    }

    public nonisolated func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: sending @escaping () async -> Void
    ) -> some View {
        let box = UncheckedSendableBox(action)
        return modifier(TaskAction(id: value, priority: priority) { await box.value() })
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
}
