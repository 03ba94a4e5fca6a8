import SwiftUI

/// Controls and containers as a phone shows them at rest.
let controlExamples: [Example] = [
    page("buttons", "Buttons", "Styles, roles, sizes and shapes.", "ButtonGallery", 420, 400) { ButtonGallery() },
    page("settings-form", "Form", "The controls of settings.", "SettingsForm", 393, 880) { SettingsForm() },
    page("sectioned-list", "List", "Sections, badges, a large title.", "SectionedList", 393, 600) { SectionedList() },
    page("detail-page", "Detail", "A way back, values, bars at both ends.", "DetailPage", 393, 600) { DetailPage() },
    page("pickers", "Pickers", "Segments, a menu, a wheel, rows.", "PickerGallery", 393, 720) { PickerGallery() },
    page("progress", "Progress and gauges", "Lines and circles.", "ProgressGallery", 393, 560) { ProgressGallery() },
    page("groups", "Groups", "Boxes, disclosures, fields.", "GroupGallery", 393, 620) { GroupGallery() },
    page("tabbed-table", "Tabs and a table", "Sorted by a column.", "TabbedTable", 560, 360) { TabbedTable() },
    page("dates", "Dates", "A month, wheels and fields.", "DateGallery", 393, 820) { DateGallery() },
    page("empty-state", "Nothing to show", "With an action; a search.", "EmptyState", 393, 560) { EmptyState() },
    page("grids", "Grids", "By rows, by columns, by room.", "GridGallery", 393, 460) { GridGallery() },
    page("system-symbols", "System symbols", "Sizes, weights, variants, levels.", "SymbolGallery", 430, 400) {
        SymbolGallery()
    },
]

private func page(
    _ name: String, _ title: String, _ summary: String, _ file: String, _ width: CGFloat, _ height: CGFloat,
    @ViewBuilder _ view: @escaping @MainActor @Sendable () -> some View
) -> Example {
    Example(name, title, summary, source: "Views/\(file).swift", size: CGSize(width: width, height: height)) {
        AnyView(view())
    }
}
