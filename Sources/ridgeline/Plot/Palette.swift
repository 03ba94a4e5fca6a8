import Charts
import SwiftUI

/// Colours of a chart: those of series, one after the other, or of numbers, from low to high.
struct Palette: Equatable {
    var colors: [Color]

    static let names = [
        "standard", "colorblind", "bright", "pastel", "earth", "grays", "blues", "greens", "heat", "viridis",
    ]

    /// The system's colours, which differ in light and dark mode: those of Apple's charts, then further ones.
    static let standard = Palette(
        colors: ChartCycles.colors + [.indigo, .brown, .mint, .gray, Color(hex: 0x8A9A00)])

    init(colors: [Color]) { self.colors = colors }

    /// A name, or colours with commas between, each by name or as hexadecimal digits.
    init(_ text: String) throws(Failure) {
        let name = text.lowercased()
        if name == "standard" {
            self = .standard
        } else if let hex = Self.named[name] {
            colors = hex.map(Color.init(hex:))
        } else {
            colors = []
            for word in text.split(separator: ",") { colors.append(try Self.color(word.trimmed, in: text)) }
            if colors.isEmpty { throw Self.unknown(text) }
        }
    }

    /// As many colours as there are series: the palette's, then again from the start.
    func colors(_ count: Int) -> [Color] {
        (0..<max(1, count)).map { colors.isEmpty ? .blue : colors[$0 % colors.count] }
    }

    private static let named: [String: [UInt32]] = [
        // Okabe and Ito's set, told apart with each common kind of colour blindness.
        "colorblind": [0x0072B2, 0xE69F00, 0x009E73, 0xCC79A7, 0x56B4E9, 0xD55E00, 0xF0E442],
        "bright": [0x3366FF, 0xFF3D6E, 0x00B894, 0xFFB300, 0x8E44EC, 0x00B8D9, 0xFF7A1A],
        "pastel": [0x8FB8DE, 0xF4B393, 0xA8D5A2, 0xD7AEDD, 0xF6D77C, 0x9ED9D4, 0xE6A1B3],
        "earth": [0x8C5A3C, 0xC9A227, 0x5B7553, 0xB5523B, 0x3F5D6B, 0xD8A47F, 0x7D6B7D],
        "grays": [0x3C3C43, 0x7C7C84, 0xA8A8AE, 0x5A5A62, 0xC4C4CA],
        "blues": [0xDCE9F7, 0x9CC3E8, 0x4F93CE, 0x1F65A8, 0x0B3B70],
        "greens": [0xE0F2E1, 0xA5D6A7, 0x5CB660, 0x2E8B3A, 0x12581F],
        "heat": [0xFFF3C4, 0xFDC66B, 0xF5863F, 0xD6402B, 0x8A1226],
        "viridis": [0x440154, 0x3B528B, 0x21918C, 0x5EC962, 0xFDE725],
    ]

    private static let colorNames: [String: Color] = [
        "black": .black, "blue": .blue, "brown": .brown, "cyan": .cyan, "gray": .gray, "grey": .gray,
        "green": .green, "indigo": .indigo, "mint": .mint, "orange": .orange, "pink": .pink, "purple": .purple,
        "red": .red, "teal": .teal, "white": .white, "yellow": .yellow,
    ]

    private static func color(_ word: String, in text: String) throws(Failure) -> Color {
        if let color = colorNames[word.lowercased()] { return color }
        let digits = word.hasPrefix("#") ? String(word.dropFirst()) : word
        let full = digits.count == 3 ? digits.map { "\($0)\($0)" }.joined() : digits
        guard full.count == 6, let number = UInt32(full, radix: 16) else { throw unknown(word) }
        return Color(hex: number)
    }

    private static func unknown(_ word: String) -> Failure {
        let nearest = nearestName(to: word, among: names + colorNames.keys.sorted())
        return .usage(
            "“\(word)” is no palette and no colour.",
            remedy: nearest.map { "Did you mean \($0)?" }
                ?? "Choose one of: \(names.joined(separator: ", ")); or give colours such as \"#d1495b,teal\"")
    }
}

extension Color {
    /// 0xRRGGBB in sRGB.
    init(hex: UInt32) {
        func part(_ shift: UInt32) -> Double { Double((hex >> shift) & 0xFF) / 255 }
        self.init(.sRGB, red: part(16), green: part(8), blue: part(0))
    }
}

extension StringProtocol {
    /// Without white space at its ends.
    var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
