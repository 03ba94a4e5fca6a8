import Foundation
import SwiftUICore
import Testing
import TextShaping

private struct Sample: App {
    @State private var side: CGFloat = 5

    var body: some Scene {
        WindowGroup("Main", id: "main") { Color.red.frame(width: side, height: side) }
            .defaultSize(width: 30, height: 20)
            .commands { CommandGroup(replacing: .newItem) {} }
        WindowGroup(for: Int.self) { $value in Color.red.frame(width: CGFloat(value ?? 7), height: 1) }
        Settings { Color.red }
    }
}

@Test func argumentsAreRead() throws {
    let arguments = try AppArguments(["--svg", "a.svg", "--png", "-", "--size", "40x30.5", "--scale", "3", "--dark"])
    #expect(arguments.outputs.map(\.format) == [.svg, .png])
    #expect(arguments.outputs.map(\.path) == ["a.svg", "-"])
    #expect(arguments.size == CGSize(width: 40, height: 30.5))
    #expect(arguments.scale == 3)
    #expect(arguments.isDark)
}

@Test(arguments: [
    [], ["--svg"], ["--gif", "a"], ["file"], ["--list", "--size", "4"], ["--list", "--size", "0x4"],
    ["--list", "--size", "nanx4"], ["--list", "--scale", "-1"], ["--list", "--scale", "inf"],
    ["--svg", "-", "--preview", "a", "--window", "b"],
])
func argumentsThatMeanNothingAreRefused(_ arguments: [String]) {
    #expect(throws: AppArguments.UsageError.self) { try AppArguments(arguments) }
}

@MainActor
private func run<A: App>(
    _ arguments: [String], of app: A.Type = Sample.self
) async -> (status: Int32, pictures: [AppRunner.Picture]) {
    var pictures: [AppRunner.Picture] = []
    let runner = AppRunner(text: ShapingCache(shaper: FixedMetricsShaper())) { picture in
        pictures.append(picture)
        return AppRunner.Result(data: Data())
    }
    let status = await runner.run(app, arguments: ["/usr/bin/sample"] + arguments)
    return (status, pictures)
}

@MainActor
private func size(_ picture: AppRunner.Picture?) -> CGSize? {
    picture.map {
        ViewRenderer(text: ShapingCache(shaper: FixedMetricsShaper())).drawing(of: $0.view, proposal: $0.proposal).size
    }
}

@MainActor @Test func anAppDrawsItsFirstWindowAtItsDefaultSize() async {
    let result = await run(["--svg", "-"])
    #expect(result.status == 0)
    #expect(size(result.pictures.first) == CGSize(width: 30, height: 20))
    let small = await run(["--svg", "-", "--size", "9x8"])
    #expect(size(small.pictures.first) == CGSize(width: 9, height: 8))
}

@MainActor @Test func anotherWindowIsDrawnByItsIdentifier() async {
    let settings = await run(["--svg", "-", "--window", "settings"])
    #expect(size(settings.pictures.first) == CGSize(width: 393, height: 852))
    #expect(await run(["--svg", "-", "--window", "none"]).status == 64)
}

@MainActor @Test func whatCannotBeDrawnIsAFailure() async {
    struct Broken: Error {}
    let runner = AppRunner(text: ShapingCache(shaper: FixedMetricsShaper())) { _ in throw Broken() }
    #expect(await runner.run(Sample.self, arguments: ["sample", "--pdf", "-"]) == 1)
    #expect(await run(["--nonsense"]).status == 64)
    #expect(await run(["--preview", "No such preview", "--svg", "-"]).status == 64)
    #expect(await run(["--svg", "/no/such/folder/a.svg"]).status == 1)
}

private struct Note: FileDocument {
    static let readableContentTypes: [UTType] = [.plainText]
    var text: String

    init(text: String) { self.text = text }

    init(configuration: ReadConfiguration) throws {
        guard let data = configuration.file.regularFileContents else { throw CocoaError(.fileReadCorruptFile) }
        text = String(decoding: data, as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(text.utf8))
    }
}

private struct Notes: App {
    var body: some Scene {
        DocumentGroup(newDocument: Note(text: "new")) { file in
            Color.red.frame(width: CGFloat(file.document.text.count), height: file.fileURL == nil ? 1 : 2)
        }
    }
}

@MainActor @Test func documentsAreNewOrReadFromTheFileThatIsNamed() async throws {
    func content(_ arguments: [String]) async -> CGSize? {
        let pictures = await run(arguments + ["--svg", "-"], of: Notes.self).pictures
        return pictures.first.flatMap { boxes($0.view, width: 393, height: 852).last?.size }
    }
    #expect(await content([]) == CGSize(width: 3, height: 1))
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("note-\(UUID().uuidString).txt")
    try Data("seven…".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(await content(["--open", file.path]) == CGSize(width: 6, height: 2))
}

@MainActor @Test func whatWindowsAreGivenIsKept() {
    let scene = WindowGroup { Color.red }
        .commands {
            CommandGroup(after: .help) { Color.blue }
            CommandMenu("Charts") { Color.green }
        }
        .commands { CommandGroup(replacing: .newItem) {} }
        .windowResizability(.contentSize)
        .windowStyle(.hiddenTitleBar)
        .environment(\.locale, Locale(identifier: "de"))
    let graph = RenderGraph(text: ShapingCache(shaper: FixedMetricsShaper()))
    let windows = scene.allWindows(in: ResolveContext(environment: EnvironmentValues(), graph: graph))
    let kept = windows.first?.commands.map { command in
        switch command {
        case .group(let place, let relation, _): "\(relation) \(place == .help ? "help" : "new")"
        case .menu(let name, _): name.key
        }
    }
    #expect(kept == ["after help", "Charts", "replacing new"])
    #expect(windows.first?.resizability == .contentSize)
    #expect(windows.first?.style is HiddenTitleBarWindowStyle)
}
