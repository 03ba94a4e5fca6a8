import Drawing
import Foundation
import Observation
import TextShaping

/// What outlives a single pass over the tree: state, and what has to happen after the pass.
@MainActor
package final class RenderGraph {
    /// Measures and shapes text; shared by all passes.
    package let text: ShapingCache
    private var storage: [StateKey: AnyObject] = [:]
    private var diagnosticsSeen: Set<Diagnostic> = []
    private var reported: [Diagnostic] = []
    /// Whether some text showed boxes for characters without a glyph.
    package var hasMissingGlyphs = false
    private var actions: [() -> Void] = []
    private var appeared: Set<StructuralPath> = []
    /// Whether something was written since the last resolve began.
    package let dirty = DirtyFlag(raised: true)
    /// Frames of named coordinate spaces that are placed so far in this pass.
    package var namedFrames: [AnyHashable: CGRect] = [:]
    /// `.task` closures that have not returned.
    package private(set) var runningTasks: [StructuralPath: Task<Void, Never>] = [:]

    package init(text: ShapingCache) { self.text = text }

    private struct StateKey: Hashable {
        var path: StructuralPath
        var field: Int
    }

    /// The box that a property wrapper keeps at this place in the tree, made at the first visit.
    package func box<Box: AnyObject>(at path: StructuralPath, field: Int, make: () -> Box) -> Box {
        let key = StateKey(path: path, field: field)
        if let known = storage[key] as? Box { return known }
        let fresh = make()
        storage[key] = fresh
        return fresh
    }

    /// Reads what `body` reads; a later change of any observable property in it makes the graph dirty.
    package func tracking<Result>(_ body: () -> Result) -> Result {
        withObservationTracking(body) { [dirty] in dirty.raise() }
    }

    package func beginPass() {
        dirty.lower()
        namedFrames = [:]
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
    package func afterPass(_ action: @escaping () -> Void) { actions.append(action) }

    /// Runs `action` after the first pass in which this place exists.
    package func onFirstAppearance(at path: StructuralPath, _ action: @escaping () -> Void) {
        if appeared.insert(path).inserted { actions.append(action) }
    }

    package func addTask(at path: StructuralPath, _ task: Task<Void, Never>) { runningTasks[path] = task }

    package func finishTask(at path: StructuralPath) { runningTasks[path] = nil }

    package func runActions() {
        let due = actions
        actions = []
        for action in due { action() }
    }
}

/// Says that something changed; may be raised from any thread.
package final class DirtyFlag: @unchecked Sendable {
    private let lock = NSLock()
    private var raised: Bool

    package init(raised: Bool) { self.raised = raised }

    package func raise() { lock.withLock { raised = true } }

    package func lower() { lock.withLock { raised = false } }

    package var isRaised: Bool { lock.withLock { raised } }
}
