import Foundation

/// Says that there is nothing to show, and why.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
    private let label: Label
    private let description: Description
    private let actions: Actions

    public nonisolated init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        (self.label, self.description, self.actions) = (label(), description(), actions())
    }
}

extension ContentUnavailableView: View {
    public var body: some View {
        VStack(spacing: 20) {
            VStack(spacing: 8) {
                label.labelStyle(UnavailableLabelStyle())
                description.font(.subheadline).foregroundStyle(.secondary)
            }
            if !(Actions.self == EmptyView.self) { VStack(spacing: 12) { actions.font(.subheadline) } }
        }
        .multilineTextAlignment(.center)
        .padding(16)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

/// A large gray icon over a bold title.
private struct UnavailableLabelStyle: LabelStyle {
    nonisolated init() {}

    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 16) {
            configuration.icon.font(.system(size: 46)).imageScale(.large).foregroundStyle(.secondary)
            configuration.title.font(.title2.bold())
        }
    }
}

extension ContentUnavailableView
where Label == SwiftUICore.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    private nonisolated init(_ title: Text, _ image: Image, _ description: Text?) {
        self.init(label: { SwiftUICore.Label(title: { title }, icon: { image }) }, description: { description })
    }

    public nonisolated init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init(Text(title), Image(name), description)
    }

    public nonisolated init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(Text(title), Image(systemName: name), description)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
        self.init(Text(title), Image(name), description)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
        self.init(Text(title), Image(systemName: name), description)
    }
}

/// The label, description and actions of an empty search.
public struct SearchUnavailableContent {
    public struct Label {
        fileprivate let text: String
    }

    public struct Description {
        fileprivate let text: String
    }

    /// An empty search offers nothing to do.
    public struct Actions {}
}

extension SearchUnavailableContent.Label: View {
    public var body: some View {
        let title = text.isEmpty ? Text("No Results") : Text("No Results for \u{201C}\(text)\u{201D}")
        return Label(title: { title }, icon: { Image(systemName: "magnifyingglass") })
    }
}

extension SearchUnavailableContent.Description: View {
    public var body: some View { Text("Check the spelling or try a new search.") }
}

extension SearchUnavailableContent.Actions: View {
    public var body: some View { EmptyView() }
}

extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    public nonisolated static var search: ContentUnavailableView<Label, Description, Actions> { search(text: "") }

    public nonisolated static func search(text: String) -> ContentUnavailableView<Label, Description, Actions> {
        ContentUnavailableView(
            label: { SearchUnavailableContent.Label(text: text) },
            description: { SearchUnavailableContent.Description(text: text) },
            actions: { SearchUnavailableContent.Actions() })
    }
}
