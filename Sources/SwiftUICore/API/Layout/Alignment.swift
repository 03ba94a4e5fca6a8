import Foundation

/// Where an alignment lies in a view that says nothing else.
public protocol AlignmentID {
    /// In points from the view's leading or top edge.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// Names a guide on one axis, and how the values of several children become one.
package struct AlignmentKey: Hashable, @unchecked Sendable {
    package enum Axis: Sendable { case horizontal, vertical }
    package enum Merge: Sendable { case average, first, last }

    package let id: any AlignmentID.Type
    package let axis: Axis
    package var merge: Merge = .average

    package static func == (a: AlignmentKey, b: AlignmentKey) -> Bool {
        ObjectIdentifier(a.id) == ObjectIdentifier(b.id) && a.axis == b.axis
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }

    package func combine(_ values: [CGFloat]) -> CGFloat {
        switch merge {
        case .average: values.reduce(0, +) / CGFloat(max(1, values.count))
        case .first: values.min() ?? 0
        case .last: values.max() ?? 0
        }
    }
}

/// A view's size and its alignment guides, in points.
public struct ViewDimensions {
    package let node: LayoutNode?
    package let arrangement: Arrangement

    package init(node: LayoutNode?, arrangement: Arrangement) { (self.node, self.arrangement) = (node, arrangement) }

    public var width: CGFloat { arrangement.size.width }
    public var height: CGFloat { arrangement.size.height }

    public subscript(guide: HorizontalAlignment) -> CGFloat { self.guide(guide.key) }
    public subscript(guide: VerticalAlignment) -> CGFloat { self.guide(guide.key) }
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

    @MainActor
    package func value(_ key: AlignmentKey) -> CGFloat {
        if let node, node.hasExplicit(key), let value = node.explicitAlignment(key, in: arrangement) { return value }
        return key.id.defaultValue(in: self)
    }

    /// For client code, which runs on the main actor within a layout; the type itself is free of it, as Apple's is.
    private func guide(_ key: AlignmentKey) -> CGFloat {
        let box = UncheckedSendableBox(self)
        return MainActor.assumeIsolated { box.value.value(key) }
    }

    private func explicit(_ key: AlignmentKey) -> CGFloat? {
        guard node != nil else { return nil }
        let box = UncheckedSendableBox(self)
        return MainActor.assumeIsolated {
            guard let node = box.value.node, node.hasExplicit(key) else { return nil }
            return node.explicitAlignment(key, in: box.value.arrangement)
        }
    }
}

extension ViewDimensions: Equatable {
    public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool { a.arrangement.size == b.arrangement.size }
}

/// An alignment guide along the horizontal axis.
public struct HorizontalAlignment: Equatable, Sendable {
    package let key: AlignmentKey

    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .horizontal) }

    private enum Leading: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    private enum Center: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
    }
    private enum Trailing: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
    }
    private enum ListLeading: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    private enum ListTrailing: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
    }

    public static let leading = HorizontalAlignment(Leading.self)
    public static let center = HorizontalAlignment(Center.self)
    public static let trailing = HorizontalAlignment(Trailing.self)
    public static let listRowSeparatorLeading = HorizontalAlignment(ListLeading.self)
    public static let listRowSeparatorTrailing = HorizontalAlignment(ListTrailing.self)

    public func combineExplicit(_ values: some Sequence<CGFloat?>) -> CGFloat? {
        let given = values.compactMap { $0 }
        return given.isEmpty ? nil : key.combine(given)
    }
}

/// An alignment guide along the vertical axis.
public struct VerticalAlignment: Equatable, Sendable {
    package let key: AlignmentKey

    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .vertical) }

    private init(_ id: any AlignmentID.Type, merge: AlignmentKey.Merge) {
        key = AlignmentKey(id: id, axis: .vertical, merge: merge)
    }

    private enum Top: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    private enum Center: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
    }
    private enum Bottom: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }
    private enum FirstBaseline: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }
    private enum LastBaseline: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }

    public static let top = VerticalAlignment(Top.self)
    public static let center = VerticalAlignment(Center.self)
    public static let bottom = VerticalAlignment(Bottom.self)
    public static let firstTextBaseline = VerticalAlignment(FirstBaseline.self, merge: .first)
    public static let lastTextBaseline = VerticalAlignment(LastBaseline.self, merge: .last)

    public func combineExplicit(_ values: some Sequence<CGFloat?>) -> CGFloat? {
        let given = values.compactMap { $0 }
        return given.isEmpty ? nil : key.combine(given)
    }
}

/// An alignment guide on both axes.
public struct Alignment: Equatable, Sendable {
    public var horizontal: HorizontalAlignment
    public var vertical: VerticalAlignment

    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }

    public static let center = Alignment(horizontal: .center, vertical: .center)
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    public static let top = Alignment(horizontal: .center, vertical: .top)
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}
