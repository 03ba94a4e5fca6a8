import Drawing
import Foundation

/// How colours that adapt are shown.
package struct Appearance: Hashable, Sendable {
    package var isDark: Bool
    package var increasedContrast: Bool

    package init(isDark: Bool = false, increasedContrast: Bool = false) {
        (self.isDark, self.increasedContrast) = (isDark, increasedContrast)
    }

    package init(_ environment: EnvironmentValues) {
        self.init(
            isDark: environment.colorScheme == .dark,
            increasedContrast: environment.colorSchemeContrast == .increased)
    }
}

/// The system's adaptive colours: the palette of iOS 16 and 17, and the semantic colours built on it.
package enum SystemColor: String, Hashable, Sendable, CaseIterable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
    case gray, gray2, gray3, gray4, gray5, gray6
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, quinaryLabel
    case separator, opaqueSeparator, placeholderText, link
    case systemBackground, secondarySystemBackground, tertiarySystemBackground
    case systemGroupedBackground, secondarySystemGroupedBackground, tertiarySystemGroupedBackground
    case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill
    case darkText, lightText

    package func rgba(_ appearance: Appearance) -> RGBA {
        let tones = tones
        guard appearance.increasedContrast else { return appearance.isDark ? tones.dark : tones.light }
        return appearance.isDark ? tones.darkContrast : tones.lightContrast
    }

    private struct Tones {
        var light: RGBA
        var dark: RGBA
        var lightContrast: RGBA
        var darkContrast: RGBA

        init(_ light: UInt32, _ dark: UInt32, contrast: (light: UInt32, dark: UInt32)) {
            (self.light, self.dark) = (RGBA(hex: light), RGBA(hex: dark))
            (lightContrast, darkContrast) = (RGBA(hex: contrast.light), RGBA(hex: contrast.dark))
        }

        /// Of colours that increased contrast leaves alone.
        init(_ light: UInt32, _ lightAlpha: Double, _ dark: UInt32, _ darkAlpha: Double) {
            self.light = RGBA(hex: light, alpha: lightAlpha)
            self.dark = RGBA(hex: dark, alpha: darkAlpha)
            (lightContrast, darkContrast) = (self.light, self.dark)
        }

        init(_ light: UInt32, _ dark: UInt32) { self.init(light, 1, dark, 1) }
    }

    private var tones: Tones {
        switch self {
        case .red: Tones(0xFF3B30, 0xFF453A, contrast: (0xD70015, 0xFF6961))
        case .orange: Tones(0xFF9500, 0xFF9F0A, contrast: (0xC93400, 0xFFB340))
        case .yellow: Tones(0xFFCC00, 0xFFD60A, contrast: (0xB25000, 0xFFD426))
        case .green: Tones(0x34C759, 0x30D158, contrast: (0x248A3D, 0x30DB5B))
        case .mint: Tones(0x00C7BE, 0x63E6E2, contrast: (0x0C817B, 0x66D4CF))
        case .teal: Tones(0x30B0C7, 0x40C8E0, contrast: (0x008299, 0x5DE6FF))
        case .cyan: Tones(0x32ADE6, 0x64D2FF, contrast: (0x0071A4, 0x70D7FF))
        case .blue: Tones(0x007AFF, 0x0A84FF, contrast: (0x0040DD, 0x409CFF))
        case .indigo: Tones(0x5856D6, 0x5E5CE6, contrast: (0x3634A3, 0x7D7AFF))
        case .purple: Tones(0xAF52DE, 0xBF5AF2, contrast: (0x8944AB, 0xDA8FFF))
        case .pink: Tones(0xFF2D55, 0xFF375F, contrast: (0xD30F45, 0xFF6482))
        case .brown: Tones(0xA2845E, 0xAC8E68, contrast: (0x7F6545, 0xB59469))
        case .gray: Tones(0x8E8E93, 0x8E8E93, contrast: (0x6C6C70, 0xAEAEB2))
        case .gray2: Tones(0xAEAEB2, 0x636366, contrast: (0x8E8E93, 0x7C7C80))
        case .gray3: Tones(0xC7C7CC, 0x48484A, contrast: (0xAEAEB2, 0x545456))
        case .gray4: Tones(0xD1D1D6, 0x3A3A3C, contrast: (0xBCBCC0, 0x444446))
        case .gray5: Tones(0xE5E5EA, 0x2C2C2E, contrast: (0xD8D8DC, 0x363638))
        case .gray6: Tones(0xF2F2F7, 0x1C1C1E, contrast: (0xEBEBF0, 0x242426))
        case .label: Tones(0x000000, 0xFFFFFF)
        case .secondaryLabel: Tones(0x3C3C43, 0.6, 0xEBEBF5, 0.6)
        case .tertiaryLabel, .placeholderText: Tones(0x3C3C43, 0.3, 0xEBEBF5, 0.3)
        case .quaternaryLabel: Tones(0x3C3C43, 0.18, 0xEBEBF5, 0.16)
        // Apple publishes no such label colour: the next step down of the same ramp.
        case .quinaryLabel: Tones(0x3C3C43, 0.1, 0xEBEBF5, 0.09)
        case .separator: Tones(0x3C3C43, 0.29, 0x545458, 0.6)
        case .opaqueSeparator: Tones(0xC6C6C8, 0x38383A)
        case .link: Tones(0x007AFF, 0x0984FF)
        case .systemBackground: Tones(0xFFFFFF, 0x000000)
        case .secondarySystemBackground: Tones(0xF2F2F7, 0x1C1C1E)
        case .tertiarySystemBackground: Tones(0xFFFFFF, 0x2C2C2E)
        case .systemGroupedBackground: Tones(0xF2F2F7, 0x000000)
        case .secondarySystemGroupedBackground: Tones(0xFFFFFF, 0x1C1C1E)
        case .tertiarySystemGroupedBackground: Tones(0xF2F2F7, 0x2C2C2E)
        case .systemFill: Tones(0x787880, 0.2, 0x787880, 0.36)
        case .secondarySystemFill: Tones(0x787880, 0.16, 0x787880, 0.32)
        case .tertiarySystemFill: Tones(0x767680, 0.12, 0x767680, 0.24)
        case .quaternarySystemFill: Tones(0x747480, 0.08, 0x767680, 0.18)
        case .darkText: Tones(0x000000, 0x000000)
        case .lightText: Tones(0xFFFFFF, 0.6, 0xFFFFFF, 0.6)
        }
    }
}
