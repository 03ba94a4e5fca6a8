import Drawing
import Foundation
import Geometry

/// Leaves out points that others of the same opaque style cover: all but one on a quarter of a point, and, for symbols
/// without dents, those in the middle of a crowd, where every second place carries the whole ink.
func visiblePoints(_ centers: [CGPoint], plot: CGRect, isConvex: Bool, extent: CGSize) -> [CGPoint] {
    guard var crowd = CrowdMap(centers, plot: plot) else { return centers }
    let mayThin = isConvex && min(extent.width, extent.height) >= 4
    return centers.filter { crowd.claims($0, mayThin: mayThin) }
}

/// Which square points of the plot hold at least one symbol's centre.
private struct CrowdMap {
    private let origin: CGPoint
    private let columns: Int
    private let rows: Int
    private var isTaken: [Bool]
    /// The quarters of each square point, four by four, that something was drawn on.
    private var drawn: [UInt16]

    /// Nil for plots too large to map.
    init?(_ centers: [CGPoint], plot: CGRect) {
        guard let width = checkedInt(Double(plot.width)), let height = checkedInt(Double(plot.height)), width > 2,
            height > 2, width < 8192, height < 8192
        else { return nil }
        (origin, columns, rows) = (plot.origin, width + 1, height + 1)
        isTaken = [Bool](repeating: false, count: columns * rows)
        drawn = [UInt16](repeating: 0, count: columns * rows)
        for center in centers {
            if let cell = cell(of: center) { isTaken[cell.y * columns + cell.x] = true }
        }
    }

    private func cell(of center: CGPoint) -> (x: Int, y: Int)? {
        guard let x = checkedInt(Double((center.x - origin.x).rounded(.down))),
            let y = checkedInt(Double((center.y - origin.y).rounded(.down))), x >= 0, y >= 0, x < columns, y < rows
        else { return nil }
        return (x, y)
    }

    /// Whether the point has to be drawn. What lies outside of the plot always has.
    mutating func claims(_ center: CGPoint, mayThin: Bool) -> Bool {
        guard let cell = cell(of: center) else { return true }
        let index = cell.y * columns + cell.x
        if mayThin, isCrowded(cell) {
            // One for each second cell both ways: symbols at least four points wide leave no hole between them.
            guard cell.x % 2 == 0, cell.y % 2 == 0, drawn[index] == 0 else { return false }
            drawn[index] = .max
            return true
        }
        let column = clampedInt(Double(center.x - origin.x - CGFloat(cell.x)) * 4, in: 0...3)
        let row = clampedInt(Double(center.y - origin.y - CGFloat(cell.y)) * 4, in: 0...3)
        let quarter = UInt16(1) << (row * 4 + column)
        guard drawn[index] & quarter == 0 else { return false }
        drawn[index] |= quarter
        return true
    }

    /// Whether all eight neighbours of a cell are taken too.
    private func isCrowded(_ cell: (x: Int, y: Int)) -> Bool {
        guard cell.x > 0, cell.y > 0, cell.x < columns - 1, cell.y < rows - 1 else { return false }
        for y in (cell.y - 1)..<(cell.y + 2) {
            for x in (cell.x - 1)..<(cell.x + 2) where !isTaken[y * columns + x] { return false }
        }
        return true
    }
}

extension SymbolTemplate {
    /// Whether every straight line crosses the symbol's ink at most once.
    var isConvex: Bool {
        switch self {
        case .basic(.circle), .basic(.square), .basic(.triangle), .basic(.diamond), .basic(.pentagon): true
        case .basic, .outlined, .custom, .view: false
        }
    }
}
