import Foundation
import Testing

@testable import TableData

@Suite("Days of spreadsheets, times of a day, zones, days that do not exist")
struct TimeFormTests {
    @Test("Numbers below a header such as Date are days of a spreadsheet, which is said; elsewhere they stay numbers")
    func spreadsheetDays() throws {
        let table = try readTable("Date,v\n45292,1\n45293.5,2\n45294.333333,3\n")
        #expect(
            table.dates("Date") == ["2024-01-01T00:00:00Z", "2024-01-02T12:00:00Z", "2024-01-03T07:59:59Z"])
        #expect(table.note("data.excel-dates")?.level == .choice)
        #expect(try readTable("price,v\n45292,1\n45293,2\n").kind("price") == .number)
        #expect(try readTable("Date,v\n12,1\n45293,2\n").kind("Date") == .number)
        #expect(try readTable("Date,v\n45292,1\n") { $0.kinds["Date"] = .number }.kind("Date") == .number)
        let asked = try readTable("x,v\n45292,1\n45293,2\n") {
            ($0.epochs["x"], $0.timeZone) = (.excelDays, TimeZone(identifier: "Europe/Berlin") ?? .gmt)
        }
        #expect(asked.dates("x") == ["2023-12-31T23:00:00Z", "2024-01-01T23:00:00Z"])
        #expect(asked.columns.first?.resolution == .day)
    }

    @Test("Numbers that are to be dates need a unit, and the message names the option")
    func datesOfNumbers() throws {
        let failure = failure {
            _ = try readTable("ts,v\n1700000000,1\n1700000100,2\n") { $0.kinds["ts"] = .date }.column("ts")
        }
        #expect(failure?.code == "data.dates-of-numbers")
        #expect(failure?.remedy.contains("--epoch ts=ms") == true)
        #expect(try readTable("y,v\n2020,1\n2021,2\n") { $0.kinds["y"] = .date }.dates("y").count == 2)
    }

    @Test(
        "Times without a day are times of one day",
        arguments: [
            ("09:30", 570), ("9:30:15", 570.25), ("1:45 pm", 825), ("12:05 AM", 5), ("23:59:59.5", 1439.991_666),
        ])
    func timesOfDay(text: String, minutes: Double) throws {
        let table = try readTable("time,v\n\(text),1\n")
        #expect(table.columns.first?.notation == .timeOfDay)
        let seconds = try #require(table.columns.first?.numericValues?.first)
        #expect(abs(seconds - minutes * 60) < 0.1)
    }

    @Test("Durations, scores and hours beyond a day are no times of a day")
    func noTimes() throws {
        #expect(try readTable("duration,v\n09:30,1\n10:30,2\n").kind("duration") == .text)
        #expect(try readTable("result,v\n3:45,1\n2:10,2\n").kind("result") == .text)
        #expect(try readTable("time,v\n25:10,1\n75:30,2\n").kind("time") == .text)
        #expect(try readTable("time,v\n09:30,1\n") { $0.kinds["time"] = .text }.kind("time") == .text)
        #expect(try readTable("x,v\n09:30,1\n10:15,2\n").note("data.times-of-day")?.level == .choice)
    }

    @Test(
        "Names of zones behind a time",
        arguments: [
            ("2024-03-01 10:00 EST", "2024-03-01T15:00:00Z"), ("2024-07-01 10:00:00 CEST", "2024-07-01T08:00:00Z"),
            ("2024-03-01 10:00 GMT+2", "2024-03-01T08:00:00Z"), ("2024-03-01 10:00 UTC-05:30", "2024-03-01T15:30:00Z"),
            ("2024-03-01 13:00 PST", "2024-03-01T21:00:00Z"), ("2024-03-01 10:00 AEST", "2024-03-01T00:00:00Z"),
            ("Fri Mar 01 2024 10:00:00 GMT+0100 (Central European Standard Time)", "2024-03-01T09:00:00Z"),
            ("2024-03-01T10:00:00+01:00[Europe/Paris]", "2024-03-01T09:00:00Z"),
            ("Fri Mar  1 10:00:00 UTC 2024", "2024-03-01T10:00:00Z"),
            ("2024-03-01 1:00 PM PDT", "2024-03-01T20:00:00Z"),
        ])
    func zones(text: String, instant: String) throws {
        #expect(try readTable("t,v\n\(text),1\n").dates("t") == [instant])
    }

    @Test("A name that several zones have is no zone, brackets must close")
    func noZones() throws {
        for text in [
            "2024-03-01 10:00 IST", "2024-03-01 10:00 EST5", "2024-03-01 10:00 GMT+2 (x", "2024-03-01 10:00 XX",
        ] {
            #expect(try readTable("t,v\n\(text),1\n").kind("t") == .text)
        }
    }

    @Test("Days that do not exist are missing dates and make no text of the others", arguments: [2, 3000])
    func impossible(count: Int) throws {
        var text = "d,v\n2023-02-28,1\n2023-02-30,2\n2023-02-31,3\n0000-00-00,4\n"
        for day in 0..<count { text += "2023-03-\(10 + day % 20),5\n" }
        let table = try readTable(text)
        #expect(table.dates("d").prefix(4) == ["2023-02-28T00:00:00Z", nil, nil, nil])
        #expect(table.note("data.wrong-kind")?.message.contains("2023-02-30") == true)
        #expect(try readTable("d,v\n2023-02-30,1\n2023-02-31,2\n").kind("d") == .text)
    }

    @Test("Years with decimals under a header such as time are years")
    func decimalYears() throws {
        let table = try readTable("time,v\n1821,1\n1821.25,2\n1821.5,3\n")
        #expect(table.columns.first?.notation == .years)
        #expect(try readTable("time,v\n1.5,1\n20,2\n").columns.first?.notation == .plain)
    }
}
