import Drawing
import Foundation
import Geometry
import HTMLBackend
import SVGBackend
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

private func mark(_ label: String, _ value: String = "", hidden: Bool = false) -> DrawingItem {
    let square = Outline(rect: CGRect(x: 0, y: 0, width: 9, height: 9))
    return .semantics(
        DrawnSemantics(
            role: .mark, label: label, value: value, isHidden: hidden,
            items: [.path(DrawnPath(square, fill: .color(.black)))]))
}

private func drawing(_ items: DrawingItem..., background: RGBA? = nil) -> Drawing {
    Drawing(
        size: CGSize(width: 90, height: 60), items: items, title: "Sales & <more>", summary: "S", language: "en-US",
        background: background)
}

/// Everything from the first `open` to the next `close`, both included.
private func part(_ text: String, from open: String, to close: String) -> String? {
    guard let start = text.range(of: open), let end = text.range(of: close, range: start.upperBound..<text.endIndex)
    else {
        return nil
    }
    return String(text[start.lowerBound..<end.upperBound])
}

private func isWellFormed(_ text: String) -> Bool { XMLParser(data: Data(text.utf8)).parse() }

@Test func `The page has a title, a language and the picture itself`() throws {
    let picture = drawing(mark("May", "12"))
    let page = htmlText(of: picture, options: HTMLOptions(svg: SVGOptions(idPrefix: "p-", xmlDeclaration: true)))
    #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"en-US\">"))
    #expect(page.contains("<title>Sales &amp; &lt;more&gt;</title>"))
    #expect(page.contains("<meta charset=\"utf-8\">"))
    #expect(page.contains(svgText(of: picture, options: SVGOptions(idPrefix: "p-"))))
    #expect(!page.contains("<?xml"))
    #expect(page.hasSuffix("</html>\n"))
}

@Test func `A page always has a title`() {
    #expect(htmlText(of: Drawing(size: .zero, summary: "Only this")).contains("<title>Only this</title>"))
    let options = HTMLOptions(wording: .init(untitled: "Bild"))
    #expect(htmlText(of: Drawing(size: .zero), options: options).contains("<title>Bild</title>"))
    #expect(htmlText(of: Drawing(size: .zero)).contains("<html>"))
}

@Test func `The page asks for nothing from elsewhere and runs nothing`() {
    let page = htmlText(of: drawing(mark("http://example.com")))
    #expect(page.contains("content=\"default-src 'none'; img-src data:; style-src 'unsafe-inline'\""))
    #expect(
        !page.contains("<script") && !page.contains("<link") && !page.contains("@import") && !page.contains("src=\""))
}

@Test func `The page suits the picture's ground`() {
    func scheme(_ background: RGBA?, _ wish: HTMLOptions.ColorScheme? = nil) -> String? {
        let page = htmlText(of: drawing(mark("a"), background: background), options: HTMLOptions(colorScheme: wish))
        return part(page, from: "<meta name=\"color-scheme\" content=\"", to: "\">")
    }
    #expect(scheme(nil)?.contains("\"light\"") == true)
    #expect(scheme(.white)?.contains("\"light\"") == true)
    #expect(scheme(RGBA(hex: 0x1C1C1E))?.contains("\"dark\"") == true)
    #expect(scheme(.white, .dark)?.contains("\"dark\"") == true)
    #expect(htmlText(of: drawing(background: RGBA(hex: 0x1C1C1E))).contains(";background:#1C1C1E}"))
}

@Test func `Marks are rows of a table, hidden ones and other parts are not`() throws {
    let hidden = DrawnSemantics(role: .group, isHidden: true, items: [mark("inner")])
    let axis = DrawnSemantics(role: .axis, label: "axis", items: [.group(DrawnGroup([mark("nested", "3")]))])
    let page = htmlText(
        of: drawing(
            mark("May <b>", "12 & more"), mark("June"), mark("", ""), mark("secret", hidden: true),
            .semantics(hidden), .semantics(axis)))
    let table = try #require(part(page, from: "<details>", to: "</details>"))
    #expect(isWellFormed(table))
    #expect(table.components(separatedBy: "scope=\"row\"").count - 1 == 3)
    #expect(table.contains("<th scope=\"row\" dir=\"auto\">May &lt;b&gt;</th><td dir=\"auto\">12 &amp; more</td>"))
    #expect(table.contains("June") && table.contains("nested"))
    #expect(!table.contains("secret") && !table.contains("inner") && !table.contains("axis"))
    #expect(!table.contains("<caption>"))
}

@Test func `Without values the table has one column, without marks there is none`() throws {
    let options = HTMLOptions(wording: .init(data: "Daten", mark: "Marke", value: "Wert"))
    let table = try #require(
        part(htmlText(of: drawing(mark("a")), options: options), from: "<details>", to: "</details>"))
    #expect(table.contains("<summary>Daten</summary>") && table.contains(">Marke</th>"))
    #expect(!table.contains("Wert") && !table.contains("<td"))
    #expect(htmlText(of: drawing(mark("a", "1")), options: options).contains(">Wert</th>"))
    #expect(!htmlText(of: drawing()).contains("<details>"))
}

@Test func `A long table is cut and says so`() throws {
    let many = Drawing(size: .zero, items: (0..<30).map { mark("m\($0)") })
    let page = htmlText(of: many, options: HTMLOptions(rowLimit: 10))
    #expect(page.contains("<caption>1–10 / 30</caption>"))
    #expect(page.contains(">m9<") && !page.contains(">m10<"))
    #expect(!htmlText(of: many, options: HTMLOptions(rowLimit: 0)).contains("<table>"))
    #expect(!htmlText(of: many, options: HTMLOptions(rowLimit: -4)).contains("<table>"))
}

@Test func `Hostile labels stay text`() throws {
    for text in ["</title><script>x</script>", "\"><img src=x onerror=y>", "</svg></table>", "a\u{0}\u{8}b", "]]>"] {
        let page = htmlText(
            of: Drawing(size: .zero, items: [mark(text, text)], title: text, summary: text, language: text))
        #expect(!page.contains("<script") && !page.contains("<img"))
        #expect(!page.contains("\u{0}") && !page.contains("\u{8}"))
        #expect(isWellFormed(try #require(part(page, from: "<details>", to: "</details>"))))
        #expect(isWellFormed(try #require(part(page, from: "<svg", to: "</svg>"))))
    }
}

@Test func `What has a name and a value of its own is in the table, a group of marks is not`() {
    func group(_ label: String, _ value: String, _ items: DrawingItem...) -> DrawingItem {
        .semantics(DrawnSemantics(role: .group, label: label, value: value, items: items))
    }
    let page = htmlText(of: drawing(group("Ring", "2 parts", group("Done", "70%"), group("Title", "")), mark("May")))
    #expect(page.contains(">Done</th><td dir=\"auto\">70%</td>") && page.contains(">May</th>"))
    #expect(!page.contains(">Ring</th>") && !page.contains(">Title</th>"))
}
