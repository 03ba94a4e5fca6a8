import Foundation
import Geometry

/// A column of a `LazyVGrid` or a row of a `LazyHGrid`.
public struct GridItem: Sendable {
    /// Lengths in points.
    public enum Size: Sendable {
        case fixed(CGFloat)
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many columns as fit.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    public var size: Size
    /// Points to the next item; nil for the standard 8.
    public var spacing: CGFloat?
    public var alignment: Alignment?

    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        (self.size, self.spacing, self.alignment) = (size, spacing, alignment)
    }
}

/// Which parts of sections stay in sight while scrolling. In a still picture nothing has scrolled away.
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Grid items turned into tracks of definite length.
package struct LazyGridTracks {
    package struct Track {
        package var length: CGFloat
        /// Points to the next track.
        package var gap: CGFloat
        package var alignment: Alignment?
    }

    package private(set) var tracks: [Track] = []

    /// Fixed items and gaps are set aside; the others take an equal share of what is left, in order, each within its
    /// limits. `ideal` stands for the offer where there is none.
    package init(_ items: [GridItem], offered: CGFloat?, ideal: CGFloat) {
        func gap(_ item: GridItem) -> CGFloat { max(0, item.spacing ?? NodeSpacing.standardDistance) }
        var available: CGFloat?
        if let offered, offered.isFinite {
            available = items.dropLast().reduce(offered) { $0 - gap($1) }
            for case .fixed(let length) in items.map(\.size) { available? -= max(0, length) }
        }
        var sharing = items.count { if case .fixed = $0.size { false } else { true } }
        for item in items {
            let share = available.map { max(0, $0 / CGFloat(max(1, sharing))) }
            switch item.size {
            case .fixed(let length): append(max(0, length), item, gap(item))
            case .flexible(let minimum, let maximum):
                let length = Self.limited(share ?? ideal, minimum, maximum)
                append(length, item, gap(item))
                available? -= length
                sharing -= 1
            case .adaptive(let minimum, let maximum):
                let share = share ?? max(ideal, minimum)
                let least = max(1, minimum)
                let count = clampedInt((share + gap(item)) / (least + gap(item)), in: 1...100_000)
                let inner = share - CGFloat(count - 1) * gap(item)
                let length = Self.limited(inner / CGFloat(count), minimum, maximum)
                for _ in indices(count) { append(length, item, gap(item)) }
                available? -= share
                sharing -= 1
            }
        }
    }

    private mutating func append(_ length: CGFloat, _ item: GridItem, _ gap: CGFloat) {
        tracks.append(Track(length: length, gap: gap, alignment: item.alignment))
    }

    private static func limited(_ length: CGFloat, _ minimum: CGFloat, _ maximum: CGFloat) -> CGFloat {
        max(minimum, min(length, maximum))
    }

    package var lengths: [CGFloat] { tracks.map(\.length) }

    package var gaps: [CGFloat] { tracks.dropLast().map(\.gap) }

    package var total: CGFloat { GridTracks.span(tracks.indices, lengths: lengths, gaps: gaps) }
}
