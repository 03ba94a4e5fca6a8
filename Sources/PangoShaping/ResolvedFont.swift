import Foundation
import TextShaping

/// The face that draws a request, and how it is fitted to it.
struct ResolvedFont: Sendable {
    enum Fit: Sendable {
        /// Stands for Apple's system font: Inter with its optical match.
        case inter
        /// Stands for a variant of the system font: line metrics of that, capitals of the same height.
        case system(scale: CGFloat)
        /// Drawn as it is, with its own metrics.
        case own
    }

    var face: LoadedFace
    var fit: Fit

    /// Em size in points at which the face is drawn for a request of `size` points.
    func drawnSize(_ size: CGFloat) -> CGFloat {
        switch fit {
        case .inter: SystemFontMatch.interScale * size
        case .system(let scale): scale * size
        case .own: size
        }
    }

    /// Space after each cluster that belongs to the font, in points.
    func tracking(_ size: CGFloat) -> CGFloat {
        if case .inter = fit { return SystemFontMatch.interTracking(size: size, weight: face.face.weight) }
        return 0
    }

    func metrics(_ size: CGFloat) -> FontMetrics {
        if case .own = fit { return face.metrics(size: size) }
        return .system(size: size)
    }
}
