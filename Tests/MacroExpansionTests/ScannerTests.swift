import Testing

@testable import MacroExpansion

@Test func bracketsInStringsAndCommentsDoNotCount() throws {
    let source = ##"""
        f("{", "\(g(")" + "\("}")"))", #"\("#, #"\#(h("]"))"#, #/[(]/#, /\/[)]/) // }
        /* ( /* [ */ } */ { """
          " "" } \(1)
        """ }
        """##
    let text = try SourceText(source)
    #expect(text.text(0) == "f")
    #expect(text.text(text.next(after: 1)) == "{")
    #expect(text.next(after: text.next(after: 1)) == text.tokens.count)
}

@Test func divisionIsNoRegularExpression() throws {
    let text = try SourceText("a / b(c) / (d)")
    #expect(text.tokens.count == 10)
}

@Test(arguments: [
    "(", ")", "(]", "\"", "\"\\", "\"\\(", "\"\\(\"", "/*", "/* /* */", "#\"", "##\"\"#", "#/", "`a", "{ \"\"\" }",
    "\"\\(\"\\(\"\\(",
])
func brokenSourceIsAnErrorAndNoCrash(_ source: String) {
    #expect(throws: MacroError.self) { try SourceText(source) }
}

@Test func stringsNestedVeryDeeplyAreRefused() {
    let source = String(repeating: "\"\\(", count: 100_000)
    #expect(throws: MacroError.self) { try SourceText(source) }
}

@Test func everyPrefixOfASourceIsReadOrRefused() {
    let source = Array(
        "#Preview(\"a\\(b(\"c\"))\", traits: .x) { @Previewable @State var x = #\"d\"# /* e */; /f/ }".utf8)
    var read = 0
    for end in 0...source.count {
        let text = String(decoding: source.prefix(end), as: UTF8.self)
        if let call = try? PreviewCall(text) {
            read += 1
            #expect(call.closure != nil)
        }
    }
    #expect(read == 1)
}
