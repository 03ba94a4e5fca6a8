import Drawing
import Foundation
import TextShaping

/// Finds and opens fonts, each once, and keeps the reports. The installed fonts are listed only when something other
/// than Inter is needed. Safe to use from several threads: everything mutable is under one lock.
final class FontBook: @unchecked Sendable {
    private struct Query: Hashable {
        var family: String?
        var design: FontRequest.Design
        var style: FaceStyle
    }

    private struct FallbackQuery: Hashable, Sendable {
        var scalars: [UInt32]
        var families: [String]
        var style: FaceStyle
    }

    private let directories: [String]
    private let lock = NSLock()
    private var resolved: [Query: ResolvedFont?] = [:]
    private var faces: [FontFace: LoadedFace?] = [:]
    private var fallbacks = GenerationCache<FallbackQuery, Int?>(capacity: 4096)
    private var installedFonts: InstalledFonts??
    private var reported: Set<Diagnostic> = []
    private var pending: [Diagnostic] = []
    private lazy var inter = InterFiles(directories: directories)

    init(directories: [String]) { self.directories = directories }

    func takeDiagnostics() -> [Diagnostic] {
        lock.withLock {
            defer { pending = [] }
            return pending.sorted { ($0.code, $0.message) < ($1.code, $1.message) }
        }
    }

    func report(_ diagnostic: Diagnostic) { lock.withLock { note(diagnostic) } }

    /// Nil where no font at all is installed.
    func font(for request: FontRequest) -> ResolvedFont? {
        let query = Query(family: request.family, design: request.design, style: FaceStyle(request))
        return lock.withLock {
            if let known = resolved[query] { return known }
            let font = resolve(query)
            resolved[query] = .some(font)
            return font
        }
    }

    /// A face that has all of the characters, of the families named first or of any other.
    func fallback(for scalars: [UInt32], families: [String], style: FaceStyle) -> LoadedFace? {
        let query = FallbackQuery(scalars: scalars, families: families, style: style)
        return lock.withLock {
            guard let installed = installed() else { return nil }
            let position: Int?
            if let known = fallbacks.value(for: query) {
                position = known
            } else {
                position = installed.fallback(for: scalars, families: families, style: style)
                fallbacks.insert(position, for: query)
            }
            return position.flatMap { open(installed.fonts[$0], generic: .sansSerif) }
        }
    }

    /// The face that a shaped run names; nil where its file cannot be opened.
    func face(_ face: FontFace) -> LoadedFace? {
        guard !face.file.isEmpty else { return nil }
        return lock.withLock { open(face) }
    }

    // MARK: - Under the lock

    private func note(_ diagnostic: Diagnostic) {
        if reported.insert(diagnostic).inserted { pending.append(diagnostic) }
    }

    private func installed() -> InstalledFonts? {
        if let known = installedFonts { return known }
        let list = InstalledFonts(directories: directories)
        installedFonts = .some(list)
        return list
    }

    private func open(_ face: FontFace) -> LoadedFace? {
        if let known = faces[face] { return known }
        let loaded = LoadedFace(face)
        faces[face] = .some(loaded)
        return loaded
    }

    private func open(_ font: InstalledFont, generic: FontFace.Generic) -> LoadedFace? {
        open(
            FontFace(
                family: font.family, weight: font.weight, isItalic: font.isItalic, generic: generic, file: font.file,
                index: font.index))
    }

    private func resolve(_ query: Query) -> ResolvedFont? {
        let font = query.family.map { named($0, query) } ?? designed(query)
        guard let font else {
            note(PangoDiagnostics.noFonts)
            return nil
        }
        return font
    }

    private func named(_ name: String, _ query: Query) -> ResolvedFont? {
        if let design = AppleFontNames.design(of: name) {
            return designed(Query(family: nil, design: design, style: query.style))
        }
        if let face = IconFont(named: name).flatMap({ $0.path(in: directories) }).flatMap({ path in
            open(FontFace(family: IconFont.family, file: path))
        }) {
            return ResolvedFont(face: face, fit: .own)
        }
        if let font = own(family: name, query.style) { return font }
        let similar = AppleFontNames.metricCompatible[name.lowercased()]
        let substitute = similar.flatMap { own(family: $0, query.style) } ?? designed(query)
        if let substitute {
            note(PangoDiagnostics.familyMissing(name, drawnWith: substitute.face.face.family))
        }
        return substitute
    }

    private func own(family: String, _ style: FaceStyle) -> ResolvedFont? {
        guard let font = installed()?.best(named: family, style: style), let face = open(font, generic: font.generic)
        else { return nil }
        checkWidth(style, FaceStyle(font), family: font.family)
        return ResolvedFont(face: face, fit: .own)
    }

    private func designed(_ query: Query) -> ResolvedFont? {
        switch query.design {
        case .default, .rounded: return interOrSans(query.style)
        case .serif, .monospaced:
            let support = query.design == .serif ? DesignSupport.serif : DesignSupport.monospaced
            if let font = support.families.lazy.compactMap({ self.font(family: $0, query.style, support.generic) })
                .first
            {
                return font
            }
            let substitute = interOrSans(query.style)
            if let substitute {
                note(
                    PangoDiagnostics.designMissing(
                        query.design.rawValue, package: support.package, drawnWith: substitute.face.face.family))
            }
            return substitute
        }
    }

    private func font(family: String, _ style: FaceStyle, _ generic: FontFace.Generic) -> ResolvedFont? {
        guard let font = installed()?.best(named: family, style: style), let face = open(font, generic: generic) else {
            return nil
        }
        checkWidth(style, FaceStyle(font), family: family)
        return ResolvedFont(face: face, fit: .system(scale: SystemFontMatch.capHeightScale(of: face)))
    }

    private func interOrSans(_ style: FaceStyle) -> ResolvedFont? {
        if let (path, found) = inter?.file(for: style),
            let face = open(
                FontFace(family: InterFiles.family, weight: found.weight, isItalic: found.isItalic, file: path))
        {
            checkWidth(style, found, family: InterFiles.family)
            return ResolvedFont(face: face, fit: .inter)
        }
        if let font = installed()?.best(named: InterFiles.family, style: style),
            let face = open(font, generic: .sansSerif)
        {
            return ResolvedFont(face: face, fit: .inter)
        }
        let substitutes = DesignSupport.sans.families + (installed()?.latinFamilies ?? [])
        guard
            let font = substitutes.lazy.compactMap({ self.font(family: $0, style, DesignSupport.sans.generic) }).first
        else { return nil }
        note(PangoDiagnostics.interMissing(drawnWith: font.face.face.family))
        return font
    }

    private func checkWidth(_ wanted: FaceStyle, _ found: FaceStyle, family: String) {
        // Names of widths differ by a few percent between formats.
        guard abs(wanted.widthPercent - found.widthPercent) > 6 else { return }
        note(PangoDiagnostics.widthUnavailable(wanted.widthPercent, family: family))
    }
}
