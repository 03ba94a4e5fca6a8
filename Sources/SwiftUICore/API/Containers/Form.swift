import Foundation

/// Controls in grouped rows.
public struct Form<Content: View> {
    private let content: Content

    public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Form: View {
    public var body: some View {
        let content = content
        return StyledControl { context in
            FormStyleConfiguration(
                content: _ControlPart(content, index: 0, of: FormStyleConfiguration.self, in: context))
        } fallback: {
            GroupedFormStyle().makeBody(configuration: $0)
        }
    }
}

public struct FormStyleConfiguration {
    public typealias Content = _ControlPart

    public let content: Content
}

@MainActor @preconcurrency
public protocol FormStyle {
    associatedtype Body: View
    typealias Configuration = FormStyleConfiguration

    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

public struct AutomaticFormStyle { public nonisolated init() {} }

/// Rows in cards that scroll.
public struct GroupedFormStyle { public nonisolated init() {} }

/// Rows one below the other, without cards.
public struct ColumnsFormStyle { public nonisolated init() {} }

extension AutomaticFormStyle: FormStyle {
    public func makeBody(configuration: Configuration) -> some View {
        GroupedFormStyle().makeBody(configuration: configuration)
    }
}

extension GroupedFormStyle: FormStyle {
    public func makeBody(configuration: Configuration) -> some View {
        RowsView(content: configuration.content, container: .form, isSelected: { _ in false })
    }
}

extension ColumnsFormStyle: FormStyle {
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 10) { configuration.content }.padding()
    }
}

extension FormStyle where Self == AutomaticFormStyle {
    public static var automatic: AutomaticFormStyle { .init() }
}

extension FormStyle where Self == GroupedFormStyle {
    public static var grouped: GroupedFormStyle { .init() }
}

extension FormStyle where Self == ColumnsFormStyle {
    public static var columns: ColumnsFormStyle { .init() }
}

extension View {
    public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View {
        controlStyle(style, for: FormStyleConfiguration.self) { $0.makeBody(configuration: $1) }
    }
}
