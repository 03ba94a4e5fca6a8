import Drawing
import Foundation
import Geometry

/// How an image is laid out as tiles.
package struct ImageTiling: Hashable, Sendable {
    /// The top left corner of one tile.
    package var origin: CGPoint
    /// The part of the image that a tile shows, in the unit square.
    package var source: CGRect
    package var scale: CGFloat

    package init(origin: CGPoint, source: CGRect, scale: CGFloat) {
        (self.origin, self.source, self.scale) = (origin, source, scale)
    }

    /// More tiles along one axis than this cannot be told apart.
    private static let most = 128

    /// Draws the tiles that `area` needs, perhaps beyond its edges. `node` is an image that fills its frame.
    @MainActor
    package func draw(_ node: LayoutNode, over area: CGRect, into emitter: inout Emitter) {
        let natural = node.size(for: .unspecified)
        let whole = CGSize(width: natural.width * scale, height: natural.height * scale)
        let tile = CGSize(width: whole.width * source.width, height: whole.height * source.height)
        guard tile.width > 0, tile.height > 0, tile.width.isFinite, tile.height.isFinite else { return }
        if let image = node.tileImage {
            let frame = CGRect(origin: origin, size: tile)
            return emitter.add(.image(image.tiled(frame, source: source, area: area)))
        }
        let first = CGPoint(
            x: ((area.minX - origin.x) / tile.width).rounded(.down),
            y: ((area.minY - origin.y) / tile.height).rounded(.down))
        let start = CGPoint(x: origin.x + first.x * tile.width, y: origin.y + first.y * tile.height)
        let across = clampedInt(((area.maxX - start.x) / tile.width).rounded(.up), in: 1...Self.most)
        let down = clampedInt(((area.maxY - start.y) / tile.height).rounded(.up), in: 1...Self.most)
        for row in indices(down) {
            for column in indices(across) {
                let cell = CGRect(
                    x: start.x + CGFloat(column) * tile.width, y: start.y + CGFloat(row) * tile.height,
                    width: tile.width, height: tile.height)
                node.place(
                    at: CGPoint(
                        x: cell.minX - source.minX * whole.width, y: cell.minY - source.minY * whole.height),
                    proposal: ProposedViewSize(whole))
                emitter.group({ $0.clip = ClipOutline(Outline(rect: cell)) }) { node.emit(into: &$0) }
            }
        }
    }
}

extension LayoutNode {
    /// The image that the node is, where it is one that is neither cut nor tiled.
    fileprivate var tileImage: DrawnImage? {
        if let semantics = self as? SemanticsNode { return semantics.content.tileImage }
        return (self as? ImageNode)?.plainImage
    }
}

extension DrawnImage {
    package func tiled(_ frame: CGRect, source: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), area: CGRect)
        -> DrawnImage
    {
        var copy = self
        copy.frame = frame
        copy.tiling = Tiling(source: source, area: area)
        return copy
    }
}
