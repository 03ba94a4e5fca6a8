import Foundation
import TableData
import Testing

@testable import ridgeline

@Suite("Tables as others write them")
struct WildTableTests {
    private func plan(_ csv: String, _ words: String...) throws -> BuiltPlot {
        let request = try PlotRequest(try Arguments(words, for: plotCommand))
        return try MainActor.assumeIsolated {
            try makePlot(request, from: try openRows(.bytes(Array(csv.utf8), name: "t")), reporter: Reporter())
        }
    }

    private func rows(_ count: Int, _ header: String, _ row: (Int) -> String) -> String {
        header + "\n" + (0..<count).map { row($0) + "\n" }.joined()
    }

    @MainActor
    @Test("A first column without a name numbers the rows and is no value")
    func rowNames() throws {
        let numbers = try plan(rows(60, ",a,b") { "\($0 * 3 + 1),\(sin(Double($0))),\(cos(Double($0)))" })
        #expect((numbers.spec.x.name, numbers.spec.y.name) == ("a", "b"))
        let texts = try plan(
            rows(60, ",class,sex") { "\($0 * 3 + 1),\($0 % 4 == 0 ? "x" : "y"),\($0 % 2 == 0 ? "f" : "m")" })
        #expect(texts.spec.y.name == "count")
        let single = try plan(rows(60, ",a") { "\($0 * 3 + 1),\(sin(Double($0)))" })
        #expect(single.spec.mark == .histogram)
        let frequencies = try plan(rows(13, ",children,freq") { "\($0 + 1),\($0),\(40 * sin(Double($0)))" })
        #expect((frequencies.spec.x.name, frequencies.spec.y.name) == ("children", "freq"))
    }

    @MainActor
    @Test("Numbers of which few are different are classes")
    func classes() throws {
        let boxes = try plan(rows(60, "group,weight") { "\($0 % 3 + 1),\(sin(Double($0)))" })
        #expect(boxes.spec.mark == .box && boxes.spec.x.categories == ["1", "2", "3"])
        let points = try plan(rows(60, "group,a,b") { "\($0 % 3 + 1),\(sin(Double($0))),\(cos(Double($0)))" })
        #expect(points.spec.mark == .point && points.spec.x.name == "a")
        let counts = try plan(rows(60, "p,q") { "\($0 % 3 + 1),\($0 % 4 + 1)" })
        #expect(counts.spec.mark == .bar && counts.spec.y.name == "count")
        let constant = try plan(rows(60, "year,a,b") { "1988,\(sin(Double($0))),\(cos(Double($0)))" })
        #expect(constant.spec.x.name == "a")
    }

    @MainActor
    @Test("Many values of a name are boxes, amounts are added up")
    func boxes() throws {
        let speeds = try plan(rows(60, "car,pull") { "\($0 % 3 == 0 ? "a" : "b"),\(sin(Double($0)))" })
        #expect(speeds.spec.mark == .box)
        let sales = try plan(rows(60, "shop,revenue") { "\($0 % 3 == 0 ? "a" : "b"),\(10 + sin(Double($0)))" })
        #expect(sales.spec.mark == .bar && sales.spec.y.name == "sum of revenue")
    }

    @MainActor
    @Test("Series that take turns along one line are one line")
    func turns() throws {
        let csv = rows(90, "date,weather,wind") { day in
            "\(2024 + day / 31)-01-\(day % 31 < 9 ? "0" : "")\(day % 31 + 1),\(day % 3 == 0 ? "sun" : "rain"),\(day % 7)"
        }
        #expect(try plan(csv).spec.series.isEmpty)
        #expect(try plan(csv, "--by", "weather").spec.series.count == 2)
    }

    @MainActor
    @Test("Few years have whole labels, times of a day hours")
    func axes() throws {
        let years = try plan("year,v\n1931,1\n1932,2\n")
        #expect(years.spec.x.isOfYears && years.spec.x.hasEachYear)
        let times = try plan("time,v\n09:30,1\n16:00,2\n")
        #expect(times.spec.x.kind == .date && times.spec.x.format?.isOfDates == true)
        let both = try plan("time,date,v\n09:30,2024-01-01,1\n16:00,2024-01-02,2\n")
        #expect(both.spec.x.name == "date")
    }

    @MainActor
    @Test("Yes and no as numbers divide the rows of the only measure")
    func truth() throws {
        let boxes = try plan(rows(60, "days,female") { "\(sin(Double($0))),\($0 % 2)" })
        #expect(boxes.spec.mark == .box && boxes.spec.x.name == "female")
    }

    @MainActor
    @Test("Labels of points that would run into others are left out, which is said; a larger picture has more")
    func labels() throws {
        let csv = rows(40, "a,b,name") { "\(sin(Double($0))),\(cos(Double($0))),point number \($0)" }
        let words = ["--mark", "point", "--x", "a", "--y", "b", "--label", "name"]
        func kept(_ more: String...) throws -> Int {
            let request = try PlotRequest(try Arguments(words + more, for: plotCommand))
            let source = try openRows(.bytes(Array(csv.utf8), name: "t"))
            let plot = try makePlot(request, from: source, reporter: Reporter())
            let kept = plot.spec.data.label?.filter { !$0.isEmpty }.count ?? 0
            #expect(plot.reports.contains { $0.code == "plot.labels-dropped" } == (kept < 40))
            return kept
        }
        let (usual, large) = try (kept(), kept("--size", "6000x4000"))
        #expect(usual > 0 && usual < large)
    }

    @MainActor
    @Test("Ends and lines at times of a day")
    func timeOptions() throws {
        let csv = "time,v\n09:30,1\n16:00,2\n"
        let plot = try plan(csv, "--x-domain", "08:00..18:00", "--rule", "x:12:00=Noon")
        #expect(plot.spec.x.domain == PlotInterval(8 * 3600, 18 * 3600))
        #expect(plot.spec.rules.first?.value == .date(12 * 3600))
    }
}
