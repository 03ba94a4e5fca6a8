import Drawing
import Foundation
import Geometry

// Viewers that draw each shape with soft edges let what is behind show through where two cells of a grid meet. A cell
// that reaches a little under an opaque neighbour drawn later leaves no such seam, and looks the same.

/// Points that a mark reaches under its neighbour: a pixel of a document at its plain size.
let seamCover: CGFloat = 1

/// The outlines of boxes in drawing order, each reaching under the opaque boxes of the same height or width that touch
/// it and are drawn later.
func outlinesCoveringSeams(_ boxes: [(rect: CGRect, isOpaque: Bool)]) -> [Outline] {
    var neighbours = BoxNeighbours()
    for (index, box) in boxes.enumerated() where box.isOpaque { neighbours.add(index, box.rect) }
    return boxes.enumerated().map { index, box in
        let rect = box.rect
        func later(_ side: BoxSide, of rect: CGRect) -> Int? {
            neighbours.neighbour(side, of: rect).flatMap { $0 > index ? $0 : nil }
        }
        func reach(_ side: BoxSide) -> CGFloat {
            guard let other = later(side, of: rect) else { return 0 }
            let room = side.isHorizontal ? boxes[other].rect.width : boxes[other].rect.height
            return min(seamCover, room / 2)
        }
        let (left, right, top, bottom) = (reach(.left), reach(.right), reach(.top), reach(.bottom))
        guard left + right + top + bottom > 0 else { return Outline(rect: rect) }
        let wide = CGRect(
            x: rect.minX - left, y: rect.minY, width: rect.width + left + right, height: rect.height)
        let high = CGRect(
            x: rect.minX, y: rect.minY - top, width: rect.width, height: rect.height + top + bottom)
        if left + right == 0 { return Outline(rect: high) }
        if top + bottom == 0 { return Outline(rect: wide) }
        // A corner belongs to the box across it, which has to be drawn later too.
        let corners: [(BoxSide, BoxSide)] = [(.left, .top), (.left, .bottom), (.right, .top), (.right, .bottom)]
        let isCovered = corners.allSatisfy { horizontal, vertical in
            guard reach(horizontal) > 0, reach(vertical) > 0, let beside = later(horizontal, of: rect) else {
                return true
            }
            return later(vertical, of: boxes[beside].rect) != nil
        }
        if isCovered { return Outline(rect: wide.union(high)) }
        var cross = Outline(rect: wide)
        cross.append(Outline(rect: high))
        return cross
    }
}

private enum BoxSide {
    case left, right, top, bottom

    var isHorizontal: Bool { self == .left || self == .right }
}

/// Finds boxes by a side and its ends.
private struct BoxNeighbours {
    private struct Edge: Hashable {
        var place: Int
        var from: Int
        var to: Int
    }

    private var byLeft: [Edge: Int] = [:]
    private var byRight: [Edge: Int] = [:]
    private var byTop: [Edge: Int] = [:]
    private var byBottom: [Edge: Int] = [:]

    /// Of several at one place the last one is seen.
    mutating func add(_ index: Int, _ rect: CGRect) {
        byLeft[edge(rect.minX, rect.minY, rect.maxY)] = index
        byRight[edge(rect.maxX, rect.minY, rect.maxY)] = index
        byTop[edge(rect.minY, rect.minX, rect.maxX)] = index
        byBottom[edge(rect.maxY, rect.minX, rect.maxX)] = index
    }

    func neighbour(_ side: BoxSide, of rect: CGRect) -> Int? {
        switch side {
        case .left: byRight[edge(rect.minX, rect.minY, rect.maxY)]
        case .right: byLeft[edge(rect.maxX, rect.minY, rect.maxY)]
        case .top: byBottom[edge(rect.minY, rect.minX, rect.maxX)]
        case .bottom: byTop[edge(rect.maxY, rect.minX, rect.maxX)]
        }
    }

    /// Places that differ by rounding only are one.
    private func edge(_ place: CGFloat, _ from: CGFloat, _ to: CGFloat) -> Edge {
        func steps(_ value: CGFloat) -> Int { clampedInt((value * 256).rounded(), in: Int.min...Int.max) }
        return Edge(place: steps(place), from: steps(from), to: steps(to))
    }
}
