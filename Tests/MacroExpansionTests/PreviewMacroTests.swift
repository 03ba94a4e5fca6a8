import Foundation
import Testing

@testable import MacroExpansion

@Test func aCallIsTakenApart() throws {
    let call = try PreviewCall("@available(iOS 17, *)\n#Preview(\"a, {\", traits: .x(1)) { Text(\"}\") }")
    #expect(call.arguments == "\"a, {\", traits: .x(1)")
    #expect(call.closure == " Text(\"}\") ")
    #expect(try PreviewCall("#Preview { 1 }").arguments == "")
    #expect(try PreviewCall("#SwiftUI.Preview { 1 }").closure == " 1 ")
}

@Test func aBodyAmongTheArgumentsIsFound() throws {
    let call = try PreviewCall("#Preview(\"a\", body: { 1 })")
    #expect(call.arguments == "\"a\"")
    #expect(call.closure == " 1 ")
    #expect(try PreviewCall("#Preview(body: f)").arguments == "body: f")
}

@Test(arguments: ["#Other { }", "#Preview", "#Preview(\"a\")", "#Preview { } more: { }", ""])
func whatIsNoPreviewIsRefused(_ source: String) {
    #expect(throws: MacroError.self) { try PreviewCall(source) }
}

@Test func previewableDeclarationsLeaveTheBody() throws {
    let parts = try PreviewableStatements(
        """

        @Previewable @State var a = 1
        let b = 2 // @Previewable
        @Previewable
        @State
        private var c: [Int] = [
            1, 2,
        ]
            .map { $0 + 1 }
        @Previewable @Environment(\\.x) var d; @State @Previewable var e =
            !flag
        VStack { @Previewable }
        return Text("\\(a)")
        """)
    #expect(parts.declarations.count == 4)
    #expect(parts.declarations.first == "@State var a = 1")
    #expect(parts.declarations[1].hasSuffix(".map { $0 + 1 }"))
    #expect(parts.declarations[2] == "@Environment(\\.x) var d")
    #expect(parts.declarations[3] == "@State var e =\n    !flag")
    #expect(parts.rest == "let b = 2\nVStack { @Previewable }\nreturn Text(\"\\(a)\")")
}

@Test func aStatementAfterADeclarationStaysInTheBody() throws {
    #expect(try PreviewableStatements("@Previewable @State var x: Int? = y!\nText()").rest == "Text()")
    #expect(try PreviewableStatements("@Previewable @State var x: Int?\n(Text())").rest == "(Text())")
    #expect(try PreviewableStatements("@Previewable @State var x = a\n  ?? b\nText()").rest == "Text()")
    #expect(throws: MacroError.self) { try PreviewableStatements("@Previewable Text()") }
}

@Test func anExpansionNamesItsPlace() throws {
    let place = SourceSyntax.Location(fileID: "M/\"F.swift", fileName: "F.swift", offset: 5, line: 3, column: 2)
    let source = try PreviewMacro.expansion(
        of: SourceSyntax(source: "#Preview { Text() }", location: place), discriminator: "$s1M")
    #expect(source.hasPrefix("struct $s1M7PreviewfMu_: SwiftUICore.PreviewRegistry {"))
    #expect(source.contains("\"M/\\\"F.swift\""))
    #expect(source.contains("{ 3 }"))
    #expect(source.contains("SwiftUICore.Preview() { Text() }"))
}

@Test func requestsAreAnswered() throws {
    func answer(_ request: String) throws -> String {
        String(decoding: try JSONEncoder().encode(PluginAnswer.answer(to: Data(request.utf8))), as: UTF8.self)
    }
    #expect(try answer(#"{"getCapability":{}}"#).contains("\"protocolVersion\":7"))
    #expect(try answer("nonsense").contains("could not read"))
    #expect(try answer("{}").contains("error"))
    #expect(try answer(#"{"somethingNew":{}}"#).contains("somethingNew"))
    let broken = #"""
        {"expandFreestandingMacro":{"macro":{"moduleName":"M","typeName":"PreviewMacro","name":"Preview"},
        "discriminator":"$s","syntax":{"kind":"declaration","source":"#Preview {","location":
        {"fileID":"M/F","fileName":"/F.swift","offset":7,"line":1,"column":1}}}}
        """#
    let reply = try answer(broken)
    #expect(reply.contains("not closed"))
    #expect(reply.contains("\"offset\":7"))
}

@Test func errorsTellTheirPlace() {
    func offset(_ make: () throws -> Void) -> Int? {
        do { try make() } catch let error as MacroError { return error.offset } catch {}
        return nil
    }
    #expect(offset { _ = try PreviewCall("#Preview { } more: { }") } == 13)
    #expect(offset { _ = try EntryMacro(declaration: "@Entry var a: Int, b: Int = 1") } == 17)
    #expect(offset { _ = try EntryMacro(declaration: "@Entry var a: Int") } == 17)
    let source = SourceSyntax(source: "#Preview(\"é\") { @Previewable Text() }", location: nil)
    #expect(offset { _ = try PreviewMacro.expansion(of: source, discriminator: "$s") } == 17)
}

@Test(arguments: [
    ##"#Preview(#"a " } b"#) { Text(#"\#("}")"#) }"##,
    "#Preview(\"\"\"\n  a \"quote\" }\n  \"\"\") { Text(\"\"\"\n  \\(\"}\")\n  \"\"\") }",
    "#Preview { /* } /* } */ } */ Text(\"a\") // }\n}",
    "#Preview { Text(/[}\"]/.description) }",
    "@available(iOS 17, *)\n@MainActor\n#Preview(traits: .x) { Pair<Int, [String: () -> Void]>(a: { }, b: [:]) }",
    "#Preview { Text(\"\\(f(\"\\(g(\")\"))\"))\") }",
])
func bracketsInsideTextDoNotCount(_ source: String) throws {
    let call = try PreviewCall(source)
    #expect(call.closure != nil)
    #expect(source.hasSuffix("{\(call.closure ?? "")}"))
}

@Test func thePlaceIsThatOfTheMacro() throws {
    let place = SourceSyntax.Location(fileID: "M/F.swift", fileName: "F.swift", offset: 0, line: 2, column: 15)
    func expansion(_ source: String) throws -> String {
        try PreviewMacro.expansion(of: SourceSyntax(source: source, location: place), discriminator: "$s")
    }
    let below = try expansion("\n// a note\n@MainActor\n  #Preview { }")
    #expect(below.contains("line: Swift.Int { 5 }"))
    #expect(below.contains("column: Swift.Int { 3 }"))
    #expect(try expansion(" #Preview { }").contains("column: Swift.Int { 16 }"))
}
