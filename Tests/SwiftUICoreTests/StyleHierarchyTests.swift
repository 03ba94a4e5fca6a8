import Drawing
import Foundation
import Testing

@testable import SwiftUICore

private func hex(_ style: some ShapeStyle, _ change: (inout EnvironmentValues) -> Void = { _ in }) -> String {
    var environment = EnvironmentValues()
    change(&environment)
    guard case .color(let color) = resolveStyle(style, in: environment).paint else { return "gradient" }
    return color.hexDescription
}

@Suite struct StyleHierarchyTests {
    @Test(arguments: [
        (HierarchicalShapeStyle.primary, "#000000FF", "#FFFFFFFF"), (.secondary, "#3C3C4399", "#EBEBF599"),
        (.tertiary, "#3C3C434D", "#EBEBF54D"), (.quaternary, "#3C3C432E", "#EBEBF529"),
    ])
    func `levels of the default foreground are the label colours`(
        style: HierarchicalShapeStyle, light: String, dark: String
    ) {
        #expect(hex(style) == light)
        #expect(hex(style) { $0.colorScheme = .dark } == dark)
    }

    @Test(arguments: [
        (HierarchicalShapeStyle.primary, "#FF3B30FF"), (.secondary, "#FF3B3080"), (.tertiary, "#FF3B3040"),
        (.quaternary, "#FF3B302E"),
    ])
    func `levels of a coloured foreground are fainter`(style: HierarchicalShapeStyle, expected: String) {
        #expect(hex(style) { $0.setForegroundStyles(Color.red) } == expected)
    }

    @Test func `given levels are used and the rest follow from the last`() {
        func levels(_ style: HierarchicalShapeStyle) -> String {
            hex(style) { $0.setForegroundStyles(Color.red, Color.blue) }
        }
        #expect(levels(.primary) == "#FF3B30FF")
        #expect(levels(.secondary) == "#007AFFFF")
        #expect(levels(.tertiary) == "#007AFF80")
        #expect(hex(.tertiary) { $0.setForegroundStyles(Color.red, Color.blue, Color.green) } == "#34C759FF")
    }

    @Test func `a relative style refers to the foreground outside`() {
        #expect(hex(ForegroundStyle()) { $0.setForegroundStyles(HierarchicalShapeStyle.secondary) } == "#3C3C4399")
        #expect(
            hex(.secondary) { $0.setForegroundStyles(HierarchicalShapeStyle.secondary) } == "#3C3C434D",
            "the second level of the second level is the third")
        #expect(
            hex(.foreground) { environment in
                environment.setForegroundStyles(Color.red)
                environment.setForegroundStyles(.secondary.opacity(0.5))
            } == "#FF3B3040")
    }

    @Test func `levels of any style can be asked for`() {
        #expect(hex(Color.red.secondary) == "#FF3B3080")
        #expect(hex(.tint.tertiary) == "#007AFF40")
        #expect(hex(.fill.secondary) == "#78788029")
        #expect(hex(.background.secondary) == "#F2F2F7FF")
    }

    @Test func `the tint falls back to blue and may be any style`() {
        #expect(hex(.tint) == "#007AFFFF")
        #expect(hex(.tint) { $0.tintStyle = AnyShapeStyle(Color.green) } == "#34C759FF")
        #expect(hex(.tint) { $0.tintStyle = AnyShapeStyle(.tint) } == "#007AFFFF")
        #expect(hex(.tint) { $0.tintStyle = AnyShapeStyle(Color.red.gradient) } == "gradient")
    }

    @Test func `semantic styles are the system's colours`() {
        #expect(hex(.separator) == "#3C3C434A")
        #expect(hex(.placeholder) == "#3C3C434D")
        #expect(hex(.link) == "#007AFFFF")
        #expect(hex(.background) == "#FFFFFFFF")
        #expect(hex(.background) { $0.colorScheme = .dark } == "#000000FF")
        #expect(hex(.background) { $0.backgroundStyle = AnyShapeStyle(Color.green) } == "#34C759FF")
        #expect(hex(.background) { $0.backgroundStyle = AnyShapeStyle(.background) } == "#FFFFFFFF")
    }

    @Test(arguments: [
        (Material.ultraThin, "99"), (.thin, "B3"), (.regular, "CC"), (.thick, "E6"), (.ultraThick, "F2"),
    ])
    func `a material is a veil of its thickness`(material: Material, alpha: String) {
        #expect(hex(material) == "#FFFFFF" + alpha)
        #expect(hex(material) { $0.colorScheme = .dark } == "#1E1E1E" + alpha)
    }
}

private struct SchemeStyle: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
        environment.colorScheme == .dark ? Color.white : Color.black
    }
}

private struct CircularStyle: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> CircularStyle { self }
}

@Suite struct StyleModifierTests {
    @Test func `a style of a client stands for what it resolves to`() {
        #expect(hex(SchemeStyle()) == "#000000FF")
        #expect(hex(SchemeStyle()) { $0.colorScheme = .dark } == "#FFFFFFFF")
        #expect(hex(AnyShapeStyle(SchemeStyle())) == "#000000FF")
    }

    @Test func `a style that stands for itself ends as the foreground`() {
        #expect(hex(CircularStyle()) { $0.setForegroundStyles(Color.red) } == "#FF3B30FF")
    }

    @Test func `opacity, blend mode and shadows add up`() {
        let style = Color.red.shadow(.drop(color: .black, radius: 4, x: 1, y: 2)).blendMode(.multiply).opacity(0.5)
        let resolved = resolveStyle(style, in: EnvironmentValues())
        #expect(resolved.paint == .color(RGBA(hex: 0xFF3B30, alpha: 0.5)))
        #expect(resolved.blend == .multiply)
        #expect(resolved.shadows.count == 1)
        #expect(resolved.shadows.first?.color.alpha == 0.5)
        #expect(resolved.shadows.first?.drawn.deviation == 2)
        #expect(resolved.shadows.first?.offset == CGSize(width: 1, height: 2))
    }

    @Test func `erasing a style changes nothing and does not pile up`() {
        #expect(hex(AnyShapeStyle(AnyShapeStyle(Color.red))) == "#FF3B30FF")
        #expect(AnyShapeStyle(AnyShapeStyle(Color.red)).base is Color)
    }
}
