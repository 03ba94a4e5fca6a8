// Missing values do not count.

extension Column where WrappedElement: Comparable {
    public func min() -> WrappedElement? { lazy.compactMap { $0 }.min() }

    public func max() -> WrappedElement? { lazy.compactMap { $0 }.max() }
}

extension Column where WrappedElement: AdditiveArithmetic {
    public func sum() -> WrappedElement { reduce(.zero) { total, value in value.map { total + $0 } ?? total } }
}

extension Column where WrappedElement: FloatingPoint {
    public func mean() -> WrappedElement? {
        let present = WrappedElement(count - missingCount)
        return present > 0 ? sum() / present : nil
    }

    /// Of a sample: divided by one less than the count.
    public func standardDeviation(deltaDegreesOfFreedom: Int = 1) -> WrappedElement? {
        let divisor = WrappedElement(count - missingCount - deltaDegreesOfFreedom)
        guard let mean = mean(), divisor > 0 else { return nil }
        let squares = reduce(WrappedElement.zero) { total, value in
            value.map { total + ($0 - mean) * ($0 - mean) } ?? total
        }
        return (squares / divisor).squareRoot()
    }
}

extension Column where WrappedElement: BinaryInteger {
    public func mean() -> Double? {
        let present = count - missingCount
        let total = reduce(0.0) { sum, value in value.map { sum + Double($0) } ?? sum }
        return present > 0 ? total / Double(present) : nil
    }
}

extension Column where WrappedElement: Hashable {
    public func distinct() -> Column<WrappedElement> {
        var seen: Set<WrappedElement?> = []
        return Column(name: name, contents: filter { seen.insert($0).inserted })
    }
}
