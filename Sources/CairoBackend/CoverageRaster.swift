import Foundation
import Geometry

/// Turns polygons into coverage by exact areas: each edge adds what it changes to the cells it passes, and one sum
/// along each row gives the coverage. Its time goes with the length of the edges, however many lie side by side.
struct CoverageRaster {
    let left: Int
    let top: Int
    let width: Int
    let height: Int
    /// Changes of coverage from one pixel to the next, column by column, because edges in need of this are mostly
    /// steep; with two columns for what lies right of the image.
    private var cells: [Float]
    /// Rows that have changes.
    private var touched = 0..<0

    /// Pixels from (`left`, `top`) on the device.
    init(left: Int, top: Int, width: Int, height: Int) {
        (self.left, self.top, self.width, self.height) = (left, top, width, height)
        cells = [Float](repeating: 0, count: (width + 2) * height)
    }

    /// A closed polygon in device units. Polygons that overlap add up: by direction.
    mutating func add(_ polygon: some RandomAccessCollection<CGPoint>) {
        guard var previous = polygon.last else { return }
        for point in polygon {
            addEdge(from: previous, to: point)
            previous = point
        }
    }

    private mutating func addEdge(from start: CGPoint, to end: CGPoint) {
        let isDown = start.y < end.y
        let (upper, lower) = isDown ? (start, end) : (end, start)
        let (x0, y0) = (Double(upper.x) - Double(left), Double(upper.y) - Double(top))
        let (x1, y1) = (Double(lower.x) - Double(left), Double(lower.y) - Double(top))
        // A flatter edge covers nothing, and its slope might not be a number.
        guard y1 - y0 > 1e-9, y1 > 0, y0 < Double(height) else { return }
        let slope = (x1 - x0) / (y1 - y0)
        let first = clampedInt(y0, in: 0...32_767)
        let last = min(height, clampedInt(y1.rounded(.up), in: 0...32_767))
        if last <= first { return }
        touched = touched.isEmpty ? first..<last : min(touched.lowerBound, first)..<max(touched.upperBound, last)
        let (right, change, rows) = (Double(width), isDown ? 1.0 : -1.0, height)
        cells.withUnsafeMutableBufferPointer { cells in
            guard let cells = cells.baseAddress else { return }
            var y = max(y0, 0)
            var x = x0 + (y - y0) * slope
            for index in first..<last {
                let bottom = min(Double(index &+ 1), y1)
                let next = x + (bottom - y) * slope
                let height = (bottom - y) * change
                if min(x, next) >= 0, max(x, next) <= right {
                    addRow(
                        cells + index, rows, from: Float(min(x, next)), to: Float(max(x, next)), change: Float(height))
                } else {
                    addClipped(cells + index, rows, from: min(x, next), to: max(x, next), change: height, right: right)
                }
                (x, y) = (next, bottom)
            }
        }
    }

    /// Writes the coverage, 0 to 255, to the rows of an image of the raster's size. Rows without edges are left alone.
    func write(to bytes: UnsafeMutablePointer<UInt8>, bytesPerRow: Int, evenOdd: Bool) {
        // As many rows at once as stay in the processor's fastest memory.
        let tile = 128
        var sums = [Float](repeating: 0, count: tile)
        cells.withUnsafeBufferPointer { cells in
            sums.withUnsafeMutableBufferPointer { sums in
                for top in stride(from: touched.lowerBound, to: touched.upperBound, by: tile) {
                    let count = min(tile, touched.upperBound - top)
                    for row in indices(count) { sums[row] = 0 }
                    for column in indices(width) {
                        let target = bytes + (top * bytesPerRow + column)
                        for row in indices(count) {
                            sums[row] += cells[column &* height &+ top &+ row]
                            let coverage = evenOdd ? Self.folded(abs(sums[row])) : min(abs(sums[row]), 1)
                            // At 2^23 a Float's last bits are the ones of whole numbers: rounding that cannot trap.
                            target[row &* bytesPerRow] = UInt8(
                                truncatingIfNeeded: (coverage * 255 + 8_388_608).bitPattern)
                        }
                    }
                }
            }
        }
    }

    /// Up for the first polygon, down for the second, up for the third.
    private static func folded(_ winding: Float) -> Float {
        let rest = winding.truncatingRemainder(dividingBy: 2)
        return rest > 1 ? 2 - rest : rest
    }
}

/// The part of an edge within one row, from column `from` to column `to`, of columns `step` cells apart: each cell gets
/// how much more of it lies right of the edge than of the cell before, times `change`.
@inline(__always)
private func addRow(_ row: UnsafeMutablePointer<Float>, _ step: Int, from: Float, to: Float, change: Float) {
    // checked: both are within the image's width
    let (first, last) = (Int(from), Int(to))
    var cell = row + first &* step
    if first == last {
        let share = change * ((from + to) / 2 - Float(first))
        cell[0] += change - share
        cell[step] += share
        return
    }
    // Coverage rises as the integral of a ramp.
    let rise = change / (to - from)
    let head = Float(first &+ 1) - from
    let tail = to - Float(last)
    var before = rise * head * head / 2
    cell[0] += before
    for column in 1..<max(1, last &- first) {
        cell += step
        let total = rise * (head + Float(column) - 0.5)
        cell[0] += total - before
        before = total
    }
    let total = change - rise * tail * tail / 2
    cell[step] += total - before
    cell[2 &* step] += change - total
}

/// The same for an edge that leaves the columns: what lies left of them counts at their border, what lies right of them
/// changes nothing that can be seen.
private func addClipped(
    _ row: UnsafeMutablePointer<Float>, _ step: Int, from: Double, to: Double, change: Double, right: Double
) {
    let (first, last) = (min(max(from, 0), right), min(max(to, 0), right))
    let slope = from == to ? 0 : change / (to - from)
    row[0] += Float(from < 0 ? (from == to ? change : slope * (min(to, 0) - from)) : 0)
    if last > first {
        addRow(row, step, from: Float(first), to: Float(last), change: Float(slope * (last - first)))
    }
}
