import Foundation

/// What the content of a presentation says about how it comes up. Kept.
package enum PresentationTrait {
    case detents(Set<PresentationDetent>, selection: Binding<PresentationDetent>?)
    case dragIndicator(Visibility)
    case background(AnyView)
    case backgroundInteraction(PresentationBackgroundInteraction)
    case cornerRadius(CGFloat?)
    case compactAdaptation(horizontal: PresentationAdaptation, vertical: PresentationAdaptation)
    case contentInteraction(PresentationContentInteraction)
    case sizing(PresentationSizingKind)
    case interactiveDismiss(isDisabled: Bool)
    case inspectorWidth(minimum: CGFloat?, ideal: CGFloat, maximum: CGFloat?)
    case popover(PopoverAttachmentAnchor, Edge)
    case titleVisibility(Visibility)
    case dialogSeverity(DialogSeverity)
    case statusBarHidden(Bool)
    case homeIndicatorHidden(Bool)
}

/// How far a sheet comes up.
public struct PresentationDetent: Hashable, Sendable {
    private enum Kind: Hashable {
        case medium, large
        case fraction(CGFloat)
        case height(CGFloat)
    }

    private let kind: Kind

    public static let medium = PresentationDetent(kind: .medium)
    public static let large = PresentationDetent(kind: .large)

    /// - Parameter fraction: of the height there is.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent { .init(kind: .fraction(fraction)) }

    /// - Parameter height: points.
    public static func height(_ height: CGFloat) -> PresentationDetent { .init(kind: .height(height)) }
}

public struct PresentationBackgroundInteraction: Hashable, Sendable {
    private enum Kind: Hashable {
        case automatic, enabled, disabled
        case upThrough(PresentationDetent)
    }

    private let kind: Kind

    public static let automatic = PresentationBackgroundInteraction(kind: .automatic)
    public static let enabled = PresentationBackgroundInteraction(kind: .enabled)
    public static let disabled = PresentationBackgroundInteraction(kind: .disabled)

    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
        .init(kind: .upThrough(detent))
    }
}

/// What a presentation becomes where there is little room.
public struct PresentationAdaptation: Hashable, Sendable {
    private let kind: Int

    public static let automatic = PresentationAdaptation(kind: 0)
    public static let none = PresentationAdaptation(kind: 1)
    public static let popover = PresentationAdaptation(kind: 2)
    public static let sheet = PresentationAdaptation(kind: 3)
    public static let fullScreenCover = PresentationAdaptation(kind: 4)
}

public struct PresentationContentInteraction: Hashable, Sendable {
    private let kind: Int

    public static let automatic = PresentationContentInteraction(kind: 0)
    public static let resizes = PresentationContentInteraction(kind: 1)
    public static let scrolls = PresentationContentInteraction(kind: 2)
}

/// How large a sheet is.
public struct PresentationSizingKind: Hashable, Sendable {
    private let kind: Int

    public static let automatic = PresentationSizingKind(kind: 0)
    public static let fitted = PresentationSizingKind(kind: 1)
    public static let form = PresentationSizingKind(kind: 2)
    public static let page = PresentationSizingKind(kind: 3)
}

public enum DialogSeverity: Hashable, Sendable { case automatic, critical, standard }

extension View {
    private nonisolated func presented(_ trait: PresentationTrait) -> some View {
        interactive(.presentationTrait(trait))
    }

    public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        presented(.detents(detents, selection: nil))
    }

    public nonisolated func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        presented(.detents(detents, selection: selection))
    }

    public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
        presented(.dragIndicator(visibility))
    }

    public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        presented(.background(AnyView(Rectangle().fill(style))))
    }

    public nonisolated func presentationBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        presented(.background(AnyView(ZStack(alignment: alignment, content: content))))
    }

    public nonisolated func presentationBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
    ) -> some View {
        presented(.backgroundInteraction(interaction))
    }

    public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        presented(.cornerRadius(cornerRadius))
    }

    public nonisolated func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        presented(.compactAdaptation(horizontal: adaptation, vertical: adaptation))
    }

    public nonisolated func presentationCompactAdaptation(
        horizontal: PresentationAdaptation, vertical: PresentationAdaptation
    ) -> some View {
        presented(.compactAdaptation(horizontal: horizontal, vertical: vertical))
    }

    public nonisolated func presentationContentInteraction(
        _ behavior: PresentationContentInteraction
    ) -> some View {
        presented(.contentInteraction(behavior))
    }

    public nonisolated func presentationSizing(_ sizing: PresentationSizingKind) -> some View {
        presented(.sizing(sizing))
    }

    public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        presented(.interactiveDismiss(isDisabled: isDisabled))
    }

    public nonisolated func inspectorColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View {
        presented(.inspectorWidth(minimum: min, ideal: ideal, maximum: max))
    }

    public nonisolated func inspectorColumnWidth(_ width: CGFloat) -> some View {
        presented(.inspectorWidth(minimum: width, ideal: width, maximum: width))
    }

    public nonisolated func dialogSeverity(_ severity: DialogSeverity) -> some View {
        presented(.dialogSeverity(severity))
    }

    /// A picture has no status bar.
    public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { presented(.statusBarHidden(hidden)) }

    public nonisolated func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }

    /// A picture has no home indicator.
    public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View {
        presented(.homeIndicatorHidden(visibility == .hidden))
    }
}
