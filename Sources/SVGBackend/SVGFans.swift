import Drawing
import Foundation
import Geometry

extension SVGWriter {
    /// The shape through which a fan is seen.
    enum Window {
        case clip(String)
        case mask(String)
    }

    /// The sectors of an angular gradient over `box`, seen through `window`.
    ///
    /// Two antialiased neighbours let the ground shine through along their common edge. Opaque sectors therefore reach
    /// under the next one. Sectors of one common opacity are drawn opaque in a group that has it. Only where opacity
    /// varies, overlaps would show, and the sectors have hard edges instead.
    mutating func fan(_ paint: Paint, over box: CGRect, within window: Window) {
        guard case .angular(let stops, let center, let startAngle, let endAngle) = paint, !box.isNull else { return }
        let sectors = angularSectors(stops, startAngle: startAngle, endAngle: endAngle)
        guard let end = sectors.last?.end, let alpha = sectors.first?.color.alpha else { return }
        let isEven = sectors.allSatisfy { $0.color.alpha == alpha }
        // Corners of the fan's outer polygon lie 45° apart at most.
        let reach = farthest(from: center, in: box) / cos(.pi / 8) + 1
        out.append("\n<g")
        switch window {
        case .clip(let id): attribute("clip-path", reference: id)
        case .mask(let id): attribute("mask", reference: id)
        }
        if isEven {
            if let opacity = partialOpacity(alpha) { attribute("opacity", opacity, decimals: 3) }
        } else {
            attribute("shape-rendering", keyword: "crispEdges")
        }
        out.append(">")
        for (index, sector) in sectors.enumerated() {
            var sector = sector
            if isEven {
                sector.color.alpha = 1
                if index == 0 { sector.start -= 0.1 }
                sector.end = min(sector.end + 0.2, end)
            }
            out.append("\n<path")
            self.paint("fill", .color(sector.color))
            out.append(" d=\"")
            out.pathData(outline(of: sector, center: center, reach: reach), decimals: decimals)
            out.append("\"/>")
        }
        out.append("\n</g>")
    }
}

private func farthest(from point: CGPoint, in box: CGRect) -> CGFloat {
    hypot(max(abs(box.minX - point.x), abs(box.maxX - point.x)), max(abs(box.minY - point.y), abs(box.maxY - point.y)))
}

private func outline(of sector: AngularSector, center: CGPoint, reach: CGFloat) -> Outline {
    Outline { outline in
        outline.move(to: center)
        let pieces = clampedInt(((sector.end - sector.start) / (.pi / 4)).rounded(.up), in: 1...16)
        for corner in 0..<pieces + 1 {
            let angle = sector.start + (sector.end - sector.start) * Double(corner) / Double(pieces)
            outline.line(to: CGPoint(x: center.x + reach * cos(angle), y: center.y + reach * sin(angle)))
        }
        outline.close()
    }
}
