import Drawing
import Foundation
import Testing

@testable import SwiftUICore

private func environment(_ scheme: ColorScheme) -> EnvironmentValues {
    var values = EnvironmentValues()
    values.colorScheme = scheme
    return values
}

private func hex(_ color: Color, _ scheme: ColorScheme = .light) -> String {
    color.rgba(in: environment(scheme)).hexDescription
}

@Suite struct ColorSystemTests {
    @Test(arguments: [
        (Color.red, "#FF3B30FF", "#FF453AFF"), (.orange, "#FF9500FF", "#FF9F0AFF"),
        (.yellow, "#FFCC00FF", "#FFD60AFF"), (.green, "#34C759FF", "#30D158FF"), (.mint, "#00C7BEFF", "#63E6E2FF"),
        (.teal, "#30B0C7FF", "#40C8E0FF"), (.cyan, "#32ADE6FF", "#64D2FFFF"), (.blue, "#007AFFFF", "#0A84FFFF"),
        (.indigo, "#5856D6FF", "#5E5CE6FF"), (.purple, "#AF52DEFF", "#BF5AF2FF"), (.pink, "#FF2D55FF", "#FF375FFF"),
        (.brown, "#A2845EFF", "#AC8E68FF"), (.gray, "#8E8E93FF", "#8E8E93FF"), (.primary, "#000000FF", "#FFFFFFFF"),
        (.secondary, "#3C3C4399", "#EBEBF599"), (.white, "#FFFFFFFF", "#FFFFFFFF"),
        (.black, "#000000FF", "#000000FF"), (.clear, "#00000000", "#00000000"),
        (.accentColor, "#007AFFFF", "#0A84FFFF"),
    ])
    func `a standard colour has its published components in light and dark`(
        color: Color, light: String, dark: String
    ) {
        #expect(hex(color, .light) == light)
        #expect(hex(color, .dark) == dark)
    }

    @Test(arguments: [
        (UIColor.secondarySystemBackground, "#F2F2F7FF", "#1C1C1EFF"), (.systemBackground, "#FFFFFFFF", "#000000FF"),
        (.tertiarySystemBackground, "#FFFFFFFF", "#2C2C2EFF"), (.systemGroupedBackground, "#F2F2F7FF", "#000000FF"),
        (.tertiaryLabel, "#3C3C434D", "#EBEBF54D"), (.quaternaryLabel, "#3C3C432E", "#EBEBF529"),
        (.separator, "#3C3C434A", "#54545899"), (.opaqueSeparator, "#C6C6C8FF", "#38383AFF"),
        (.systemFill, "#78788033", "#7878805C"), (.quaternarySystemFill, "#74748014", "#7676802E"),
        (.systemGray2, "#AEAEB2FF", "#636366FF"), (.systemGray6, "#F2F2F7FF", "#1C1C1EFF"),
        (.systemGreen, "#34C759FF", "#30D158FF"), (.red, "#FF0000FF", "#FF0000FF"),
    ])
    func `a colour of UIKit adapts when it becomes a Color`(color: UIColor, light: String, dark: String) {
        #expect(hex(Color(color), .light) == light)
        #expect(hex(Color(uiColor: color), .dark) == dark)
    }

    @Test func `increased contrast takes the accessible palette`() {
        var values = EnvironmentValues()
        values._colorSchemeContrast = .increased
        #expect(Color.blue.rgba(in: values).hexDescription == "#0040DDFF")
        values.colorScheme = .dark
        #expect(Color.blue.rgba(in: values).hexDescription == "#409CFFFF")
        #expect(Color(.separator).rgba(in: values).hexDescription == "#54545899")
    }

    @Test func `the accent colour is the tint where one is set`() {
        var values = EnvironmentValues()
        values.tintStyle = AnyShapeStyle(Color.green)
        #expect(Color.accentColor.rgba(in: values).hexDescription == "#34C759FF")
        values.tintStyle = AnyShapeStyle(Color.accentColor)
        #expect(Color.accentColor.rgba(in: values).hexDescription == "#007AFFFF")
    }
}

