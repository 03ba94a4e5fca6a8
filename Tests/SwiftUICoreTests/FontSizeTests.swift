import Foundation
import Testing
import TextShaping

@testable import SwiftUICore

private func environment(_ size: DynamicTypeSize = .large) -> EnvironmentValues {
    var values = EnvironmentValues()
    values.dynamicTypeSize = size
    return values
}

@Suite struct FontSizeTests {
    @Test(arguments: [
        (Font.largeTitle, 34), (.title, 28), (.title2, 22), (.title3, 20), (.headline, 17), (.body, 17),
        (.callout, 16), (.subheadline, 15), (.footnote, 13), (.caption, 12), (.caption2, 11),
    ])
    func `a text style has its size of iOS`(font: Font, size: CGFloat) {
        #expect(font.request(in: environment()).size == size)
        #expect(font.request(in: environment()).weight == (font == .headline ? 600 : 400))
    }

    @Test(arguments: [
        (DynamicTypeSize.xSmall, [31, 25, 14, 11]), (.small, [32, 26, 15, 11]), (.medium, [33, 27, 16, 11]),
        (.xLarge, [36, 30, 19, 13]), (.xxLarge, [38, 32, 21, 15]), (.xxxLarge, [40, 34, 23, 17]),
        (.accessibility1, [44, 38, 28, 20]), (.accessibility2, [48, 43, 33, 24]), (.accessibility3, [52, 48, 40, 29]),
        (.accessibility4, [56, 53, 47, 34]), (.accessibility5, [60, 58, 53, 40]),
    ])
    func `text styles follow the reader's preference`(preference: DynamicTypeSize, sizes: [CGFloat]) {
        let fonts: [Font] = [.largeTitle, .title, .body, .caption2]
        #expect(fonts.map { $0.request(in: environment(preference)).size } == sizes)
    }

    @Test func `every style grows with the preference`() {
        for style in Font.TextStyle.allCases {
            let sizes = DynamicTypeSize.allCases.map(style.size(at:))
            #expect(sizes.count == 12)
            #expect(zip(sizes, sizes.dropFirst()).allSatisfy { $0 <= $1 })
        }
    }

    @Test func `fixed sizes stay and custom ones scale with their style`() {
        let large = environment(.accessibility5)
        #expect(Font.system(size: 20).request(in: large).size == 20)
        #expect(Font.custom("Lato", fixedSize: 20).request(in: large).size == 20)
        #expect(Font.custom("Lato", size: 17).request(in: large).size == 53)
        #expect(Font.custom("Lato", size: 14, relativeTo: .title).request(in: large).size == 29)
        #expect(Font.custom("Lato", size: 14).request(in: environment()).family == "Lato")
        #expect(Font.system(size: .nan).request(in: large).size == 0)
    }
}

@Suite struct FontTraitTests {
    @Test(arguments: [
        (Font.Weight.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500),
        (.semibold, 600), (.bold, 700), (.heavy, 800), (.black, 900),
    ])
    func `weights are those of CSS`(weight: Font.Weight, css: Int) {
        #expect(Font.body.weight(weight).request(in: environment()).weight == css)
    }

    @Test func `modifiers of a font reach the request`() {
        let request = Font.system(.title, design: .serif).italic().bold().monospacedDigit().width(.condensed)
            .request(in: environment())
        #expect(request.design == .serif)
        #expect(request.isItalic && request.monospacedDigits)
        #expect(request.weight == 700)
        #expect(request.widthPercent == 75)
        #expect(Font.body.monospaced().request(in: environment()).design == .monospaced)
        #expect(Font.body.width(.expanded).request(in: environment()).widthPercent == 125)
    }

    @Test func `what the environment asks goes over the font, and the text's own over both`() {
        var values = environment()
        values.fontTraits.weight = .light
        values.fontTraits.isItalic = true
        let font = Font.body.weight(.heavy)
        #expect(font.request(in: values).weight == 300)
        #expect(font.request(in: values).isItalic)
        var own = FontTraits(weight: .black)
        own.isItalic = false
        #expect(font.request(in: values, traits: own).weight == 900)
        #expect(!font.request(in: values, traits: own).isItalic)
    }

    @Test func `bold keeps what is heavier and can be taken back`() {
        #expect(Font.body.weight(.black).bold().request(in: environment()).weight == 900)
        var values = environment()
        values.fontTraits.isBold = false
        #expect(Font.headline.bold().request(in: values).weight == 600)
        values.legibilityWeight = .bold
        #expect(Font.body.request(in: values).weight == 700)
    }

    @Test func `leading changes the distance of lines`() {
        #expect(Font.system(size: 20).leading(.tight).resolved(in: environment()).lineSpacing == -2)
        #expect(Font.system(size: 20).leading(.loose).resolved(in: environment()).lineSpacing == 2)
        #expect(Font.body.resolved(in: environment()).lineSpacing == 0)
    }

    @Test func `small capitals are made of the letters asked for`() {
        func pieces(_ font: Font) -> [String] {
            font.resolved(in: environment()).pieces(of: "Ab C").map { $0.request.smallCaps ? "<\($0.text)>" : $0.text }
        }
        #expect(pieces(.body) == ["Ab C"])
        #expect(pieces(.body.lowercaseSmallCaps()) == ["<Ab C>"])
        #expect(pieces(.body.smallCaps()) == ["<ab c>"])
        #expect(pieces(.body.uppercaseSmallCaps()) == ["<a>", "b ", "<c>"])
    }
}
