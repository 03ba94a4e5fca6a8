extension RidgelineOptions {
    /// With usable values alone, and a note for each that was not.
    func checked(_ notes: inout [DataNote]) -> RidgelineOptions {
        var check = OptionCheck("ridgeline")
        var result = self
        let standard = RidgelineOptions()
        result.fillOpacity = check.number(fillOpacity, "fillOpacity", in: 0...1, or: standard.fillOpacity)
        result.lineOpacity = check.number(lineOpacity, "lineOpacity", in: 0...1, or: standard.lineOpacity)
        result.lineWidth = check.number(lineWidth, "lineWidth", in: 0...100, or: standard.lineWidth)
        result.checkBounds(&check)
        result.quantiles = quantiles.filter { (0...1).contains($0) }
        if result.quantiles.count < quantiles.count { check.note("quantiles", "outside 0 to 1", "left out there") }
        if let maximumStep, !(maximumStep > 0) {
            check.note("maximumStep", "\(maximumStep)", "none")
            result.maximumStep = nil
        }
        if case .cutoff(let share) = tails, !(0..<1).contains(share) {
            check.note("tails", "a cutoff at \(share)", "full")
            result.tails = .full
        }
        if let xDomain, !(xDomain.lowerBound.isDrawable && xDomain.upperBound.isDrawable) || xDomain.isPoint {
            check.note("xDomain", "\(xDomain)", "that of the data")
            result.xDomain = nil
        }
        if case .colors(let colors) = fill, colors.isEmpty {
            check.note("fill", "without colours", "the default gradient")
            result.fill = nil
        }
        notes += check.notes
        return result
    }

    private mutating func checkBounds(_ check: inout OptionCheck) {
        if let bound = lowerBound, !bound.isDrawable {
            check.note("lowerBound", "\(bound)", "none")
            lowerBound = nil
        }
        if let bound = upperBound, !bound.isDrawable {
            check.note("upperBound", "\(bound)", "none")
            upperBound = nil
        }
        if let lower = lowerBound, let upper = upperBound, lower > upper {
            check.note("lowerBound", "above `upperBound`", "exchanged with it")
            (lowerBound, upperBound) = (upper, lower)
        }
    }
}

extension ClosedRange<Double> {
    fileprivate var isPoint: Bool { lowerBound == upperBound }
}
