import Foundation

/// The command line from its words to an exit status.
@main
enum Program {
    static let name = "ridgeline"
    static let version = "0.1.0"

    static let commands: [CommandSpec] = [
        plotCommand, ridgeCommand, calendarCommand, ringCommand, renderCommand, watchCommand, exampleCommand,
        galleryCommand, completionsCommand, manualCommand,
    ]

    @MainActor
    static func main() {
        // A closed pipe is noticed where it is written to.
        signal(SIGPIPE, SIG_IGN)
        exit(run(Array(CommandLine.arguments.dropFirst())))
    }

    /// Prints what goes wrong on standard error.
    @MainActor
    static func run(_ words: [String]) -> Int32 {
        defer { Terminal.progress("") }
        do throws(Failure) {
            try dispatch(words)
            return 0
        } catch {
            Terminal.note("\(name): \(error.message)\n  \(error.remedy)")
            return error.status.rawValue
        }
    }

    @MainActor
    private static func dispatch(_ words: [String]) throws(Failure) {
        guard let first = words.first else {
            throw .usage("There is no command.", remedy: "See: \(name) --help")
        }
        switch first {
        case "--help", "-h": return Terminal.print(HelpPage.program(commands))
        case "--version": return Terminal.print("\(name) \(version)\n")
        case "help":
            return Terminal.print(try help(words.dropFirst()))
        default: break
        }
        let command = try command(named: first)
        let arguments = try Arguments(words.dropFirst(), for: command)
        if arguments.has("help") { return Terminal.print(HelpPage.command(command)) }
        do {
            try command.run(arguments)
        } catch let failure as Failure {
            throw failure
        } catch {
            throw Failure(status: .writing, message: "\(error)", remedy: "Nothing was written.")
        }
    }

    /// Of the program, a command, or an option of a command.
    private static func help(_ words: some Collection<String>) throws(Failure) -> String {
        guard let first = words.first else { return HelpPage.program(commands) }
        let command = try command(named: first)
        guard let word = words.dropFirst().first else { return HelpPage.command(command) }
        let name = String(word.drop { $0 == "-" })
        if let option = command.allOptions.first(where: { $0.name == name || $0.letter.map(String.init) == name }) {
            return HelpPage.option(option, of: command)
        }
        let nearest = nearestName(to: name, among: command.allOptions.map(\.name))
        throw .usage("There is no option --\(name).", suggestion: nearest.map { "--" + $0 }, of: command)
    }

    private static func command(named name: String) throws(Failure) -> CommandSpec {
        if let command = commands.first(where: { $0.name == name }) { return command }
        let nearest = nearestName(to: name, among: commands.map(\.name))
        throw .usage(
            "There is no command “\(name)”.",
            remedy: nearest.map { "Did you mean \(Self.name) \($0)?" } ?? "See: \(Self.name) --help")
    }
}
