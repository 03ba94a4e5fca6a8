import Charts
import SwiftUI

/// A price of each trading day: a thin bar from low to high, a wide one from opening to close.
struct Candlesticks: View {
    private struct Quote: Identifiable {
        let day: Date
        let open: Double
        let close: Double
        let high: Double
        let low: Double
        var id: Date { day }
    }

    private let quotes: [Quote] = {
        var noise = ExampleNoise(seed: 3)
        var price = 148.0
        return (0..<30).map { day in
            let open = price
            price += 2.1 * noise.normal() + 0.4
            let reach = (abs(noise.normal()) * 1.2, abs(noise.normal()) * 1.2)
            return Quote(
                day: Date.example(2024, 1, 8).adding(day, .day), open: open, close: price,
                high: max(open, price) + reach.0, low: min(open, price) - reach.1)
        }
    }()

    var body: some View {
        Chart(quotes) { quote in
            Plot {
                BarMark(
                    x: .value("Day", quote.day, unit: .day), yStart: .value("Low", quote.low),
                    yEnd: .value("High", quote.high), width: 1.5)
                BarMark(
                    x: .value("Day", quote.day, unit: .day), yStart: .value("Open", quote.open),
                    yEnd: .value("Close", quote.close), width: 6)
            }
            .foregroundStyle(quote.close >= quote.open ? Color.green : Color.red)
        }
        .chartYScale(domain: .automatic(includesZero: false))
    }
}