@Suite struct ColorValueTests {
    @Test func `opacity multiplies and leaves the components`() {
        #expect(hex(Color.red.opacity(0.5)) == "#FF3B3080")
        #expect(hex(Color.red.opacity(0.5).opacity(0.5)) == "#FF3B3040")
        #expect(hex(Color.secondary.opacity(0.5), .dark) == "#EBEBF54D")
        #expect(hex(Color.red.opacity(.nan)) == "#FF3B30FF")
    }

    @Test func `hue, saturation and brightness give the colour wheel`() {
        #expect(hex(Color(hue: 0, saturation: 1, brightness: 1)) == "#FF0000FF")
        #expect(hex(Color(hue: 1.0 / 6, saturation: 1, brightness: 1)) == "#FFFF00FF")
        #expect(hex(Color(hue: 1.0 / 3, saturation: 1, brightness: 1)) == "#00FF00FF")
        #expect(hex(Color(hue: 2.0 / 3, saturation: 1, brightness: 1)) == "#0000FFFF")
        #expect(hex(Color(hue: 1, saturation: 1, brightness: 1)) == "#FF0000FF")
        #expect(hex(Color(hue: 0.4, saturation: 0, brightness: 0.2)) == "#333333FF")
        #expect(hex(Color(hue: 0.5, saturation: 0.5, brightness: 0.8)) == "#66CCCCFF")
    }

    @Test func `linear and Display P3 components are converted to sRGB`() {
        #expect(hex(Color(.sRGBLinear, white: 0.5)) == "#BCBCBCFF")
        let red = Color(.displayP3, red: 1, green: 0, blue: 0).rgba(in: EnvironmentValues())
        #expect(abs(red.red - 1.0931) < 0.0005)
        #expect(abs(red.green + 0.2267) < 0.0005)
        #expect(abs(red.blue + 0.1501) < 0.0005)
        #expect(hex(Color(.displayP3, white: 1)) == "#FFFFFFFF")
    }

    @Test func `resolved components are floats with linear accessors`() {
        let resolved = Color(red: 0.5, green: 0.25, blue: 0).resolve(in: EnvironmentValues())
        #expect(resolved.red == 0.5)
        #expect(abs(resolved.linearRed - 0.2140) < 0.0001)
        #expect(resolved.opacity == 1)
        #expect(resolved.description == "#804000FF")
        var changed = resolved
        changed.linearGreen = 1
        #expect(changed.green == 1)
        #expect(Color(resolved).resolve(in: EnvironmentValues()) == resolved)
    }

    @Test func `resolved colours survive encoding`() throws {
        let resolved = Color.orange.resolve(in: EnvironmentValues())
        let copy = try JSONDecoder().decode(Color.Resolved.self, from: JSONEncoder().encode(resolved))
        #expect(abs(copy.red - resolved.red) < 1e-5)
        #expect(abs(copy.green - resolved.green) < 1e-5)
        #expect(copy.opacity == 1)
    }

    @Test func `mixing is even in OKLab by default and plain on demand`() {
        #expect(hex(Color.white.mix(with: .green, by: 0.5)) == "#A8E5AEFF")
        #expect(hex(Color.white.mix(with: .green, by: 0.5, in: .device)) == "#9AE3ACFF")
        #expect(hex(Color.red.mix(with: .blue, by: 0)) == "#FF3B30FF")
        #expect(hex(Color.red.mix(with: .blue, by: 7)) == "#007AFFFF")
    }

    @Test func `equal colours are equal and describe themselves`() {
        #expect(Color.red == .red)
        #expect(Color.red != .green)
        #expect(Color(.systemRed) == Color(uiColor: .systemRed))
        #expect(Set([Color.red, .red, .blue]).count == 2)
        #expect(Color.red.description == "red")
        #expect(Color.primary.description == "primary")
        #expect(Color(red: 1, green: 0, blue: 0).description == "#FF0000FF")
    }
}
