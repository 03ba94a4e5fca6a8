import Drawing
import Foundation
import Geometry
import Testing

@testable import SwiftUICore

@MainActor
@Suite("Right to left")
struct RightToLeftTests {
    private func drawn(_ view: some View, width: CGFloat? = nil, height: CGFloat? = nil) -> [DrawingItem] {
        drawing(view.environment(\.layoutDirection, .rightToLeft), width: width, height: height).items
    }

    private func isWrittenRightToLeft(_ view: some View) -> Bool? {
        texts(in: drawn(view)).first?.runs.first?.shaped.isRightToLeft
    }

    /// The points of an outline relative to its box, rounded.
    private func form(_ outline: Outline?) -> [CGPoint]? {
        guard let outline, !outline.isEmpty else { return nil }
        let box = outline.controlBounds
        return outline.points.map { point in
            let moved = rounded(CGRect(x: point.x - box.minX, y: point.y - box.minY, width: 0, height: 0))
            return moved.origin
        }
    }

    @Test("texts are written as their letters are, whatever the layout")
    func writing() {
        let english = EnvironmentValues.english
        #expect(isWrittenRightToLeft(Text(verbatim: "The end.").environment(\.locale, english)) == false)
        #expect(isWrittenRightToLeft(Text(verbatim: "-7.8 %").environment(\.locale, english)) == false)
        let arabic = Locale(identifier: "ar")
        #expect(isWrittenRightToLeft(Text(verbatim: "-7.8 %").environment(\.locale, arabic)) == true)
        #expect(isWrittenRightToLeft(Text(verbatim: "The end.").environment(\.locale, arabic)) == false)
        let hebrew = texts(in: drawing(Text(verbatim: "שלום")).items)
        #expect(hebrew.first?.runs.first?.shaped.isRightToLeft == true)
    }

    @Test("texts follow the layout where they are told to")
    func strategy() {
        #expect(isWrittenRightToLeft(Text(verbatim: "The end.").writingDirection(strategy: .layoutBased)) == true)
        #expect(isWrittenRightToLeft(Text(verbatim: "The end.").writingDirection(strategy: .default)) == false)
    }

    @Test("the way back points to the right and stands there")
    func back() {
        let view = NavigationStack(path: .constant([1])) {
            Text("Root").navigationTitle("Start").navigationDestination(for: Int.self) { _ in Text("Leaf") }
        }
        let bar = drawn(view, width: 375, height: 600)
        let symbol = Image(systemName: "chevron.right").font(.body.weight(.semibold)).imageScale(.large)
        let expected = form(paths(in: drawing(symbol).items).first?.outline)
        let chevron = paths(in: bar).map(\.outline).first { form($0) == expected }
        #expect(expected != nil && (chevron?.controlBounds.minX ?? 0) > 330)
        #expect((texts(in: bar).first { $0.string == "Start" }?.origin.x ?? 0) > 280)
    }

    @Test("a folded section's arrow points to the left")
    func section() {
        let view = List {
            Section("Folded", isExpanded: .constant(false)) { Text("Row") }
        }
        let symbol = Image(systemName: "chevron.left").font(.footnote.weight(.semibold))
        let expected = form(paths(in: drawing(symbol).items).first?.outline)
        let found = paths(in: drawn(view, width: 375, height: 300)).contains { form($0.outline) == expected }
        #expect(expected != nil && found)
    }

    @Test("sound leaves a speaker to the left, and other symbols stay as they are")
    func speaker() {
        func body(_ items: [DrawingItem]) -> CGFloat? { paths(in: items).last?.outline.controlBounds.midX }
        func waves(_ items: [DrawingItem]) -> CGFloat? { paths(in: items).first?.outline.controlBounds.midX }
        // Without a level the waves are faint, and drawn first.
        let view = Image(systemName: "speaker.wave.3.fill", variableValue: 0)
        let (left, right) = (drawing(view).items, drawn(view))
        #expect((body(left) ?? 0) < (waves(left) ?? 0))
        #expect((body(right) ?? 0) > (waves(right) ?? 0))
        let heart = Image(systemName: "wifi")
        #expect(paths(in: drawing(heart).items) == paths(in: drawn(heart)))
    }

    @Test("a gauge's colours run as its values do")
    func gauge() {
        let view = Gauge(value: 0.5) { Text("Load") }.gaugeStyle(.accessoryLinear)
            .tint(Gradient(colors: [.blue, .red]))
        func ends(_ items: [DrawingItem]) -> (CGFloat, CGFloat)? {
            for path in paths(in: items) {
                if case .linear(_, let from, let to) = path.fill { return (from.x, to.x) }
            }
            return nil
        }
        let (left, right) = (ends(drawing(view, width: 200).items), ends(drawn(view, width: 200)))
        #expect((left?.0 ?? 0) < (left?.1 ?? 0))
        #expect((right?.0 ?? 0) > (right?.1 ?? 0))
    }
}

extension EnvironmentValues {
    fileprivate static var english: Locale { Locale(identifier: "en_US") }
}
