import Foundation

/// Tables to try the command with, made up by formulas: the same on every machine.
enum SampleTables {
    static let names = ["weather", "sales", "trees", "visits"]

    /// As CSV; nil for another name.
    static func csv(_ name: String) -> String? {
        switch name {
        case "weather": weather()
        case "sales": sales()
        case "trees": trees()
        case "visits": visits()
        default: nil
        }
    }

    /// A year of days in three cities.
    private static func weather() -> String {
        var noise = Noise(seed: 7)
        var text = "date,city,temperature,rain\n"
        let cities: [(name: String, mean: Double, swing: Double)] = [
            ("Bergen", 8, 7), ("Lisbon", 17.5, 6), ("Nairobi", 19, 2),
        ]
        for day in 0..<366 {
            for city in cities {
                let season = -cos(2 * .pi * (Double(day) - 20) / 366)
                let warmth = city.mean + city.swing * season + noise.next(from: -2.5, to: 2.5)
                let rain = max(0, noise.next(from: -9, to: city.name == "Bergen" ? 16 : 9))
                text += "\(date(day)),\(city.name),\(decimals(warmth, 1)),\(decimals(rain, 1))\n"
            }
        }
        return text
    }

    /// Two years of months by region and product.
    private static func sales() -> String {
        var noise = Noise(seed: 11)
        var text = "month,region,product,units,revenue\n"
        let products: [(name: String, price: Double, units: Double)] = [
            ("Kettle", 39, 420), ("Lamp", 24.5, 610), ("Desk fan", 31, 260),
        ]
        for month in 0..<24 {
            for (index, region) in ["North", "East", "South", "West"].enumerated() {
                for product in products {
                    let summer = product.name == "Desk fan" ? -1.1 * cos(2 * .pi * Double(month % 12) / 12) : 0.1
                    let level = (1 + summer) * (0.8 + 0.15 * Double(index)) * (1 + 0.015 * Double(month))
                    let units = max(0, product.units * level * noise.next(from: 0.85, to: 1.15)).rounded()
                    let year = 2023 + month / 12
                    let number = month % 12 + 1
                    text +=
                        "\(year)-\(number < 10 ? "0" : "")\(number),\(region),\(product.name),\(decimals(units, 0)),"
                        + "\(decimals(units * product.price, 2))\n"
                }
            }
        }
        return text
    }

    /// Girth and height of single trees.
    private static func trees() -> String {
        var noise = Noise(seed: 23)
        var text = "species,girth,height,age\n"
        let species: [(name: String, slope: Double)] = [("Oak", 7), ("Birch", 14), ("Spruce", 12.5)]
        for index in 0..<180 {
            let kind = species[index % 3]
            let age = noise.next(from: 8, to: 110)
            let girth = age * 0.019 * noise.next(from: 0.7, to: 1.3)
            let height = 4 + kind.slope * girth.squareRoot() * noise.next(from: 0.85, to: 1.15)
            text += "\(kind.name),\(decimals(girth, 2)),\(decimals(height, 1)),\(decimals(age, 0))\n"
        }
        return text
    }

    /// Visits of a web site, a row each.
    private static func visits() -> String {
        var noise = Noise(seed: 42)
        var text = "time,page,device,seconds\n"
        for day in 0..<366 {
            let busy = day % 7 < 5 ? 9.0 : 3.5
            let count = Int(exactly: (busy * (1 + Double(day) / 366) * noise.next(from: 0.4, to: 1.3)).rounded()) ?? 0
            for _ in 0..<count {
                let hour = Int(exactly: noise.next(from: 7, to: 22.99).rounded(.down)) ?? 12
                let minute = Int(exactly: noise.next(from: 0, to: 59.99).rounded(.down)) ?? 0
                let page = ["/", "/docs", "/docs", "/prices", "/blog"][noise.index(below: 5)]
                let device = ["phone", "phone", "laptop", "tablet"][noise.index(below: 4)]
                let stay = exp(noise.next(from: 1, to: 6))
                let clock = "\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)"
                text += "\(date(day))T\(clock),\(page),\(device),\(decimals(stay, 0))\n"
            }
        }
        return text
    }

    /// A day of 2024, counted from 0, as "2024-03-31".
    private static func date(_ day: Int) -> String {
        var (month, rest) = (0, day)
        let lengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        while month < 11, rest >= lengths[month] {
            rest -= lengths[month]
            month += 1
        }
        return "2024-\(month < 9 ? "0" : "")\(month + 1)-\(rest < 9 ? "0" : "")\(rest + 1)"
    }

    private static func decimals(_ value: Double, _ count: Int) -> String {
        let scale = pow(10, Double(count))
        let rounded = (value * scale).rounded() / scale
        return count == 0 ? plainNumber(rounded) : "\(rounded)"
    }
}

/// Numbers that look random and are the same in every run: a linear congruential generator.
private struct Noise {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    private mutating func next() -> Double {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Double(state >> 11) / Double(UInt64(1) << 53)
    }

    mutating func next(from low: Double, to high: Double) -> Double { low + (high - low) * next() }

    mutating func index(below count: Int) -> Int {
        min(count - 1, Int(exactly: (next() * Double(count)).rounded(.down)) ?? 0)
    }
}
