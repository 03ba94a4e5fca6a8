/// Measures of one bird.
struct Penguin: Sendable {
    var species: String
    /// Millimetres.
    var bill: Double
    var flipper: Double
    /// Grams.
    var mass: Double
}

enum Penguins {
    /// Those that were measured.
    static let all: [Penguin] = (try? read(PackageResources.penguins_csv)) ?? []

    private static func read(_ bytes: [UInt8]) throws(DataError) -> [Penguin] {
        let table = try CSVTable(bytes, file: "penguins.csv")
        let species = try table.column("species")
        let columns = (try table.column("bill"), try table.column("flipper"), try table.column("mass"))
        return table.rows.compactMap { row in
            guard let bill = Double(row.fields[columns.0]), let flipper = Double(row.fields[columns.1]),
                let mass = Double(row.fields[columns.2])
            else { return nil }
            return Penguin(species: row.fields[species], bill: bill, flipper: flipper, mass: mass)
        }
    }
}
