import Drawing
import Foundation
import Testing

@testable import ChartEngine
@testable import Charts
@testable import SwiftUICore

@MainActor
struct AxisContentTests {
    private func elements(
        of mark: some AxisMark, at value: PlotValue = .number(2), index: Int = 0
    ) -> ([AxisMarkElement], AxisTextStyles) {
        let texts = AxisTextStyles()
        let axisValue = AxisValue(value: value, index: index, count: 3)
        let context = _AxisMarkContext(
            value: axisValue, axis: .x, views: ViewBoard(), texts: texts, labels: testContext().guides)
        return (mark._elements(in: context), texts)
    }

    private func label(_ element: AxisMarkElement?) -> AxisLabel? {
        if case .label(let label)? = element?.kind { return label }
        return nil
    }

    @Test("styles and offsets reach all marks within, the inner ones winning")
    func modifiers() {
        @AxisMarkBuilder var marks: some AxisMark {
            AxisGridLine(stroke: StrokeStyle(lineWidth: 2)).foregroundStyle(.red)
            AxisTick(length: 7)
        }
        let (elements, _) = elements(of: AnyAxisMark(marks).foregroundStyle(.blue).offset(x: 1).offset(y: 2))
        #expect(elements.map(\.paint) == [.color(red), .color(blue)])
        #expect(elements.allSatisfy { $0.offset == CGSize(width: 1, height: 2) })
        guard case .gridLine(nil, let stroke?)? = elements.first?.kind,
            case .tick(nil, .points(7), nil)? = elements.last?.kind
        else {
            Issue.record("a line and a tick")
            return
        }
        #expect(stroke.width == 2)
    }

    @Test("labels carry their options")
    func options() {
        let (elements, _) = elements(
            of: AxisValueLabel(
                centered: true, anchor: .top, collisionResolution: .greedy(priority: 2, minimumSpacing: 5),
                orientation: .verticalReversed, horizontalSpacing: 1, verticalSpacing: 2))
        let label = label(elements.first)
        #expect(label?.centered == true)
        #expect(label?.anchor == UnitPosition(x: 0.5, y: 0))
        #expect(label?.collision == .greedy(priority: 2, minimumSpacing: 5))
        #expect(label?.orientation == .verticalReversed)
        #expect((label?.horizontalSpacing, label?.verticalSpacing) == (1, 2))
        #expect(label?.content == .automatic)
    }

    @Test("formats write values of their kind in the environment's language and leave others alone")
    func formats() {
        let percent = AxisValueLabel(format: .percent)
        #expect(label(elements(of: percent, at: .number(0.5)).0.first)?.content == .text("50%"))
        #expect(label(elements(of: percent, at: .category("a")).0.first)?.content == .automatic)
        let whole = AxisValueLabel(format: IntegerFormatStyle<Int>.number)
        #expect(label(elements(of: whole, at: .number(2000)).0.first)?.content == .text("2,000"))
        #expect(label(elements(of: whole, at: .number(2.5)).0.first)?.content == .automatic)
        let month = AxisValueLabel(format: .dateTime.month(.wide))
        #expect(label(elements(of: month, at: .date(0)).0.first)?.content == .text("January"))
        var german = EnvironmentValues()
        german.locale = Locale(identifier: "de_DE")
        #expect(formatted(.date(0), as: Date.FormatStyle.dateTime.month(.wide), in: german) == "Januar")
    }

    @Test("a date format takes the environment's time zone unless it names its own")
    func timeZones() throws {
        var environment = EnvironmentValues()
        environment.timeZone = try #require(TimeZone(identifier: "Asia/Tokyo"))
        environment.locale = Locale(identifier: "en_GB")
        let style = Date.FormatStyle.dateTime.hour(.twoDigits(amPM: .omitted))
        #expect(formatted(.date(0), as: style, in: environment) == "09")
        var own = style
        own.timeZone = try #require(TimeZone(identifier: "America/New_York"))
        #expect(formatted(.date(0), as: own, in: environment) == "19")
    }

    @Test("restyled labels of plain text come with the context they are made in")
    func restyled() {
        @AxisMarkBuilder var marks: some AxisMark {
            AxisValueLabel()
            AxisValueLabel().font(.title)
            AxisValueLabel { Text("view") }
        }
        let (elements, texts) = elements(of: marks)
        #expect(elements.count == 3)
        #expect(texts.contexts.map { $0 == nil } == [true, false])
        #expect(texts.contexts.last??.environment.font == .title)
    }

    @Test("a value answers with its place, and as the types it can be")
    func axisValues() {
        let value = AxisValue(value: .number(2), index: 1, count: 3)
        #expect(value.as(Int.self) == 2)
        #expect(value.as(Double.self) == 2)
        #expect(value.as(String.self) == nil)
        #expect((value.index, value.count) == (1, 3))
    }

    @Test("custom content is asked for each value and drawn")
    func drawn() {
        let chart = Chart { BarMark(x: .value("x", "a"), y: .value("y", 10)) }
            .chartYAxis {
                AxisMarks(values: [0, 5, 10]) { value in
                    if let number = value.as(Int.self), number > 0 {
                        AxisValueLabel { Text("<\(number)>") }
                    } else {
                        AxisValueLabel("zero")
                    }
                }
            }
        #expect(picture(chart).texts.filter { $0 != "a" } == ["zero", "<5>", "<10>"])
    }

    @Test("a label's own colour is what it is drawn in")
    func colouredLabels() {
        let chart = Chart { PointMark(x: .value("x", 1), y: .value("y", 1)) }
            .chartXAxis(.hidden)
            .chartYAxis { AxisMarks(values: [0]) { AxisValueLabel().foregroundStyle(.red) } }
        func colors(_ items: [DrawingItem]) -> [RGBA?] {
            items.flatMap { item -> [RGBA?] in
                switch item {
                case .text(let text): text.runs.map(\.paint.solidColor)
                case .group(let group): colors(group.items)
                case .semantics(let meaning): colors(meaning.items)
                case .path, .image: []
                }
            }
        }
        #expect(colors(picture(chart).items) == [red])
    }
}
