import Drawing
import Foundation
import Geometry
import PangoShaping
import Testing
import TextShaping

@Suite struct OutlineTests {
    private let shaper = PangoShaper()

    @Test func outlinesStandOnTheBaselineInTheSizeOfTheRun() throws {
        let run = try #require(shaper.shape(span("H", size: 100)).runs.first?.shaped)
        let bounds = try #require(shaper.outline(of: run)).controlBounds
        #expect(abs(bounds.maxY) < 0.01)
        #expect(abs(-bounds.minY - shaper.metrics(of: FontRequest(size: 100)).capHeight) < 1.5)
        #expect(bounds.minX > 0 && bounds.maxX < run.width)
    }

    @Test func outlinesOfAllGlyphsOfARunAreThere() throws {
        let run = try #require(shaper.shape(span("HHH", size: 10)).runs.first?.shaped)
        let outline = try #require(shaper.outline(of: run))
        #expect(outline.verbs.filter { $0 == .move }.count == 3)
        #expect(outline.controlBounds.maxX > run.width * 0.8)
    }

    @Test func spacesHaveNoOutline() throws {
        let run = try #require(shaper.shape(span(" ")).runs.first?.shaped)
        #expect(shaper.outline(of: run) == nil)
    }

    @Test func theIconFontIsFoundByItsPath() throws {
        let font = FontRequest(family: "Material Design Icons", size: 24)
        let line = shaper.shape([TextSpan(text: "\u{F2D5}", font: font)], rightToLeft: false)
        let run = try #require(line.runs.first?.shaped)
        #expect(run.face.file.hasSuffix("materialdesignicons-webfont.ttf"))
        #expect(try #require(shaper.outline(of: run)).controlBounds.width > 12)
    }
}
