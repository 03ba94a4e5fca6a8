import Foundation

/// Whose coordinates a frame is in.
public enum CoordinateSpace: Equatable, Hashable, @unchecked Sendable {
    case global
    case local
    case named(AnyHashable)

    public var isGlobal: Bool { self == .global }
    public var isLocal: Bool { self == .local }
}

public protocol CoordinateSpaceProtocol {
    var coordinateSpace: CoordinateSpace { get }
}

public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, @unchecked Sendable {
    private let name: AnyHashable

    fileprivate init(_ name: AnyHashable) { self.name = name }

    public var coordinateSpace: CoordinateSpace { .named(name) }
}

public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    public init() {}

    public var coordinateSpace: CoordinateSpace { .local }
}

public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    public init() {}

    public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace { .init(AnyHashable(name)) }

    public static var scrollView: NamedCoordinateSpace { .init(AnyHashable("ScrollView")) }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    public static var local: LocalCoordinateSpace { .init() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    public static var global: GlobalCoordinateSpace { .init() }
}

/// Makes a view's frame known under a name.
private final class NamedSpaceNode: WrapperNode {
    private let name: AnyHashable
    private let graph: RenderGraph

    init(_ content: LayoutNode, name: AnyHashable, graph: RenderGraph) {
        (self.name, self.graph) = (name, graph)
        super.init(content)
    }

    override func willPlaceChildren() { graph.namedFrames[name] = frame }
}

extension View {
    public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        wrapped { node, context in
            guard case .named(let key) = name.coordinateSpace else { return node }
            return NamedSpaceNode(node, name: key, graph: context.graph)
        }
    }

    public nonisolated func coordinateSpace<T: Hashable>(name: T) -> some View {
        coordinateSpace(NamedCoordinateSpace(AnyHashable(name)))
    }
}
