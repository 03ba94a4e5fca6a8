import Drawing
import Foundation
import Geometry

/// The shape of the nearest container that has one, smaller by the distance to the container's nearest edge; a
/// rectangle where no container has one.
public struct ContainerRelativeShape: Shape {
    public nonisolated init() {}

    nonisolated public func path(in rect: CGRect) -> Path { ContainerOutline.current?.path(in: rect) ?? Path(rect) }
}

extension ContainerRelativeShape: InsettableShape {
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        ShrunkShape(base: self, amount: amount)
    }
}

extension View {
    /// The shape that `ContainerRelativeShape` follows within.
    public nonisolated func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        ModifiedContent(content: self, modifier: ContainerShapeModifier(shape: shape))
    }
}

private struct ContainerShapeModifier<Shape: InsettableShape> {
    let shape: Shape
}

extension ContainerShapeModifier: ViewModifier, PrimitiveViewModifier {
    typealias Body = Never

    func nodes(in context: ResolveContext, content: (ResolveContext) -> [LayoutNode]) -> [LayoutNode] {
        let place = ContainerPlace { [shape] inset, rect in shape.inset(by: inset).path(in: rect) }
        return content(context.with { $0.containerPlace = place }).map { node in
            let wrapped = ContainerShapeNode(node, place: place)
            wrapped.traits = node.traits
            return wrapped
        }
    }
}

/// Tells the shapes within where their container is.
private final class ContainerShapeNode: WrapperNode {
    private let place: ContainerPlace

    init(_ content: LayoutNode, place: ContainerPlace) {
        self.place = place
        super.init(content)
    }

    override func willPlaceChildren() { place.frame = frame }
}

/// A container with a shape.
@MainActor
package final class ContainerPlace {
    fileprivate let path: @Sendable (_ inset: CGFloat, CGRect) -> Path
    /// In the coordinates of the whole picture, once it is placed.
    fileprivate var frame = CGRect.zero

    fileprivate init(path: @escaping @Sendable (CGFloat, CGRect) -> Path) { self.path = path }

    /// The outline of a shape, made in a rectangle whose origin is at `origin` in the picture.
    package static func outline(at origin: CGPoint, of place: ContainerPlace?, _ make: () -> Outline) -> Outline {
        guard let place else { return make() }
        let container = ContainerOutline(
            path: place.path, frame: place.frame.offsetBy(dx: -origin.x, dy: -origin.y))
        return ContainerOutline.$current.withValue(container) { make() }
    }
}

/// The container's shape in the coordinates of a shape within.
private struct ContainerOutline: Sendable {
    @TaskLocal static var current: ContainerOutline?

    let path: @Sendable (_ inset: CGFloat, CGRect) -> Path
    let frame: CGRect

    func path(in rect: CGRect) -> Path {
        let distance = min(
            rect.minX - frame.minX, rect.minY - frame.minY, frame.maxX - rect.maxX, frame.maxY - rect.maxY)
        let inset = max(0, distance)
        return path(inset, rect.insetBy(dx: -inset, dy: -inset))
    }
}

private struct ContainerPlaceKey: EnvironmentKey { static var defaultValue: ContainerPlace? { nil } }

extension EnvironmentValues {
    package var containerPlace: ContainerPlace? {
        get { self[ContainerPlaceKey.self] }
        set { self[ContainerPlaceKey.self] = newValue }
    }
}
