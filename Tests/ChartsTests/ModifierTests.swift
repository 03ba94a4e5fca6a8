import Drawing
import Foundation
import ShapeKit
import Testing

@testable import ChartEngine
@testable import Charts
@testable import SwiftUICore

@MainActor
struct ModifierTests {
    private let point = PointMark(x: .value("x", 1), y: .value("y", 2))

    private func template(_ content: some ChartContent) -> MarkTemplate { marks(of: content).template(0) }

    @Test("what is said nearer to the mark wins")
    func innerWins() {
        let nested = ForEach([1], id: \.self) { _ in
            point.foregroundStyle(.red).symbolSize(10).zIndex(1).lineStyle(StrokeStyle(lineWidth: 3))
                .interpolationMethod(.monotone).cornerRadius(2).accessibilityLabel("inner")
        }
        .foregroundStyle(.blue).symbolSize(CGSize(width: 9, height: 9)).zIndex(2)
        .lineStyle(StrokeStyle(lineWidth: 4)).interpolationMethod(.linear)
        .cornerRadius(5, style: .circular).accessibilityLabel("outer")
        let template = template(nested)
        #expect(template.paint == .color(red))
        #expect(template.symbolSize == .area(10))
        #expect(template.zIndex == 1)
        #expect(template.stroke?.width == 3)
        #expect(template.curve == .monotone)
        #expect(template.cornerRadius == 2)
        #expect(template.cornerStyleContinuous)
        #expect(template.accessibilityLabel == "inner")
    }

