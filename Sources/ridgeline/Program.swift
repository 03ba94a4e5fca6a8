import Foundation

/// The command line from its words to an exit status.
@main
enum Program {
    static let name = "ridgeline"
    static let version = "0.1.0"

    static let commands = [exampleCommand, galleryCommand]

    @MainActor
    static func main() {
        exit(run(Array(CommandLine.arguments.dropFirst())))
    }

    /// Prints what goes wrong on standard error.
    @MainActor
    static func run(_ words: [String]) -> Int32 {
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
            guard words.count > 1 else { return Terminal.print(HelpPage.program(commands)) }
            return Terminal.print(HelpPage.command(try command(named: words[1])))
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

    private static func command(named name: String) throws(Failure) -> CommandSpec {
        if let command = commands.first(where: { $0.name == name }) { return command }
        let nearest = nearestName(to: name, among: commands.map(\.name))
        throw .usage(
            "There is no command “\(name)”.",
            remedy: nearest.map { "Did you mean \(Self.name) \($0)?" } ?? "See: \(Self.name) --help")
    }
}
