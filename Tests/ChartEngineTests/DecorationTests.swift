import Drawing
import Foundation
import Geometry
import Testing

@testable import ChartEngine

/// Annotations, masks, layers, effects, scrolling, and what marks say.
struct DecorationTests {
    private func bare(_ change: (inout ChartSettings) -> Void = { _ in }) -> ChartSettings {
        chartSettings {
            $0.xAxis.visibility = .hidden
            $0.yAxis.visibility = .hidden
            $0.legend.visibility = .hidden
            change(&$0)
        }
    }

    private func annotated(
        _ rows: [MarkRow], _ position: AnnotationTemplate.Position, spacing: CGFloat? = nil,
        x: AnnotationTemplate.Overflow = .disabled, y: AnnotationTemplate.Overflow = .disabled,
        settings: ChartSettings? = nil
    ) -> LaidOut {
        var table = MarkTable()
        var template = MarkTemplate()
        template.annotations = [
            table.addAnnotation(
                AnnotationTemplate(
                    position: position, alignment: UnitPosition(x: 0.5, y: 0.5), spacing: spacing, overflowX: x,
                    overflowY: y, content: ViewID(-1)))
        ]
        for row in rows { table.append(row, template: template) }
        let guides = FixedGuides()
        guides.sizes[-1] = CGSize(width: 40, height: 20)
        return LaidOut(table, settings: settings ?? bare(), guides: guides)
    }

    private let bar = mark(.bar, x: category("c", "A"), y: number("y", 10))

    @Test("S59 An annotation stands 4 points from its mark's edge, centred along it")
    func positions() {
        // The bar covers 45 to 255 of the width and the whole height.
        let cases: [(AnnotationTemplate.Position, CGPoint)] = [
            (.automatic, CGPoint(x: 130, y: -24)), (.top, CGPoint(x: 130, y: -24)),
            (.bottom, CGPoint(x: 130, y: 204)), (.leading, CGPoint(x: 1, y: 90)), (.trailing, CGPoint(x: 259, y: 90)),
            (.overlay, CGPoint(x: 130, y: 90)), (.topLeading, CGPoint(x: 1, y: -24)),
            (.bottomTrailing, CGPoint(x: 259, y: 204)),
        ]
        for (position, origin) in cases {
            let found = annotated([bar], position).result.annotations[0].origin
            expectNear(found.x, origin.x)
            expectNear(found.y, origin.y)
        }
    }

    @Test("An annotation of a point touches its symbol's box at a spacing of zero")
    func point() {
        let chart = annotated([mark(.point, x: number("x", 10), y: number("y", 10))], .top, spacing: 0)
        expectNear(chart.result.annotations[0].origin.y + 20, -7.9788 / 2)
    }

    @Test("S59 Fitting moves an annotation into the plot or the chart")
    func fitting() {
        let rows = [0.0, 10].map { mark(.point, x: number("x", $0), y: number("y", $0)) }
        let chart = annotated(rows, .top, x: .fitPlot, y: .fitChart)
        expectNear(chart.result.annotations[0].origin.x, 0)
        expectNear(chart.result.annotations[1].origin.x, 260)
        expectNear(chart.result.annotations[1].origin.y, 0)
    }

    @Test("S59 Padding the scale makes room beyond the outermost mark")
    func padding() {
        let rows = [0.0, 10].map { mark(.point, x: number("x", $0), y: number("y", $0)) }
        let chart = annotated(rows, .trailing, x: .padScale)
        let last = chart.result.annotations[1].origin
        expectNear(last.x + 40, 300)
        expectNear(chart.boxes[1].maxX + 4, last.x)
        expectNear(chart.boxes[0].midX, 0)
    }

    @Test("A label above the tallest bar gets its room from an inferred scale, not from an explicit one")
    func automaticPadding() {
        let padded = annotated([bar], .top, y: .automatic)
        expectNear(padded.result.annotations[0].origin.y, 0)
        expectNear(padded.boxes[0].minY, 24)
        let explicit = annotated(
            [bar], .top, y: .automatic, settings: bare { $0.y.domain = .explicit([.number(0), .number(10)]) })
        expectNear(explicit.boxes[0].minY, 0)
    }

    @Test("S52 Marks in a mask are drawn in one group, cut by the mask's marks")
    func mask() throws {
        var table = MarkTable()
        var mask = MarkTable()
        var half = MarkRow(kind: .rectangle)
        (half.x, half.xEnd) = (number("x", 0), number("x", 5))
        mask.append(half, template: MarkTemplate())
        var template = MarkTemplate()
        template.masks = [table.addMask(mask)]
        for value in [0.0, 5, 10] {
            table.append(mark(.point, x: number("x", value), y: number("y", value)), template: template)
        }
        let chart = LaidOut(table, settings: bare())
        guard case .items(let items)? = chart.result.marks.first, case .group(let group)? = items.first else {
            Issue.record("no group")
            return
        }
        #expect(items.count == 1 && group.items.count == 3)
        let shape = try #require(group.mask?.flatMap(paths).first)
        expectNear(shape.outline.controlBounds, CGRect(x: 0, y: 0, width: 150, height: 200))
    }

