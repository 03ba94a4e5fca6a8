/// Choices among the installed fonts. All orders are total, so the same fonts give the same choice everywhere.
extension InstalledFonts {
    /// The face of a family (or with a full or PostScript name) that is nearest to `style`.
    func best(named name: String, style: FaceStyle) -> InstalledFont? {
        let name = name.lowercased()
        return fonts.filter { $0.names.contains(name) }
            .min { style.distance(to: FaceStyle($0)) < style.distance(to: FaceStyle($1)) }
    }

    /// Families that have the Latin letters, by name.
    var latinFamilies: [String] {
        let letters = Array(UInt32(0x41)...0x5A) + Array(0x61...0x7A)
        return Set(fonts.indices.filter { !fonts[$0].hasColor && covers(letters, at: $0) }.map { fonts[$0].family })
            .sorted()
    }

    /// The position of the font for characters that the wanted font lacks: of the families named, in their order, or of
    /// Noto Sans's, or of DejaVu Sans, or of any other by name; within a family the face nearest to `style`.
    func fallback(for scalars: [UInt32], families: [String], style: FaceStyle) -> Int? {
        func rank(_ font: InstalledFont) -> Int {
            if let named = families.firstIndex(of: font.family) { return named }
            let known = ["Noto Sans", "DejaVu Sans", "Liberation Sans"]
            if let prefix = known.firstIndex(where: { font.family.hasPrefix($0) && !font.family.contains("Mono") }) {
                return families.count + prefix
            }
            // Fonts of code charts have a sign for everything and fit nothing.
            let isLastResort = font.family.contains("Unifont") || font.family.contains("Last Resort")
            return families.count + known.count + (isLastResort ? 1 : 0)
        }
        var best: (position: Int, rank: Int, distance: (Int, Int, Int))?
        for (position, font) in fonts.enumerated() where covers(scalars, at: position) {
            let candidate = (position, rank(font), style.distance(to: FaceStyle(font)))
            guard let current = best else {
                best = candidate
                continue
            }
            let isBetter =
                candidate.1 != current.rank
                ? candidate.1 < current.rank
                : font.family != fonts[current.position].family
                    ? font.family < fonts[current.position].family : candidate.2 < current.distance
            if isBetter { best = candidate }
        }
        return best?.position
    }
}
