import Foundation
import Testing

@testable import TableData

@Suite("Dates as files write them")
struct DateTests {
    private func read(_ text: String) -> String? {
        Array(text.utf8).withUnsafeBufferPointer { bytes in
            guard let reading = DateParser.read(bytes), let order = reading.orders.first,
                let day = reading.day(in: order)
            else { return nil }
            let seconds = Double(day) * 86_400 + reading.seconds - (reading.offset ?? 0)
            return Date(timeIntervalSinceReferenceDate: seconds).formatted(.iso8601)
        }
    }

    @Test(
        "One instant in many forms",
        arguments: [
            "2024-02-29T13:45:10Z", "2024-02-29 13:45:10", "20240229T134510Z", "2024-02-29T15:45:10+02:00",
            "2024-02-29T08:45:10-0500", "2024-02-29 13:45:10 UTC", "29.02.2024 13:45:10", "29/02/2024 1:45:10 PM",
            "Thu, 29 Feb 2024 13:45:10 GMT", "Thu Feb 29 13:45:10 2024", "29/Feb/2024:13:45:10 +0000",
            "Feb 29, 2024 13:45:10", "2024-02-29T13:45:10.000Z", "2024/02/29 13:45:10", "Feb 29, 2024, 1:45:10 p.m.",
        ])
    func forms(text: String) { #expect(read(text) == "2024-02-29T13:45:10Z") }

    @Test(
        "Days, months, quarters and weeks",
        arguments: [
            ("2024-02-29", "2024-02-29"), ("29 Feb 2024", "2024-02-29"), ("29-Feb-24", "2024-02-29"),
            ("29. Februar 2024", "2024-02-29"), ("2024-02", "2024-02-01"), ("02/2024", "2024-02-01"),
            ("Feb 2024", "2024-02-01"), ("février 2024", "2024-02-01"), ("2024-Q3", "2024-07-01"),
            ("Q3 2024", "2024-07-01"),
            ("2024-W09", "2024-02-26"), ("2024-W09-4", "2024-02-29"), ("2021-W53", "2022-01-03"),
            ("März 2024", "2024-03-01"),
            ("1 Sept. 2024", "2024-09-01"), ("Jun-24", "2024-06-01"),
        ])
    func days(text: String, day: String) { #expect(read(text) == "\(day)T00:00:00Z") }

    @Test(
        "What is no date",
        arguments: [
            "2023-02-29", "2024-13-01", "2024-00-10", "31.04.2024", "12:30", "1/2", "3.14", "1.2.3", "192.168.0.1",
            "2024",
            "A-12-2024", "2024-02-29T25:00", "2024-02-29T13:61", "hello world", "May", "5 apples", "2024-02-29x",
            "-2024-01-01",
        ])
    func others(text: String) { #expect(read(text) == nil) }

    @Test("Days agree with the calendar", arguments: 0..<50)
    func calendar(seed: UInt64) throws {
        var random = SeededRandom(seed)
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let (year, month, day) = (
            Int.random(in: 1600...2400, using: &random), Int.random(in: 1...12, using: &random),
            Int.random(in: 1...28, using: &random)
        )
        let date = try #require(calendar.date(from: DateComponents(year: year, month: month, day: day)))
        let civil = try #require(CivilDate(year: year, month: month, day: day))
        #expect(Double(civil.daysSinceReference) * 86_400 == date.timeIntervalSinceReferenceDate)
    }

    @Test("Dates without an offset are of the given zone, also where its clock changes")
    func zones() throws {
        let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
        let table = try readTable("t,v\n2024-07-01 12:00,1\n2024-01-01 12:00,2\n2024-01-01T12:00:00Z,3\n") {
            $0.timeZone = berlin
        }
        #expect(table.dates("t") == ["2024-07-01T10:00:00Z", "2024-01-01T11:00:00Z", "2024-01-01T12:00:00Z"])
        #expect(try table.column("t").resolution == .hour)
    }

    @Test("The finest unit that is written")
    func resolution() throws {
        #expect(try readTable("d,v\n2024-01,1\n2024-02,2\n").column("d").resolution == .month)
        #expect(try readTable("d,v\n2024-01-01 00:00:00,1\n2024-01-02 00:00:00,2\n").column("d").resolution == .day)
        #expect(try readTable("d,v\n2024-01-01 10:30:00,1\n2024-01-02 00:00:00,2\n").column("d").resolution == .minute)
    }
}
