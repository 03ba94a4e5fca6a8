import Foundation
import TabularData
import Testing

@Suite struct TableEditingTests {
    private let table: DataFrame = [
        "name": ["Ann", "Bo", nil, "Di"], "age": [30, 41, 12, nil], "score": [1.5, 2, nil, 4],
    ]

    @Test func `a dictionary literal is a table in its order`() {
        #expect(table.columns.map(\.name) == ["name", "age", "score"])
        #expect(table.shape == (4, 3))
        #expect(table["age", Int.self].missingCount == 1)
        #expect(table.containsColumn("score", Double.self))
    }

    @Test func `a value of a row is set through its rows`() {
        var copy = table
        copy.rows[2]["name"] = "Cy"
        copy.rows[3]["age", Int.self] = 7
        copy.rows[0][ColumnID("score", Double.self)] = nil
        #expect(Array(copy["name", String.self]) == ["Ann", "Bo", "Cy", "Di"])
        #expect(Array(copy["age", Int.self]) == [30, 41, 12, 7])
        #expect(copy["score", Double.self].isNil(at: 0))
        #expect(Array(table["name", String.self]) == ["Ann", "Bo", nil, "Di"])
    }

    @Test func `rows are appended by position, by column and from another table`() {
        var copy = table
        copy.append(row: "Ed", 5, 0.5)
        copy.append(valuesByColumn: ["score": 9.0, "unknown": 1])
        copy.append(rowsOf: ["age": [1, 2], "other": ["x", "y"]])
        #expect(copy.shape == (8, 3))
        #expect(Array(copy["age", Int.self]) == [30, 41, 12, nil, 5, nil, 1, 2])
        #expect(Array(copy["score", Double.self].suffix(4)) == [0.5, 9, nil, nil])
    }

    @Test func `a value of another type is missing`() {
        var copy = table
        copy.append(row: 3, "x", true)
        #expect(copy.rows[4].values.allSatisfy { $0 == nil })
    }

    @Test func `columns are removed, renamed, replaced and combined`() {
        var copy = table
        #expect(copy.removeColumn("score").count == 4)
        copy.renameColumn("age", to: "years")
        #expect(copy.columns.map(\.name) == ["name", "years"])
        copy.transformColumn("years") { (age: Int) in age >= 18 }
        #expect(Array(copy["years", Bool.self]) == [true, true, false, nil])
        copy.replaceColumn("years", with: Column(name: "adult", contents: ["y", "y", "n", "?"]))
        #expect(copy.columns.map(\.name) == ["name", "adult"])
        copy.combineColumns(ColumnID("name", String.self), ColumnID("adult", String.self), into: "both") {
            "\($0 ?? "-")\($1 ?? "-")"
        }
        #expect(Array(copy["both", String.self]) == ["Anny", "Boy", "-n", "Di?"])
        #expect(copy.shape == (4, 1))
    }

    @Test func `rows are removed`() {
        var copy = table
        copy.removeRow(at: 1)
        copy.removeRow(at: 9)
        #expect(Array(copy["name", String.self]) == ["Ann", nil, "Di"])
    }

    @Test func `parts are taken by range and by mask`() {
        #expect(DataFrame(table[1...2]).rows.count == 2)
        #expect(table[5...].isEmpty)
        #expect(Array(table[table["age", Int.self] > 20]["name", String.self]) == ["Ann", "Bo"])
        #expect(table[row: 1]["name", String.self] == "Bo")
        #expect(table[column: 1].name == "age")
        #expect(table[column: 9].isEmpty)
    }

    @Test func `columns are added up value by value`() {
        let ages = table["age", Int.self]
        #expect(Array(ages + 1) == [31, 42, 13, nil])
        #expect(Array(ages * ages) == [900, 1681, 144, nil])
        #expect(Array(table["score", Double.self] / 2) == [0.75, 1, nil, 2])
        #expect((ages == 12) == [false, false, true, false])
    }

    @Test func `a filled column has no missing values`() {
        #expect(Array(table["age", Int.self].filled(with: 0)) == [30, 41, 12, 0])
        var column = table["age", Int.self]
        column.transform { $0 * 2 }
        #expect(column.remove(at: 0) == 60)
        #expect(column.remove(at: 9) == nil)
        column.append(contentsOf: [1, 2])
        #expect(Array(column) == [82, 24, nil, 1, 2])
    }
}