    @Test("modifiers on a loop reach each mark that says nothing itself")
    func outerReaches() {
        let loop = ForEach([1, 2], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", 0)) }
        let table = marks(of: loop.foregroundStyle(.red).accessibilityHidden(true))
        #expect((0..<2).map { table.template($0).paint } == [.color(red), .color(red)])
        #expect(table.template(1).accessibilityHidden)
        #expect(table.templates.count == 1)
    }

    @Test("opacities multiply and offsets add up")
    func accumulation() {
        let template = template(
            point.opacity(0.5).offset(x: 1, y: 2).offset(xStart: 10, xEnd: 20, y: 5).opacity(0.5).opacity(.nan))
        #expect(template.opacity == 0.25)
        #expect((template.offsetXStart, template.offsetXEnd) == (11, 21))
        #expect((template.offsetYStart, template.offsetYEnd) == (7, 7))
        let ends = self.template(point.offset(x: 1, yStart: 2, yEnd: 3).offset(CGSize(width: 1, height: 1)))
        #expect((ends.offsetXStart, ends.offsetXEnd, ends.offsetYStart, ends.offsetYEnd) == (2, 2, 3, 4))
    }

    @Test("an encoding takes the place of a constant further out, and a constant wins over an encoding further out")
    func encodings() {
        let encoded = marks(of: point.foregroundStyle(by: .value("Kind", "a")).foregroundStyle(.red))
        #expect(encoded.template(0).paint == nil)
        #expect(encoded.foreground.value(0) == .category("a"))
        let constant = marks(of: point.foregroundStyle(.red).foregroundStyle(by: .value("Kind", "a")))
        #expect(constant.template(0).paint == .color(red))
        #expect(constant.foreground.value(0) == .category("a"))
    }

    @Test("each encoding fills its own channel")
    func channels() {
        let table = marks(
            of: point.symbol(by: .value("s", "s")).symbolSize(by: .value("z", 4)).lineStyle(by: .value("l", "l"))
                .position(by: .value("g", "g"), axis: .vertical, span: .ratio(0.5)))
        #expect(table.symbol.value(0) == .category("s"))
        #expect(table.symbolSize.value(0) == .number(4))
        #expect(table.lineStyle.value(0) == .category("l"))
        #expect(table.group.value(0) == .category("g"))
        #expect(table.template(0).groupAxis == .y)
        #expect(table.template(0).groupSpan == .ratio(0.5))
    }

    @Test("styles are resolved in the environment's colour scheme, with their shadows and blend modes")
    func styles() {
        let dark = marks(of: point.foregroundStyle(.blue)) { $0.colorScheme = .dark }
        #expect(dark.template(0).paint == .color(RGBA(hex: 0x0A84FF)))
        let styled = template(
            point.foregroundStyle(Color.red.shadow(.drop(color: .black, radius: 4, x: 1)).blendMode(.multiply)))
        let shadow = DrawnShadow(color: .black, deviation: 2, offset: CGSize(width: 1, height: 0))
        #expect(styled.styleShadows == [StyleShadow(shadow, isInner: false)])
        #expect(styled.blend == .multiply)
        let both = template(point.foregroundStyle(Color.red.shadow(.inner(radius: 2))).shadow(radius: 1))
        #expect(both.styleShadows.map(\.isInner) == [true] && both.shadow?.deviation == 0.5)
        let replaced = template(point.foregroundStyle(.blue).foregroundStyle(Color.red.blendMode(.multiply)))
        #expect(replaced.blend == .normal && replaced.styleShadows.isEmpty)
        guard
            case .linear(let stops, _, _) = template(
                point.foregroundStyle(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
                    .alignsMarkStylesWithPlotArea()
            ).paint
        else {
            Issue.record("a gradient stays one")
            return
        }
        #expect(stops.first?.color == red)
    }

    @Test("blur and shadow radii are twice the standard deviation")
    func effects() {
        let template = template(point.blur(radius: 6).shadow(color: .red, radius: 8, x: 1, y: 2))
        #expect(template.blur == 3)
        #expect(template.shadow == DrawnShadow(color: red, deviation: 4, offset: CGSize(width: 1, height: 2)))
    }

    @Test("a group takes the effects around it as a whole and passes on the rest")
    func plots() throws {
        let plot = Plot {
            point.opacity(0.5)
            RuleMark(y: .value("y", 1))
        }
        let table = marks(
            of: plot.opacity(0.25).blur(radius: 2).foregroundStyle(.red).accessibilityLabel("both")
                .annotation { Text("note") })
        let layer = try #require(table.layers.first)
        #expect(layer.opacity == 0.25)
        #expect(layer.blur == 1)
        #expect(layer.accessibilityLabel == "both")
        #expect(layer.annotations == [0])
        #expect(table.template(0).opacity == 0.5)
        #expect(table.template(1).opacity == 1)
        #expect(table.template(1).annotations.isEmpty)
        #expect(table.template(1).paint == .color(red))
        #expect((0..<2).map { table.template($0).layers } == [[0], [0]])
    }

    @Test("clips are shapes with a fill rule")
    func clips() {
        #expect(template(point.clipShape(Capsule())).clip?.evenOdd == false)
        let evenOdd = collector(of: point.clipShape(Circle(), style: FillStyle(eoFill: true)))
        #expect(evenOdd.table.template(0).clip?.evenOdd == true)
        #expect(evenOdd.context.graph.diagnostics.isEmpty)
    }

    @Test("a mask is a table of its own")
    func masks() {
        let table = marks(of: point.mask { RectangleMark(xStart: .value("x", 0), xEnd: .value("x", 1)) })
        #expect(table.count == 1)
        #expect(table.template(0).masks == [0])
        #expect(table.masks.first?.kinds == [.rectangle])
    }

    @Test("built-in symbols stay what they are, equal shapes share an outline")
    func symbols() {
        #expect(template(point.symbol(.square)).symbol == .basic(.square))
        #expect(
            template(point.symbol(BasicChartSymbolShape.cross.strokeBorder(lineWidth: 2))).symbol
                == .outlined(.cross, Stroke(width: 2)))
        #expect(template(point.symbol(AnyChartSymbolShape(AnyChartSymbolShape(.plus)))).symbol == .basic(.plus))
        let circles = marks(
            of: ForEach([1, 2], id: \.self) { _ in point.symbol(Circle()) })
        #expect(circles.templates.count == 1)
        guard case .custom(let provider, let unit) = circles.template(0).symbol else {
            Issue.record("a circle of the client's is a custom shape")
            return
        }
        #expect(abs(unit.width * unit.height - .pi / 4) < 1e-9)
        #expect(provider.outline(CGRect(x: 0, y: 0, width: 4, height: 4)).controlBounds.width == 4)
    }

    @Test("annotations carry their place, and a view for each size of the mark")
    func annotations() throws {
        let collector = collector(
            of: point.annotation(
                position: .topTrailing, alignment: .bottomLeading, spacing: 3,
                overflowResolution: .init(x: .fit(to: .plot), y: .disabled)
            ) { context in
                Color.red.frame(width: context.targetSize.width, height: 1)
            })
        let annotation = try #require(collector.table.annotations.first)
        #expect(annotation.position == .topTrailing)
        #expect(annotation.alignment == UnitPosition(x: 0, y: 1))
        #expect(annotation.spacing == 3)
        #expect((annotation.overflowX, annotation.overflowY) == (.fitPlot, .disabled))
        let sized = collector.views.view(annotation.content, forMark: CGSize(width: 7, height: 8))
        #expect(collector.views.node(sized)?.size(for: .unspecified).width == 7)
        #expect(collector.views.view(annotation.content, forMark: CGSize(width: 7, height: 8)) == sized)
    }
}
