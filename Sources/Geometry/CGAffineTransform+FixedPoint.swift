import Foundation

extension CGAffineTransform {
    /// The same transform with its fixed point at `center` instead of the origin.
    public func about(_ center: CGPoint) -> CGAffineTransform {
        CGAffineTransform(translationX: -center.x, y: -center.y).concatenating(self)
            .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    }
}
