import ChartEngine
import Foundation

/// The channels and sizes that a mark's initialiser was given. One type for all marks, as the engine has one row for
/// all; an object, since a mark is copied by each of its modifiers.
@usableFromInline
final class MarkStorage: Sendable {
    let kind: MarkKind
    let x: ChannelSource?
    let y: ChannelSource?
    let series: ChannelSource?
    private let stacking: Stacking
    private let details: Details?

    /// What few marks have.
    private final class Details: Sendable {
        let xEnd: ChannelSource?
        let yEnd: ChannelSource?
        let angle: ChannelSource?
        let fixedX: FixedPosition?
        let fixedY: FixedPosition?
        let sizes: MarkSizes

        init(
            xEnd: ChannelSource? = nil, yEnd: ChannelSource? = nil, angle: ChannelSource? = nil,
            fixedX: FixedPosition? = nil, fixedY: FixedPosition? = nil, sizes: MarkSizes
        ) {
            (self.xEnd, self.yEnd, self.angle) = (xEnd, yEnd, angle)
            (self.fixedX, self.fixedY, self.sizes) = (fixedX, fixedY, sizes)
        }
    }

    @usableFromInline
    init(
        _ kind: MarkKind, x: ChannelSource? = nil, xEnd: ChannelSource? = nil, y: ChannelSource? = nil,
        yEnd: ChannelSource? = nil, series: ChannelSource? = nil, fixedX: FixedPosition? = nil,
        fixedY: FixedPosition? = nil, width: MarkDimension = .automatic, height: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {
        (self.kind, self.x, self.y, self.series, self.stacking) = (kind, x, y, series, stacking.engine)
        let isPlain =
            xEnd == nil && yEnd == nil && fixedX == nil && fixedY == nil && width.kind == .automatic
            && height.kind == .automatic
        guard !isPlain else {
            details = nil
            return
        }
        let sizes = MarkSizes(width: width.engine, height: height.engine, stacking: stacking.engine)
        details = Details(xEnd: xEnd, yEnd: yEnd, fixedX: fixedX, fixedY: fixedY, sizes: sizes)
    }

    /// A sector.
    init(angle: ChannelSource, sizes: MarkSizes) {
        (kind, x, y, series, stacking) = (.sector, nil, nil, nil, sizes.stacking)
        details = Details(angle: angle, sizes: sizes)
    }

    var xEnd: ChannelSource? { details?.xEnd }
    var yEnd: ChannelSource? { details?.yEnd }
    var angle: ChannelSource? { details?.angle }
    var fixedX: FixedPosition? { details?.fixedX }
    var fixedY: FixedPosition? { details?.fixedY }
    var sizes: MarkSizes { details?.sizes ?? MarkSizes(stacking: stacking) }
}

/// Sizes that an initialiser sets on the template, in the engine's terms.
struct MarkSizes: Hashable, Sendable {
    var width = ChartEngine.MarkDimension.automatic
    var height = ChartEngine.MarkDimension.automatic
    var stacking = Stacking.standard
    var innerRadius = ChartEngine.MarkDimension.automatic
    var outerRadius = ChartEngine.MarkDimension.automatic
    /// Points.
    var angularInset: CGFloat = 0

    func apply(to template: inout MarkTemplate) {
        (template.width, template.height, template.stacking) = (width, height, stacking)
        (template.innerRadius, template.outerRadius) = (innerRadius, outerRadius)
        template.angularInset = angularInset
    }
}
