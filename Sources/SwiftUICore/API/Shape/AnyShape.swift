import Foundation
import Geometry

/// A shape whose type is not known to the compiler.
public struct AnyShape: Shape {
    private let base: any Shape

    public nonisolated init<S: Shape>(_ shape: S) { base = (shape as? AnyShape)?.base ?? shape }

    nonisolated public func path(in rect: CGRect) -> Path { base.path(in: rect) }

    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
}
