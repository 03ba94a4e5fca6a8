import Foundation
import SwiftUI
import Testing

@testable import Ridgeline

/// Settings that cannot be used are replaced, and named in a note; those that can are left alone.
struct OptionTests {
    private static let useless = [Double.nan, .infinity, -.infinity, -3, 1e300]

    private func names(_ notes: [DataNote]) -> Set<String> {
        Set(notes.filter { $0.code.hasSuffix("invalid-option") }.map { String($0.message.split(separator: "`")[0]) })
    }

    @Test("ridgelines", arguments: useless)
    func ridgelines(number: Double) {
        let series = [RidgelineSeries("a", samples: [1, 2, 3, 5, 8])]
        #expect(RidgelineModel(series, options: RidgelineOptions()).notes.isEmpty)
        let options = RidgelineOptions {
            $0.fillOpacity = number
            $0.lineOpacity = number
            $0.lineWidth = number
            $0.quantiles = [number, 0.5]
            $0.tails = .cutoff(number)
            $0.xDomain = 4...4
            $0.fill = .colors([])
        }
        let model = RidgelineModel(series, options: options)
        #expect(
            names(model.notes) == ["fillOpacity", "lineOpacity", "lineWidth", "quantiles", "tails", "xDomain", "fill"])
        #expect(model.options.quantiles == [0.5] && model.options.tails == .full)
        #expect((0...1).contains(model.options.fillOpacity) && model.options.lineWidth.isFinite)
        #expect(model.rows[0].kind == .curve)
    }

    @Test("bounds that are no numbers are none, and those the wrong way round are exchanged")
    func bounds() {
        let series = [RidgelineSeries("a", samples: [1, 2, 3, 5, 8])]
        func model(_ lower: Double, _ upper: Double) -> RidgelineModel {
            RidgelineModel(
                series,
                options: RidgelineOptions {
                    $0.lowerBound = lower
                    $0.upperBound = upper
                })
        }
        #expect(model(.nan, .infinity).rows[0].count == 5)
        #expect(names(model(.nan, .infinity).notes) == ["lowerBound", "upperBound"])
        let exchanged = model(9, 0)
        #expect(exchanged.rows[0].count == 5 && names(exchanged.notes) == ["lowerBound"])
        #expect(exchanged.xRange.lowerBound >= 0 && exchanged.xRange.upperBound <= 9)
    }

    @Test("calendars", arguments: useless)
    func calendars(number: Double) {
        let data = (0..<40).map { CalendarDatum(CivilDay(daysSince2001: $0), Double($0)) }
        func model(_ change: (inout CalendarOptions) -> Void) -> CalendarModel {
            CalendarModel(data, range: nil, options: CalendarOptions(change), locale: Locale(identifier: "en_US"))
        }
        #expect(model { _ in }.notes.isEmpty)
        let bad = model {
            $0.spacing = number
            $0.cornerRadius = number
            $0.leastShade = number
            $0.labelSize = CGFloat(number)
            $0.months = .apart(CGFloat(number))
            $0.cellSize = .fixed(CGFloat(number))
            $0.scale = .clipped(percentile: number)
            $0.firstWeekday = 0
            $0.weekdayNames = ["S"]
            $0.weekdayLabels = .rows([0, 1, 8])
            $0.colors = []
        }
        #expect(
            names(bad.notes) == [
                "spacing", "cornerRadius", "leastShade", "labelSize", "months", "cellSize", "scale", "firstWeekday",
                "weekdayNames", "weekdayLabels", "colors",
            ])
        let size = CalendarMetrics(bad.plan, bad.options, labelWidth: 10, proposal: (nil, nil)).size
        #expect(size.width.isFinite && size.width > 0 && size.height.isFinite && size.height > 0)
        #expect(names(model { $0.scale = .bins([]) }.notes) == ["scale"])
        #expect(names(model { $0.scale = .quantiles(-4) }.notes) == ["scale"])
        #expect(names(model { $0.scale = .diverging(middle: .nan) }.notes) == ["scale"])
        #expect(names(model { $0.maximum = .nan }.notes) == ["maximum"])
        #expect(names(model { $0.cellSize = .fitted(upTo: .infinity) }.notes).isEmpty)
    }

    @Test("rings", arguments: useless)
    func rings(number: Double) {
        let tracks = [RingTrack("a", value: 1, of: 3)]
        func model(_ options: RingOptions) -> RingModel {
            RingModel(tracks, options: options, locale: Locale(identifier: "en_US"))
        }
        #expect(model(RingOptions()).notes.isEmpty)
        let bad = model(
            RingOptions {
                $0.start = .degrees(number.isFinite ? .nan : number)
                $0.sweep = .degrees(number)
                $0.innerRadius = number
                $0.gap = CGFloat(number)
                $0.cornerRadius = CGFloat(number)
                $0.trackSpacing = CGFloat(number)
                $0.minimumAngle = .degrees(number)
                $0.decimals = 40
                $0.colors = []
            })
        #expect(
            names(bad.notes) == [
                "start", "sweep", "innerRadius", "gap", "cornerRadius", "trackSpacing", "minimumAngle", "decimals",
                "colors",
            ])
        let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
        let layout = RingLayout(bad, bad.options, in: rect, pixel: 0.5)
        #expect(layout.rings[0].lower.isEmpty && !layout.rings[0].upper.isEmpty)
        #expect(layout.rings[0].upper.allSatisfy { rect.encloses($0.path.boundingRect, tolerance: 0.01) })
    }
}
