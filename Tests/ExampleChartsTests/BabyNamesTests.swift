import ExampleCharts
import Foundation
import Testing

@Suite("Baby names")
struct BabyNamesTests {
    @Test("The file that comes along has nine names from 1880 to 2015")
    func builtIn() throws {
        let points = try BabyNames.builtIn()
        #expect(points.count == 1161)
        #expect(Set(points.map(\.name)).count == 9)
        let years = points.map { Calendar.examples.component(.year, from: $0.year) }
        #expect(years.min() == 1880)
        #expect(years.max() == 2015)
        #expect(Set(points.map(\.id)).count == points.count)
    }

    @Test("Linda in 1948 is the highest share, one girl in eighteen")
    func highest() throws {
        let best = try #require(try BabyNames.builtIn().max { $0.proportion < $1.proportion })
        #expect(best.name == "Linda")
        #expect(Calendar.examples.component(.year, from: best.year) == 1948)
        #expect(abs(best.proportion - 0.0552) < 0.0001)
    }

    @Test("Names stand in the order of the years in which they were most popular")
    func order() throws {
        let names = try BabyNames.builtIn().orderedByPeak.map(\.key)
        #expect(
            names == ["Helen", "Dorothy", "Betty", "Linda", "Patricia", "Deborah", "Amanda", "Ashley", "Jessica"])
    }

    @Test("The meaningless order is another one, and holds the same data")
    func scrambled() throws {
        let points = try BabyNames.builtIn()
        let (scrambled, ordered) = (points.scrambled, points.orderedByPeak)
        #expect(scrambled.map(\.key) != ordered.map(\.key))
        #expect(Set(scrambled.map(\.key)) == Set(ordered.map(\.key)))
        #expect(scrambled.map(\.value.count).reduce(0, +) == points.count)
    }

    @Test("Columns may stand in another order, and others between them")
    func columns() throws {
        let points = try BabyNames.dataPoints(Array("prop,extra,name,year\n0.5,x,Ada,1901\n".utf8), file: "t.csv")
        #expect(points.map(\.name) == ["Ada"])
        #expect(points.map(\.proportion) == [0.5])
        #expect(points.map { Calendar.examples.component(.year, from: $0.year) } == [1901])
    }

    @Test(
        "Unusable data are an error that names line and cell",
        arguments: [
            ("year,name,prop\n1880,Ada,much\n", 2, "“much”"), ("year,name,prop\n1880,Ada,nan\n", 2, "“nan”"),
            ("year,name,prop\n1880,Ada,0\nlater,Ada,0\n", 3, "“later”"), ("year,name\n1880,Ada\n", 1, "“prop”"),
            ("year,name,prop\n", 1, "no data"),
        ])
    func errors(text: String, line: Int, words: String) throws {
        let error = #expect(throws: DataError.self) {
            try BabyNames.dataPoints(Array(text.utf8), file: "t.csv")
        }
        #expect(error?.line == line)
        #expect(error?.problem.contains(words) == true)
    }
}
