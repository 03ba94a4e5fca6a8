import Drawing
import Foundation
import SVGBackend
import Testing

private func named(
    _ role: DrawnSemantics.Role, _ label: String = "", _ value: String = "",
    _ change: (inout DrawnSemantics) -> Void = { _ in }
) throws -> XMLTree {
    var semantics = DrawnSemantics(role: role, label: label, value: value, items: [fill()])
    change(&semantics)
    return try tree(.semantics(semantics))
}

@Test(
    arguments: [
        (.group, "group"), (.image, "img"), (.text, "img"), (.heading, "heading"), (.button, "button"), (.link, "link"),
        (.list, "list"), (.listItem, "listitem"), (.chart, "graphics-object group"), (.mark, "graphics-symbol img"),
        (.axis, "graphics-object group"), (.legend, "graphics-object group"), (.slider, "img"), (.toggle, "img"),
        (.progress, "progressbar"),
    ] as [(DrawnSemantics.Role, String)])
func `Roles have their ARIA names`(role: DrawnSemantics.Role, name: String) throws {
    #expect(try named(role, "L").all("g").first?["role"] == name)
}

@Test func `The label includes the value`() throws {
    #expect(try named(.mark, "May", "12").all("g").first?["aria-label"] == "May, 12")
    #expect(try named(.mark, "", "12").all("g").first?["aria-label"] == "12")
    let progress = try named(.progress, "Loading", "40 %").all("g").first
    #expect(progress?["aria-label"] == "Loading" && progress?["aria-valuetext"] == "40 %")
}

@Test func `A picture with parts to visit is a document, any other an image`() throws {
    #expect(try named(.mark, "May")["role"] == "graphics-document document")
    #expect(try named(.group)["role"] == "img")
    #expect(try named(.mark, "May") { $0.isHidden = true }["role"] == "img")
}

@Test func `Hidden parts are hidden and say nothing`() throws {
    let g = try named(.mark, "May", "12") {
        $0.isHidden = true
        $0.hint = "H"
        $0.markID = "m1"
    }.all("g").first
    #expect(g?.attributes == ["aria-hidden": "true", "data-mark": "m1"])
    #expect(g?.all("desc").isEmpty == true)
}

@Test func `Identifiers and hints are kept`() throws {
    let g = try named(.mark, "May") {
        $0.identifier = "sales-chart"
        $0.markID = "s0-4"
        $0.hint = "Best month"
    }.all("g").first
    #expect(g?["data-identifier"] == "sales-chart" && g?["data-mark"] == "s0-4")
    #expect(g?.all("desc").first?.text == "Best month")
}

@Test func `A nameless group is not written, and one with a name is even when empty`() throws {
    #expect(svg(.semantics(DrawnSemantics(role: .axis, items: [fill()]))) == svg(fill()))
    #expect(svg(.semantics(DrawnSemantics(role: .list, items: []))) == svg())
    #expect(try tree(.semantics(DrawnSemantics(role: .mark, label: "Zero", items: []))).all("g").count == 1)
    #expect(svg(.semantics(DrawnSemantics(role: .mark, label: "Zero", isHidden: true, items: []))) == svg())
}

@Test func `Shapes in a mask mean nothing`() throws {
    let mark = DrawnSemantics(role: .mark, label: "May", items: [fill()])
    let root = try tree(group { $0.mask = [.semantics(mark)] })
    #expect(root.everything.allSatisfy { $0["aria-label"] == nil })
    #expect(root["role"] == "img")
}
