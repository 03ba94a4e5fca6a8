import ChartEngine
import Drawing
import Foundation
import SwiftUICore

/// Colours of series by name, for all charts of a report: a name keeps its colour whatever else a chart shows.
public struct ChartColorRegistry: Sendable {
    /// In the order in which they take colours.
    public let names: [String]
    /// Taken in turn, again from the first when they run out.
    public let colors: [Color]

    /// - Parameters:
    ///   - names: a repeated one counts once.
    ///   - colors: the default ones where there is none.
    public init(_ names: [String], colors: [Color] = ChartCycles.colors) {
        var seen: Set<String> = []
        self.names = names.filter { seen.insert($0).inserted }
        self.colors = colors.isEmpty ? ChartCycles.colors : colors
    }

    /// - Returns: nil for a name that is not registered.
    public func color(for name: String) -> Color? { names.firstIndex(of: name).map(color) }

    private func color(at index: Int) -> Color { colors[index % colors.count] }

    /// Registered names, then the chart's own, which take the colours after those.
    fileprivate func pairs(for found: [String]) -> [(String, Color)] {
        let all = names + found.filter { !names.contains($0) }
        return all.enumerated().map { ($0.element, color(at: $0.offset)) }
    }
}

extension View {
    /// Gives the categories of `foregroundStyle(by:)` their registered colours.
    public nonisolated func chartColors(_ registry: ChartColorRegistry) -> some View {
        chart { chart in
            let collector = chart.collector
            chart.settings.foreground.range = .pairs(
                registry.pairs(for: collector.table.foreground.categories.names).map { name, color in
                    (.category(name), .color(color.rgba(in: collector.environment)))
                })
        }
    }
}
