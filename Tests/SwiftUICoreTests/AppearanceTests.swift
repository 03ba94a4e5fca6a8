import Drawing
import Foundation
import Testing

@testable import SwiftUICore

@MainActor
struct AppearanceTests {
    private struct Swatch: View {
        var body: some View {
            var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            UIColor.secondarySystemBackground.getHue(
                &hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
            return Rectangle().frame(width: brightness * 100, height: 1)
        }
    }

    @Test("a dynamic colour that a body takes apart answers in the body's colour scheme")
    func components() {
        let light = drawing(Swatch()).size.width
        let dark = drawing(Swatch().environment(\.colorScheme, .dark)).size.width
        #expect(abs(light - 0xF7 / 2.55) < 0.01)
        #expect(abs(dark - 0x1E / 2.55) < 0.01)
    }

    @Test("a window or a preview has the background of the scheme that its content prefers")
    func preferredScheme() {
        func backdrop(_ scheme: ColorScheme?, in outer: ColorScheme = .light) -> Paint? {
            let content = HStack { Color.red.frame(width: 5, height: 5).preferredColorScheme(scheme) }
            let whole = content.frame(width: 20, height: 20).onSystemBackground().environment(\.colorScheme, outer)
            return paths(in: drawing(whole).items).first?.fill
        }
        #expect(backdrop(nil) == backdrop(.light))
        #expect(backdrop(.dark) != backdrop(.light))
        #expect(backdrop(.dark) == backdrop(nil, in: .dark))
        #expect(backdrop(.light, in: .dark) == backdrop(nil))
    }
}
