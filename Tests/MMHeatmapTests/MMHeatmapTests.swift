import Foundation
import MMHeatmap
import SwiftUI
import Testing

/// A client of the package, as its documentation shows one.
@MainActor
struct MMHeatmapTests {
    private func date(_ year: Int, _ month: Int, _ day: Int) throws -> Date {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return try #require(calendar.date(from: DateComponents(year: year, month: month, day: day)))
    }

    private func svg(
        _ data: [MMHeatmapData], style: MMHeatmapStyle = MMHeatmapStyle(isScroll: false),
        layout: MMHeatmapLayout = MMHeatmapLayout(), zone: TimeZone = .gmt
    ) throws -> String {
        let view = MMHeatmapView(
            start: try date(2021, 12, 20), end: try date(2022, 4, 3), data: data, style: style, layout: layout
        )
        .environment(\.timeZone, zone)
        .environment(\.locale, Locale(identifier: "en_US"))
        return try ImageRenderer(content: view).svg()
    }

    private func count(_ text: String, in whole: String) -> Int { whole.components(separatedBy: text).count - 1 }

    @Test("the defaults are the package's")
    func defaults() {
        let style = MMHeatmapStyle()
        #expect(style.baseCellColor == .label && style.minCellColor == .secondarySystemBackground)
        #expect(style.week == ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"])
        #expect(style.dateMMFormat == "MMM" && style.clippedWithEndDate && style.isScroll)
        #expect(MMHeatmapLayout().cellSize == 10)
    }

    @Test("both settings are observable objects")
    func observable() {
        let (style, layout) = (MMHeatmapStyle(), MMHeatmapLayout())
        var changes = 0
        let first = style.objectWillChange.sink { _ in changes += 1 }
        let second = layout.objectWillChange.sink { _ in changes += 1 }
        style.isScroll = false
        layout.cellSize = 20
        #expect(changes == 2)
        first.cancel()
        second.cancel()
    }

    @Test("every day from the start to the end has a cell; without the clip the last month is whole")
    func cells() throws {
        let clipped = try svg([])
        #expect(count("2021, 0\"", in: clipped) == 12)
        #expect(count("2022, 0\"", in: clipped) == 31 + 28 + 31 + 3)
        let whole = try svg([], style: MMHeatmapStyle(clippedWithEndDate: false, isScroll: false))
        #expect(count("2022, 0\"", in: whole) == 31 + 28 + 31 + 30)
    }

    @Test("months and three weekdays have labels")
    func labels() throws {
        let text = try svg([])
        for label in ["Dec", "Jan", "Feb", "Mar", "Apr", "Sun", "Wed", "Sat"] { #expect(text.contains(">\(label)<")) }
        #expect(!text.contains(">Mon<"))
        #expect(try svg([], style: MMHeatmapStyle(dateMMFormat: "MM", isScroll: false)).contains(">04<"))
    }

    @Test("weeks may begin on another day")
    func firstWeekday() throws {
        let text = try svg([], style: MMHeatmapStyle(isScroll: false, firstWeekday: 2))
        for label in ["Mon", "Thu", "Sun"] { #expect(text.contains(">\(label)<")) }
    }

    @Test("a value of nil clears its cell, the last of several counts, an instant uses the zone")
    func values() throws {
        let text = try svg([
            MMHeatmapData(year: 2022, month: 4, day: 1, value: 10),
            MMHeatmapData(year: 2022, month: 4, day: 1, value: 7),
            MMHeatmapData(year: 2022, month: 4, day: 2, value: nil),
        ])
        #expect(text.contains("April 1, 2022, 7"))
        #expect(!text.contains("April 2, 2022"))
        let zone = try #require(TimeZone(secondsFromGMT: -3600))
        let instant = try svg([MMHeatmapData(date: try date(2022, 3, 10), value: 5)], zone: zone)
        #expect(instant.contains("March 9, 2022, 5"))
    }

    private struct Screen: View {
        @StateObject private var style = MMHeatmapStyle(baseCellColor: .systemIndigo, isScroll: false)
        @StateObject private var layout = MMHeatmapLayout(cellSize: 20)
        let start: Date
        let end: Date

        var body: some View { MMHeatmapView(start: start, end: end, data: [], style: style, layout: layout) }
    }

    @Test("a view that owns its style and layout has cells of their size")
    func owned() throws {
        func width(_ view: some View) -> CGFloat { ImageRenderer(content: view).cgSize.width }
        let (start, end) = (try date(2022, 1, 2), try date(2022, 1, 15))
        let small = MMHeatmapView(start: start, end: end, data: [], style: MMHeatmapStyle(isScroll: false))
        // Two weeks: two cells of 20 instead of 10, with the same space of 2 between them.
        #expect(abs(width(Screen(start: start, end: end)) - width(small) - 20) < 0.01)
    }

    @Test("dates the wrong way round, far away, and in the zones at the ends of the world")
    func hostile() throws {
        let (start, end) = (try date(2022, 1, 2), try date(2022, 1, 15))
        for zone in ["Pacific/Kiritimati", "Pacific/Apia", "America/New_York"] {
            let view = MMHeatmapView(start: end, end: start, data: [], style: MMHeatmapStyle(isScroll: false))
                .environment(\.timeZone, try #require(TimeZone(identifier: zone)))
                .environment(\.locale, Locale(identifier: "en_US"))
            #expect(count("2022, 0\"", in: try ImageRenderer(content: view).svg()) == 14)
        }
        let names = try svg([MMHeatmapData(year: 1, month: 1, day: 1, value: .max)], style: MMHeatmapStyle(week: []))
        #expect(!names.contains("NaN"))
        #expect(try svg([], layout: MMHeatmapLayout(cellSize: .nan)).contains("April 3, 2022, 0"))
    }

    @Test("a scrolling heat map has the size it is given")
    func scrolling() throws {
        let view = MMHeatmapView(start: try date(2021, 1, 1), end: try date(2021, 12, 31), data: [])
            .frame(width: 200)
        let size = ImageRenderer(content: view).cgSize
        #expect(size.width == 200)
    }
}

extension ImageRenderer {
    fileprivate var cgSize: CGSize { drawing.size }
}
