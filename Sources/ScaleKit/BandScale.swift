/// Gives each of `count` categories an equal band of the range. The bands tile the range without outer padding.
public struct BandScale: Hashable, Sendable {
    /// The share of a band that a bar takes unless told otherwise.
    public static let defaultBarRatio = 0.7

    public let count: Int
    public let rangeStart: Double
    public let rangeEnd: Double

    public init(count: Int, rangeStart: Double, rangeEnd: Double) {
        self.count = max(0, count)
        self.rangeStart = rangeStart
        self.rangeEnd = rangeEnd
    }

    /// From one band's start to the next one's, in points; negative where the range runs backwards.
    public var step: Double { count == 0 ? 0 : (rangeEnd - rangeStart) / Double(count) }

    /// The width of a band in points, never negative.
    public var bandwidth: Double { abs(step) }

    public func start(of index: Int) -> Double? { indices(count).contains(index) ? edge(index) : nil }

    public func end(of index: Int) -> Double? { indices(count).contains(index) ? edge(index + 1) : nil }

    public func center(of index: Int) -> Double? { start(of: index).map { $0 + step / 2 } }

    /// The `count + 1` borders between and around the bands, in order.
    public var borders: [Double] { count == 0 ? [] : indices(count + 1).map(edge) }

    /// The part of a band that a bar of `ratio` times its width takes, centred. With several `groups` side by side
    /// the share `ratio` of the band is split evenly among them, and each bar is `ratio` of its part.
    public func bar(
        of index: Int, ratio: Double = defaultBarRatio, group: Int = 0, groups: Int = 1
    ) -> (start: Double, end: Double)? {
        guard let center = center(of: index), group >= 0, group < groups else { return nil }
        if groups == 1 { return (center - step * ratio / 2, center + step * ratio / 2) }
        let share = step * ratio / Double(groups)
        let middle = center + share * (Double(group) + 0.5 - Double(groups) / 2)
        return (middle - share * ratio / 2, middle + share * ratio / 2)
    }

    /// The category whose band holds `position`; nil outside the range. A border belongs to the band that starts
    /// there, the end of the range to the last band.
    public func index(at position: Double) -> Int? {
        guard count > 0, step != 0, position.isFinite else { return nil }
        if position == rangeEnd { return count - 1 }
        guard let index = checkedInt(((position - rangeStart) / step).rounded(.down)) else { return nil }
        return index >= 0 && index < count ? index : nil
    }

    /// From both ends of the range, so that the last border is the end itself.
    private func edge(_ index: Int) -> Double {
        index == count ? rangeEnd : rangeStart + (rangeEnd - rangeStart) * (Double(index) / Double(count))
    }
}
