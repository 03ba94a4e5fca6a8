import Drawing
import Foundation
import Geometry

/// An annotation at its place.
struct PlacedAnnotation: Sendable {
    var anchor: AnnotationAnchor
    var view: ViewID
    var frame: CGRect
    /// Before it was shifted to fit.
    var wishedFrame: CGRect
}

/// Measured constants of annotations, in points.
private let defaultSpacing: CGFloat = 4

/// Measures annotations and puts them beside or over their marks (S59).
func placeAnnotations(
    _ anchors: [AnnotationAnchor], _ layout: GuideLayout, provider: some GuideProvider, _ reports: inout [Diagnostic]
) -> [PlacedAnnotation] {
    var outside = 0
    let chart = CGRect(origin: .zero, size: layout.size)
    let placed = anchors.map { anchor -> PlacedAnnotation in
        let view = provider.annotation(anchor.annotation.content, markSize: anchor.rect.size)
        let size = finite(provider.size(of: view, width: nil, height: nil))
        let wish = annotationFrame(anchor, size)
        var frame = wish
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
        if anchor.annotation.isRefused(by: chart.insetBy(dx: -0.5, dy: -0.5), frame) { outside += 1 }
        return PlacedAnnotation(anchor: anchor, view: view, frame: frame, wishedFrame: wish)
    }
    if outside > 0 { reports.append(ChartReport.annotationOutside(outside)) }
    return placed
}

/// Moves a box into bounds; one that is too long begins with them.
private func fit(_ origin: inout CGFloat, _ length: CGFloat, _ lower: CGFloat, _ upper: CGFloat) {
    origin = max(lower, min(origin, upper - length))
}

extension AnnotationTemplate {
    /// Whether a frame sticks out of the chart along an axis on which it was to fit.
    fileprivate func isRefused(by chart: CGRect, _ frame: CGRect) -> Bool {
        let fitting: Set<AnnotationTemplate.Overflow> = [.fitChart, .fitPlot, .padScale]
        return (fitting.contains(overflowX) && (frame.minX < chart.minX || frame.maxX > chart.maxX))
            || (fitting.contains(overflowY) && (frame.minY < chart.minY || frame.maxY > chart.maxY))
    }
}

private func annotationFrame(_ anchor: AnnotationAnchor, _ size: CGSize) -> CGRect {
    let (rect, annotation) = (anchor.rect, anchor.annotation)
    let spacing = annotation.spacing ?? defaultSpacing
    let alignX = CGFloat(annotation.alignment.x)
    let alignY = CGFloat(annotation.alignment.y)
    let isLeading = [AnnotationTemplate.Position.leading, .topLeading, .bottomLeading].contains(annotation.position)
    let isTrailing = [AnnotationTemplate.Position.trailing, .topTrailing, .bottomTrailing].contains(annotation.position)
    var origin = rect.origin
    origin.x += (rect.width - size.width) * alignX
    origin.y += (rect.height - size.height) * alignY
    if isLeading { origin.x = rect.minX - spacing - size.width }
    if isTrailing { origin.x = rect.maxX + spacing }
    switch annotation.position {
    case .automatic, .top, .topLeading, .topTrailing: origin.y = rect.minY - spacing - size.height
    case .bottom, .bottomLeading, .bottomTrailing: origin.y = rect.maxY + spacing
    case .overlay, .leading, .trailing: break
    }
    return CGRect(origin: origin, size: size)
}

/// Points kept free so that annotations fit.
struct AnnotationRoom: Hashable, Sendable {
    /// At the ends of the scales.
    var x = EndPadding()
    var y = EndPadding()
    /// Around the plot, for annotations of marks that reach from one end of it to the other.
    var margins = Margins()
}

/// The room for annotations that ask for it, and for those that leave the choice to us and would be cut at the chart's
/// edge or run into what is below the plot.
func annotationRoom(_ annotations: [PlacedAnnotation], _ prepared: PreparedChart, _ layout: GuideLayout)
    -> AnnotationRoom
{
    var room = AnnotationRoom()
    for placed in annotations {
        addScaleRoom(placed, .x, prepared, layout, &room.x)
        addScaleRoom(placed, .y, prepared, layout, &room.y)
        addMargins(placed, layout, &room.margins)
    }
    return room
}

private func addScaleRoom(
    _ placed: PlacedAnnotation, _ axis: ChartAxis, _ prepared: PreparedChart, _ layout: GuideLayout,
    _ padding: inout EndPadding
) {
    let annotation = placed.anchor.annotation
    let strategy = axis == .x ? annotation.overflowX : annotation.overflowY
    let dimension = prepared.dimension(axis)
    let mayPad = strategy == .automatic && dimension.isInferred && !dimension.plan.isDiscrete
    guard strategy == .padScale || mayPad, !placed.anchor.spanned.contains(axis) else { return }
    let (frame, rect, plot) = (placed.wishedFrame, placed.anchor.rect, layout.plot)
    if axis == .x {
        let (lower, upper) = strategy == .padScale ? (plot.minX, plot.maxX) : (0, layout.size.width)
        let left = Overflow(lower - frame.minX, edge: rect.minX - plot.minX, length: plot.width)
        let right = Overflow(frame.maxX - upper, edge: plot.maxX - rect.maxX, length: plot.width)
        // An annotation above or below a mark is shifted along it instead.
        if strategy == .padScale || annotation.position == .leading { padding.start = max(padding.start, left.padding) }
        if strategy == .padScale || annotation.position == .trailing { padding.end = max(padding.end, right.padding) }
        return
    }
    let top = strategy == .padScale ? plot.minY : 0
    let above = Overflow(top - frame.minY, edge: rect.minY - plot.minY, length: plot.height)
    let below = Overflow(frame.maxY - plot.maxY, edge: plot.maxY - rect.maxY, length: plot.height)
    padding.end = max(padding.end, above.padding)
    // A rule or bar that stands on the lower bound keeps to it; only what hangs below makes room.
    if annotation.position.isBelow { padding.start = max(padding.start, below.padding) }
}

/// No scale moves the end of a mark that spans the plot: the plot itself makes room for what stands there.
private func addMargins(_ placed: PlacedAnnotation, _ layout: GuideLayout, _ margins: inout Margins) {
    let (anchor, frame) = (placed.anchor, placed.wishedFrame)
    if anchor.annotation.overflowY == .automatic, anchor.spanned.contains(.y) {
        let most = layout.size.height / 3
        if anchor.annotation.position.isAbove { margins.top = max(margins.top, min(most, -frame.minY)) }
        if anchor.annotation.position.isBelow {
            margins.bottom = max(margins.bottom, min(most, frame.maxY - layout.size.height))
        }
    }
    if anchor.annotation.overflowX == .automatic, anchor.spanned.contains(.x) {
        let most = layout.size.width / 3
        if anchor.annotation.position == .leading { margins.left = max(margins.left, min(most, -frame.minX)) }
        if anchor.annotation.position == .trailing {
            margins.right = max(margins.right, min(most, frame.maxX - layout.size.width))
        }
    }
}

extension AnnotationTemplate.Position {
    fileprivate var isBelow: Bool { self == .bottom || self == .bottomLeading || self == .bottomTrailing }

    fileprivate var isAbove: Bool { self == .automatic || self == .top || self == .topLeading || self == .topTrailing }
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
