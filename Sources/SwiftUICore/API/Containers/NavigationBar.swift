import Foundation

/// A navigation container's content between its bars.
package struct NavigationChrome: View {
    let model: NavigationModel
    let content: LayoutNode
    let place: SafeAreaPlace

    package var body: some View {
        VStack(spacing: 0) {
            if !model.isHidden(.navigationBar) { NavigationBar(model: model).safeAreaBar(of: place) }
            ResolvedNodes(content)
            if hasBottomBar { BottomBar(model: model) }
        }
        .background {
            Rectangle().fill(background).ignoresSafeArea()
            if let view = model.backgroundView { view }
        }
    }

    private var hasBottomBar: Bool {
        !model.isHidden(.bottomBar) && model.entries.contains { $0.kind == .item && $0.placement.place == .bottom }
    }

    private var background: AnyShapeStyle { model.background ?? AnyShapeStyle(BackgroundStyle()) }
}

/// The bar at the top: 44 points, and 52 more where the title is large.
private struct NavigationBar: View {
    let model: NavigationModel

    @Environment(\.colorScheme) private var colorScheme

    private static let height: CGFloat = 44
    private static let largeTitleHeight: CGFloat = 52
    private static let margin: CGFloat = 16

    private var isLarge: Bool {
        guard model.title != nil else { return false }
        return switch model.displayMode ?? .automatic {
        case .large: true
        case .inline: false
        case .automatic: !model.isPushed
        }
    }

