import SwiftUI

/// A chart as a picture that stands by itself.
struct PlotPicture: View {
    let spec: PlotSpec
    let size: CGSize?

    var body: some View {
        PictureFrame(words: spec.words, looks: spec.looks, timeZone: spec.timeZone, size: size ?? spec.size) {
            if !spec.facets.isEmpty {
                PlotPanels(spec: spec)
            } else if spec.data.value != nil, spec.words.legend != PlotLegend.none, !spec.valueName.isEmpty {
                // The legend of colours has no title of its own.
                VStack(alignment: .leading, spacing: 4) {
                    Text(spec.valueName).font(spec.looks.theme.labelFont).foregroundStyle(.secondary)
                    PlotPanel(spec: spec)
                }
            } else {
                PlotPanel(spec: spec)
            }
        }
    }
}

/// Small multiples: a panel for each facet, all with the same axes, below one legend.
struct PlotPanels: View {
    let spec: PlotSpec

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            if spec.hasSeries, spec.words.legend != PlotLegend.none { PlotKey(spec: spec) }
            if spec.data.value != nil, spec.words.legend != PlotLegend.none { PlotRampKey(spec: spec) }
            if let title = spec.isHorizontal ? spec.x.title : spec.y.title { axisTitle(title) }
            ForEach(rows, id: \.self) { row in
                HStack(alignment: .top, spacing: 16) {
                    ForEach(row, id: \.self) { facet in panel(facet) }
                    ForEach(0..<max(0, spec.facetColumns - row.count), id: \.self) { _ in
                        Color.clear.frame(maxWidth: .infinity, maxHeight: .infinity)
                    }
                }
            }
            if let title = spec.isHorizontal ? spec.y.title : spec.x.title { axisTitle(title) }
        }
    }

    private func axisTitle(_ text: String) -> some View {
        Text(text).font(spec.looks.theme.labelFont).foregroundStyle(.secondary)
    }

    private func panel(_ facet: String) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            Text(facet).font(.system(size: 12, weight: .semibold)).lineLimit(1)
            PlotPanel(spec: spec.panel(facet))
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    /// The facets, as many in a row as there are columns.
    private var rows: [[String]] {
        stride(from: 0, to: spec.facets.count, by: max(1, spec.facetColumns)).map { start in
            Array(spec.facets[start..<min(spec.facets.count, start + max(1, spec.facetColumns))])
        }
    }
}

extension PlotSpec {
    /// One panel of small multiples: its rows, without what is said once for all panels.
    func panel(_ facet: String) -> PlotSpec {
        var panel = self
        let facets = data.facet ?? []
        panel.data = data.filtered { facets[$0] == facet }
        panel.facets = []
        panel.valueRange = valueRange
        (panel.x.title, panel.y.title, panel.words.legend) = (nil, nil, PlotLegend.none)
        return panel
    }
}

/// The colours of numbers, of all panels together.
struct PlotRampKey: View {
    let spec: PlotSpec

    var body: some View {
        if let range = spec.valueRange {
            HStack(spacing: 6) {
                if !spec.valueName.isEmpty { Text(spec.valueName) }
                Text(LabelFormat.number.text(range.lower, in: spec.words.locale))
                LinearGradient(colors: spec.ramp, startPoint: .leading, endPoint: .trailing)
                    .frame(width: 120, height: 8).clipShape(RoundedRectangle(cornerRadius: 2))
                Text(LabelFormat.number.text(range.upper, in: spec.words.locale))
            }
            .font(spec.looks.theme.labelFont).foregroundStyle(.secondary)
        }
    }
}

/// The colours of the series and their names, in as many rows as they take.
struct PlotKey: View {
    let spec: PlotSpec

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            ForEach(rows, id: \.self) { row in
                HStack(spacing: 14) {
                    ForEach(row, id: \.self) { index in
                        HStack(spacing: 5) {
                            Circle().fill(colors[index]).frame(width: dot, height: dot)
                            Text(spec.series[index]).font(spec.looks.theme.labelFont).foregroundStyle(.secondary)
                                .lineLimit(1)
                        }
                    }
                }
            }
        }
    }

    private var colors: [Color] { spec.palette.colors(spec.series.count) }

    private var isLarge: Bool { spec.looks.theme == .slides }

    private var dot: CGFloat { isLarge ? 12 : 8 }

    /// Positions of series, row by row, by an estimate of their width.
    private var rows: [[Int]] {
        let limit = spec.size.width - 40
        var (rows, width): ([[Int]], CGFloat) = ([[]], 0)
        for (index, name) in spec.series.enumerated() {
            let own = CGFloat(name.count) * (isLarge ? 10 : 7) + 27
            if width + own > limit, width > 0 {
                rows.append([])
                width = 0
            }
            rows[rows.count - 1].append(index)
            width += own
        }
        return rows
    }
}
