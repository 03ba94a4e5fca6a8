import SwiftUI

/// What stands around a chart: title above, caption below, on the background of its mode, with a margin.
struct PictureFrame<Content: View>: View {
    let words: PlotWords
    let looks: PlotLooks
    let timeZone: TimeZone
    /// Of the whole picture in points; nil for the content's own.
    let size: CGSize?
    @ViewBuilder let content: () -> Content

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            if words.title != nil || words.subtitle != nil { header }
            content()
            if let caption = words.caption { Text(caption).font(.caption).foregroundStyle(.secondary) }
        }
        .padding(looks.theme == .slides ? 24 : 16)
        .frame(width: size?.width, height: size?.height)
        .background(looks.isTransparent ? Color.clear : Color(UIColor.systemBackground))
        .environment(\.colorScheme, looks.isDark ? .dark : .light)
        .environment(\.calendar, calendar)
        .environment(\.timeZone, timeZone)
        .environment(\.locale, words.locale)
    }

    private var header: some View {
        VStack(alignment: .leading, spacing: 3) {
            if let title = words.title { Text(title).font(looks.theme.titleFont) }
            if let subtitle = words.subtitle {
                Text(subtitle).font(looks.theme.subtitleFont).foregroundStyle(.secondary)
            }
        }
    }

    private var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        (calendar.timeZone, calendar.locale) = (timeZone, words.locale)
        return calendar
    }
}

/// Options about words around a picture and its colours.
enum WordOptions {
    static let all = [
        OptionSpec(name: "title", letter: "t", placeholder: "TEXT", help: "above the chart", group: "Words"),
        OptionSpec(name: "subtitle", placeholder: "TEXT", help: "below the title", group: "Words"),
        OptionSpec(name: "caption", placeholder: "TEXT", help: "below the chart, such as the source", group: "Words"),
        OptionSpec(name: "locale", placeholder: "ID", help: "language of months and numbers (en_US)", group: "Words"),
    ]

    static let palette = OptionSpec(
        name: "palette", letter: "p", placeholder: "NAME|COLORS",
        help: "\(Palette.names.joined(separator: ", ")), or colours such as \"#d1495b,teal\"", group: "Looks")
}
