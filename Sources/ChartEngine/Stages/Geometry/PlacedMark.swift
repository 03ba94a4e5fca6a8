import Drawing
import Foundation
import Geometry

/// Stage 6's result for one mark, or for many that share one outline.
struct PlacedMark: Sendable {
    enum Part: Sendable {
        case path(DrawnPath)
        /// A path of which something is cut away.
        case clipped(DrawnPath, ClipOutline)
        case view(ChartResult.PlacedView)
    }

    var kind: MarkKind
    /// The rows that the mark stands for.
    var rows: RowList
    var template: Int
    /// What a clip shape fills and a layer's annotation stands at.
    var bounds: CGRect
    var parts: [Part]
}

/// A table's marks in drawing order, and its masks'.
struct PlacedTable: Sendable {
    var table: MarkTable
    var marks: [PlacedMark] = []
    var masks: [PlacedTable] = []
}

/// A mark or layer that has annotations.
struct AnnotationAnchor: Sendable {
    var rect: CGRect
    var annotation: AnnotationTemplate
    /// Axes along which the mark spans the plot whatever the scale.
    var spanned: Set<ChartAxis> = []
}

/// Stage 6: everything in the plot in points, before styles of layers are applied.
struct PlotGeometry: Sendable {
    var root: PlacedTable
    var annotations: [PlacedAnnotation] = []
    var reports: [Diagnostic] = []
}

/// Collects placed marks of one table.
struct MarkBuilder {
    let placer: RowPlacer
    let table: MarkTable
    let styles: StyleResolver
    let plot: CGRect
    /// The size of a view that serves as symbol.
    let measure: (ViewID) -> CGSize
    var marks: [PlacedMark] = []
    var anchors: [AnnotationAnchor] = []
    /// Whether marks may be drawn as one where their template allows it.
    let scaleIsPlain: Bool
    var reductions: [MarkKind: (drawn: Int, of: Int)] = [:]
    var hiddenPoints = 0
    var regrouped = 0

    init(_ placer: RowPlacer, styles: StyleResolver, plot: CGRect, measure: @escaping (ViewID) -> CGSize) {
        (self.placer, table, self.styles, self.plot) = (placer, placer.table, styles, plot)
        self.measure = measure
        scaleIsPlain = !styles.hasEffects
    }

    func template(_ row: Int) -> MarkTemplate { table.templates[Int(table.templateOfRow[row])] }

    /// A style fitted to the mark's own bounds, or to the plot where the mark says so (S51).
    func paint(_ paint: PaintTemplate, _ box: CGRect, _ template: MarkTemplate) -> Paint {
        if let colors = template.valueColors {
            return colors.paint(on: placer.scale(colors.axis), opacity: template.opacity)
        }
        return paint.paint(in: template.alignsStyleWithPlot || box.isNull ? plot : box)
    }

    mutating func annotate(_ row: Int, _ rect: CGRect) {
        for index in template(row).annotations {
            guard let annotation = table.annotations[checked: index] else { continue }
            let spanned = ChartAxis.allCases.filter { table.form($0, row) == .absent }
            anchors.append(AnnotationAnchor(rect: rect, annotation: annotation, spanned: Set(spanned)))
        }
    }

    /// The samples of a function are our own, so that nobody misses them.
    mutating func countReduction(_ unit: DrawUnit, drawn: Int, of count: Int) {
        guard drawn < count, !table.isSampled(unit.rows.first) else { return }
        let sum = reductions[unit.kind] ?? (0, 0)
        reductions[unit.kind] = (sum.drawn + drawn, sum.of + count)
    }
}
