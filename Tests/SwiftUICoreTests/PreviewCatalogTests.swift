import Foundation
import SwiftUICore
import Testing
import TextShaping

private let text = ShapingCache(shaper: FixedMetricsShaper())

#Preview("Plain") { Color.red }

#Preview("Twice") { Color.red }

#Preview("Twice", traits: .fixedLayout(width: 20, height: 10), .landscapeLeft) { Color.red }

#Preview("State", traits: .sizeThatFitsLayout) {
    @Previewable @State var width: CGFloat = 30
    @Previewable
    @State var height = 2.0
    let color = Color.red
    color.frame(width: width, height: height)
}

private struct Sample_Previews: PreviewProvider {
    static var previews: some View {
        Color.red.previewDisplayName("Provided").previewLayout(.fixed(width: 7, height: 8))
        Color.red.previewInterfaceOrientation(.landscapeRight)
    }
}

extension EnvironmentValues {
    @Entry fileprivate var typed: CGFloat = 12
    @Entry fileprivate var untyped = ["a"]
    @Entry fileprivate var optional: Int?
    @Entry fileprivate var action: (Int) -> Int = { $0 + 1 }
}

@Test func entriesHaveTheirDefaultsUntilTheyAreSet() {
    var values = EnvironmentValues()
    #expect(values.typed == 12)
    #expect(values.untyped == ["a"])
    #expect(values.optional == nil)
    #expect(values.action(1) == 2)
    values.typed = 3
    values.optional = 4
    #expect(values.typed == 3)
    #expect(values.optional == 4)
}

@MainActor @Test func thePreviewsOfAProgramAreFoundByName() throws {
    let names = try PreviewCatalog.entries(text: text).map(\.name)
    #expect(names == ["Plain", "Twice", "Twice #2", "State", "Provided", "Sample_Previews 2"])
}

@MainActor @Test func traitsDecideTheSize() throws {
    let sizes = try PreviewCatalog.entries(text: text).map(\.preview.size)
    let screen = CGSize(width: 393, height: 852)
    #expect(
        sizes == [
            screen, screen, CGSize(width: 20, height: 10), nil, CGSize(width: 7, height: 8),
            CGSize(width: 852, height: 393),
        ])
}

@MainActor @Test func statefulPreviewsAreDrawn() throws {
    let entry = try #require(try PreviewCatalog.entries(text: text).first { $0.name == "State" })
    let drawing = ViewRenderer(text: text).drawing(of: entry.preview.content, proposal: .unspecified)
    #expect(drawing.size == CGSize(width: 30, height: 2))
}

@Test func typesThatDoNotConformAreNotFound() {
    #expect(ConformanceRecords.types(conformingTo: (any Unused).self).isEmpty)
    #expect(ConformanceRecords.types(conformingTo: Int.self).isEmpty)
    #expect(ConformanceRecords.types(conformingTo: (any PreviewProvider).self).count == 1)
}

private protocol Unused {}
