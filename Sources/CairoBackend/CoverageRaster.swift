import Foundation
import Geometry

/// Turns polygons into coverage by exact areas: each edge adds what it changes to the cells it passes, and one sum along
/// each row gives the coverage. Its time goes with the length of the edges alone, however many lie side by side.
struct CoverageRaster {
    let left: Int
    let top: Int
    let width: Int
    let height: Int
    /// Changes of coverage from one pixel to the next; one column more than the image for what lies right of it.
    private var cells: [Float]
    private let stride: Int
    /// Columns that have changes, by row.
    private var spans: [(first: Int32, last: Int32)]

    /// Pixels from (`left`, `top`) on the device.
    init(left: Int, top: Int, width: Int, height: Int) {
        (self.left, self.top, self.width, self.height) = (left, top, width, height)
        stride = width + 2
        cells = [Float](repeating: 0, count: stride * height)
        spans = [(first: Int32, last: Int32)](repeating: (Int32.max, -1), count: height)
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
        let (x0, y0) = (upper.x - CGFloat(left), upper.y - CGFloat(top))
        let (x1, y1) = (lower.x - CGFloat(left), lower.y - CGFloat(top))
        guard y1 > y0, y1 > 0, y0 < CGFloat(height) else { return }
        let slope = (x1 - x0) / (y1 - y0)
        let first = clampedInt(y0, in: 0...32_767)
        let last = min(height, clampedInt(y1.rounded(.up), in: 0...32_767))
        let right = CGFloat(width)
        let (stride, sign) = (stride, isDown ? Float(1) : -1)
        cells.withUnsafeMutableBufferPointer { cells in
            spans.withUnsafeMutableBufferPointer { spans in
                guard let base = cells.baseAddress else { return }
                var y = max(y0, 0)
                var x = x0 + (y - y0) * slope
                for row in first..<max(first, last) {
                    let bottom = min(CGFloat(row + 1), y1)
                    let next = row + 1 == last ? x0 + (bottom - y0) * slope : x + (bottom - y) * slope
                    // Left of the image counts as at its border, right of it as beyond its last column.
                    let (a, b) = (min(max(x, 0), right), min(max(next, 0), right))
                    let span = addRow(
                        base + row * stride, from: Float(min(a, b)), to: Float(max(a, b)),
                        change: Float(bottom - y) * sign)
                    spans[row].first = min(spans[row].first, span.first)
                    spans[row].last = max(spans[row].last, span.last)
                    (x, y) = (next, bottom)
                }
            }
        }
    }

    /// Writes the coverage, 0 to 255, to the rows of an image of the raster's size. Rows without edges are left alone.
    func write(to bytes: UnsafeMutablePointer<UInt8>, bytesPerRow: Int, evenOdd: Bool) {
        cells.withUnsafeBufferPointer { cells in
            for row in indices(height) where spans[row].last >= 0 {
                let target = bytes + row * bytesPerRow
                var sum: Float = 0
                for column in Int(spans[row].first)..<min(width, Int(spans[row].last) + 1) {
                    sum += cells[row &* stride &+ column]
                    let coverage = evenOdd ? Self.folded(abs(sum)) : min(abs(sum), 1)
                    // At 2^23 a Float's last bits are the ones of whole numbers: a rounding that cannot trap.
                    target[column] = UInt8(truncatingIfNeeded: (coverage * 255 + 8_388_608).bitPattern)
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

/// The part of an edge within one row, from column `from` to column `to`: `change` is spread over the columns by
/// how much of each lies right of the edge.
@inline(__always)
private func addRow(
    _ row: UnsafeMutablePointer<Float>, from: Float, to: Float, change: Float
) -> (first: Int32, last: Int32) {
    // checked: both are within the image's width
    let (first, last) = (Int32(from), Int32(to))
    let cell = row + Int(first)
    if first == last {
        let share = (from + to) / 2 - Float(first)
        cell[0] += change * (1 - share)
        cell[1] += change * share
        return (first, first + 1)
    }
    // Coverage rises as the integral of a ramp; each cell gets its second difference.
    let rise = change / (to - from)
    let head = Float(first + 1) - from
    let tail = to - Float(last)
    var before: Float = 0
    var total = rise * head * head / 2
    cell[0] += total
    before = total
    for column in 1..<Int(max(1, last - first)) {
        total = rise * (head + Float(column) - 0.5)
        cell[column] += total - before
        before = total
    }
    total = change - rise * tail * tail / 2
    cell[Int(last - first)] += total - before
    cell[Int(last - first) + 1] += change - total
    return (first, last + 1)
}
