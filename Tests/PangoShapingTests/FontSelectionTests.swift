import Drawing
import Foundation
import PangoShaping
import Testing
import TextShaping

private let inter = "/usr/share/fonts/opentype/inter/"

@Suite struct FontSelectionTests {
    private let shaper = PangoShaper()

    @Test(arguments: [
        (100, false, "Thin"), (200, false, "ExtraLight"), (300, false, "Light"), (400, false, "Regular"),
        (500, false, "Medium"), (600, false, "SemiBold"), (700, false, "Bold"), (800, false, "ExtraBold"),
        (900, false, "Black"), (400, true, "Italic"), (600, true, "SemiBoldItalic"), (900, true, "BlackItalic"),
        (450, false, "Regular"), (550, false, "SemiBold"), (1000, false, "Black"),
    ])
    func eachWeightHasItsStaticFile(_ weight: Int, _ isItalic: Bool, _ name: String) throws {
        let face = try #require(shaper.face(span("x", weight: weight) { $0.font.isItalic = isItalic }))
        #expect(face.file == inter + "Inter-\(name).otf")
        #expect(face.family == "Inter")
        #expect(face.index == 0)
        #expect(face.isItalic == isItalic)
        #expect(shaper.takeDiagnostics().isEmpty)
    }

    @Test func interIsScaledToTheSystemFontsCapitalsAndSpacedToItsWidth() throws {
        let run = try #require(shaper.shape(span("x", size: 11)).runs.first?.shaped)
        #expect(abs(run.size - 10.6535) < 1e-9)
        #expect(abs(run.letterSpacing - 0.2415) < 1e-9)
        let bold = try #require(shaper.shape(span("x", size: 22, weight: 700)).runs.first?.shaped)
        #expect(abs(bold.letterSpacing) < 0.01)
        let body = try #require(shaper.shape(span("x", size: 17)).runs.first?.shaped)
        #expect(abs(body.letterSpacing + 0.135) < 0.02)
    }

    @Test func measuredWidthsAreThoseOfTheLook() {
        #expect(abs(shaper.shape(span("150", size: 11)).width - 18.8) < 0.3)
    }

    @Test func lineMetricsAreTheSystemFonts() {
        let line = shaper.shape(span("x", size: 17))
        #expect(abs(line.ascent - 16.1857) < 1e-9)
        #expect(abs(line.descent - 4.1004) < 1e-9)
        #expect(shaper.metrics(of: FontRequest(size: 17)) == .system(size: 17))
        #expect(shaper.metrics(of: FontRequest(size: 17, design: .serif)) == .system(size: 17))
    }

    @Test func theFamilyInterByNameIsDrawnAsItIs() throws {
        let run = try #require(shaper.shape(span("x") { $0.font.family = "Inter" }).runs.first?.shaped)
        #expect(run.size == 17)
        #expect(run.letterSpacing == 0)
        #expect(run.face.file == inter + "Inter-Regular.otf")
        #expect(shaper.metrics(of: FontRequest(family: "Inter", size: 17)).ascent > 16.3)
    }

    @Test func namesOfOneFaceAreFound() throws {
        let face = try #require(shaper.face(span("x") { $0.font.family = "Inter-SemiBold" }))
        #expect(face.file == inter + "Inter-SemiBold.otf")
        #expect(shaper.takeDiagnostics().isEmpty)
    }

    @Test func namesOfTheSystemFontMeanTheDefault() throws {
        let run = try #require(shaper.shape(span("x") { $0.font.family = "SF Pro Text" }).runs.first?.shaped)
        #expect(run == shaper.shape(span("x")).runs.first?.shaped)
        #expect(shaper.takeDiagnostics().isEmpty)
    }

    @Test func aFamilyThatIsNotInstalledIsReportedOnceAndDrawnWithInter() throws {
        let missing = span("x") { $0.font.family = "No Such Family" }
        #expect(shaper.face(missing)?.family == "Inter")
        _ = shaper.shape(span("y") { $0.font = missing.font })
        #expect(shaper.takeDiagnostics().map(\.code) == ["text.family-missing"])
        _ = shaper.shape(span("z") { $0.font = missing.font })
        #expect(shaper.takeDiagnostics().isEmpty)
    }

    @Test func aWidthThatIsNotInstalledIsReported() {
        _ = shaper.shape(span("x") { $0.font.widthPercent = 75 })
        #expect(shaper.takeDiagnostics().map(\.code) == ["text.width-unavailable"])
    }

    @Test func roundedIsDrawnWithInter() {
        #expect(shaper.face(span("x") { $0.font.design = .rounded })?.family == "Inter")
        #expect(shaper.takeDiagnostics().isEmpty)
    }

    @Test(arguments: [
        (FontRequest.Design.serif, FontFace.Generic.serif), (.monospaced, .monospace),
    ])
    func designsFindAFontOrSayWhichPackageHasOne(_ design: FontRequest.Design, _ generic: FontFace.Generic) throws {
        let line = shaper.shape(span("iW") { $0.font.design = design })
        let run = try #require(line.runs.first?.shaped)
        let codes = shaper.takeDiagnostics().map(\.code)
        if run.face.family == "Inter" {
            #expect(codes == ["text.design-missing"])
        } else {
            #expect(codes == [])
            #expect(run.face.generic == generic)
            if design == .monospaced { #expect(Set(run.glyphs.map(\.advance)).count == 1) }
        }
    }

    @Test func withoutInterTheBestSansIsTakenAndThePackageNamed() throws {
        let substitute = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
        guard FileManager.default.fileExists(atPath: substitute) else { return }
        try withFontFolder(files: [substitute]) { folder in
            let shaper = PangoShaper(fontDirectories: [folder])
            #expect(shaper.face(span("x"))?.family == "DejaVu Sans")
            let diagnostics = shaper.takeDiagnostics()
            #expect(diagnostics.map(\.code) == ["text.inter-missing"])
            #expect(diagnostics.first?.remedy.contains("fonts-inter") == true)
        }
    }

    @Test func withoutAnyFontTextStillHasASize() {
        let shaper = PangoShaper(fontDirectories: ["/nonexistent"])
        let line = shaper.shape(span("abc", size: 10))
        #expect(line.width == 15)
        #expect(shaper.takeDiagnostics().map(\.code) == ["text.no-fonts"])
    }

    @Test func aFolderWithAFewFilesOfInterServesTheNearestWeight() throws {
        try withFontFolder(files: [inter + "Inter-Regular.otf", inter + "Inter-Bold.otf"]) { folder in
            let shaper = PangoShaper(fontDirectories: [folder])
            #expect(shaper.face(span("x", weight: 600))?.weight == 700)
            #expect(shaper.face(span("x", weight: 300))?.weight == 400)
            #expect(shaper.takeDiagnostics().isEmpty)
        }
    }
}
