import Foundation
import Testing

@testable import ridgeline

@Suite("ridgeline plot")
struct PlotCommandTests {
    private func plot(_ words: String..., input: String = "") throws -> CommandRun {
        try CommandRun(["plot"] + words, input: Data(input.utf8))
    }

    @Test("Reads standard input where no file is named")
    func pipe() throws {
        let run = try plot("--mark", "line", input: (1...100).map { "\($0)\n" }.joined())
        #expect(run.status == 0)
        #expect(run.text.contains("<svg"))
    }

    @Test("Every mark draws", arguments: PlotMark.allCases.map(\.rawValue))
    func marks(mark: String) throws {
        let run = try plot("sample:weather", "--mark", mark, "--strict", "--format", "json")
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.count > 2000)
    }

    @Test(
        "Aggregations, bins and stacks draw",
        arguments: [
            "-a count -x region", "-a p90 -y units -x region", "-a median -y units --bin quarter",
            "--stack normalized -m bar",
            "--stack group -m bar -x region -y units", "--facet product -y units", "--top 2 -m bar -x region -y units",
            "--sort value-desc -m bar -x region -y units", "--log-y -y units", "--domain 0..900 -y units",
            "--y units,revenue", "--horizontal -m bar -x region -y units",
            "-m rectangle -x region -y product --value units",
        ])
    func variations(line: String) throws {
        let run = try CommandRun(["plot", "sample:sales"] + line.split(separator: " ").map(String.init))
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.text.contains("<svg"))
    }

    @Test("Words, rules and annotations are in the picture")
    func words() throws {
        let run = try plot(
            "sample:trees", "-x", "girth", "-y", "height", "--title", "Trees", "--subtitle", "of a wood", "--caption",
            "made up", "--x-title", "Girth (m)", "--rule", "20=Tall", "--annotate", "1,10=Here")
        for text in ["Trees", "of a wood", "made up", "Girth (m)", "Tall", "Here"] { #expect(run.text.contains(text)) }
    }

    @Test("--explain prints the choices, and draws only where a file is named")
    func explain() throws {
        let run = try plot("sample:weather", "--explain")
        #expect(run.text.contains("x is a date"))
        #expect(!run.text.contains("<svg"))
        let both = try plot("sample:weather", "--explain", "-o", "-")
        #expect(both.text.contains("<svg"))
        #expect(both.errors.contains("x is a date"))
    }

    @Test("Exit status: usage 1, data 2, writing 3")
    func status() throws {
        #expect(try plot("sample:weather", "--mark", "lien").status == 1)
        #expect(try plot("sample:weather", "--mark", "lien").errors.contains("Did you mean line?"))
        #expect(try plot("sample:weather", "--domain", "5..1").status == 1)
        #expect(try plot("/no/such.csv").status == 2)
        #expect(try plot("sample:weather", "--y", "rainn").errors.contains("rain"))
        #expect(try plot("sample:weather", "-o", "/proc/none/a.svg").status == 3)
        #expect(try plot(input: "").status == 2)
        #expect(try plot(input: "a,b\n").status == 2)
    }

    @Test("Strict mode makes reports errors, and writes nothing")
    func strict() throws {
        let text = "x,y\n1,2\n2,-3\n3,4\n"
        let lenient = try plot("--mark", "point", "--log-y", input: text)
        #expect(lenient.status == 0)
        #expect(lenient.errors.contains("chart.nonpositive-on-log"))
        let strict = try plot("--mark", "point", "--log-y", "--strict", input: text)
        #expect(strict.status == 2)
        #expect(strict.output.isEmpty)
    }

    @Test("Strict mode lets decisions pass, such as the separator and the decimal mark")
    func strictChoices() throws {
        let run = try plot("--mark", "line", "--strict", input: "a;b\n1,5;2\n2,5;3\n")
        #expect(run.errors.contains("data.separator"))
        #expect(run.status == 0)
    }

    @Test("A closed pipe ends quietly")
    func closedPipe() throws {
        try withTemporaryFolder { folder in
            let run = try CommandRun(
                shell: "ridgeline plot sample:visits -m point -x time -y seconds -o - | head -c 10 > /dev/null",
                in: folder)
            #expect(run.status == 0)
            #expect(run.errors.isEmpty)
        }
    }

    @Test("The same input gives the same bytes")
    func same() throws {
        let runs = try (0..<2).map { _ in try plot("sample:visits", "-m", "bar", "-x", "page", "-b", "device") }
        #expect(runs[0].output == runs[1].output)
    }

    @Test(
        "Hostile tables end with a picture or a message, never with a crash",
        arguments: [
            "\u{FEFF}\"id\",name\r\n1,a\r\n2,b\r\n", "A;B\n0,75;3,1\n2.048,5;-7,4\n", "sep=;\na;b\n1;2\n3;4\n",
            "d,v\n03/04/2019,1\n27/11/2018,2\n", "v\n4\n\n6\nNA\n9\n", "2019,2020,2021\n1,2,3\n",
            "value,value\n1,2\n3,4\n",
            "x,y\n1,1e308\n2,-1e308\n", "x,y\n1,inf\n2,nan\n3,5\n", "a\n\"unclosed\n1\n", "x,y\n1,2,3,4\n5\n6,7\n",
            ",\n,\n,\n", "x\n\u{0}\u{1}\n2\n", "a,b\n\"line\nbreak\",1\n\"two\nlines\",2\n", "n,v\n,1\n,2\n",
            "x,y\n5,5\n5,5\n",
            "שלום,مرحبا\nא,1\nب,2\n", "name,v\n" + String(repeating: "very long name ", count: 60) + ",3\nb,4\n",
            "time,v\n0001-01-01,1\n9999-12-31,2\n", "x,y\n-0,0\n0,-0\n", "{\"a\":[1,2],\"b\":[3,4]}",
            "[{\"a\":1},{\"a\":null},{\"b\":2}]", "[]", "{}", "null", "\n\n\n", " ", "x\ty\n1\t2\n",
            "%d %s %n,%x\n1,2\n",
        ])
    func hostile(text: String) throws {
        for mark in [[], ["-m", "bar"], ["-m", "line"], ["-m", "point", "--log-x", "--log-y"]] {
            let run = try CommandRun(["plot"] + mark, input: Data(text.utf8))
            #expect(run.status == 0 || run.status == 2, "\(mark) \(run.errors)")
            if run.status == 0 { #expect(run.text.contains("</svg>")) } else { #expect(run.errors.contains("\n  ")) }
        }
    }
}
