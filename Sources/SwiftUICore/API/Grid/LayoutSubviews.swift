import Foundation

/// One view of a layout, to be measured and placed. It must be used on the main actor, where layouts run.
public struct LayoutSubview: Equatable {
    package let node: LayoutNode
    private let index: Int
    private let recorder: PlacementRecorder?

    package init(node: LayoutNode, index: Int, recorder: PlacementRecorder?) {
        (self.node, self.index, self.recorder) = (node, index, recorder)
    }

    public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.node === b.node }

    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        traits.layoutValues[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
    }

    private var traits: NodeTraits {
        let node = node
        return MainActor.assumeIsolated { UncheckedSendableBox(node.traits) }.value
    }

    public var priority: Double { traits.layoutPriority }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let node = node
        return MainActor.assumeIsolated { node.size(for: proposal) }
    }

    /// The size and the alignment guides for a proposal.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        let node = node
        return MainActor.assumeIsolated { UncheckedSendableBox(node.dimensions(for: proposal)) }.value
    }

    public var spacing: ViewSpacing {
        let node = node
        return ViewSpacing(MainActor.assumeIsolated { UncheckedSendableBox(node.spacing) }.value)
    }

    /// Puts the point `anchor` of the view at `position`, in the coordinates of the layout's bounds.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        let (recorder, index) = (recorder, index)
        MainActor.assumeIsolated { recorder?.place(index, at: position, anchor: anchor, proposal: proposal) }
    }
}

/// The views of a layout.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
    public typealias SubSequence = LayoutSubviews
    public typealias Element = LayoutSubview
    public typealias Index = Int
    public typealias Indices = Range<Int>
    public typealias Iterator = IndexingIterator<LayoutSubviews>

    /// Layouts need not turn anything themselves: the whole is mirrored where this is right to left.
    public var layoutDirection: LayoutDirection
    private let all: [LayoutSubview]
    private let range: Range<Int>

    package init(nodes: [LayoutNode], layoutDirection: LayoutDirection, recorder: PlacementRecorder?) {
        all = nodes.enumerated().map { LayoutSubview(node: $1, index: $0, recorder: recorder) }
        self.layoutDirection = layoutDirection
        range = all.indices
    }

    private init(_ all: [LayoutSubview], _ range: Range<Int>, _ direction: LayoutDirection) {
        (self.all, self.range, layoutDirection) = (all, range, direction)
    }

    package var nodes: [LayoutNode] { all[range].map(\.node) }

    public var startIndex: Int { range.lowerBound }
    public var endIndex: Int { range.upperBound }

    public subscript(index: Int) -> LayoutSubview { all[index] }

    public subscript(bounds: Range<Int>) -> LayoutSubviews {
        LayoutSubviews(all, bounds.clamped(to: range), layoutDirection)
    }

    public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
        let chosen = indices.map { all[$0] }
        return LayoutSubviews(chosen, chosen.indices, layoutDirection)
    }
}

/// What a view wants between itself and its neighbours.
public struct ViewSpacing {
    package private(set) var edges: NodeSpacing

    /// Nothing on any side.
    public static var zero: ViewSpacing { ViewSpacing(.none) }

    /// The system's distances.
    public init() { edges = .standard }

    package init(_ edges: NodeSpacing) { self.edges = edges }

    /// Takes the larger wish on the given sides.
    public mutating func formUnion(_ other: ViewSpacing, edges sides: Edge.Set = .all) {
        if sides.contains(.top) { edges.top = .larger(edges.top, other.edges.top) }
        if sides.contains(.bottom) { edges.bottom = .larger(edges.bottom, other.edges.bottom) }
        if sides.contains(.leading) { edges.leading = .larger(edges.leading, other.edges.leading) }
        if sides.contains(.trailing) { edges.trailing = .larger(edges.trailing, other.edges.trailing) }
    }

    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var copy = self
        copy.formUnion(other, edges: edges)
        return copy
    }

    /// The distance to the next view along an axis, in points.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        switch axis {
        case .horizontal: NodeSpacing.horizontal(edges, next.edges)
        case .vertical: NodeSpacing.vertical(edges, next.edges, pixelLength: 1 / 3)
        }
    }
}

extension NodeSpacing.Edge {
    /// A view that wants distance wins over one that wants none, and one with the system's over text.
    fileprivate static func larger(_ a: Self, _ b: Self) -> Self {
        switch (a, b) {
        case (.none, let other), (let other, .none): other
        case (.standard, _), (_, .standard): .standard
        case (.text(let first), .text(let second)): first.lineHeight >= second.lineHeight ? a : .text(second)
        }
    }
}
