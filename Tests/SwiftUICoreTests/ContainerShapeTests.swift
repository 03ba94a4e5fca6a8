import Drawing
import Foundation
import Testing

@testable import SwiftUICore

@MainActor
struct ContainerShapeTests {
    private func outline(_ view: some View) -> [DrawnPath] { paths(in: drawing(view, width: 100, height: 60).items) }

    @Test func `a relative shape has the container's corners less the distance`() throws {
        let view = ContainerRelativeShape().padding(10)
            .containerShape(RoundedRectangle(cornerRadius: 24, style: .circular))
        let wanted = RoundedRectangle(cornerRadius: 14, style: .circular).padding(10)
        #expect(try #require(outline(view).first).outline.controlBounds == box(10, 10, 80, 40))
        #expect(try #require(outline(view).first).outline.points.count == outline(wanted).first?.outline.points.count)
        let pairs = zip(outline(view)[0].outline.points, outline(wanted)[0].outline.points)
        #expect(pairs.allSatisfy { hypot($0.x - $1.x, $0.y - $1.y) < 1e-6 })
    }

    @Test func `clips follow the container too, and without one a rectangle is drawn`() {
        let clipped = Color.red.clipShape(ContainerRelativeShape()).containerShape(Capsule(style: .circular))
        guard case .group(let group)? = drawing(clipped, width: 100, height: 60).items.first else {
            return #expect(Bool(false))
        }
        #expect((group.clip?.outline.points.count ?? 0) > 5)
        #expect(outline(ContainerRelativeShape())[0].outline == outline(Rectangle())[0].outline)
    }
}
