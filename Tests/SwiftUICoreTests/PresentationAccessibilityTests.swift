import Drawing
import Foundation
import Testing

@testable import SwiftUICore

/// What modifiers say for assistive technology, in the semantics of the drawing.
@MainActor
struct PresentationAccessibilityTests {
    private func semantics(_ view: some View) -> DrawnSemantics? {
        guard case .semantics(let meaning) = drawing(view).items.first else { return nil }
        return meaning
    }

    private var tile: some View { Rectangle().frame(width: 4, height: 3) }

    @Test("modifiers in a row describe one element")
    func oneElement() {
        let meaning = semantics(
            tile.accessibilityLabel("L").accessibilityValue("V").accessibilityHint("H").accessibilityIdentifier("I"))
        #expect(meaning?.label == "L" && meaning?.value == "V" && meaning?.hint == "H" && meaning?.identifier == "I")
        #expect(meaning?.items.count == 1 && meaning.map { paths(in: $0.items).count } == 1)
        #expect(semantics(tile.accessibilityHidden(true))?.isHidden == true)
    }

    @Test("traits give the role; a trait that is removed does not")
    func traits() {
        #expect(semantics(tile.accessibilityAddTraits(.isHeader))?.role == .heading)
        #expect(semantics(tile.accessibilityAddTraits([.isButton, .isSelected]))?.role == .button)
        #expect(
            semantics(tile.accessibilityAddTraits([.isButton, .isImage]).accessibilityRemoveTraits(.isButton))?.role
                == .image)
        #expect(semantics(tile.accessibilityHeading(.h2))?.role == .heading)
    }

    @Test("combining joins what is within into one element, drawn and told once")
    func combine() {
        let view = VStack {
            Text("Steps")
            tile.accessibilityLabel("Bar").accessibilityValue("3")
            tile.accessibilityLabel("secret").accessibilityHidden(true)
        }
        let meaning = semantics(view.accessibilityElement(children: .combine))
        #expect(meaning?.label == "Steps, Bar" && meaning?.value == "3")
        guard case .semantics(let inner) = meaning?.items.first else {
            Issue.record("the content is one silent item")
            return
        }
        #expect(
            inner.isHidden && texts(in: inner.items).map(\.string) == ["Steps"] && paths(in: inner.items).count == 2)
        let named = semantics(view.accessibilityElement(children: .combine).accessibilityLabel("Total"))
        #expect(named?.label == "Total" && named?.value == "3")
    }

    @Test("ignoring leaves the element's own description only; containing keeps the elements")
    func ignoreAndContain() {
        let view = tile.accessibilityLabel("inner").padding(1)
        let ignored = semantics(view.accessibilityElement().accessibilityLabel("outer"))
        #expect(ignored?.label == "outer" && SpokenContent(of: ignored?.items ?? []).elements.isEmpty)
        let kept = semantics(view.accessibilityElement(children: .contain))
        #expect(SpokenContent(of: kept?.items ?? []).elements.map(\.label) == ["inner"])
    }

    @Test("a representation is told in the view's place and not drawn")
    func representation() {
        let picture = drawing(tile.accessibilityRepresentation { Text("a slider").accessibilityValue("half") })
        #expect(texts(in: picture.items).isEmpty && paths(in: picture.items).count == 1)
        guard case .semantics(let meaning) = picture.items.first else {
            Issue.record("a representation has semantics")
            return
        }
        #expect(meaning.value == "half")
        let children = semantics(
            tile.accessibilityChildren {
                HStack {
                    Text("a"); Text("b")
                }
            })
        #expect(SpokenContent(of: children?.items ?? []).elements.map(\.label) == ["a", "b"])
    }

    private struct Described: AXChartDescriptorRepresentable {
        func makeChartDescriptor() -> AXChartDescriptor {
            let points = [AXDataPoint(x: "a", y: 2), AXDataPoint(x: 3, y: nil)]
            return AXChartDescriptor(
                title: "Steps", summary: "Rising",
                xAxis: AXCategoricalDataAxisDescriptor(title: "Day", categoryOrder: ["a"]),
                yAxis: AXNumericDataAxisDescriptor(title: "Count", range: 0...5, gridlinePositions: []) { "\($0)" },
                series: [AXDataSeriesDescriptor(name: "s", isContinuous: true, dataPoints: points)])
        }
    }

    @Test("a chart descriptor's title and summary become label and value, and name the picture")
    func chart() {
        let view = tile.accessibilityChartDescriptor(Described())
        let meaning = semantics(view)
        #expect(meaning?.role == .chart && meaning?.label == "Steps" && meaning?.value == "Rising")
        let picture = drawing(view)
        #expect(picture.title == "Steps" && picture.summary == "Rising")
        let points = Described().makeChartDescriptor().series.first?.dataPoints
        #expect(points?.map { $0.xValue.category ?? "\($0.xValue.number)" } == ["a", "3.0"])
    }

    @Test("custom content follows the value; actions and priority are kept")
    func kept() {
        #expect(
            semantics(tile.accessibilityValue("1").accessibilityCustomContent("Unit", "km"))?.value == "1, Unit: km")
        var done = 0
        let box = UncheckedSendableBox({ done += 1 })
        let view = tile.accessibilityAction(named: "Go") { box.value() }.accessibilitySortPriority(2)
            .accessibilityInputLabels(["x"])
        _ = drawing(
            view.wrappedForTest { properties in
                #expect(properties.sortPriority == 2 && properties.inputLabels == ["x"])
                if case .named("Go", let action) = properties.actions.first { action() }
            })
        #expect(done == 1)
    }
}

extension View {
    /// Hands out the accessibility properties of this view's node.
    fileprivate func wrappedForTest(_ look: @escaping @MainActor (AccessibilityProperties) -> Void) -> some View {
        wrapped { node, _ in
            if let node = node as? AccessibilityNode { look(node.properties) }
            return node
        }
    }
}
