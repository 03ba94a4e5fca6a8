import ChartEngine
import Drawing
import Foundation
import Testing

@testable import Charts
@testable import SwiftUICore

/// Rules of data and scales, by their numbers in the catalogue.
@MainActor
struct RulesDataTests {
    private enum Crop: String, Plottable { case wheat, barley }

    private struct Span: Plottable {
        let seconds: Double
        var primitivePlottable: Double { seconds }

        init(seconds: Double) { self.seconds = seconds }

        init?(primitivePlottable: Double) { seconds = primitivePlottable }
    }

    @Test("S01 Numbers are quantities, dates instants, strings categories")
    func kinds() {
        let table = marks(
            of: Plot {
                PointMark(x: .value("x", 1), y: .value("y", "a"))
                LineMark(x: .value("x", 2.5 as Float), y: .value("y", "b"))
            })
        #expect(table.x.values(2) == [.number(1), .number(2.5)])
        #expect(table.y.values(2) == [.category("a"), .category("b")])
        let dated = marks(of: PointMark(x: .value("x", Date(timeIntervalSinceReferenceDate: 60)), y: .value("y", 0)))
        #expect(dated.x.values(1) == [.date(60)])
    }

    @Test("S02 A decimal travels as a double")
    func decimals() throws {
        let price = try #require(Decimal(string: "12.5"))
        let table = marks(of: BarMark(x: .value("x", "a"), y: .value("y", price)))
        #expect(table.y.values(1) == [.number(12.5)])
        #expect(Decimal(plotValue: .number(12.5)) == price)
    }

    @Test("S03 An enumeration of strings needs no more than the conformance; its raw value is the category")
    func enumerations() {
        let chart = Chart {
            BarMark(x: .value("Crop", Crop.wheat), y: .value("Tons", 3))
            BarMark(x: .value("Crop", Crop.barley), y: .value("Tons", 5))
        }
        #expect(picture(chart.chartYAxis(.hidden)).texts == ["wheat", "barley"])
        #expect(Crop(plotValue: .category("barley")) == .barley)
        #expect(Crop(plotValue: .category("rye")) == nil)
    }

    @Test("S04 Without a type a scale follows the kind of its values")
    func automaticScales() {
        // Numbers by distance, a type of one's own by its primitive, categories in even bands.
        let numbers = Chart {
            ForEach([0.0, 1, 10], id: \.self) { value in
                PointMark(x: .value("x", Span(seconds: value)), y: .value("y", 0)).foregroundStyle(.red)
            }
        }
        let categories = Chart {
            ForEach(["0", "1", "10"], id: \.self) { value in
                PointMark(x: .value("x", value), y: .value("y", 0)).foregroundStyle(.red)
            }
        }
        let dates = Chart {
            ForEach([0.0, 1, 10], id: \.self) { value in
                PointMark(x: .value("x", Date(timeIntervalSinceReferenceDate: value)), y: .value("y", 0))
                    .foregroundStyle(.red)
            }
        }
        #expect(middles(numbers) == [0, 20, 200])
        #expect(middles(dates) == [0, 20, 200])
        #expect(middles(categories) == [33, 100, 167])
    }

    @Test("S21 Symbols are for categories; numbers are taken as such, each for itself")
    func symbols() {
        let chart = Chart {
            ForEach([3, 7, 3], id: \.self) { value in
                PointMark(x: .value("x", value), y: .value("y", 0)).symbol(by: .value("Kind", value))
            }
        }
        #expect(picture(chart.chartXAxis(.hidden).chartYAxis(.hidden)).texts == ["3", "7"])
    }

    private func middles(_ chart: some View) -> [CGFloat] {
        picture(chart.chartXAxis(.hidden).chartYAxis(.hidden)).fills(red).map { $0.midX.rounded() }
    }
}
