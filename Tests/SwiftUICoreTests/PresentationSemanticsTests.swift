import Drawing
import Foundation
import Testing
import TextShaping

@testable import SwiftUICore

/// What modifiers say of controls and texts ends in one element of the drawing.
@MainActor
struct PresentationSemanticsTests {
    private func elements(_ view: some View) -> [DrawnSemantics] {
        drawing(view).items.compactMap { if case .semantics(let meaning) = $0 { meaning } else { nil } }
    }

    private func placedNode(_ view: some View) -> LayoutNode {
        let graph = RenderGraph(text: ShapingCache(shaper: FixedMetricsShaper()))
        let node = ResolveContext(environment: EnvironmentValues(), graph: graph).node(of: view)
        node.place(at: .zero, proposal: .unspecified)
        return node
    }

    @Test("a button keeps its role and takes the label")
    func button() {
        let found = elements(Button("x") {}.accessibilityLabel("Close").accessibilityHint("Ends it"))
        #expect(found.map(\.role) == [.button])
        #expect(found.first?.label == "Close" && found.first?.hint == "Ends it")
    }

    @Test("selection, rank and order")
    func states() {
        let tile = Rectangle().frame(width: 1, height: 1)
        #expect(elements(tile.accessibilityAddTraits(.isSelected)).first?.isSelected == true)
        #expect(elements(tile.accessibilityHeading(.h3)).first?.headingLevel == 3)
        #expect(elements(tile.accessibilitySortPriority(2)).first?.sortPriority == 2)
        #expect(elements(tile.accessibilitySortPriority(.nan)).first?.sortPriority == 0)
    }

    @Test("a named text or shape is one element")
    func leaves() {
        #expect(elements(Text("5 km").accessibilityLabel("five kilometers")).first?.role == .text)
        #expect(elements(Circle().frame(width: 5).accessibilityLabel("dot")).first?.role == .image)
        let two = VStack {
            Button("a") {}; Button("b") {}
        }.accessibilityLabel("both")
        #expect(elements(two).first?.role == .group)
    }

    @Test("haptics, phases and animations keep what sets them off")
    func triggers() {
        let rule = { (value: Int) -> FeedbackRule? in
            let view = Text("a").sensoryFeedback(.success, trigger: value) { $1 > $0 }
            for case .feedback(let rule) in placedNode(view).interactions.map(\.interaction) { return rule }
            return nil
        }
        guard let low = rule(1), let high = rule(2) else {
            Issue.record("the rule is kept")
            return
        }
        #expect(high.feedback(after: low) == .success)
        #expect(low.feedback(after: high) == nil)
        #expect(low.feedback(after: low) == nil)
        let animated = placedNode(Text("a").animation(.linear, value: 3)).interactions.map(\.interaction)
        guard case .animation(_, let trigger?)? = animated.first else {
            Issue.record("the trigger is kept")
            return
        }
        #expect(trigger.differs(from: ChangeTrigger(4)) && !trigger.differs(from: ChangeTrigger(3)))
    }

    @Test("a type that an app declares is of its parent's kind")
    func contentTypes() {
        let own = UTType(exportedAs: "org.example.table", conformingTo: .commaSeparatedText)
        #expect(own.conforms(to: .text) && !own.conforms(to: .image))
        #expect(UTType(importedAs: "org.example.part", conformingTo: own).conforms(to: own))
    }

    @Test("a paused schedule has one date, a slow one fewer")
    func schedules() {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        let paused = AnimationTimelineSchedule(paused: true)
        #expect(Array(paused.entries(from: start, mode: .normal)) == [start])
        let periodic = PeriodicTimelineSchedule(from: start, by: 1)
        let slow = periodic.entries(from: start, mode: .lowFrequency).prefix(2)
        #expect(slow.map(\.timeIntervalSinceReferenceDate) == [0, 60])
    }
}
