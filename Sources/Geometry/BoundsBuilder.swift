import Foundation

/// Grows a rectangle point by point; `rect` is null while it holds none. Points that are not finite are ignored.
public struct BoundsBuilder: Sendable {
    private var minX = CGFloat.infinity
    private var minY = CGFloat.infinity
    private var maxX = -CGFloat.infinity
    private var maxY = -CGFloat.infinity

    public init() {}

    public mutating func add(_ point: CGPoint) {
        guard point.x.isFinite, point.y.isFinite else { return }
        minX = min(minX, point.x)
        minY = min(minY, point.y)
        maxX = max(maxX, point.x)
        maxY = max(maxY, point.y)
    }

    public mutating func add(_ rect: CGRect) {
        if rect.isNull { return }
        add(CGPoint(x: rect.minX, y: rect.minY))
        add(CGPoint(x: rect.maxX, y: rect.maxY))
    }

    public var isEmpty: Bool { minX > maxX }

    public var rect: CGRect {
        isEmpty ? .null : CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }
}
