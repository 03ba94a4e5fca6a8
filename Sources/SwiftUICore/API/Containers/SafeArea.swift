import Foundation

/// Which safe area is meant.
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let container = SafeAreaRegions(rawValue: 1)
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    public static let all: SafeAreaRegions = [.container, .keyboard]
}

extension View {
    /// Draws the view on under bars and into the insets of the screen, where it meets them. There is no keyboard.
    public nonisolated func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
    ) -> some View {
        ModifiedContent(
            content: self, modifier: SafeAreaIgnoring(edges: regions.contains(.container) ? edges : []))
    }

    public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }

    /// Puts a view at the top or bottom edge, and this one in the room that is left.
    public nonisolated func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        ModifiedContent(
            content: self,
            modifier: EdgeInset(
                inset: content(), edge: edge == .top ? .top : .bottom,
                alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing))
    }

    /// Puts a view at the leading or trailing edge, and this one in the room that is left.
    public nonisolated func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        ModifiedContent(
            content: self,
            modifier: EdgeInset(
                inset: content(), edge: edge == .leading ? .leading : .trailing,
                alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing))
    }

    /// As `safeAreaInset`; the bar's blur into the content needs something scrolled under it.
    public nonisolated func safeAreaBar<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }

    public nonisolated func safeAreaBar<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }

    /// Padding that backgrounds and views that ignore the safe area extend into.
    public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View { insetSafeArea(insets) }

    public nonisolated func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        func side(_ edge: Edge.Set) -> CGFloat { edges.contains(edge) ? length ?? 16 : 0 }
        return insetSafeArea(
            EdgeInsets(
                top: side(.top), leading: side(.leading), bottom: side(.bottom), trailing: side(.trailing)))
    }

    public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }

    /// The scene's margins: 16 points.
    public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

    public nonisolated func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
        self.padding(edges)
    }
}

/// How wide a scene's margins are.
public struct ScenePadding: Hashable, Sendable {
    private let rank: Int

    public static let minimum = ScenePadding(rank: 0)
    public static let navigationBar = ScenePadding(rank: 1)
}

/// The modifier behind `safeAreaInset`.
private struct EdgeInset<Inset: View> {
    let inset: Inset
    let edge: Edge
    let alignment: Alignment
    let spacing: CGFloat?
}

extension EdgeInset: ViewModifier, PrimitiveViewModifier {
    typealias Body = Never

    func nodes(in context: ResolveContext, content: (ResolveContext) -> [LayoutNode]) -> [LayoutNode] {
        let place = SafeAreaPlace(in: context.environment.safeArea)
        return content(context.with { $0.safeArea = place }).map { main in
            let side = context.child(1).node(of: inset)
            let bars = EdgeInsetNode(
                SafeAreaMark(main, .safe, of: place), inset: side, edge: edge,
                alignment: alignment.turned(for: context.environment.layoutDirection),
                spacing: spacing ?? 0, rightToLeft: context.environment.layoutDirection == .rightToLeft)
            let node = SafeAreaMark(bars, .full, of: place)
            node.traits = main.traits
            return node
        }
    }
}

/// A view beside another, which gets the rest of the room.
private final class EdgeInsetNode: LayoutNode {
    private let main: LayoutNode
    private let inset: LayoutNode
    private let edge: Edge
    private let alignment: Alignment
    private let gap: CGFloat
    private let rightToLeft: Bool

    init(
        _ main: LayoutNode, inset: LayoutNode, edge: Edge, alignment: Alignment, spacing: CGFloat, rightToLeft: Bool
    ) {
        (self.main, self.inset, self.edge, self.alignment) = (main, inset, edge, alignment)
        (gap, self.rightToLeft) = (spacing, rightToLeft)
        super.init(children: [main, inset])
    }

    override func arrange(_ proposal: ProposedViewSize) -> Arrangement {
        let isVertical = edge == .top || edge == .bottom
        let side = inset.dimensions(
            for: isVertical
                ? ProposedViewSize(width: proposal.width, height: nil)
                : ProposedViewSize(width: nil, height: proposal.height))
        let taken = (isVertical ? side.height : side.width) + gap
        var offer = proposal
        if isVertical {
            offer.height = proposal.height.map { max(0, $0 - taken) }
        } else {
            offer.width = proposal.width.map { max(0, $0 - taken) }
        }
        let body = main.size(for: offer)
        let size =
            isVertical
            ? CGSize(width: body.width, height: body.height + taken)
            : CGSize(width: body.width + taken, height: body.height)
        let box = ViewDimensions(node: nil, arrangement: Arrangement(size: size))
        let x = box.value(alignment.horizontal.key) - side.value(alignment.horizontal.key)
        let y = box.value(alignment.vertical.key) - side.value(alignment.vertical.key)
        let isFirst = edge == .top || (edge == .leading) != rightToLeft && edge != .bottom
        let sideOrigin =
            isVertical
            ? CGPoint(x: x, y: isFirst ? 0 : size.height - side.height)
            : CGPoint(x: isFirst ? 0 : size.width - side.width, y: y)
        let mainOrigin =
            isVertical ? CGPoint(x: 0, y: isFirst ? taken : 0) : CGPoint(x: isFirst ? taken : 0, y: 0)
        let sideOffer =
            isVertical
            ? ProposedViewSize(width: proposal.width, height: nil)
            : ProposedViewSize(width: nil, height: proposal.height)
        return Arrangement(
            size: size,
            children: [
                .init(origin: mainOrigin, proposal: offer), .init(origin: sideOrigin, proposal: sideOffer),
            ])
    }
}
