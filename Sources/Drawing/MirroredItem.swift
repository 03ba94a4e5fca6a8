import Foundation
import Geometry

extension DrawingItem {
    /// The item as in a mirror that stands upright in the middle of a picture of `width` points. Texts and images are
    /// moved, not turned over, and shadows keep falling to the side they fell to.
    public func mirrored(width: CGFloat) -> DrawingItem {
        let flip = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
        switch self {
        case .path(var path):
            path.outline = path.outline.applying(flip)
            path.fill = path.fill?.mirrored(by: flip)
            path.strokePaint = path.strokePaint?.mirrored(by: flip)
            return .path(path)
        case .text(var text):
            let left = text.runs.map(\.shaped.x).min() ?? 0
            let right = text.runs.map { $0.shaped.x + $0.shaped.width }.max() ?? 0
            text.origin.x = width - text.origin.x - left - right
            return .text(text)
        case .image(var image):
            image.frame.origin.x = width - image.frame.maxX
            if let area = image.tiling?.area { image.tiling?.area.origin.x = width - area.maxX }
            return .image(image)
        case .group(var group):
            group.transform = flip.concatenating(group.transform).concatenating(flip)
            group.clip = group.clip.map { ClipOutline($0.outline.applying(flip), evenOdd: $0.evenOdd) }
            group.mask = group.mask?.map { $0.mirrored(width: width) }
            group.items = group.items.map { $0.mirrored(width: width) }
            return .group(group)
        case .semantics(var meaning):
            meaning.items = meaning.items.map { $0.mirrored(width: width) }
            return .semantics(meaning)
        }
    }
}

extension Paint {
    fileprivate func mirrored(by flip: CGAffineTransform) -> Paint {
        switch self {
        case .color: self
        case .linear(let stops, let from, let to):
            .linear(stops: stops, from: from.applying(flip), to: to.applying(flip))
        case .radial(let stops, let center, let startRadius, let endRadius):
            .radial(stops: stops, center: center.applying(flip), startRadius: startRadius, endRadius: endRadius)
        case .angular(let stops, let center, let startAngle, let endAngle):
            // Seen in a mirror it runs the other way round, so it begins with what was last.
            .angular(
                stops: stops.reversed().map { GradientStop(color: $0.color, location: 1 - $0.location) },
                center: center.applying(flip), startAngle: .pi - endAngle, endAngle: .pi - startAngle)
        }
    }
}
