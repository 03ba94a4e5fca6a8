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

    @Test("Views that print, crash or never end do not hinder the others")
    func hostile() throws {
        try withTemporaryFolder { folder in
            let source = """
                import SwiftUI
                #Preview("Fine") { Text("fine") }
                #Preview { Text("unnamed") }
                #Preview("Prints") { Text(spoken("hello")) }
                #Preview("Crashes") { Text(third([])) }
                #Preview("Loops") { Text(endless()) }
                func spoken(_ text: String) -> String { print(text); return text }
                func third(_ numbers: [Int]) -> String { "\\(numbers[3])" }
                func endless() -> String { while true {} }
                """
            try Data(source.utf8).write(to: folder.appending(path: "h.swift"))
            let all = try CommandRun(shell: "ridgeline render h.swift -o out --timeout 5", in: folder)
            #expect(all.status == 2)
            let files = try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "out").path)
            #expect(files.sorted() == ["Fine.png", "Prints.png", "h.swift-3.png", "index.html"])
            #expect(all.errors.contains("“Crashes” crashes when it is drawn"))
            #expect(all.errors.contains("h.swift:8:"))
            #expect(all.errors.contains("“Loops” was not drawn within 5 seconds"))
            let one = try CommandRun(shell: "ridgeline render h.swift -p Prints -f svg -o -", in: folder)
            #expect(one.text.hasPrefix("<svg"))
            #expect(one.errors.contains("hello"))
        }
    }
}

@Suite("Watching files")
struct FileWatcherTests {
    /// Whether a change is seen, or that none is.
    private func isSeen(_ watcher: FileWatcher) -> Bool { watcher.wait(until: Date(timeIntervalSinceNow: 2)) }

    @Test("A file that is written or replaced is seen, another is not")
    func file() throws {
        try withTemporaryFolder { folder in
            let file = folder.appending(path: "a.swift")
            try Data("1".utf8).write(to: file)
            let watcher = try FileWatcher(of: file.path)
            try Data("2".utf8).write(to: file)
            #expect(isSeen(watcher))
            try Data("3".utf8).write(to: file, options: .atomic)
            #expect(isSeen(watcher))
            try Data("4".utf8).write(to: folder.appending(path: "b.swift"))
            #expect(!watcher.wait(until: Date(timeIntervalSinceNow: 0.3)))
            try FileManager.default.removeItem(at: file)
            #expect(isSeen(watcher))
        }
    }

    @Test("Folders that are made later are watched too")
    func folders() throws {
        try withTemporaryFolder { folder in
            let watcher = try FileWatcher(of: folder.path)
            let inner = folder.appending(path: "inner")
            try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
            #expect(isSeen(watcher))
            try Data("1".utf8).write(to: inner.appending(path: "c.swift"))
            #expect(isSeen(watcher))
        }
    }

    @Test("A name of one letter is a name")
    func shortName() throws {
        try withTemporaryFolder { folder in
            let line = "mkdir f; echo > f/a.swift; ridgeline watch f --for 0; true"
            let run = try CommandRun(shell: line, in: folder)
            #expect(run.errors.contains("Watching f"))
        }
    }
}
