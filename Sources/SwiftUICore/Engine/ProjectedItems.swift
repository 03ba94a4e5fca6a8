import Drawing
import Foundation
import Geometry

/// The items as a projection of their plane. Outlines and clips are exact; texts, gradients, blurs and shadows get the
/// affine transform nearest to the projection where they are, images one for each of many small parts.
package func projected(_ items: [DrawingItem], by projection: Projection) -> [DrawingItem] {
    guard projection.isFinite else { return items }
    if let affine = projection.affine {
        if affine.isIdentity { return items }
        var group = DrawnGroup(items)
        group.transform = affine
        return [.group(group)]
    }
    return items.flatMap { $0.projected(by: projection) }
}

extension DrawingItem {
    fileprivate func projected(by projection: Projection) -> [DrawingItem] {
        switch self {
        case .path(let path): return path.projected(by: projection)
        case .text(let text):
            let transform = projection.affine(near: text.middle)
            return transform.moved([.text(text)])
        case .image(let image): return image.projected(by: projection)
        case .semantics(var semantics):
            semantics.items = semantics.items.flatMap { $0.projected(by: projection) }
            return [.semantics(semantics)]
        case .group(let group): return [.group(group.projected(by: projection))]
        }
    }
}

extension CGAffineTransform {
    /// Items moved by the transform, none where it leaves nothing of them.
    fileprivate func moved(_ items: [DrawingItem]) -> [DrawingItem] {
        guard abs(a * d - b * c) > 1e-9 else { return [] }
        var group = DrawnGroup(items)
        group.transform = self
        return [.group(group)]
    }

    fileprivate var meanScale: CGFloat { abs(a * d - b * c).squareRoot() }
}

extension DrawnText {
    /// The middle of its baseline.
    fileprivate var middle: CGPoint {
        let left = runs.map(\.shaped.x).min() ?? 0
        let right = runs.map { $0.shaped.x + $0.shaped.width }.max() ?? 0
        return CGPoint(x: origin.x + (left + right) / 2, y: origin.y)
    }
}

extension DrawnPath {
    /// Strokes become outlines, as their width changes along them.
    fileprivate func projected(by projection: Projection) -> [DrawingItem] {
        var parts: [DrawingItem] = []
        if let fill { parts += Self.filled(outline, fill, evenOdd, hasCrispEdges, projection) }
        if let stroke, let strokePaint {
            parts += Self.filled(outline.stroked(stroke), strokePaint, false, hasCrispEdges, projection)
        }
        return parts
    }

    private static func filled(
        _ outline: Outline, _ paint: Paint, _ evenOdd: Bool, _ isCrisp: Bool, _ projection: Projection
    ) -> [DrawingItem] {
        let bounds = outline.controlBounds
        guard !bounds.isNull else { return [] }
        let image = outline.projected(by: projection)
        func path(_ outline: Outline) -> DrawingItem {
            var path = DrawnPath(outline, fill: paint, evenOdd: evenOdd)
            path.hasCrispEdges = isCrisp
            return .path(path)
        }
        if paint.solidColor != nil { return [path(image)] }
        let transform = projection.affine(near: CGPoint(x: bounds.midX, y: bounds.midY))
        return transform.moved([path(image.applying(transform.inverted()))])
    }
}

extension DrawnGroup {
    fileprivate func projected(by outer: Projection) -> DrawnGroup {
        let projection = Projection(transform).concatenating(outer)
        var result = self
        result.transform = .identity
        result.items = items.flatMap { $0.projected(by: projection) }
        result.clip = clip.map { ClipOutline($0.outline.projected(by: projection), evenOdd: $0.evenOdd) }
        result.mask = mask?.flatMap { $0.projected(by: projection) }
        guard blur > 0 || shadow != nil else { return result }
        let linear = projection.affine(near: middle)
        result.blur *= linear.meanScale
        if let shadow {
            result.shadow?.deviation *= linear.meanScale
            result.shadow?.offset = shadow.offset.applying(linear)
        }
        return result
    }

    /// About where the group is: the middle of its outlines.
    private var middle: CGPoint {
        let bounds = GraphicsContext.silhouette(of: items).controlBounds
        return bounds.isNull ? .zero : CGPoint(x: bounds.midX, y: bounds.midY)
    }
}

extension DrawnImage {
    private static let parts = 12

    /// Small parts, each in the affine transform nearest to the projection at its middle. They overlap a little, so that
    /// no seams show.
    fileprivate func projected(by projection: Projection) -> [DrawingItem] {
        let (width, height) = (extent.width / CGFloat(Self.parts), extent.height / CGFloat(Self.parts))
        guard width > 0, height > 0 else { return [] }
        return indices(Self.parts * Self.parts).compactMap { index -> DrawingItem? in
            let (row, column) = (index / Self.parts, index % Self.parts)
            let cell = CGRect(
                x: extent.minX + CGFloat(column) * width, y: extent.minY + CGFloat(row) * height, width: width,
                height: height)
            let overlap = cell.insetBy(dx: -width / 16, dy: -height / 16).intersection(extent)
            let transform = projection.affine(near: CGPoint(x: cell.midX, y: cell.midY))
            var clipped = DrawnGroup(transform.moved([.image(self)]))
            clipped.clip = ClipOutline(Outline(rect: overlap).projected(by: projection))
            return clipped.items.isEmpty ? nil : .group(clipped)
        }
    }
}

extension DrawingItem {
    /// Whether a text is in it.
    package var hasText: Bool {
        switch self {
        case .text: true
        case .path, .image: false
        case .group(let group): group.items.contains(where: \.hasText)
        case .semantics(let semantics): semantics.items.contains(where: \.hasText)
        }
    }
}

extension CoreDiagnostics {
    package static var textInPerspective: Diagnostic {
        Diagnostic(
            code: "view.text-in-perspective",
            message:
                "A text is turned in perspective: each of its lines is only slanted, its letters do not get smaller.",
            remedy: "Pass `perspective: 0`, or keep texts out of what is turned.")
    }
}
