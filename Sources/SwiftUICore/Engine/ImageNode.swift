import Drawing
import Foundation
import Geometry

/// A raster image in the tree.
package final class ImageNode: LayoutNode {
    private let raster: RasterData?
    /// Pixels per point.
    private let scale: CGFloat
    private let resizing: Image.Resizing?
    private let isPixelated: Bool
    private let tint: RGBA?

    package init(_ image: Image, raster: RasterData?, scale: CGFloat, context: ResolveContext) {
        (self.raster, self.scale, resizing) = (raster, max(scale, 0.01), image.resizing)
        isPixelated = image.interpolationQuality == .none
        if image.template == .template {
            let style = HierarchicalShapeStyle.primary.resolved(in: context.environment, level: 0)
            tint = style.paint.solidColor ?? SystemColor.label.rgba(Appearance(context.environment))
        } else {
            tint = nil
        }
        super.init()
    }

    private var naturalSize: CGSize {
        guard let raster else { return .zero }
        return CGSize(width: CGFloat(raster.width) / scale, height: CGFloat(raster.height) / scale)
    }

    package override func arrange(_ proposal: ProposedViewSize) -> Arrangement {
        Arrangement(
            size: resizing == nil ? naturalSize : proposal.replacingUnspecifiedDimensions(by: naturalSize))
    }

    package override var spacing: NodeSpacing { .standard }

    /// The whole image once, stretched; nil where there is none, or caps or tiles.
    package var plainImage: DrawnImage? {
        guard let raster, resizing?.mode != .tile, resizing?.capInsets ?? EdgeInsets() == EdgeInsets() else {
            return nil
        }
        return image(raster, frame)
    }

    package override func emit(into emitter: inout Emitter) {
        guard let raster, frame.width > 0, frame.height > 0, naturalSize.width > 0, naturalSize.height > 0 else {
            return
        }
        let insets = resizing?.capInsets ?? EdgeInsets()
        guard let resizing, resizing.mode == .tile || insets != EdgeInsets() else {
            return emitter.add(.image(image(raster, frame)))
        }
        let columns = slices(natural: naturalSize.width, length: frame.width, insets.leading, insets.trailing)
        let rows = slices(natural: naturalSize.height, length: frame.height, insets.top, insets.bottom)
        for row in rows {
            for column in columns {
                emit(
                    raster, from: CGRect(x: column.from, y: row.from, width: column.length, height: row.length),
                    to: CGRect(
                        x: frame.minX + column.to, y: frame.minY + row.to, width: column.extent, height: row.extent),
                    tiles: resizing.mode == .tile, into: &emitter)
            }
        }
    }

    private func image(_ raster: RasterData, _ frame: CGRect) -> DrawnImage {
        DrawnImage(
            data: raster.data, encoding: raster.encoding, frame: frame, pixelated: isPixelated, tint: tint)
    }

    /// Caps keep their length; what is between takes the rest.
    private func slices(
        natural: CGFloat, length: CGFloat, _ first: CGFloat, _ last: CGFloat
    ) -> [(from: CGFloat, length: CGFloat, to: CGFloat, extent: CGFloat)] {
        let head = min(max(0, first), natural)
        let tail = min(max(0, last), natural - head)
        let all = [
            (from: CGFloat(0), length: head, to: CGFloat(0), extent: head),
            (from: head, length: natural - head - tail, to: head, extent: max(0, length - head - tail)),
            (from: natural - tail, length: tail, to: max(head, length - tail), extent: tail),
        ]
        return all.filter { $0.length > 0 && $0.extent > 0 }
    }

    /// Part of the image (points of its natural size) over a part of the frame.
    private func emit(
        _ raster: RasterData, from source: CGRect, to target: CGRect, tiles: Bool, into emitter: inout Emitter
    ) {
        let natural = naturalSize
        if tiles {
            let part = CGRect(
                x: source.minX / natural.width, y: source.minY / natural.height, width: source.width / natural.width,
                height: source.height / natural.height)
            let tile = CGRect(origin: target.origin, size: source.size)
            return emitter.add(.image(image(raster, tile).tiled(tile, source: part, area: target)))
        }
        let (sx, sy) = (target.width / source.width, target.height / source.height)
        let whole = CGRect(
            x: target.minX - source.minX * sx, y: target.minY - source.minY * sy, width: natural.width * sx,
            height: natural.height * sy)
        emitter.group({ $0.clip = ClipOutline(Outline(rect: target)) }) { $0.add(.image(image(raster, whole))) }
    }
}
