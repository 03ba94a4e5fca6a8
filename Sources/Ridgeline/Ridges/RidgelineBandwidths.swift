import Foundation

/// The kernel widths of all rows.
struct RidgelineBandwidths {
    /// Of each row, in units of x; nil for rows without spread and for curves.
    let widths: [Double?]
    /// For rows that cannot have one of their own.
    let standard: Double

    /// - Parameter samples: nil for curves.
    init(_ samples: [Sample?], _ options: RidgelineOptions, notes: inout [DataNote]) {
        let own = samples.map { $0?.ruleOfThumbBandwidth }
        let known = own.compactMap(\.self)
        let joint = SampleStatistics.mean(known)
        let ends = samples.flatMap { [$0?.values.first, $0?.values.last] }.compactMap(\.self)
        let extent = (ends.max() ?? 0) - (ends.min() ?? 0)
        let place = ends.map(abs).max() ?? 0
        // Where no row has spread: one part in 100 of what there is, or of the place itself.
        let fallback = extent > 0 ? extent / 100 : place > 0 ? place / 100 : 0.01
        switch options.bandwidth {
        case .fixed(let width) where width > 0 && width.isDrawable:
            widths = samples.map { $0 == nil ? nil : width }
            standard = width
        case .perGroup:
            widths = own
            standard = joint ?? fallback
        case .fixed(let width):
            notes.append(.invalidBandwidth(width))
            fallthrough
        case .joint:
            widths = own.map { $0 == nil ? nil : joint }
            standard = joint ?? fallback
        }
    }
}
