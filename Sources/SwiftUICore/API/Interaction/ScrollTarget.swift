import Foundation
import Geometry

/// Where a scroll is about to come to rest.
public struct ScrollTarget: Hashable, Sendable {
    /// In the content's coordinates.
    public var rect: CGRect
    public var anchor: UnitPoint?

    public init(rect: CGRect, anchor: UnitPoint? = nil) { (self.rect, self.anchor) = (rect, anchor) }
}

/// The scroll that a behaviour decides about.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
    /// Where the scroll would end by itself.
    public let originalTarget: ScrollTarget
    /// Points per second.
    public let velocity: CGVector
    public let contentSize: CGSize
    public let containerSize: CGSize
    public let axes: Axis.Set
    private let environment: EnvironmentValues

    package init(
        originalTarget: ScrollTarget, velocity: CGVector, contentSize: CGSize, containerSize: CGSize, axes: Axis.Set,
        environment: EnvironmentValues
    ) {
        (self.originalTarget, self.velocity, self.contentSize) = (originalTarget, velocity, contentSize)
        (self.containerSize, self.axes, self.environment) = (containerSize, axes, environment)
    }

    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}

/// A rule for where scrolls come to rest. A still picture does not scroll.
public protocol ScrollTargetBehavior {
    typealias TargetContext = ScrollTargetBehaviorContext

    func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext)
}

/// Whole containers at a time.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    public init() {}

    public func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {
        func page(_ origin: CGFloat, length: CGFloat, content: CGFloat) -> CGFloat {
            guard length > 0, origin.isFinite else { return origin }
            return min(max(0, content - length), max(0, (origin / length).rounded() * length))
        }
        if context.axes.contains(.horizontal) {
            target.rect.origin.x = page(
                target.rect.minX, length: context.containerSize.width, content: context.contentSize.width)
        }
        if context.axes.contains(.vertical) {
            target.rect.origin.y = page(
                target.rect.minY, length: context.containerSize.height, content: context.contentSize.height)
        }
    }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}
