import Foundation
import Ridgeline

/// The weather of one day at Seattle-Tacoma airport.
struct WeatherDay: Sendable {
    var day: CivilDay
    /// Millimetres.
    var rain: Double
    /// Degrees Celsius.
    var high: Double
    var low: Double
    /// Metres a second.
    var wind: Double

    var month: String { Calendar.examples.shortMonthSymbols[day.month - 1] }
    var year: Int { day.year }
}

enum SeattleWeather {
    /// Each day from 2012 to 2015.
    static let days: [WeatherDay] = (try? read(PackageResources.seattle_weather_csv)) ?? []

    static func days(of year: Int) -> [WeatherDay] { days.filter { $0.year == year } }

    private static func read(_ bytes: [UInt8]) throws(DataError) -> [WeatherDay] {
        let table = try CSVTable(bytes, file: "seattle-weather.csv")
        let day = try table.column("date")
        let columns = (
            try table.column("rain"), try table.column("high"), try table.column("low"), try table.column("wind")
        )
        return table.rows.compactMap { row in
            guard let date = CivilDay(iso8601: row.fields[day]), let rain = Double(row.fields[columns.0]),
                let high = Double(row.fields[columns.1]), let low = Double(row.fields[columns.2]),
                let wind = Double(row.fields[columns.3])
            else { return nil }
            return WeatherDay(day: date, rain: rain, high: high, low: low, wind: wind)
        }
    }
}
