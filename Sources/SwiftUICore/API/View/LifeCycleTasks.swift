import Drawing
import Foundation

/// Starts an asynchronous closure when its view first appears, and again when `id` changes.
private struct TaskAction<ID: Equatable> {
    let id: ID
    let priority: TaskPriority
    let action: @MainActor () async -> Void
}

/// What a `TaskAction` remembers from pass to pass.
private final class TaskMemory<ID> {
    var id: ID?
    /// How often the closure was started.
    var round = 0
}

extension TaskAction: ViewModifier, PrimitiveViewModifier {
    typealias Body = Never

    func nodes(in context: ResolveContext, content: (ResolveContext) -> [LayoutNode]) -> [LayoutNode] {
        let memory = context.graph.box(at: context.path, field: LifeCycleField.task) { TaskMemory<ID>() }
        if memory.id != id {
            memory.id = id
            start(memory, in: context)
        }
        return content(context)
    }

    @MainActor
    private func start(_ memory: TaskMemory<ID>, in context: ResolveContext) {
        let (graph, path, action, priority) = (context.graph, context.path, action, priority)
        graph.runningTasks[path]?.cancel()
        graph.afterPass {
            memory.round += 1
            let round = memory.round
            graph.addTask(
                at: path,
                Task(priority: priority) { @MainActor in
                    await action()
                    // Another may have taken its place.
                    if memory.round == round { graph.finishTask(at: path) }
                })
        }
    }
}

extension View {
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
}

extension ViewRenderer {
    /// How long nothing may change until a view counts as settled whose closures have run: they may have left work to the
    /// main queue or to tasks of their own, now or a little later, of which nobody tells when it is done.
    private static let patience = Duration.milliseconds(150)

    /// A view that changes for so long after its tasks, as by a timer, counts as settled.
    private static let longestUnrest = Duration.seconds(2)

    /// The most that one turn of waiting counts for: while other work holds the main thread, what was left to it cannot
    /// run either.
    private static let longestTurn = Duration.milliseconds(15)

    /// Runs passes until the view's tasks have returned and nothing changes any more.
    /// - Returns: whether that came about within `timeout`.
    @discardableResult
    package func settle(
        _ content: some View, proposal: ProposedViewSize, environment: EnvironmentValues = .init(), timeout: Duration
    ) async -> Bool {
        let clock = ContinuousClock()
        let start = clock.now
        var last = start
        // How long nothing has changed, and how long no task has been running.
        var (unchanged, idle) = (Duration.zero, Duration.zero)
        _ = drawing(of: content, proposal: proposal, environment: environment)
        while true {
            // Lets tasks on the main actor and work on the main queue go on.
            try? await Task.sleep(for: .milliseconds(1))
            let turn = min(last.duration(to: clock.now), Self.longestTurn)
            last = clock.now
            (unchanged, idle) = (unchanged + turn, idle + turn)
            if graph.dirty.isRaised {
                _ = drawing(of: content, proposal: proposal, environment: environment)
                unchanged = .zero
            }
            if start.duration(to: clock.now) >= timeout { return hasSettled(after: timeout) }
            if !graph.runningTasks.isEmpty {
                (unchanged, idle) = (.zero, .zero)
                continue
            }
            let isQuiet = !graph.dirty.isRaised && (!graph.hasRunClosures || unchanged >= Self.patience)
            if isQuiet || idle >= Self.longestUnrest { return true }
        }
    }

    /// Whether nothing is left to wait for; what is left is reported.
    private func hasSettled(after timeout: Duration) -> Bool {
        if !graph.runningTasks.isEmpty {
            graph.report(CoreDiagnostics.taskUnfinished(count: graph.runningTasks.count, after: timeout))
        }
        return graph.runningTasks.isEmpty && !graph.dirty.isRaised
    }
}
