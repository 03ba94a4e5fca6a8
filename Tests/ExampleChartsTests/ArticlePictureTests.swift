import Drawing
import ExampleCharts
import Foundation
import Geometry
import SwiftUI
import Testing

/// What the articles say of their pictures, and the measured constants of Apple's look, on the finished drawings.
@Suite("The articles' pictures")
@MainActor
struct ArticlePictureTests {
    private func drawing(_ name: String, _ scheme: ColorScheme = .light) throws -> Drawing {
        let example = try #require(ExampleCatalog.example(named: name))
        let picture = ExamplePicture(try example.view(), size: example.size, scheme: scheme)
        return ImageRenderer(content: picture).drawing
    }

    private let names = ["Helen", "Dorothy", "Betty", "Linda", "Patricia", "Deborah", "Amanda", "Ashley", "Jessica"]

    @Test("Nine baselines lie 35 points apart, in the order of the peaks, from edge to edge of the plot")
    func baselines() throws {
        let flat = FlatDrawing(try drawing("ridgeline"))
        let rules = flat.strokes.filter { $0.stroke.width == 1 && $0.box.height == 0 }
        #expect(rules.count == 9)
        for (upper, lower) in zip(rules, rules.dropFirst()) {
            #expect(abs(lower.box.minY - upper.box.minY - 35) < 0.001)
        }
        #expect(rules.allSatisfy { abs($0.box.width - 768) < 0.001 })
        let labels = flat.texts.filter { names.contains($0.string) }
        #expect(labels.map(\.string) == names)
        for (label, rule) in zip(labels, rules) {
            // A subheadline (15 points) is 18 high with its baseline 14.28 below its top; its box ends 2 above the rule.
            #expect(abs(label.origin.x - rule.box.minX) < 0.5)
            #expect(abs(rule.box.minY - 2 - 18 + 0.952_1 * 15 - label.origin.y) < 0.02)
        }
    }

    @Test("The areas leave 60 points for the labels and end at the plot's edge; each begins and ends on its baseline")
    func areas() throws {
        let flat = FlatDrawing(try drawing("ridgeline"))
        let areas = flat.fills.filter { $0.outline.verbs.count > 100 }
        #expect(areas.count == 9)
        #expect(abs((areas.first?.box.minX ?? 0) - (16 + 60)) < 0.001)
        #expect(areas.allSatisfy { $0.box.maxX < 784.001 })
        let outlines = flat.strokes.filter { $0.stroke.width == 2 }
        #expect(outlines.count == 9)
        #expect(outlines.allSatisfy { $0.paint == .color(RGBA(red: 1, green: 1, blue: 1, alpha: 0.7)) })
        #expect(outlines.allSatisfy { $0.stroke.cap == .round && $0.stroke.join == .round })
    }

    @Test("Teal behind and blue in front in light mode, the other way round in dark")
    func gradient() throws {
        let light = FlatDrawing(try drawing("ridgeline")).fills.filter { $0.outline.verbs.count > 100 }
        let dark = FlatDrawing(try drawing("ridgeline", .dark)).fills.filter { $0.outline.verbs.count > 100 }
        #expect(light.first?.paint == .color(RGBA(hex: 0x30B0C7)))
        #expect(light.last?.paint == .color(RGBA(hex: 0x007AFF)))
        #expect(dark.first?.paint == .color(RGBA(hex: 0x0A84FF)))
        #expect(dark.last?.paint == .color(RGBA(hex: 0x40C8E0)))
        #expect(Set(light.map(\.paint)).count == 9)
    }

    @Test("Years in caption2 and secondary label colour below dashed grid lines; no y axis and no legend")
    func axis() throws {
        let flat = FlatDrawing(try drawing("ridgeline"))
        let years = flat.texts.filter { Int($0.string) != nil }
        #expect(years.count >= 3)
        #expect(years.allSatisfy { $0.paint == .color(RGBA(hex: 0x3C3C43, alpha: 0.6)) })
        #expect(years.allSatisfy { abs($0.size - 11 * 0.968_5) < 0.001 })
        #expect(flat.texts.count == years.count + 9)
        let grid = flat.strokes.filter { $0.stroke.width == 0.5 }
        #expect(!grid.isEmpty)
        #expect(grid.allSatisfy { $0.stroke.dash == [2, 2] && $0.paint == .color(RGBA(hex: 0x3C3C43, alpha: 0.3)) })
        // Labels start 4 right of their line, with the baseline 14.33 (4 + 10.47 of the font) below the plot.
        let plotBottom = try #require(grid.map(\.box.maxY).min())
        #expect(years.allSatisfy { abs($0.origin.y - plotBottom - 4 - 10.47) < 0.01 })
    }

    @Test("The ring: seven slices whose angles are their shares, purple up to the day, inner radius 0.55")
    func ring() throws {
        let flat = FlatDrawing(try drawing("ring"))
        let slices = flat.fills.filter { $0.box.width < 260 }
        #expect(slices.count == 7)
        #expect(slices.prefix(4).allSatisfy { $0.paint == .color(RGBA(hex: 0xAF52DE)) })
        #expect(slices.suffix(3).allSatisfy { $0.paint == .color(RGBA(hex: 0x8E8E93, alpha: 0.3)) })
        #expect(slices.allSatisfy { $0.box.width > 1 && $0.box.height > 1 })
        // 250 points across around the middle of the picture, with a hole of 0.55 of that.
        let distances = slices.flatMap { $0.outline.onCurvePoints }.map { hypot($0.x - 141, $0.y - 141) }
        #expect(abs((distances.max() ?? 0) - 125) < 0.01)
        #expect(abs((distances.min() ?? 0) - 125 * 0.55) < 0.01)
        #expect(flat.texts.map(\.string) == ["10%", "Day 4 out of 7"])
    }

    @Test("The calendar: cells of 10 points, 2 apart, with months 10 apart and a radius of 2")
    func calendar() throws {
        let cells = FlatDrawing(try drawing("calendar-year")).fills.filter { abs($0.box.width - 10) < 0.001 }
        // The days without a value are clear.
        #expect((300...365).contains(cells.count))
        #expect(cells.allSatisfy { abs($0.box.height - 10) < 0.001 })
        let columns = Set(cells.map { ($0.box.minX * 100).rounded() / 100 }).sorted()
        let steps = Set(zip(columns, columns.dropFirst()).map { (($1 - $0) * 100).rounded() / 100 })
        #expect(steps == [12, 20])
        let rows = Set(cells.map { ($0.box.minY * 100).rounded() / 100 }).sorted()
        #expect(rows.count == 7)
    }
}