    var body: some View {
        let bar = model.bars[.navigationBar] ?? BarAppearance()
        VStack(alignment: .leading, spacing: 0) {
            topRow
            if isLarge, let title = model.title {
                VStack(alignment: .leading, spacing: 2) {
                    title.font(.largeTitle.bold()).lineLimit(1).minimumScaleFactor(0.7)
                    if let subtitle = model.subtitle { subtitle.font(.subheadline).foregroundStyle(.secondary) }
                }
                .padding(.horizontal, Self.margin)
                .frame(minHeight: Self.largeTitleHeight, alignment: .leading)
            }
            if let prompt = model.searchPrompt {
                SearchField(prompt: prompt).padding(.horizontal, Self.margin).padding(.bottom, 15)
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .background { if bar.isDrawn { Rectangle().fill(bar.style ?? AnyShapeStyle(Material.bar)) } }
        .overlay(alignment: .bottom) { if bar.isDrawn, bar.style == nil { Divider() } }
        .environment(\.colorScheme, bar.colorScheme ?? colorScheme)
    }

    private func items(_ place: ToolbarItemPlacement.Place) -> some View {
        BarItems(entries: model.entries, place: place, colorScheme: model.bars[.navigationBar]?.colorScheme)
    }

    private var topRow: some View {
        NavigationBarRow {
            HStack(spacing: 16) {
                if model.isPushed, !model.hidesBackButton { BackButton(title: model.backTitle) }
                if hasItems(.leading) { items(.leading) }
            }
            centre
            HStack(spacing: 16) {
                if hasItems(.trailing) { items(.trailing) }
                if hasItems(.menu) { Image(systemName: "ellipsis.circle").imageScale(.large).foregroundStyle(.tint) }
            }
        }
        .padding(.horizontal, Self.margin)
        .frame(height: Self.height)
        .barTypeSize()
    }

    private func hasItems(_ place: ToolbarItemPlacement.Place) -> Bool {
        model.entries.contains { $0.placement.place == place }
    }

    private var centre: some View {
        HStack(spacing: 0) {
            if hasItems(.center) {
                items(.center)
            } else if !isLarge, let title = model.title {
                VStack(spacing: 0) {
                    HStack(spacing: 4) {
                        title.font(.headline).lineLimit(1)
                        if let menu = model.titleMenu { TitleMenuMark(menu: menu) }
                    }
                    if let subtitle = model.subtitle {
                        subtitle.font(.caption).lineLimit(1).foregroundStyle(.secondary)
                    }
                }
            }
        }
    }
}

/// A chevron and where it leads back to; "Back" where that is too long for the bar, and the chevron alone where that is
/// too long as well.
private struct BackButton: View {
    let title: Text?

    var body: some View {
        ViewThatFits(in: .horizontal) {
            if let title { button(title) }
            button(Text("Back"))
            chevron
        }
        .foregroundStyle(.tint)
    }

    private func button(_ title: Text) -> some View {
        HStack(spacing: 6) {
            chevron
            title.lineLimit(1)
        }
    }

    private var chevron: some View {
        Image(systemName: "chevron.backward").font(.body.weight(.semibold)).imageScale(.large)
    }
}

/// Beside a title that a menu opens from.
private struct TitleMenuMark: View {
    let menu: AnyView

    var body: some View {
        Image(systemName: "chevron.down.circle.fill").symbolRenderingMode(.hierarchical)
            .font(.subheadline).foregroundStyle(.secondary)
            .interactive(.control(.menu(MenuUse(content: menu, primaryAction: nil))))
    }
}

extension BarAppearance {
    /// At rest nothing has scrolled under the bar, which then has no background unless it is asked for.
    fileprivate var isDrawn: Bool { visibility == .visible || (style != nil && visibility != .hidden) }
}

/// The items of one place, as bars show them: icons alone, in the tint.
private struct BarItems: View {
    let entries: [ToolbarEntry]
    let place: ToolbarItemPlacement.Place
    let colorScheme: ColorScheme?

    var body: some View {
        let chosen = entries.filter { $0.placement.place == place }
        HStack(spacing: place == .bottom ? 8 : 16) {
            ForEach(Array(chosen.enumerated()), id: \.offset) { _, entry in
                switch entry.kind {
                case .fixedSpace: Color.clear.frame(width: 8, height: 1)
                case .flexibleSpace: RowSpacer(minLength: 8)
                case .item: ResolvedNodes(nodes(of: entry))
                }
            }
        }
    }

    private func nodes(of entry: ToolbarEntry) -> [LayoutNode] {
        entry.nodes { environment in
            environment.stackAxis = .horizontal
            environment.rowContainer = nil
            environment.isInToolbar = true
            environment.dynamicTypeSize = min(environment.dynamicTypeSize, BarMetrics.largestTypeSize)
            if let colorScheme { environment.colorScheme = colorScheme }
            if environment.font == nil {
                environment.font = entry.placement == .confirmationAction ? .headline : .body
            }
            if place == .center, environment.font == .body { environment.font = .headline }
        }
    }
}

private struct BottomBar: View {
    let model: NavigationModel

    var body: some View {
        BarItems(entries: model.entries, place: .bottom, colorScheme: model.bars[.bottomBar]?.colorScheme)
            .barTypeSize()
            .padding(.horizontal, 16)
            .frame(maxWidth: .infinity)
            .frame(height: 44)
            .background { Rectangle().fill(model.bars[.bottomBar]?.style ?? AnyShapeStyle(Material.bar)) }
            .overlay(alignment: .top) { Divider() }
    }
}

/// The field of `searchable`, empty.
package struct SearchField: View {
    let prompt: Text

    package var body: some View {
        HStack(spacing: 6) {
            Image(systemName: "magnifyingglass")
            prompt.lineLimit(1)
            RowSpacer(minLength: 0)
        }
        .foregroundStyle(.secondary)
        .padding(.horizontal, 8)
        .padding(.vertical, 4)
        .frame(minHeight: 36)
        .background(Color(source: .system(.tertiarySystemFill)), in: RoundedRectangle(cornerRadius: 10))
    }
}

private struct ToolbarFlagKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    package var isInToolbar: Bool {
        get { self[ToolbarFlagKey.self] }
        set { self[ToolbarFlagKey.self] = newValue }
    }
}
