import Foundation
import ScaleKit
import Testing

@Suite struct DateLabelTests {
    @Test("The year appears only when a year begins inside the domain", arguments: testZones)
    func crossing(_ zone: String) throws {
        let calendar = try calendar(zone)
        let inside = dateTicks(
            lower: try calendar.time(2021, 1, 1), upper: try calendar.time(2022, 1, 1), options: unrounded,
            calendar: calendar)
        #expect(calendar.labels(inside).first == "Jan")
        let across = dateTicks(
            lower: try calendar.time(2021, 12, 27), upper: try calendar.time(2022, 1, 3), options: unrounded,
            calendar: calendar)
        #expect(calendar.labels(across).first == "Dec 27, 2021")
    }

    @Test("Labels follow locale and time zone, never the host's")
    func locales() throws {
        let instant = try calendar("America/Los_Angeles").time(2021, 7, 4, 20)
        func label(_ style: DateLabelStyle, _ zone: String, _ locale: String) throws -> String {
            DateLabelFormat(style: style, locale: Locale(identifier: locale), calendar: try calendar(zone)).label(
                for: instant)
        }
        #expect(try label(.monthDay, "America/Los_Angeles", "en_US") == "Jul 4")
        #expect(try label(.monthDay, "Asia/Kathmandu", "en_US") == "Jul 5")
        #expect(try label(.monthDay, "Asia/Kathmandu", "de_DE") == "5. Juli")
        #expect(try label(.hour, "America/Los_Angeles", "en_US") == "8 PM")
        #expect(try label(.hour, "America/Los_Angeles", "de_DE") == "20 Uhr")
        #expect(try label(.minute, "Asia/Kathmandu", "en_GB") == "08:45")
        #expect(try label(.monthYear, "America/Los_Angeles", "en_US") == "Jul 2021")
        #expect(try label(.year, "America/Los_Angeles", "en_US") == "2021")
    }

    @Test("Dates given by hand are labelled by the coarsest unit that tells them apart", arguments: testZones)
    func byHand(_ zone: String) throws {
        let calendar = try calendar(zone)
        func style(_ times: Double...) -> DateLabelStyle { DateLabelStyle(fitting: times, calendar: calendar) }
        #expect(style(try calendar.time(2021, 1, 1), try calendar.time(2022, 1, 1)) == .year)
        #expect(style(try calendar.time(2021, 3, 1), try calendar.time(2021, 8, 1)) == .month)
        #expect(style(try calendar.time(2021, 3, 1), try calendar.time(2022, 8, 1)) == .monthYear)
        #expect(style(try calendar.time(2021, 3, 4), try calendar.time(2021, 8, 1)) == .monthDay)
        #expect(style(try calendar.time(2021, 3, 4, 5)) == .hour)
        #expect(style(try calendar.time(2021, 3, 4, 5, 10)) == .minute)
        #expect(style(try calendar.time(2021, 3, 4, 5, 10, 2)) == .second)
        #expect(style(try calendar.time(2021, 3, 4, 5) + 0.25) == .fraction(digits: 3))
    }
}
