import Drawing
import Foundation
import Geometry
import TextShaping

@testable import SwiftUICore

/// Lays a view out with the fixed-metrics font (every character half an em wide) and says what was drawn where.
@MainActor
func drawing(
    _ view: some View, width: CGFloat? = nil, height: CGFloat? = nil,
    environment: EnvironmentValues = EnvironmentValues()
) -> Drawing {
    ViewRenderer(text: ShapingCache(shaper: FixedMetricsShaper()))
        .drawing(of: view, proposal: ProposedViewSize(width: width, height: height), environment: environment)
}

/// The boxes of all filled paths, in drawing order, rounded to hundredths of a point.
@MainActor
func boxes(_ view: some View, width: CGFloat? = nil, height: CGFloat? = nil) -> [CGRect] {
    paths(in: drawing(view, width: width, height: height).items).map { rounded($0.outline.controlBounds) }
}

func paths(in items: [DrawingItem]) -> [DrawnPath] {
    items.flatMap { item -> [DrawnPath] in
        switch item {
        case .path(let path): [path]
        case .group(let group): paths(in: group.items)
        case .semantics(let meaning): paths(in: meaning.items)
        case .text, .image: []
        }
    }
}

func texts(in items: [DrawingItem]) -> [DrawnText] {
    items.flatMap { item -> [DrawnText] in
        switch item {
        case .text(let text): [text]
        case .group(let group): texts(in: group.items)
        case .semantics(let meaning): texts(in: meaning.items)
        case .path, .image: []
        }
    }
}

extension DrawnText {
    var string: String { runs.map(\.shaped.text).joined() }
}

func rounded(_ rect: CGRect) -> CGRect {
    func round(_ value: CGFloat) -> CGFloat { (value * 100).rounded() / 100 }
    return CGRect(
        x: round(rect.minX), y: round(rect.minY), width: round(rect.width), height: round(rect.height))
}

func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}
