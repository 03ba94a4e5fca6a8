import Testing

@testable import ridgeline

@Suite("Command lines")
struct ArgumentsTests {
    private let command = CommandSpec(
        name: "draw", summary: "Draw.", operands: ["NAME", "[OTHER]"],
        options: [
            OptionSpec(name: "output", letter: "o", placeholder: "FILE", help: ""),
            OptionSpec(name: "format", placeholder: "FORMAT", help: ""), OptionSpec(name: "dark", help: ""),
        ], examples: [], run: { _ in })

    private func parse(_ words: String...) throws(Failure) -> Arguments { try Arguments(words, for: command) }

    private func failure(_ words: String...) -> Failure? {
        do throws(Failure) {
            _ = try Arguments(words, for: command)
            return nil
        } catch {
            return error
        }
    }

    @Test("Values may be attached or follow")
    func values() throws {
        for words in [["a", "--output", "f"], ["a", "--output=f"], ["-o", "f", "a"], ["-of", "a"]] {
            let arguments = try Arguments(words, for: command)
            #expect(arguments.value("output") == "f")
            #expect(arguments.operands == ["a"])
        }
        #expect(try parse("a", "--output=a=b").value("output") == "a=b")
    }

    @Test("Names of other programs lead to the options that do the same")
    func otherNames() {
        #expect(failure("a", "--out", "f")?.remedy == "Did you mean --output?")
        func plotRemedy(_ word: String) -> String? {
            do throws(Failure) {
                _ = try Arguments([word, "x"], for: plotCommand)
                return nil
            } catch {
                return error.remedy
            }
        }
        #expect(plotRemedy("--colour") == "Did you mean --by?")
        #expect(plotRemedy("--ylim") == "Did you mean --domain?")
        #expect(plotRemedy("--kind") == "Did you mean --mark?")
    }

    @Test("Flags, two dashes and a single dash")
    func flags() throws {
        let arguments = try parse("--dark", "--", "--dark", "-")
        #expect(arguments.has("dark"))
        #expect(arguments.operands == ["--dark", "-"])
    }

    @Test("Help is asked for without the operands that are needed otherwise")
    func help() throws {
        #expect(try parse("--help").has("help"))
        #expect(try parse("-h").has("help"))
    }

    @Test("An unknown option suggests the nearest")
    func unknown() {
        #expect(failure("a", "--formt", "x")?.remedy == "Did you mean --format?")
        #expect(failure("a", "--out", "x")?.remedy == "Did you mean --output?")
        #expect(failure("a", "--zzz")?.remedy == "See: ridgeline draw --help")
        #expect(failure("a", "-z")?.message == "There is no option -z.")
    }

    @Test(
        "What cannot be meant is wrong usage",
        arguments: [
            ["a", "--output"], ["a", "-o"], ["a", "--dark=yes"], ["a", "-o", "f", "--output", "g"], [],
            ["a", "b", "c"],
        ])
    func wrong(words: [String]) {
        #expect(throws: Failure.self) { try Arguments(words, for: command) }
    }

    @Test("The nearest name is near")
    func nearest() {
        #expect(nearestName(to: "ridgelin", among: ["ring", "ridgeline"]) == "ridgeline")
        #expect(nearestName(to: "PNG", among: ["svg", "png"]) == "png")
        #expect(nearestName(to: "histogram", among: ["ring", "ridgeline"]) == nil)
        #expect(nearestName(to: "", among: ["ring"]) == nil)
    }
}
