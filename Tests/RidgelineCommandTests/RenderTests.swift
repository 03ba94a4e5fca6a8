import Foundation
import Testing

@testable import ridgeline

@Suite("ridgeline render")
struct RenderTests {
    @Test("Views are found where other files can see them")
    func scanner() {
        let source = """
            struct A: View { var body: some View { B() } }
            public struct B: Equatable, SwiftUI.View {
            private struct C: View {
                struct D: View {
            struct E: ViewModifier {
            @MainActor struct F: View {
            struct G<T>: View {
            """
        #expect(viewNames(in: source) == ["A", "B", "F"])
    }

    @Test("Hashes tell contents and their division apart")
    func hashes() {
        func hash(_ parts: [String]) -> String {
            var hash = ContentHash()
            for part in parts { hash.add(part) }
            return hash.digits
        }
        #expect(hash(["a", "b"]) == hash(["a", "b"]))
        #expect(hash(["a", "b"]) != hash(["ab"]))
        #expect(hash(["a", "b"]) != hash(["b", "a"]))
        #expect(hash([]).count == 32)
    }

    @Test("File names are safe and differ")
    func names() {
        var names = FileNames()
        #expect(names.name(for: "A/B: c") == "A-B- c")
        #expect(names.name(for: "../x") == "-x")
        #expect(names.name(for: "sales") == "sales")
        #expect(names.name(for: "Sales") == "Sales-2")
        #expect(names.name(for: "") == "picture")
    }

    @Test("Previews and views are drawn, errors of the compiler shown, names suggested")
    func source() throws {
        try withTemporaryFolder { folder in
            let source = """
                import Charts
                import SwiftUI
                @main struct Main: App { var body: some Scene { WindowGroup { Plain() } } }
                struct Plain: View { var body: some View { Text("plain").padding() } }
                struct Needs: View { let text: String; var body: some View { Text(text) } }
                #Preview("One", traits: .fixedLayout(width: 120, height: 40)) { Needs(text: "one") }
                #Preview("Two") { Plain() }
                """
            try Data(source.utf8).write(to: folder.appending(path: "V.swift"))
            let list = try CommandRun(shell: "ridgeline render V.swift --list", in: folder)
            #expect(list.text == "preview  One\npreview  Two\nview  Plain\n", "\(list.errors)")
            let all = try CommandRun(shell: "ridgeline render V.swift -o out && ls out", in: folder)
            #expect(all.text == "One.png\nPlain.png\nTwo.png\nindex.html\n", "\(all.errors)")
            let one = try CommandRun(shell: "ridgeline render V.swift --preview One -f svg -o -", in: folder)
            #expect(one.text.contains("width=\"120\""))
            #expect(
                try CommandRun(shell: "ridgeline render V.swift --view Plane", in: folder).errors.contains("Plain"))
            try Data("import SwiftUI\nstruct X: View { var body: some View { Txt() } }\n".utf8)
                .write(to: folder.appending(path: "W.swift"))
            let wrong = try CommandRun(shell: "ridgeline render W.swift", in: folder)
            #expect(wrong.status == 2)
            #expect(wrong.errors.contains("W.swift:2:"))
            #expect(wrong.errors.contains("cannot find 'Txt'"))
        }
    }
}
