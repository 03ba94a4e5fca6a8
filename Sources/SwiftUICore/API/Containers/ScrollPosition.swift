import Foundation

/// Where a scroll view stands, and where it is told to go.
public struct ScrollPosition: Equatable {
    package enum Place: Equatable {
        case edge(Edge)
        case view(AnyHashable, UnitPoint?)
        /// Points from the content's origin; nil leaves the axis alone.
        case point(x: CGFloat?, y: CGFloat?)
    }

    package var place: Place?
    package let idType: ObjectIdentifier

    private init(_ place: Place?, idType: Any.Type) {
        (self.place, self.idType) = (place, ObjectIdentifier(idType))
    }

    public init(idType: (some Hashable).Type = Never.self) { self.init(nil, idType: idType) }

    public init<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) {
        self.init(.view(AnyHashable(id), anchor), idType: ID.self)
    }

    public init(idType: (some Hashable).Type = Never.self, edge: Edge) { self.init(.edge(edge), idType: idType) }

    public init(idType: (some Hashable).Type = Never.self, point: CGPoint) {
        self.init(.point(x: point.x, y: point.y), idType: idType)
    }

    public init(idType: (some Hashable).Type = Never.self, x: CGFloat, y: CGFloat) {
        self.init(.point(x: x, y: y), idType: idType)
    }

    public init(idType: (some Hashable).Type = Never.self, x: CGFloat) {
        self.init(.point(x: x, y: nil), idType: idType)
    }

    public init(idType: (some Hashable).Type = Never.self, y: CGFloat) {
        self.init(.point(x: nil, y: y), idType: idType)
    }

    public mutating func scrollTo(id: some Hashable, anchor: UnitPoint? = nil) {
        place = .view(AnyHashable(id), anchor)
    }

    public mutating func scrollTo(edge: Edge) { place = .edge(edge) }

    public mutating func scrollTo(point: CGPoint) { place = .point(x: point.x, y: point.y) }

    public mutating func scrollTo(x: CGFloat, y: CGFloat) { place = .point(x: x, y: y) }

    public mutating func scrollTo(x: CGFloat) { place = .point(x: x, y: nil) }

    public mutating func scrollTo(y: CGFloat) { place = .point(x: nil, y: y) }

    /// Never: nobody scrolls a still picture.
    public var isPositionedByUser: Bool { false }

    public var edge: Edge? { if case .edge(let edge) = place { edge } else { nil } }

    public var point: CGPoint? {
        if case .point(let x, let y) = place { CGPoint(x: x ?? 0, y: y ?? 0) } else { nil }
    }

    public var x: CGFloat? { if case .point(let x, _) = place { x } else { nil } }

    public var y: CGFloat? { if case .point(_, let y) = place { y } else { nil } }

    public var viewID: (any Hashable)? {
        if case .view(let id, _) = place { id.base as? any Hashable } else { nil }
    }

    public func viewID<T: Hashable>(type: T.Type) -> T? { viewID as? T }
}

extension View {
    /// Begins where the position says.
    public nonisolated func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
        let box = UncheckedSendableBox(position)
        return transformingEnvironment { environment in
            switch box.value.wrappedValue.place {
            case .edge(let edge): environment.scrollSettings.anchor = edge.scrollAnchor
            case .view(let id, let own): environment.scrollSettings.target = (id, own ?? anchor)
            case .point(let x, let y): environment.scrollSettings.point = (x, y)
            case nil: break
            }
        }
    }
}

extension Edge {
    /// Where content stands that is scrolled to this edge. Scroll views turn anchors round themselves.
    fileprivate var scrollAnchor: UnitPoint {
        switch self {
        case .top: .topLeading
        case .bottom: UnitPoint(x: 0, y: 1)
        case .leading: .topLeading
        case .trailing: UnitPoint(x: 1, y: 0)
        }
    }
}
