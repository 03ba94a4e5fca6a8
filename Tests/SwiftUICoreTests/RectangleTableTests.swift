import Foundation
import Testing

@testable import SwiftUICore

/// A view and the rectangles that SwiftUI is known to give what it draws, in drawing order.
struct RectangleRow: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// What is offered, in points.
    let width: CGFloat?
    let height: CGFloat?
    let rectangles: [CGRect]
    let view: @MainActor @Sendable () -> AnyView

    init(
        _ name: String, in width: CGFloat? = nil, _ height: CGFloat? = nil, gives rectangles: [CGRect],
        @ViewBuilder _ view: @escaping @MainActor @Sendable () -> some View
    ) {
        (testDescription, self.width, self.height, self.rectangles) = (name, width, height, rectangles)
        self.view = { AnyView(view()) }
    }
}

/// A rectangle of a fixed size.
@MainActor
func block(_ width: CGFloat, _ height: CGFloat) -> some View { Rectangle().frame(width: width, height: height) }

/// The table: a layout that changes shows here first.
@MainActor
struct RectangleTableTests {
    private func check(_ row: RectangleRow) {
        #expect(boxes(row.view(), width: row.width, height: row.height) == row.rectangles)
    }

    @Test("stacks, spacers and priorities", arguments: RectangleRow.stacks)
    func stacks(_ row: RectangleRow) { check(row) }

    @Test("frames, padding, ratios and fixed sizes", arguments: RectangleRow.frames)
    func frames(_ row: RectangleRow) { check(row) }

    @Test("alignment, overlays, offsets and writing direction", arguments: RectangleRow.alignment)
    func alignment(_ row: RectangleRow) { check(row) }

    @Test("grids, readers and choices", arguments: RectangleRow.containers)
    func containers(_ row: RectangleRow) { check(row) }
}
