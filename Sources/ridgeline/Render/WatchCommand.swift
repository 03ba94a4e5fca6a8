import Foundation

/// `ridgeline watch`: draws a source again whenever it is saved.
let watchCommand = CommandSpec(
    name: "watch", summary: "Draw a Swift file or package again whenever it is saved.", operands: ["SOURCE"],
    options: RenderOptions.all.filter { !["list", "new"].contains($0.name) } + OutputOptions.all + [
        OptionSpec(name: "for", placeholder: "SECONDS", help: "stop after so long; else with control-C")
    ],
    examples: ["ridgeline watch Charts.swift --preview Sales --term --for 3"],
    notes: ["A source that does not compile leaves the last picture."],
    run: watchSource)

@MainActor
private func watchSource(_ arguments: Arguments) throws(Failure) {
    let render = try Render(arguments)
    var deadline = Date.distantFuture
    if let text = arguments.value("for") {
        deadline = Date(timeIntervalSinceNow: try seconds(text, "for"))
    }
    let watcher = try FileWatcher(of: render.path)
    repeat {
        if arguments.has("term"), Terminal.outputIsShown { Terminal.print("\u{1B}[H\u{1B}[2J") }
        do throws(Failure) {
            try render.draw(reporter: Reporter(isStrict: arguments.has("strict")))
        } catch {
            Terminal.note("\(Program.name): \(error.message)\n  \(error.remedy)")
        }
        Terminal.note("Watching \(render.path)")
    } while watcher.wait(until: deadline)
}
