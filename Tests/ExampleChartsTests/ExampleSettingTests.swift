import ExampleCharts
import Foundation
import SwiftUI
import Testing

@Suite("The examples in other settings")
@MainActor
struct ExampleSettingTests {
    @Test("The selection has each example once, controls and charts")
    func selection() {
        let names = ExampleCatalog.examplesInOtherSettings.map(\.name)
        #expect(Set(names).count == names.count && names.count == 40)
        #expect(names.contains("settings-form") && names.contains("line-series"))
    }

    @Test(
        "Each is drawn without a diagnostic, and unlike the usual picture",
        arguments: ExampleCatalog.examplesInOtherSettings.map(\.name), ExampleSetting.others.map(\.name))
    func drawing(name: String, setting: String) throws {
        let example = try #require(ExampleCatalog.example(named: name))
        let setting = try #require(ExampleSetting.others.first { $0.name == setting })
        func renderer(_ setting: ExampleSetting) throws -> ImageRenderer<ExamplePicture> {
            ImageRenderer(
                content: ExamplePicture(
                    try example.view(), lengths: setting.size(of: example), scheme: .light, setting: setting))
        }
        let drawn = try renderer(setting)
        // Labels of charts have the smallest size that there is.
        let hasOwnLook = setting.dynamicTypeSize != .xSmall || ["settings-form", "buttons"].contains(name)
        if hasOwnLook { #expect(try drawn.svg() != renderer(.usual).svg()) }
        // In large text every second month has a name.
        let expected = ["chart.reduced"] + (name == "axis-leading" ? ["chart.axis-labels-dropped"] : [])
        #expect(drawn.diagnostics.map(\.code).filter { !expected.contains($0) }.isEmpty)
    }

    @Test("With large text pages grow downwards, charts both ways")
    func sizes() throws {
        let large = try #require(ExampleSetting.others.first { $0.dynamicTypeSize.isAccessibilitySize })
        let page = try #require(ExampleCatalog.example(named: "buttons"))
        #expect(large.size(of: page) == ProposedViewSize(width: 420, height: nil))
        #expect(ExampleSetting.usual.size(of: page) == ProposedViewSize(width: 420, height: 400))
        let chart = try #require(ExampleCatalog.example(named: "bars"))
        #expect((large.size(of: chart).width ?? 0) > 360 && (large.size(of: chart).height ?? 0) > 240)
    }
}
