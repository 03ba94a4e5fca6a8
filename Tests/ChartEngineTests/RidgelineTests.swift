import Drawing
import Foundation
import Geometry
import ShapeKit
import Testing

@testable import ChartEngine

/// Nine names, every year of 1880 to 2008, each offset by 35 points: areas, lines and rules interleaved as a program
/// declares them.
struct RidgelineTests {
    private let names = ["Ann", "Betty", "Carol", "Dora", "Eve", "Flora", "Gina", "Helen", "Iris"]
    private let years = Array(1880...2008)

    private func chart(without missing: String? = nil) -> LaidOut {
        var table = MarkTable()
        let guides = FixedGuides()
        for (index, name) in names.enumerated() {
            var area = MarkTemplate()
            area.curve = .cardinal
            area.stacking = .unstacked
            area.offsetYStart = CGFloat(names.count - 1 - index) * -35
            area.offsetYEnd = area.offsetYStart
            var line = area
            line.paint = .color(RGBA(hex: 0xFFFFFF, alpha: 0.7))
            line.accessibilityHidden = true
            if name != missing {
                for year in years {
                    let x = date("Year", seconds(year))
                    let y = number("Proportion", 0.05 + 0.04 * sin(Double(year + 10 * index) / 20))
                    var row = mark(.area, x: x, y: y)
                    row.foreground = category("Baby Name", name)
                    table.append(row, template: area)
                    row = mark(.line, x: x, y: y)
                    row.series = category("Baby Name", name)
                    table.append(row, template: line)
                }
            }
            var rule = MarkTemplate()
            rule.offsetYStart = area.offsetYStart
            rule.offsetYEnd = area.offsetYStart
            rule.accessibilityHidden = true
            guides.sizes[-1 - index] = CGSize(width: 40, height: 18)
            rule.annotations = [
                table.addAnnotation(
                    AnnotationTemplate(
                        position: .top, alignment: UnitPosition(x: 0, y: 0.5), spacing: 2, content: ViewID(-1 - index)))
            ]
            var row = mark(.rule, y: number("", 0))
            row.foreground = category("Baby Name", name)
            table.append(row, template: rule)
        }
        let settings = chartSettings {
            $0.y.domain = .explicit([.number(0), .number(0.2)])
            $0.yAxis.visibility = .hidden
            $0.legend.visibility = .hidden
            $0.x.range = .plotDimension(startPadding: 60, endPadding: 0)
            $0.foreground.range = .ramp { .color(RGBA(red: $0, green: 0, blue: 1)) }
        }
        return LaidOut(table, settings: settings, size: CGSize(width: 800, height: 600), guides: guides)
    }

    @Test("The plot takes the whole width, and all of the height but the x axis")
    func plot() {
        expectNear(chart().result.plot, CGRect(x: 0, y: 0, width: 800, height: 582))
    }

    @Test("Nine baselines lie 35 points apart over the whole plot, the padding included")
    func baselines() {
        let rules = chart().paths.filter { $0.stroke?.width == 1 }
        #expect(rules.count == 9)
        for (index, rule) in rules.enumerated() {
            expectNear(
                rule.outline.controlBounds, CGRect(x: 0, y: 582 - CGFloat(8 - index) * 35, width: 800, height: 0))
            #expect(rule.stroke?.cap == .butt)
        }
    }

    @Test("Areas and lines begin after the padding and end at the plot's edge")
    func extents() {
        let boxes = chart().paths.filter { $0.stroke?.width != 1 }.map(\.outline.controlBounds)
        #expect(boxes.count == 18)
        for box in boxes {
            expectNear(box.minX, 60)
            expectNear(box.maxX, 800)
        }
    }

    @Test("For each name the area comes first, then its line, then its rule")
    func order() {
        let kinds = chart().marks.map { String($0.markID.prefix { $0 != "-" }) }
        #expect(kinds == (0..<9).flatMap { _ in ["area", "line", "rule"] })
    }

    @Test("An area runs with a cardinal curve along its values and back along its own baseline")
    func areaOutline() throws {
        let area = try #require(chart().paths.first)
        #expect(area.outline.verbs.filter { $0 == .cubic }.count == 2 * 128)
        #expect(area.outline.verbs.last == .close)
        expectNear(area.outline.controlBounds.maxY, 582 - 280)
        let first = 0.05 + 0.04 * sin(1880.0 / 20)
        expectNear(area.outline.points[0].y, 582 - 280 - CGFloat(first / 0.2) * 582)
    }

    @Test("A line is two points wide with round caps and joins, in its constant paint")
    func lineStyle() throws {
        let line = try #require(chart().paths.first { $0.stroke?.width == 2 })
        #expect(line.stroke == Stroke(width: 2, cap: .round, join: .round))
        #expect(line.strokePaint == .color(RGBA(hex: 0xFFFFFF, alpha: 0.7)))
    }

    @Test("Labels stand at the plot's leading edge, two points above each baseline")
    func annotations() {
        let labels = chart().result.annotations
        #expect(labels.count == 9)
        for (index, label) in labels.enumerated() {
            expectNear(label.origin.x, 0)
            expectNear(label.origin.y, 582 - CGFloat(8 - index) * 35 - 2 - 18)
        }
    }

    @Test("A ramp is spread evenly over the names in order")
    func ramp() {
        let fills = chart().paths.compactMap { $0.fill?.solidColor }
        #expect(fills.map(\.red) == (0..<9).map { Double($0) / 8 })
    }

    @Test("A name without data still has its baseline and label")
    func missingName() {
        let laidOut = chart(without: "Eve")
        #expect(laidOut.paths.filter { $0.stroke?.width == 1 }.count == 9)
        #expect(laidOut.paths.count == 9 + 16)
        #expect(laidOut.result.annotations.count == 9)
    }

    @Test("S10 a date axis keeps the exact first and last date, and its labels are years")
    func dates() {
        let laidOut = chart()
        #expect(laidOut.result.scales.xDomain == [.date(seconds(1880)), .date(seconds(2008))])
        let years = laidOut.labelTexts
        #expect(years.contains("1900") && years.contains("2000"))
        #expect(laidOut.codes.isEmpty)
    }
}