@Suite struct TableGroupingTests {
    private let sales: DataFrame = [
        "shop": ["A", "B", "A", "B", "A"], "year": [2023, 2023, 2024, 2024, 2024], "sold": [1, 2, 3, 4, 5],
    ]

    @Test func `groups come in the order of their first rows`() {
        let groups = sales.grouped(by: "shop")
        #expect(groups.count == 2)
        #expect(groups.map { $0.key as? String } == ["A", "B"])
        #expect(groups[keyedBy: "B"]?.rows.count == 2)
        #expect(groups[keyedBy: "C"] == nil)
        #expect(Array(groups.ungrouped()["sold", Int.self]) == [1, 3, 5, 2, 4])
    }

    @Test func `sums, extremes and own functions of groups`() {
        let groups = sales.grouped(by: ColumnID("shop", String.self))
        #expect(Array(groups.sums("sold", Int.self, order: .descending)["sum(sold)", Int.self]) == [9, 6])
        #expect(Array(groups.minimums("sold", Int.self)["min(sold)", Int.self]) == [1, 2])
        #expect(Array(groups.maximums("sold", Int.self, order: .ascending)["shop", String.self]) == ["B", "A"])
        let spread = groups.aggregated(on: ["sold", "year"], naming: { "spread of \($0)" }) { (values: [Int?]) in
            (values.compactMap { $0 }.max() ?? 0) - (values.compactMap { $0 }.min() ?? 0)
        }
        #expect(spread.columns.map(\.name) == ["shop", "spread of sold", "spread of year"])
        #expect(Array(spread["spread of sold", Int.self]) == [4, 2])
    }

    @Test func `several columns make a group together`() {
        let counts = sales.grouped(by: "shop", "year").counts()
        #expect(counts.columns.map(\.name) == ["shop", "year", "count"])
        #expect(Array(counts["count", Int.self]) == [1, 1, 2, 1])
    }

    @Test func `groups are filtered, mapped and made by a function`() {
        let large = sales.grouped(by: "shop").filter { $0.rows.count > 2 }
        #expect(large.map { $0.key as? String } == ["A"])
        let last = sales.grouped(by: "shop").mapGroups { DataFrame(DataFrame($0).suffix(1)) }
        #expect(Array(last["sold", Int.self]) == [5, 4])
        let parity = sales.grouped(by: "sold", Int.self) { ($0 ?? 0) % 2 == 0 }.counts()
        #expect(Array(parity["count", Int.self]) == [3, 2])
    }

    @Test func `a column that is not there is one group of everything`() {
        let groups = sales.grouped(by: "none")
        #expect(groups.count == 1)
        #expect(groups.first?.group.rows.count == 5)
    }
}

@Suite struct TableJoinTests {
    private let people: DataFrame = ["id": [1, 2, 3], "name": ["Ann", "Bo", "Cy"]]
    private let scores: DataFrame = ["id": [2, 2, 4], "score": [7, 8, 9], "name": ["x", "y", "z"]]

    @Test func `an inner join has each pair of rows`() {
        let table = people.joined(scores, on: "id")
        #expect(table.columns.map(\.name) == ["id", "left.name", "right.score", "right.name"])
        #expect(Array(table["id", Int.self]) == [2, 2])
        #expect(Array(table["right.score", Int.self]) == [7, 8])
    }

    @Test func `outer joins keep rows without a partner`() {
        let id = ColumnID("id", Int.self)
        #expect(Array(people.joined(scores, on: id, kind: .left)["id", Int.self]) == [1, 2, 2, 3])
        #expect(Array(people.joined(scores, on: id, kind: .right)["id", Int.self]) == [2, 2, 4])
        let full = people.joined(scores, on: id, kind: .full)
        #expect(Array(full["id", Int.self]) == [1, 2, 2, 3, 4])
        #expect(Array(full["left.name", String.self]) == ["Ann", "Bo", "Bo", "Cy", nil])
    }
}
