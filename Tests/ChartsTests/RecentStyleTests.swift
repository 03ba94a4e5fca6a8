import Foundation
import SwiftUICore
import Testing

@testable import Charts

/// A client's style that is another one each time it is asked.
private struct ChangingStyle: ShapeStyle {
    private final class Counter: @unchecked Sendable { var count = 0 }

    private let counter = Counter()

    func resolve(in environment: EnvironmentValues) -> Color {
        counter.count += 1
        return Color(white: Double(counter.count) / 10)
    }
}

/// The styles that a loop's marks have are resolved once each, and never mixed up.
@Suite @MainActor
struct RecentStyleTests {
    private func styles<S: ShapeStyle>(_ count: Int, _ style: @escaping (Int) -> S) -> [String] {
        let table = marks(
            of: ForEach(0..<count, id: \.self) { row in
                BarMark(x: .value("x", row), y: .value("y", row)).foregroundStyle(style(row))
            })
        return (0..<count).map { "\(String(describing: table.template($0).paint))" }
    }

    @Test func aStyleOfALoopIsResolvedOnce() {
        let collector = collector(of: BarMark(x: .value("x", 1), y: .value("y", 1)))
        let first = collector.sharedStyle(.thinMaterial)
        #expect(collector.sharedStyle(.thinMaterial) === first)
        #expect(collector.sharedStyle(.thickMaterial) !== first)
        #expect(collector.sharedStyle(.thinMaterial) === first)
    }

    @Test(arguments: [1, 3, 4, 5, 9])
    func differentStylesInTurn(count: Int) {
        let found = styles(4 * count) { Color(white: Double($0 % count) / 16) }
        for row in found.indices { #expect(found[row] == found[row % count]) }
        #expect(Set(found).count == count)
        let gradients = styles(4 * count) { row in
            LinearGradient(
                colors: [.red, Color(white: Double(row % count) / 16)], startPoint: .top, endPoint: .bottom)
        }
        for row in gradients.indices { #expect(gradients[row] == gradients[row % count]) }
        #expect(Set(gradients).count == count)
    }

    @Test func aClientsStyleIsAskedForEachMark() {
        let changing = ChangingStyle()
        #expect(Set(styles(5) { _ in changing }).count == 5)
        let wrapped = ChangingStyle()
        #expect(Set(styles(5) { _ in AnyShapeStyle(wrapped) }).count == 5)
    }

    /// What was remembered for one chart does not hold in another environment.
    @Test func eachChartResolvesAnew() {
        func paint(_ scheme: ColorScheme) -> String {
            let table = marks(of: BarMark(x: .value("x", 1), y: .value("y", 1)).foregroundStyle(.primary)) {
                $0.colorScheme = scheme
            }
            return String(describing: table.template(0).paint)
        }
        #expect(paint(.light) != paint(.dark))
    }

    /// What is said nearer to a mark wins, for each channel by itself.
    @Test func theInnermostEncodingWins() {
        let mark = PointMark(x: .value("x", 1), y: .value("y", 1))
            .foregroundStyle(by: .value("colour", "inner"))
            .symbol(by: .value("symbol", "s"))
            .foregroundStyle(by: .value("colour", "outer"))
            .symbolSize(by: .value("size", 3))
        let table = marks(of: mark)
        #expect(table.foreground.value(0) == .category("inner"))
        #expect(table.foreground.categories.names == ["inner"])
        #expect(table.symbol.value(0) == .category("s"))
        #expect(table.symbolSize.value(0) == .number(3))
        #expect(table.lineStyle.isEmpty)
    }
}
