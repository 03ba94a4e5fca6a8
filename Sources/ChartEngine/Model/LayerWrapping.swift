import Drawing
import Foundation

extension ChartResult.Layer {
    /// All items, without what they are wrapped in where that has views in it too.
    public var items: [DrawingItem] {
        switch self {
        case .items(let items): items
        case .view: []
        case .wrapped(_, let layers): layers.flatMap(\.items)
        }
    }

    public var views: [ChartResult.PlacedView] {
        switch self {
        case .items: []
        case .view(let view): [view]
        case .wrapped(_, let layers): layers.flatMap(\.views)
        }
    }

    fileprivate var isItems: Bool { if case .items = self { true } else { false } }
}

extension [ChartResult.Layer] {
    /// Layers of items that follow each other are one.
    mutating func append(joining layers: [ChartResult.Layer]) {
        for layer in layers {
            if case .items(let new) = layer, case .items(let old)? = last {
                self[count - 1] = .items([])
                self[count - 1] = .items(old + new)
            } else {
                append(layer)
            }
        }
    }

    /// The layers within something: as one item where all of it is items.
    func wrapped(in wrapping: ChartResult.Wrapping) -> [ChartResult.Layer] {
        guard !isEmpty else { return [] }
        guard allSatisfy(\.isItems) else { return [.wrapped(wrapping, self)] }
        let items = flatMap(\.items)
        switch wrapping {
        case .group(var group):
            group.items = items
            return [.items([.group(group)])]
        case .meaning(var meaning):
            meaning.items = items
            return [.items([.semantics(meaning)])]
        case .mask(let mask) where mask.allSatisfy(\.isItems):
            var group = DrawnGroup(items)
            group.mask = mask.flatMap(\.items)
            return [.items([.group(group)])]
        case .mask, .style: return [.wrapped(wrapping, self)]
        }
    }
}