    @Test("A layer composites its marks as one and can speak for them")
    func layer() {
        var table = MarkTable()
        var layer = MarkLayer()
        (layer.opacity, layer.accessibilityLabel) = (0.5, "Both")
        var template = MarkTemplate()
        template.layers = [table.addLayer(layer)]
        for name in ["A", "B"] {
            table.append(mark(.bar, x: category("c", name), y: number("y", 1)), template: template)
        }
        guard case .items(let items)? = LaidOut(table, settings: bare()).result.marks.first,
            case .semantics(let meaning)? = items.first, case .group(let group)? = meaning.items.first
        else {
            Issue.record("no layer")
            return
        }
        #expect(meaning.label == "Both" && meaning.role == .mark)
        #expect(group.opacity == 0.5 && group.items.count == 2)
    }

    @Test("Clip shapes fill each mark's frame; blur, shadow and blend mode apply to each mark")
    func effects() {
        var template = MarkTemplate()
        template.clip = ClipTemplate(
            OutlineProvider(id: 1) { Outline(rect: $0.insetBy(dx: 10, dy: 0)) }, evenOdd: true)
        template.blur = 3
        template.blend = .multiply
        template.shadow = DrawnShadow(color: .black, deviation: 2, offset: CGSize(width: 1, height: 1))
        let chart = LaidOut([bar], template: template, settings: bare())
        guard case .group(let group)? = chart.marks.first?.items.first else {
            Issue.record("no group")
            return
        }
        expectNear(group.clip?.outline.controlBounds, CGRect(x: 55, y: 0, width: 190, height: 200))
        #expect(group.blur == 3 && group.blend == .multiply && group.shadow?.deviation == 2)
    }

    @Test("Opacity is part of a mark's paint")
    func opacity() {
        var template = MarkTemplate()
        template.opacity = 0.25
        #expect(LaidOut([bar], template: template, settings: bare()).paths[0].fill?.solidColor?.alpha == 0.25)
    }

    @Test("S89 S90 A scrolled axis shows its window from the leading value on, and the plot cuts the rest")
    func scrolling() {
        let rows = (0..<10).map { mark(.bar, x: category("c", "\($0)"), y: number("y", 1)) }
        let settings = bare {
            $0.scroll.axes = [.x]
            $0.scroll.visibleX = 4
            $0.scroll.positionX = .category("3")
        }
        let chart = LaidOut(rows, settings: settings)
        expectNear(chart.boxes[3].midX, 37.5)
        guard case .items(let items)? = chart.result.marks.first, case .group(let group)? = items.first else {
            Issue.record("no clip")
            return
        }
        #expect(group.clip?.outline.controlBounds == chart.result.plot)
        expectNear(chart.result.scales.contentFrame, CGRect(x: -225, y: 0, width: 750, height: 200))
        expectNear(chart.result.scales.position(forX: .category("0")), 37.5 - 225)
    }

    @Test("A window is kept within the data, and one longer than the data begins with them")
    func clampedWindow() {
        let rows = (0..<10).map { mark(.bar, x: category("c", "\($0)"), y: number("y", 1)) }
        func first(_ visible: Double, _ position: String) -> CGFloat {
            LaidOut(
                rows,
                settings: bare {
                    $0.scroll.axes = [.x]
                    $0.scroll.visibleX = visible
                    $0.scroll.positionX = .category(position)
                }
            ).boxes[9].midX
        }
        expectNear(first(4, "9"), 300 - 37.5)
        expectNear(first(40, "3"), 300 - 15)
    }

    @Test("S94 A mark's label is its position, its value the other channels with their names")
    func speech() {
        var row = mark(.bar, x: category("Month", "May"), y: number("Sales", 1234.5))
        row.foreground = category("Region", "North")
        let meaning = LaidOut([row], settings: bare()).marks[0]
        #expect(meaning.label == "Month: May")
        #expect(meaning.value == "Sales: 1,234.5, Region: North")
        #expect(meaning.role == .mark && meaning.markID == "bar-0" && !meaning.isHidden)
    }

    @Test("S94 Labels and values of the author replace the automatic ones")
    func ownSpeech() {
        var template = MarkTemplate()
        (template.accessibilityLabel, template.accessibilityValue) = ("Label", "Value")
        template.accessibilityIdentifier = "id"
        let meaning = LaidOut([bar], template: template, settings: bare()).marks[0]
        #expect((meaning.label, meaning.value, meaning.identifier) == ("Label", "Value", "id"))
        template.accessibilityHidden = true
        #expect(LaidOut([bar], template: template, settings: bare()).marks[0].isHidden)
    }

