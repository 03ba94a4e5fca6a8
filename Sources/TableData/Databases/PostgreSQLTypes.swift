import Foundation

/// How columns of PostgreSQL's types are read. Types have the numbers that PostgreSQL gives its own.
enum PostgreSQLTypes {
    static func column(_ name: String, type: UInt32, _ dialect: SQLDialect) -> DatabaseColumn {
        let days = ColumnRule.date(DateRule(order: .yearMonthDay))
        let cell = dialect.identifier(name)
        let number = DatabaseColumn(name: name, rule: .number(.point))
        func computed(_ expression: String) -> DatabaseColumn {
            var column = number
            column.expression = expression
            return column
        }
        switch type {
        case int8, int2, int4, oid, float4, float8, numeric: return number
        case money: return computed("CAST(\(cell) AS numeric)")
        case interval: return computed("CAST(extract(epoch FROM \(cell)) AS double precision)")
        case time, timeWithZone:
            return computed("CAST(extract(epoch FROM CAST(\(cell) AS time)) AS double precision) / 3600")
        case date: return DatabaseColumn(name: name, rule: days, isDay: true, hasFractions: false)
        case timestamp: return DatabaseColumn(name: name, rule: days)
        case timestampWithZone: return DatabaseColumn(name: name, rule: days, isInstant: true)
        case bool: return DatabaseColumn(name: name, rule: .bool)
        default: return DatabaseColumn(name: name, rule: .text)
        }
    }

    /// What numbers stand for where the type does not say it itself; nil for others.
    static func note(_ name: String, type: UInt32) -> DataNote? {
        let (what, how): (String, String)
        switch type {
        case interval: (what, how) = ("lengths of time", "seconds")
        case time, timeWithZone: (what, how) = ("times of day", "hours since midnight")
        default: return nil
        }
        return DataNote(
            .choice, code: "data.time-numbers", message: "“\(name)” holds \(what), which are read as \(how).",
            remedy: "Give --type \(name)=text to read them as they are written.", column: name)
    }

    private static let (bool, int8, int2, int4, oid): (UInt32, UInt32, UInt32, UInt32, UInt32) = (16, 20, 21, 23, 26)
    private static let (float4, float8, money, numeric): (UInt32, UInt32, UInt32, UInt32) = (700, 701, 790, 1700)
    private static let (date, time, timestamp): (UInt32, UInt32, UInt32) = (1082, 1083, 1114)
    private static let (timestampWithZone, interval, timeWithZone): (UInt32, UInt32, UInt32) = (1184, 1186, 1266)
}
