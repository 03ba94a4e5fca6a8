import Drawing
import Foundation
import Geometry

/// An annotation at its place.
struct PlacedAnnotation: Sendable {
    var anchor: AnnotationAnchor
    var view: ViewID
    var frame: CGRect
}

/// Measured constants of annotations, in points.
private let defaultSpacing: CGFloat = 4

/// Measures annotations and puts them beside or over their marks (S59).
func placeAnnotations(
    _ anchors: [AnnotationAnchor], _ prepared: PreparedChart, _ layout: GuideLayout, provider: some GuideProvider,
    _ reports: inout [Diagnostic]
) -> [PlacedAnnotation] {
    var outside = 0
    let chart = CGRect(origin: .zero, size: layout.size)
    let placed = anchors.map { anchor -> PlacedAnnotation in
        let view = provider.annotation(anchor.annotation.content, markSize: anchor.rect.size)
        let size = finite(provider.size(of: view, width: nil, height: nil))
        var frame = annotationFrame(anchor, size, rightToLeft: prepared.settings.rightToLeft)
        switch anchor.annotation.overflowX {
        case .fitPlot: fit(&frame.origin.x, frame.width, layout.plot.minX, layout.plot.maxX)
        case .fitChart, .automatic: fit(&frame.origin.x, frame.width, 0, chart.width)
        case .padScale, .disabled: break
        }
        switch anchor.annotation.overflowY {
        case .fitPlot: fit(&frame.origin.y, frame.height, layout.plot.minY, layout.plot.maxY)
        case .fitChart: fit(&frame.origin.y, frame.height, 0, chart.height)
        case .automatic, .padScale, .disabled: break
        }
        if !chart.insetBy(dx: -0.5, dy: -0.5).contains(frame), anchor.annotation.asksToFit { outside += 1 }
        return PlacedAnnotation(anchor: anchor, view: view, frame: frame)
    }
    if outside > 0 { reports.append(ChartReport.annotationOutside(outside)) }
    return placed
}

/// Moves a box into bounds; one that is too long begins with them.
private func fit(_ origin: inout CGFloat, _ length: CGFloat, _ lower: CGFloat, _ upper: CGFloat) {
    origin = max(lower, min(origin, upper - length))
}

extension AnnotationTemplate {
    fileprivate var asksToFit: Bool {
        let fitting: Set<AnnotationTemplate.Overflow> = [.fitChart, .fitPlot, .padScale]
        return fitting.contains(overflowX) || fitting.contains(overflowY)
    }
}

private func annotationFrame(_ anchor: AnnotationAnchor, _ size: CGSize, rightToLeft: Bool) -> CGRect {
    let (rect, annotation) = (anchor.rect, anchor.annotation)
    let spacing = annotation.spacing ?? defaultSpacing
    let alignX = CGFloat(rightToLeft ? 1 - annotation.alignment.x : annotation.alignment.x)
    let alignY = CGFloat(annotation.alignment.y)
    let isLeading = [AnnotationTemplate.Position.leading, .topLeading, .bottomLeading].contains(annotation.position)
    let isTrailing = [AnnotationTemplate.Position.trailing, .topTrailing, .bottomTrailing].contains(annotation.position)
    var origin = rect.origin
    origin.x += (rect.width - size.width) * alignX
    origin.y += (rect.height - size.height) * alignY
    if rightToLeft ? isTrailing : isLeading { origin.x = rect.minX - spacing - size.width }
    if rightToLeft ? isLeading : isTrailing { origin.x = rect.maxX + spacing }
    switch annotation.position {
    case .automatic, .top, .topLeading, .topTrailing: origin.y = rect.minY - spacing - size.height
    case .bottom, .bottomLeading, .bottomTrailing: origin.y = rect.maxY + spacing
    case .overlay, .leading, .trailing: break
    }
    return CGRect(origin: origin, size: size)
}

/// The points that scales must leave free at their ends so that annotations fit: those that ask for it, and on y those
/// that leave the choice to us and would be cut at the chart's top or run into what is below the plot.
func annotationPadding(_ annotations: [PlacedAnnotation], _ prepared: PreparedChart, _ layout: GuideLayout) -> (
    x: EndPadding, y: EndPadding
) {
    var padding = (x: EndPadding(), y: EndPadding())
    let plot = layout.plot
    for placed in annotations {
        let (frame, rect) = (placed.frame, placed.anchor.rect)
        if placed.anchor.annotation.overflowX == .padScale, !placed.anchor.spanned.contains(.x) {
            let left = Overflow(plot.minX - frame.minX, edge: rect.minX - plot.minX, length: plot.width)
            let right = Overflow(frame.maxX - plot.maxX, edge: plot.maxX - rect.maxX, length: plot.width)
            padding.x.start = max(padding.x.start, left.padding)
            padding.x.end = max(padding.x.end, right.padding)
        }
        let strategy = placed.anchor.annotation.overflowY
        let mayPad = strategy == .automatic && prepared.yDimension.isInferred && !prepared.yDimension.plan.isDiscrete
        guard strategy == .padScale || mayPad, !placed.anchor.spanned.contains(.y) else { continue }
        let top = strategy == .padScale ? plot.minY : 0
        let above = Overflow(top - frame.minY, edge: rect.minY - plot.minY, length: plot.height)
        let below = Overflow(frame.maxY - plot.maxY, edge: plot.maxY - rect.maxY, length: plot.height)
        padding.y.end = max(padding.y.end, above.padding)
        // A rule or bar that stands on the lower bound keeps to it; only what hangs below makes room.
        if placed.anchor.annotation.position.isBelow { padding.y.start = max(padding.y.start, below.padding) }
    }
    return padding
}

extension AnnotationTemplate.Position {
    fileprivate var isBelow: Bool { self == .bottom || self == .bottomLeading || self == .bottomTrailing }
}

/// How much an annotation sticks out at one end of a scale, and the padding that takes it in: a mark at a distance from
/// that end moves by less than the padding.
private struct Overflow {
    var padding: CGFloat

    init(_ points: CGFloat, edge: CGFloat, length: CGFloat) {
        guard points > 0.01, length > 0 else {
            padding = 0
            return
        }
        let share = 1 - min(max(0, edge), length * 0.9) / length
        padding = min(points / share, length / 2)
    }
}
