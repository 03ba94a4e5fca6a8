import Drawing
import Foundation

/// What a view is and does, for assistive technology.
public struct AccessibilityTraits: OptionSet, Sendable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) { self.rawValue = rawValue }

    public static let isButton = AccessibilityTraits(rawValue: 1)
    public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
    public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
    public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
    public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
    public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
    public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
    public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)
    public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
    public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
    public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
    public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
    public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
    public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
    public static let isModal = AccessibilityTraits(rawValue: 1 << 14)
    public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)
    public static let isTabBar = AccessibilityTraits(rawValue: 1 << 16)

    /// The traits that a drawing has roles for, the most telling first.
    private static let roles: [(AccessibilityTraits, DrawnSemantics.Role)] = [
        (.isHeader, .heading), (.isToggle, .toggle), (.isLink, .link), (.isButton, .button), (.isImage, .image),
        (.isStaticText, .text),
    ]

    package var role: DrawnSemantics.Role? { Self.roles.first { contains($0.0) }?.1 }
}

/// What becomes of the elements within a view that is one element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    package enum Kind: Hashable, Sendable { case ignore, contain, combine }

    package let kind: Kind

    public static let ignore = AccessibilityChildBehavior(kind: .ignore)
    public static let contain = AccessibilityChildBehavior(kind: .contain)
    public static let combine = AccessibilityChildBehavior(kind: .combine)
}

/// The rank of a heading.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }

/// What an action is for.
public struct AccessibilityActionKind: Equatable, Sendable {
    private let name: String

    public static let `default` = AccessibilityActionKind(name: "default")
    public static let escape = AccessibilityActionKind(name: "escape")
    public static let magicTap = AccessibilityActionKind(name: "magic tap")
    public static let delete = AccessibilityActionKind(name: "delete")
    public static let showMenu = AccessibilityActionKind(name: "show menu")

    private init(name: String) { self.name = name }

    public init(named name: Text) { self.name = name.plainString(in: EnvironmentValues()) }
}

/// Which way to change a value.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }

/// An action that assistive technology offers; kept for interactive output.
package enum AccessibilityAction {
    case kind(AccessibilityActionKind, () -> Void)
    case named(String, () -> Void)
    case adjust((AccessibilityAdjustmentDirection) -> Void)
    case scroll((Edge) -> Void)
    case zoom((AccessibilityZoomGestureAction) -> Void)
}

/// A zoom that assistive technology asks for.
public struct AccessibilityZoomGestureAction {
    public enum Direction: Hashable, Sendable { case zoomIn, zoomOut }

    public let direction: Direction
    public let location: UnitPoint
    public let point: CGPoint
}

/// All that modifiers say of one view. What a later modifier says counts.
package struct AccessibilityProperties {
    package var label: String?
    package var value: String?
    package var hint: String?
    package var identifier: String?
    package var isHidden: Bool?
    package var children: AccessibilityChildBehavior?
    package var addedTraits: AccessibilityTraits = []
    package var removedTraits: AccessibilityTraits = []
    package var headingLevel: AccessibilityHeadingLevel?
    package var actions: [AccessibilityAction] = []
    /// Higher is read earlier; told beside the drawing's order, which is that of its layers.
    package var sortPriority: Double?
    package var inputLabels: [String] = []
    package var activationPoint: UnitPoint?
    package var showsLargeContent = false
    package var ignoresInvertedColors: Bool?
    package var respondsToInteraction: Bool?
    package var customContent: [(label: String, value: String, importance: AXCustomContent.Importance)] = []
    package var chart: AXChartDescriptor?
    package var rotors: [AccessibilityRotorUse] = []
    /// Views whose buttons are actions of this one.
    package var actionViews: [AnyView] = []

    package init() {}

    /// The role that modifiers give, if any.
    package var role: DrawnSemantics.Role? {
        if chart != nil { return .chart }
        if headingLevel != nil { return .heading }
        return addedTraits.subtracting(removedTraits).role
    }

    /// The drawing's form of it, around nothing yet.
    package var meaning: DrawnSemantics { changing(DrawnSemantics(role: .group, items: [])) }

    /// What an element means with what modifiers say of it: they win, and what they do not say stays.
    package func changing(_ element: DrawnSemantics) -> DrawnSemantics {
        var result = element
        if let removed = removedTraits.role, removed == element.role { result.role = .group }
        if let role { result.role = role }
        if let label = label ?? chart?.title { result.label = label }
        let details = customContent.map { "\($0.label): \($0.value)" }
        let values = [value ?? chart?.summary ?? (element.value.isEmpty ? nil : element.value)].compactMap { $0 }
        result.value = (values + details).joined(separator: ", ")
        if let hint { result.hint = hint }
        if let identifier { result.identifier = identifier }
        if let isHidden { result.isHidden = isHidden }
        if addedTraits.contains(.isSelected) { result.isSelected = true }
        if removedTraits.contains(.isSelected) { result.isSelected = false }
        if let headingLevel { result.headingLevel = Int(headingLevel.rawValue) }
        if let sortPriority { result.sortPriority = sortPriority.isFinite ? sortPriority : 0 }
        return result
    }
}
