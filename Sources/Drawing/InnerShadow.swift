import Foundation
import Geometry

/// The shadow that everything around the items throws into them, kept within them: whatever they are, filled or
/// stroked.
///
/// - Parameter bounds: of the items.
public func innerShadow(_ shadow: DrawnShadow, into items: [DrawingItem], bounds: CGRect) -> DrawingItem {
    let reach = 3 * shadow.deviation + max(abs(shadow.offset.width), abs(shadow.offset.height)) + 1
    var cut = DrawnGroup(items)
    cut.blend = .destinationOut
    let sheet = Outline(rect: bounds.insetBy(dx: -2 * reach, dy: -2 * reach))
    var surroundings = DrawnGroup([.path(DrawnPath(sheet, fill: .color(shadow.color))), .group(cut)])
    surroundings.blur = shadow.deviation
    surroundings.isIsolated = true
    surroundings.transform = CGAffineTransform(translationX: shadow.offset.width, y: shadow.offset.height)
    var kept = DrawnGroup([.group(surroundings)])
    kept.mask = items
    return .group(kept)
}
