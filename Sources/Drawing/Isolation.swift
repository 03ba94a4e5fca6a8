import Foundation
import Geometry

extension DrawnGroup {
    /// Whether an own layer makes a difference for this group: something within blends with what is behind it, and the
    /// group keeps what is behind the whole out of that. Layers that opacity, blur and the like need anyway are not
    /// counted.
    public var needsIsolation: Bool {
        if isIsolated { return blends(items) { $0 != .normal } }
        guard clip != nil || shadow != nil else { return false }
        // Operators on what was drawn before act through a clip.
        return blends(items) { $0 != .normal && !$0.isPorterDuff }
    }
}

extension BlendMode {
    /// Whether it is one of Porter and Duff's operators, which have no name in CSS.
    public var isPorterDuff: Bool {
        switch self {
        case .sourceAtop, .destinationOver, .destinationOut: true
        default: false
        }
    }
}

/// Whether a group within, not isolated by another one in between, has such a blend mode.
private func blends(_ items: [DrawingItem], _ matches: (BlendMode) -> Bool) -> Bool {
    items.contains { item in
        switch item {
        case .path, .text, .image: return false
        case .semantics(let semantics): return blends(semantics.items, matches)
        case .group(let group):
            if matches(group.blend) { return true }
            let isolates =
                group.isIsolated || group.opacity < 1 || group.mask != nil || group.blur > 0
                || !group.colorFilters.isEmpty
            return !isolates && blends(group.items, matches)
        }
    }
}
