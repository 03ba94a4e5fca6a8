import Drawing
import Foundation
import Observation
import TextShaping

/// What outlives a single pass over the tree: state, and what has to happen after the pass.
@MainActor
package final class RenderGraph {
    /// Measures and shapes text; shared by all passes.
    package let text: ShapingCache
    private var storage = PlaceStorage()
    private var diagnosticsSeen: Set<Diagnostic> = []
    private var reported: [Diagnostic] = []
    /// Whether some text showed boxes for characters without a glyph.
    package var hasMissingGlyphs = false
    private var actions: [() -> Void] = []
    private var presence = PresenceRecord()
    /// Whether something was written since the last resolve began.
    package let dirty = DirtyFlag(raised: true)
    /// Frames of named coordinate spaces that are placed so far in this pass.
    package var namedFrames: [AnyHashable: CGRect] = [:]
    /// `.task` closures that have not returned.
    package private(set) var runningTasks: [StructuralPath: Task<Void, Never>] = [:]

    /// Whether closures of views, such as `onAppear`, have run. What they started elsewhere may go on.
    package private(set) var hasRunClosures = false

    package init(text: ShapingCache) { self.text = text }

    /// The box that a property wrapper keeps at this place in the tree, made at the first visit. It goes when a pass
    /// does not visit it any more, unless it belongs to the whole tree.
    package func box<Box: AnyObject>(
        at path: StructuralPath, field: Int, isPermanent: Bool = false, make: () -> Box
    ) -> Box {
        storage.box(at: path, field: field, isPermanent: isPermanent, make: make)
    }

    /// Reads what `body` reads; a later change of any observable property in it makes the graph dirty.
    package func tracking<Result>(_ body: () -> Result) -> Result {
        withObservationTracking(body) { [dirty] in dirty.raise() }
    }

    package func beginPass() {
        dirty.lower()
        namedFrames = [:]
        storage.beginPass()
        presence.beginPass()
    }

    /// Runs what is due after a pass: actions in the order in which they were found, then the farewells of views that
    /// are gone. Their state goes too, and their tasks are cancelled.
    package func endPass() {
        let farewells = presence.endPass()
        storage.endPass()
        for (path, task) in runningTasks where !storage.isAlive(path) {
            task.cancel()
            runningTasks[path] = nil
        }
        runActions()
        for farewell in farewells { farewell() }
    }

    /// What was reported of this tree, and of the fonts it uses. The shaper serves several trees, so what it says of
    /// missing glyphs counts only where this tree shows some.
    package var diagnostics: [Diagnostic] {
        reported + text.diagnostics().filter { hasMissingGlyphs || $0.code != "text.glyph-missing" }
    }

    package func report(_ diagnostic: Diagnostic) {
        if diagnosticsSeen.insert(diagnostic).inserted { reported.append(diagnostic) }
    }

    /// Runs `action` after the pass.
    package func afterPass(_ action: @escaping () -> Void) {
        hasRunClosures = true
        actions.append(action)
    }

    /// As `afterPass`, for what the passes do themselves.
    package func afterPassInternally(_ action: @escaping () -> Void) { actions.append(action) }

    /// Runs `action` after the first pass in which this place exists, and again where it comes back.
    package func onAppearance(at path: StructuralPath, _ action: @escaping () -> Void) {
        if presence.note(path) { afterPass(action) }
    }

    /// Runs `action` after the first pass in which this place does not exist any more.
    package func onDisappearance(at path: StructuralPath, _ action: @escaping () -> Void) {
        presence.noteFarewell(path, action)
    }

    package func addTask(at path: StructuralPath, _ task: Task<Void, Never>) { runningTasks[path] = task }

    package func finishTask(at path: StructuralPath) { runningTasks[path] = nil }

    private func runActions() {
        let due = actions
        actions = []
        for action in due { action() }
    }
}

/// Says that something changed; may be raised from any thread.
package final class DirtyFlag: @unchecked Sendable {
    private let lock = NSLock()
    private var raised: Bool
    private var listener: (@Sendable () -> Void)?

    package init(raised: Bool) { self.raised = raised }

    /// Called when the flag is raised that was down.
    package var onRaise: (@Sendable () -> Void)? {
        get { lock.withLock { listener } }
        set { lock.withLock { listener = newValue } }
    }

    package func raise() {
        let told = lock.withLock {
            defer { raised = true }
            return raised ? nil : listener
        }
        told?()
    }

    package func lower() { lock.withLock { raised = false } }

    package var isRaised: Bool { lock.withLock { raised } }
}