    @Test("A line is one element: its series and the ranges it covers")
    func lineSpeech() {
        let rows = (0..<12).map { month -> MarkRow in
            var row = mark(.line, x: date("Month", seconds(2021, month + 1)), y: number("Sales", Double(month) / 4))
            row.foreground = category("Region", "North")
            return row
        }
        let chart = LaidOut(rows, settings: bare())
        #expect(chart.marks.map(\.label) == ["North"])
        #expect(chart.marks[0].value == "Month: Jan 2021 – Dec 2021, Sales: 0 – 2.75")
        #expect(chart.result.summary == "Line chart. Month: Jan 2021 – Dec 2021, Sales: 0 – 2.75.")
    }

    @Test("A sector's label is what it is encoded with, its value the angle")
    func sectorSpeech() {
        var row = MarkRow(kind: .sector)
        (row.angle, row.foreground) = (number("Share", 3), category("Name", "A"))
        let meaning = LaidOut([row], settings: bare()).marks[0]
        #expect((meaning.label, meaning.value) == ("Name: A", "Share: 3"))
    }

    @Test("S80 S81 S83 Positions are relative to the plot, and values their plain inverse")
    func proxy() {
        let settings = chartSettings {
            var marks = AxisMarksSettings()
            marks.position = .leading
            $0.yAxis.marks = [marks]
        }
        let rows = [("A", 10.0), ("B", 20)].map { mark(.bar, x: category("c", $0.0), y: number("y", $0.1)) }
        let scales = LaidOut(rows, settings: settings).result.scales
        let width = scales.plotSize.width
        expectNear(scales.position(forX: .category("A")), width / 4)
        expectNear(scales.positionRange(forX: .category("B"))?.lowerBound, width / 2)
        expectNear(scales.positionRange(forX: .category("B"))?.upperBound, width)
        expectNear(scales.position(forY: .number(20)), 0)
        #expect(scales.value(atY: -scales.plotSize.height) == .number(40))
        #expect(scales.value(atX: width * 0.75) == .category("B"))
        #expect(scales.value(atX: width * 1.5) == nil)
        #expect(scales.position(forX: .number(3)) == nil)
        #expect(scales.position(forX: .category("Z")) == nil)
        #expect(scales.xBandWidth == width / 2 && scales.yBandWidth == nil)
    }

    @Test("The style scales answer for values")
    func proxyStyles() {
        let rows = ["a", "b"].map { name -> MarkRow in
            var row = mark(.point, x: number("x", 1), y: number("y", 1))
            (row.foreground, row.symbol) = (category("n", name), category("n", name))
            return row
        }
        let scales = LaidOut(rows).result.scales
        #expect(scales.foregroundStyle(for: .category("b")) == .color(RGBA(hex: 0x34C759)))
        #expect(scales.symbol(for: .category("b")) == .basic(.cross))
        #expect(scales.lineStyle(for: .category("b")) == nil)
        #expect(scales.foregroundStyleDomain == [.category("a"), .category("b")])
    }

    @Test("A view that serves as symbol is centred on its point")
    func viewSymbol() {
        var template = MarkTemplate()
        template.symbol = .view(ViewID(-5))
        let guides = FixedGuides()
        guides.sizes[-5] = CGSize(width: 12, height: 30)
        let chart = LaidOut(
            [mark(.point, x: number("x", 10), y: number("y", 10))], template: template, settings: bare(), guides: guides
        )
        #expect(chart.result.marks.flatMap(\.views).map(\.origin) == [CGPoint(x: 294, y: -15)])
    }

    @Test("A view that serves as symbol is named, faded and put into effects like its mark")
    func viewSymbolEffects() {
        var template = MarkTemplate()
        (template.symbol, template.opacity, template.blur) = (.view(ViewID(-5)), 0.5, 2)
        let chart = LaidOut(
            [mark(.point, x: number("x", 10), y: number("y", 10))], template: template, settings: bare())
        guard case .wrapped(.meaning(let meaning), let named)? = chart.result.marks.first,
            case .wrapped(.group(let effects), let faded)? = named.first,
            case .wrapped(.group(let fading), let views)? = faded.first
        else {
            Issue.record("the view is in nothing")
            return
        }
        #expect(meaning.label == "x: 10")
        #expect(effects.blur == 2)
        #expect(fading.opacity == 0.5)
        #expect(views.flatMap(\.views).count == 1)
    }

    @Test("Shadows of a style are thrown behind the mark and into it")
    func styleShadows() throws {
        let drop = DrawnShadow(color: .black, deviation: 2, offset: .zero)
        let inner = DrawnShadow(color: .white, deviation: 1, offset: .zero)
        var template = MarkTemplate()
        template.styleShadows = [StyleShadow(inner, isInner: true), StyleShadow(drop, isInner: false)]
        let chart = LaidOut([mark(.bar, x: category("x", "a"), y: number("y", 10))], template: template)
        guard case .group(let outer)? = chart.marks.first?.items.first, case .group(let masked)? = outer.items.last
        else {
            Issue.record("no groups")
            return
        }
        #expect(outer.shadow == drop)
        #expect(outer.items.count == 2)
        #expect(masked.mask?.count == 1)
    }
}
