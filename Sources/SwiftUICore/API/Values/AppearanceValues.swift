import Foundation

/// Light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
    case light, dark
}

public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
    case standard, increased
}

/// Whether a part of the interface shows, where a context decides if neither is said.
public enum Visibility: CaseIterable, Hashable, Sendable {
    case automatic, visible, hidden
}

public enum LayoutDirection: CaseIterable, Hashable, Sendable {
    case leftToRight, rightToLeft
}

/// How content of a fixed aspect ratio fills a space: all of it inside, or all of the space covered.
public enum ContentMode: CaseIterable, Hashable, Sendable {
    case fit, fill
}

/// How a shape follows the layout direction.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    case fixed
    case mirrors(in: LayoutDirection)

    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

public enum TextAlignment: CaseIterable, Hashable, Sendable {
    case leading, center, trailing
}

public enum ControlSize: CaseIterable, Hashable, Sendable {
    case mini, small, regular, large, extraLarge
}

public enum UserInterfaceSizeClass: Hashable, Sendable {
    case compact, regular
}

/// Which of several layers of one kind a style stands in, such as a card in a page.
public struct BackgroundProminence: Hashable, Sendable {
    private var isIncreased: Bool

    public static let standard = BackgroundProminence(isIncreased: false)
    public static let increased = BackgroundProminence(isIncreased: true)
}

public enum LegibilityWeight: Hashable, Sendable {
    case regular, bold
}
