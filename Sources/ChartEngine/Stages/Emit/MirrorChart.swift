import Drawing
import Foundation
import Geometry
import ScaleKit

extension ChartResult {
    /// The chart for a right-to-left layout. It was laid out from left to right, and is turned over as a whole: axes,
    /// their directions, legends and titles change sides. Views are moved and keep their own direction.
    func mirrored(_ provider: some GuideProvider) -> ChartResult {
        let mirror = Mirror(width: size.width) { provider.size(of: $0.view, width: $0.width, height: $0.height) }
        var result = ChartResult(size: size, plot: mirror.rect(plot), scales: scales.mirrored(width: size.width))
        result.gridLines = gridLines.map(mirror.layer)
        result.marks = marks.map(mirror.layer)
        result.xAxis = mirror.axis(xAxis)
        result.yAxis = mirror.axis(yAxis)
        // A title beside the plot reads along the side where it now stands.
        result.titles = titles.map { title in
            var title = mirror.view(title)
            title.rotation = -title.rotation
            return title
        }
        result.legend = legend.map { $0.mirrored(width: size.width) }
        result.legendLabels = legendLabels.map(mirror.view)
        result.annotations = annotations.map(mirror.view)
        (result.summary, result.diagnostics) = (summary, diagnostics)
        return result
    }
}

private struct Mirror {
    let width: CGFloat
    let measure: (ChartResult.PlacedView) -> CGSize

    func rect(_ rect: CGRect) -> CGRect {
        rect.isNull
            ? rect : CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    func axis(_ part: ChartResult.AxisPart) -> ChartResult.AxisPart {
        ChartResult.AxisPart(
            ticks: part.ticks.map(layer), labels: part.labels.map(layer), frame: rect(part.frame))
    }

    func view(_ view: ChartResult.PlacedView) -> ChartResult.PlacedView {
        var view = view
        view.origin.x = width - view.origin.x - finite(measure(view)).width
        return view
    }

    func layer(_ layer: ChartResult.Layer) -> ChartResult.Layer {
        switch layer {
        case .items(let items): .items(items.map { $0.mirrored(width: width) })
        case .view(let view): .view(self.view(view))
        case .wrapped(let wrapping, let layers): .wrapped(self.wrapping(wrapping), layers.map(self.layer))
        }
    }

    private func wrapping(_ wrapping: ChartResult.Wrapping) -> ChartResult.Wrapping {
        switch wrapping {
        case .group(let group):
            guard case .group(let mirrored) = DrawingItem.group(group).mirrored(width: width) else { return wrapping }
            return .group(mirrored)
        case .mask(let layers): return .mask(layers.map(layer))
        case .meaning, .style: return wrapping
        }
    }
}

extension PositionScale {
    /// The scale of x turned over in a chart of `width` points.
    func mirrored(width: CGFloat) -> PositionScale {
        var copy = self
        copy.origin = width - origin - length
        switch form {
        case .none: break
        case .continuous(let scale):
            copy.form = .continuous(
                ContinuousScale(
                    scale.kind, domainStart: scale.domainStart, domainEnd: scale.domainEnd,
                    rangeStart: width - scale.rangeStart, rangeEnd: width - scale.rangeEnd))
        case .band(let scale, let domain):
            copy.form = .band(
                BandScale(
                    count: scale.count, rangeStart: width - scale.rangeStart, rangeEnd: width - scale.rangeEnd),
                domain)
        }
        return copy
    }
}
