import Drawing
import Foundation
import Testing

@testable import SwiftUICore

@Suite struct ColorUIKitTests {
    @Test(arguments: [
        UIColor.systemGreen, .secondarySystemBackground, .systemTeal, .black, .white,
        UIColor(red: 0.9, green: 0.1, blue: 0.4, alpha: 0.3),
    ])
    func `hue, saturation and brightness give back the colour they were read from`(color: UIColor) {
        var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        #expect(color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha))
        let copy = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
        let (a, b) = (color.cgColor.components ?? [], copy.cgColor.components ?? [])
        #expect(a.count == 4 && b.count == 4)
        for (x, y) in zip(a, b) { #expect(abs(x - y) < 1e-12) }
    }

    @Test func `hues are the known ones`() {
        var hue: CGFloat = 0
        var saturation: CGFloat = 0
        UIColor.systemGreen.getHue(&hue, saturation: &saturation, brightness: nil, alpha: nil)
        // 34C759: chroma 147, a third of the circle and a bit.
        #expect(abs(hue - (2 + 37.0 / 147) / 6) < 1e-12)
        #expect(abs(saturation - 147.0 / 199) < 1e-12)
        UIColor.magenta.getHue(&hue, saturation: nil, brightness: nil, alpha: nil)
        #expect(abs(hue - 5.0 / 6) < 1e-12)
    }

    @Test func `components outside a rendering are the light ones`() {
        var red: CGFloat = 0
        UIColor.systemBackground.getRed(&red, green: nil, blue: nil, alpha: nil)
        #expect(red == 1)
        #expect(UIColor.label.cgColor.components == [0, 0, 0, 1])
    }

    @Test func `white is read from grays only`() {
        var (white, alpha): (CGFloat, CGFloat) = (0, 0)
        #expect(UIColor(white: 0.25, alpha: 0.5).getWhite(&white, alpha: &alpha))
        #expect(white == 0.25 && alpha == 0.5)
        #expect(!UIColor.systemRed.getWhite(&white, alpha: &alpha))
        #expect(white == 0.25)
    }

    @Test func `alpha is replaced and the colour still adapts`() {
        let faded = UIColor.systemBlue.withAlphaComponent(0.5)
        #expect(faded.rgba(Appearance()).hexDescription == "#007AFF80")
        #expect(faded.rgba(Appearance(isDark: true)).hexDescription == "#0A84FF80")
    }

    @Test func `a dynamic colour asks its provider with the traits of the place`() {
        let color = UIColor { traits in traits.userInterfaceStyle == .dark ? .white : .black }
        var environment = EnvironmentValues()
        #expect(Color(color).rgba(in: environment) == .black)
        environment.colorScheme = .dark
        #expect(Color(color).rgba(in: environment) == .white)
        let dark = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
        #expect(dark == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    }

    @Test func `a Color goes through UIKit unharmed`() {
        let color = UIColor(Color.red)
        #expect(color.rgba(Appearance(isDark: true)).hexDescription == "#FF453AFF")
        #expect(UIColor.systemRed == .systemRed)
        #expect(UIColor.systemRed.hash == UIColor.systemRed.hash)
    }

    @Test func `a colour of Core Graphics has components by its model`() {
        #expect(CGColor(gray: 0.5, alpha: 1).components == [0.5, 1])
        #expect(CGColor(red: 1, green: 0, blue: 0, alpha: 0.5).numberOfComponents == 4)
        #expect(CGColor(red: 1, green: 0, blue: 0, alpha: 0.5).copy(alpha: 1)?.alpha == 1)
        #expect(Color(cgColor: CGColor(red: 1, green: 0, blue: 0, alpha: 1)) == Color(red: 1, green: 0, blue: 0))
        #expect(Color.red.cgColor == nil)
        #expect(Color(white: 1).opacity(0.5).cgColor?.alpha == 0.5)
    }
}

@Suite struct ColorAssetTests {
    /// A bundle folder with one catalogue that has one colour set.
    private func bundle(_ contents: String) throws -> Bundle {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent("colours-\(UUID().uuidString)")
        let set = root.appendingPathComponent("Assets.xcassets/Brand.colorset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        try Data(contents.utf8).write(to: set.appendingPathComponent("Contents.json"))
        return try #require(Bundle(path: root.path))
    }

    @Test func `a colour set of a catalogue is read with its appearances`() throws {
        let bundle = try bundle(
            """
            {"colors": [
              {"idiom": "universal", "color": {"color-space": "srgb",
               "components": {"red": "0x11", "green": "128", "blue": "0.200", "alpha": "1.000"}}},
              {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
               "color": {"color-space": "srgb", "components": {"white": "1.000", "alpha": "0.500"}}}
            ], "info": {"author": "xcode", "version": 1}}
            """)
        defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
        var environment = EnvironmentValues()
        #expect(Color("Brand", bundle: bundle).rgba(in: environment).hexDescription == "#118033FF")
        environment.colorScheme = .dark
        #expect(Color("Brand", bundle: bundle).rgba(in: environment).hexDescription == "#FFFFFF80")
        #expect(UIColor(named: "Brand", in: bundle) != nil)
        #expect(UIColor(named: "Other", in: bundle) == nil)
    }

    @Test func `a name that no catalogue has is clear`() {
        #expect(Color("No such colour").rgba(in: EnvironmentValues()) == .clear)
    }
}
