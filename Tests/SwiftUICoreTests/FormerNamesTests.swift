import Drawing
import Foundation
import Testing

@testable import SwiftUICore

/// Older names mean what the newer ones mean.
@MainActor
struct FormerNamesTests {
    private func semantics(_ view: some View) -> DrawnSemantics? {
        guard case .semantics(let meaning) = drawing(view).items.first else { return nil }
        return meaning
    }

    @Test("accessibility modifiers")
    func accessibility() {
        let tile = Rectangle().frame(width: 4, height: 3)
        let meaning = semantics(
            tile.accessibility(label: Text("L")).accessibility(value: Text("V")).accessibility(hint: Text("H"))
                .accessibility(identifier: "I").accessibility(addTraits: .isHeader).accessibility(sortPriority: 2))
        #expect(meaning?.label == "L" && meaning?.value == "V" && meaning?.hint == "H" && meaning?.identifier == "I")
        #expect(meaning?.role == .heading && meaning?.sortPriority == 2)
        #expect(semantics(tile.accessibility(hidden: true))?.isHidden == true)
    }

    @Test("size categories are dynamic type sizes")
    func sizes() {
        var environment = EnvironmentValues()
        #expect(environment.sizeCategory == .large)
        environment.sizeCategory = .accessibilityExtraExtraExtraLarge
        #expect(environment.dynamicTypeSize == .accessibility5 && environment.sizeCategory.isAccessibilityCategory)
        #expect(ContentSizeCategory.extraSmall < .medium && ContentSizeCategory.allCases.count == 12)
        for category in ContentSizeCategory.allCases {
            environment.sizeCategory = category
            #expect(environment.sizeCategory == category)
        }
        let small = drawing(Text("aaaa").environment(\.sizeCategory, .extraSmall)).size.width
        #expect(small < drawing(Text("aaaa").environment(\.sizeCategory, .accessibilityLarge)).size.width)
    }
}
