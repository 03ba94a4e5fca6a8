import ChartEngine
import SwiftUICore

// This file and its neighbours hold what this library adds to Apple's API.

/// What series get in turn where a chart says nothing else.
public enum ChartCycles {
    /// Colours of categories; after the last one they begin again.
    public static let colors: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]
    /// Filled symbols of points.
    public static let pointSymbols = ChartEngine.pointSymbols.map { BasicChartSymbolShape(kind: $0) }
    /// Symbols on lines, which are drawn as outlines.
    public static let lineSymbols = ChartEngine.lineSymbols.map { BasicChartSymbolShape(kind: $0) }
}
