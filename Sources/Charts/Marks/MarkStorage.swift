import ChartEngine
import Foundation

/// The channels and sizes that a mark's initialiser was given. One type for all marks, as the engine has one row for
/// all.
struct MarkStorage: Sendable {
    var kind: MarkKind
    var x: ChannelSource?
    var xEnd: ChannelSource?
    var y: ChannelSource?
    var yEnd: ChannelSource?
    var angle: ChannelSource?
    var series: ChannelSource?
    var fixedX: FixedPosition?
    var fixedY: FixedPosition?
    var sizes = MarkSizes()

    init(
        _ kind: MarkKind, x: ChannelSource? = nil, xEnd: ChannelSource? = nil, y: ChannelSource? = nil,
        yEnd: ChannelSource? = nil, series: ChannelSource? = nil, fixedX: FixedPosition? = nil,
        fixedY: FixedPosition? = nil, width: MarkDimension = .automatic, height: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {
        (self.kind, self.x, self.xEnd, self.y, self.yEnd) = (kind, x, xEnd, y, yEnd)
        (self.series, self.fixedX, self.fixedY) = (series, fixedX, fixedY)
        (sizes.width, sizes.height, sizes.stacking) = (width.engine, height.engine, stacking.engine)
    }
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
