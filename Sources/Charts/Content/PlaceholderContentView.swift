import Foundation
import SwiftUICore

/// Stands for content of another kind (marks, axis marks) within a view made around it.
public struct PlaceholderContentView<Value>: Sendable {
    nonisolated init() {}
}

extension PlaceholderContentView: View, PrimitiveView {
    public var body: Never { unreachableBody }

    package func nodes(in context: ResolveContext) -> [LayoutNode] { ChartPart().nodes(in: context) }
}
