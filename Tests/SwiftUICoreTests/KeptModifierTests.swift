import Foundation
import Testing
import TextShaping

@testable import SwiftUICore

/// What a still picture cannot show leaves the view as it is and is kept.
@MainActor
struct KeptModifierTests {
    private func interactions(_ view: some View) -> [Interaction] {
        let graph = RenderGraph(text: ShapingCache(shaper: FixedMetricsShaper()))
        let node = ResolveContext(environment: EnvironmentValues(), graph: graph).node(of: view)
        node.place(at: .zero, proposal: .unspecified)
        return node.interactions.map(\.interaction)
    }

    private var tile: some View { Rectangle().frame(width: 4, height: 3) }

    @Test("a gesture that is not there", arguments: [true, false])
    func optionalGesture(isThere: Bool) {
        let view = tile.gesture(isThere ? TapGesture().onEnded {} : nil)
        #expect(boxes(view) == [box(0, 0, 4, 3)])
        guard case .gesture(let gesture, _, _)? = interactions(view).first else {
            Issue.record("The gesture is not kept.")
            return
        }
        let found = gesture as? _EndedGesture<TapGesture>?
        #expect(found.map { $0 != nil } == isThere)
    }

    private struct Bounce {
        var scale = 1.0
        var lift: CGFloat = 0
    }

    @Test("an animator of keyframes shows its initial value and keeps how long they take")
    func keyframes() {
        let view = tile.keyframeAnimator(initialValue: Bounce(scale: 2), trigger: 1) { content, value in
            content.frame(width: 10 * value.scale)
        } keyframes: { _ in
            KeyframeTrack(\.scale) {
                LinearKeyframe(1.5, duration: 0.25)
                SpringKeyframe(1, duration: 0.5, spring: .bouncy)
            }
            KeyframeTrack(\.lift) {
                CubicKeyframe(-20, duration: 1)
                MoveKeyframe(0)
            }
        }
        #expect(drawing(view).size.width == 20)
        guard case .kept(.keyframes(let cycle))? = interactions(view).first else {
            Issue.record("The keyframes are not kept.")
            return
        }
        #expect(cycle.keyframes()._duration == 1 && !cycle.repeats && cycle.trigger != nil)
        let alone = KeyframeAnimator(initialValue: 3.0) {
            tile.frame(width: $0)
        } keyframes: { _ in
            LinearKeyframe(5, duration: 2)
            CubicKeyframe(6, duration: 1)
        }
        #expect(drawing(alone).size.width == 3)
        guard case .kept(.keyframes(let round))? = interactions(alone).first else { return }
        #expect(round.keyframes()._duration == 3 && round.repeats)
        let tracks = (round.keyframes() as? _KeyframeTracks<Double>)?.tracks
        let track = tracks?.first as? KeyframeTrack<Double, Double, _KeyframeSteps<Double>>
        #expect(track?.content.steps.map { $0._target } == [5, 6])
        #expect(track?.content.steps.first is LinearKeyframe<Double>)
    }

    private struct Fading: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View {
            content.frame(width: phase.isIdentity ? 8 : 80)
        }
    }

    @Test("a transition of one's own shows the view in the phase in which it is there")
    func transitions() {
        #expect(drawing(tile.transition(Fading())).size.width == 8)
        #expect(boxes(tile.transition(.blurReplace)) == [box(0, 0, 4, 3)])
        #expect(boxes(tile.transition(.opacity)) == [box(0, 0, 4, 3)])
        guard case .transition(let kept)? = interactions(tile.transition(Fading())).first,
            case .custom = kept.kind
        else {
            Issue.record("The transition is not kept.")
            return
        }
    }

    @Test("modifiers for screens change nothing in a picture")
    func modifiers() {
        let plain = boxes(tile)
        #expect(boxes(tile.focusSection().focusEffectDisabled().hoverEffectDisabled()) == plain)
        #expect(boxes(tile.symbolEffectsRemoved().contentTransition(.symbolEffect(.replace))) == plain)
        #expect(boxes(tile.speechSpellsOutCharacters().menuActionDismissBehavior(.disabled)) == plain)
        let kept = interactions(tile.speechAdjustedPitch(0.5).userActivity("a") { _ in })
        #expect(kept.count == 2)
        if case .kept(.userActivity(let type, true, _))? = kept.first { #expect(type == "a") }
    }

    @Test("what a link shares keeps its preview whole")
    func sharing() {
        let preview = SharePreview("Report", image: Image(systemName: "chart.bar"), icon: Image(systemName: "star"))
        let view = ShareLink("Share", item: "text", preview: preview)
        let uses = interactions(view).compactMap { interaction -> ShareUse? in
            if case .control(.share(let use)) = interaction { use } else { nil }
        }
        #expect(uses.first?.preview?.title == "Report")
        #expect(uses.first?.preview?.image is Image && uses.first?.preview?.icon is Image)
    }

    @Test("rotors keep what prepares their places, and further content how important it is")
    func rotors() throws {
        var prepared: [Int] = []
        let view = tile.accessibilityCustomContent("Unit", "km").accessibilityCustomContent(
            "Trend", "up", importance: .high
        ).accessibilityRotor("Peaks") {
            AccessibilityRotorEntry("First", id: 3) { prepared.append(3) }
            AccessibilityRotorEntry("Second", id: 4)
        }
        let graph = RenderGraph(text: ShapingCache(shaper: FixedMetricsShaper()))
        let node = ResolveContext(environment: EnvironmentValues(), graph: graph).node(of: view)
        let properties = try #require((node as? AccessibilityNode)?.properties)
        #expect(properties.customContent.map(\.importance) == [.default, .high])
        let entries = try #require(properties.rotors.first?.entries)
        #expect(entries.map(\.label) == ["First", "Second"])
        for entry in entries { entry.prepare() }
        #expect(prepared == [3])
    }
}
