import Drawing
import Foundation

extension PlotBuilder {
    /// Leaves out labels of points that would run into those of earlier rows, by an estimate of their places.
    mutating func thinLabels() {
        guard choice.mark == .point, spec.facets.isEmpty, let labels = spec.data.label,
            let x = shares(spec.data.x?.numbers, spec.x), let y = shares(spec.data.y?.numbers, spec.y)
        else { return }
        // Without axes, legend and margins.
        let plot = CGSize(width: max(1, spec.size.width - 80), height: max(1, spec.size.height - 100))
        var (taken, kept) = ([CGRect](), labels)
        var left = 0
        for row in labels.indices where !labels[row].isEmpty {
            let size = CGSize(width: Double(labels[row].count) * 6, height: 12)
            let middle = CGPoint(x: x[row] * plot.width, y: (1 - y[row]) * plot.height)
            let box = CGRect(
                x: middle.x - size.width / 2, y: middle.y - size.height - 4, width: size.width, height: size.height)
            if taken.contains(where: { $0.intersects(box) }) {
                kept[row] = ""
                left += 1
            } else {
                taken.append(box)
            }
        }
        guard left > 0 else { return }
        spec.data.label = kept
        reports.append(
            Diagnostic(
                code: "plot.labels-dropped", message: "\(left) labels had no room beside others and are left out.",
                remedy: "Give the picture more room with --size, or label fewer rows."))
    }

    /// Where values lie along their axis, from 0 to 1; nil for names.
    private func shares(_ values: [Double]?, _ axis: PlotAxis) -> [Double]? {
        guard let values else { return nil }
        func place(_ value: Double) -> Double { axis.isLogarithmic ? log10(value) : value }
        let domain = axis.domain ?? PlotInterval(of: values + (axis.includesZero && !axis.isLogarithmic ? [0] : []))
        guard let domain, domain.upper > domain.lower else { return values.map { _ in 0.5 } }
        let (lower, upper) = (place(domain.lower), place(domain.upper))
        return values.map { value in
            let share = (place(value) - lower) / (upper - lower)
            return share.isFinite ? share : 0
        }
    }
}
