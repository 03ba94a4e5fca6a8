import Foundation
import Geometry

extension Font.TextStyle {
    /// The style's size in points at each reader's preference, as Apple publishes it for iOS.
    package func size(at preference: DynamicTypeSize) -> CGFloat {
        let row = sizes
        let index = DynamicTypeSize.allCases.firstIndex(of: preference) ?? 3
        return row[checked: index] ?? 17
    }

    /// From `xSmall` to `accessibility5`; the fourth is the default.
    private var sizes: [CGFloat] {
        switch self {
        case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
        case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
        case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
        case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
        case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
        case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
        case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
        case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
        case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
        case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
        }
    }

    package var weight: Font.Weight { self == .headline ? .semibold : .regular }
}

/// The tracking of the system font by size, in points, as Apple publishes it: looser for small text, tighter around
/// body size.
package enum SystemTracking {
    package static func tracking(at size: CGFloat) -> CGFloat {
        guard size.isFinite, let first = table.first, let last = table.last else { return 0 }
        if size <= first.size { return first.tracking * size / first.size }
        if size >= last.size { return last.tracking }
        let upper = table.firstIndex { $0.size > size } ?? table.count - 1
        guard let a = table[checked: upper - 1], let b = table[checked: upper] else { return 0 }
        return a.tracking + (b.tracking - a.tracking) * (size - a.size) / (b.size - a.size)
    }

    private static let table: [(size: CGFloat, tracking: CGFloat)] = [
        (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08), (14, -0.15),
        (15, -0.23), (16, -0.31), (17, -0.43), (18, -0.44), (19, -0.45), (20, -0.45), (21, -0.36), (22, -0.26),
        (23, -0.1), (24, 0.07), (25, 0.15), (26, 0.22), (27, 0.29), (28, 0.38), (29, 0.4), (30, 0.4), (31, 0.39),
        (32, 0.41), (33, 0.4), (34, 0.4), (36, 0.37), (40, 0.37), (44, 0.37), (48, 0.35), (52, 0.31), (56, 0.3),
        (60, 0.26), (64, 0.22), (68, 0.17), (72, 0.14), (76, 0.07), (80, 0),
    ]
}
