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
])
func argumentsThatMeanNothingAreRefused(_ arguments: [String]) {
    #expect(throws: AppArguments.UsageError.self) { try AppArguments(arguments) }
}

@MainActor
private func run(_ arguments: [String]) -> (status: Int32, pictures: [AppRunner.Picture]) {
    var pictures: [AppRunner.Picture] = []
    let runner = AppRunner(text: ShapingCache(shaper: FixedMetricsShaper())) { picture in
        pictures.append(picture)
        return Data()
    }
    return (runner.run(Sample.self, arguments: ["sample"] + arguments), pictures)
}

@MainActor
private func size(_ picture: AppRunner.Picture?) -> CGSize? {
    picture.map {
        ViewRenderer(text: ShapingCache(shaper: FixedMetricsShaper())).drawing(of: $0.view, proposal: $0.proposal).size
    }
}

@MainActor @Test func anAppDrawsItsFirstWindowAtItsDefaultSize() {
    let result = run(["--svg", "-"])
    #expect(result.status == 0)
    #expect(size(result.pictures.first) == CGSize(width: 30, height: 20))
    #expect(size(run(["--svg", "-", "--size", "9x8"]).pictures.first) == CGSize(width: 9, height: 8))
}

@MainActor @Test func anotherWindowIsDrawnByItsIdentifier() {
    #expect(size(run(["--svg", "-", "--window", "settings"]).pictures.first) == CGSize(width: 393, height: 852))
    #expect(run(["--svg", "-", "--window", "none"]).status == 64)
}

@MainActor @Test func whatCannotBeDrawnIsAFailure() {
    struct Broken: Error {}
    let runner = AppRunner(text: ShapingCache(shaper: FixedMetricsShaper())) { _ in throw Broken() }
    #expect(runner.run(Sample.self, arguments: ["sample", "--pdf", "-"]) == 1)
    #expect(run(["--nonsense"]).status == 64)
    #expect(run(["--preview", "No such preview", "--svg", "-"]).status == 64)
}
