import Foundation
import TextShaping

/// How a free font is drawn so that its letters are as high and as wide as those of Apple's system font.
enum SystemFontMatch {
    /// Inter's capitals are higher per em.
    static let interScale: CGFloat = 0.9685

    /// Space after each cluster in points that gives Inter the set width of the system font: the latter's own tracking
    /// at `size` points, and what the wider letters of Inter at `interScale` leave.
    static func interTracking(size: CGFloat, weight: Int) -> CGFloat {
        let bold = min(max(0, CGFloat(weight - 400) / 300), 1)
        return systemTracking(size: size) + (0.0165 - 0.0050 * bold) * size
    }

    /// The scale at which a face's capitals are as high as those of the system font.
    static func capHeightScale(of face: LoadedFace) -> CGFloat {
        let capHeight = face.metrics(size: 1).capHeight
        // Some files leave the field empty or absurd; then sizes stay.
        return (0.4...1).contains(capHeight) ? FontMetrics.system(size: 1).capHeight / capHeight : 1
    }

    /// Published from 10 to 34 points; outside it levels off towards 0 for very large text.
    private static let trackingTable: [(size: CGFloat, tracking: CGFloat)] = [
        (6, 0.24), (8, 0.21), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08), (15, -0.23), (16, -0.31), (17, -0.43),
        (20, -0.45), (22, -0.26), (28, 0.38), (34, 0.40), (48, 0.35), (64, 0.22), (80, 0),
    ]

    /// The system font's tracking in points, interpolated between the sizes of its table.
    static func systemTracking(size: CGFloat) -> CGFloat {
        var previous = trackingTable[0]
        if size <= previous.size { return previous.tracking * max(0, size) / previous.size }
        for entry in trackingTable.dropFirst() {
            if size <= entry.size {
                let fraction = (size - previous.size) / (entry.size - previous.size)
                return previous.tracking + (entry.tracking - previous.tracking) * fraction
            }
            previous = entry
        }
        return previous.tracking
    }
}
