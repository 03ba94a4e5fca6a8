import Foundation

/// A title with an icon.
public struct Label<Title, Icon> {
    private let title: Title
    private let icon: Icon

    fileprivate nonisolated init(_ title: Title, with icon: Icon) { (self.title, self.icon) = (title, icon) }
}

extension Label: View where Title: View, Icon: View {
    public var body: some View {
        let (title, icon) = (title, icon)
        return StyledControl { context in
            LabelStyleConfiguration(
                title: _ControlPart(title, index: 0, of: LabelStyleConfiguration.self, in: context),
                icon: _ControlPart(icon, index: 1, of: LabelStyleConfiguration.self, in: context))
        } fallback: {
            DefaultLabelStyle().makeBody(configuration: $0)
        }
    }
}

extension Label where Title: View, Icon: View {
    public nonisolated init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.init(title(), with: icon())
    }
}

extension Label where Title == Text, Icon == Image {
    public nonisolated init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init(Text(titleKey), with: Image(name))
    }

    public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(Text(titleKey), with: Image(systemName: name))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, image name: String) {
        self.init(Text(title), with: Image(name))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init(Text(title), with: Image(systemName: name))
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// The label of a style, to be changed by another style.
    public nonisolated init(_ configuration: LabelStyleConfiguration) {
        self.init(configuration.title, with: configuration.icon)
    }
}

public struct LabelStyleConfiguration {
    public typealias Title = _ControlPart
    public typealias Icon = _ControlPart

    public let title: Title
    public let icon: Icon
}

@MainActor @preconcurrency
public protocol LabelStyle {
    associatedtype Body: View
    typealias Configuration = LabelStyleConfiguration

    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

public struct DefaultLabelStyle { public nonisolated init() {} }
public struct IconOnlyLabelStyle { public nonisolated init() {} }
public struct TitleOnlyLabelStyle { public nonisolated init() {} }
public struct TitleAndIconLabelStyle { public nonisolated init() {} }

extension DefaultLabelStyle: LabelStyle {
    public func makeBody(configuration: Configuration) -> some View { DefaultLabelBody(configuration: configuration) }
}

extension IconOnlyLabelStyle: LabelStyle {
    public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

extension TitleOnlyLabelStyle: LabelStyle {
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension TitleAndIconLabelStyle: LabelStyle {
    public func makeBody(configuration: Configuration) -> some View {
        HStack(alignment: .firstTextBaseline, spacing: 8) {
            configuration.icon
            configuration.title
        }
    }
}

/// Side by side; in bars the icon alone, in tabs one over the other, in rows with the icons in a column of their own.
private struct DefaultLabelBody: View {
    let configuration: LabelStyleConfiguration

    @Environment(\.rowContainer) private var rowContainer
    @Environment(\.isInToolbar) private var isInToolbar
    @Environment(\.isInTabItem) private var isInTabItem
    @Environment(\.listAppearance) private var appearance
    @Environment(\.dynamicTypeSize) private var typeSize

    /// The column of icons is as wide as they are high.
    @ScaledMetric var iconColumn: CGFloat = 24

    var body: some View {
        if isInToolbar {
            configuration.icon.imageScale(.large)
        } else if isInTabItem {
            configuration.icon
            configuration.title
        } else if rowContainer != nil {
            if typeSize.isAccessibilitySize {
                // The icon stands above a title that would break beside it.
                ViewThatFits(in: .horizontal) {
                    row
                    VStack(alignment: .leading, spacing: 4) {
                        icon
                        title
                    }
                }
            } else {
                row
            }
        } else {
            TitleAndIconLabelStyle().makeBody(configuration: configuration)
        }
    }

    private var row: some View {
        HStack(alignment: .firstTextBaseline, spacing: 16) {
            icon.frame(width: iconColumn)
            title
        }
    }

    private var icon: some View {
        configuration.icon.foregroundStyle(appearance.itemTint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint))
    }

    private var title: some View { SeparatorStart(content: TitleStack(content: configuration.title)) }
}

extension LabelStyle where Self == DefaultLabelStyle {
    public static var automatic: DefaultLabelStyle { .init() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    public static var iconOnly: IconOnlyLabelStyle { .init() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    public static var titleOnly: TitleOnlyLabelStyle { .init() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    public static var titleAndIcon: TitleAndIconLabelStyle { .init() }
}

extension View {
    public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        controlStyle(style, for: LabelStyleConfiguration.self) { $0.makeBody(configuration: $1) }
    }
}

/// Where separators of rows begin: at the title.
private struct SeparatorStart<Content: View>: View {
    let content: Content

    @Environment(\.layoutDirection) private var direction

    var body: some View {
        let rightToLeft = direction == .rightToLeft
        return content.alignmentGuide(.listRowSeparatorLeading) { rightToLeft ? $0.width : 0 }
    }
}
