import CPango

/// What it takes to draw a script: its English name, the Debian package that has it, and the families tried first.
struct ScriptSupport: Sendable {
    var name: String
    var package: String?
    var families: [String] = []
    /// Whether a font that has one of its characters has nearly all, unlike symbols.
    var isOneAlphabet = true

    /// - Parameter runScript: the script of the text around, to which punctuation belongs.
    static func of(_ character: Character, runScript: hb_script_t, isJapanese: Bool) -> ScriptSupport {
        guard let scalar = character.unicodeScalars.first else { return unknown }
        var script = hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value)
        switch scalar.properties.generalCategory {
        case .privateUse, .unassigned, .surrogate: return unknown
        case .otherSymbol, .mathSymbol, .currencySymbol, .modifierSymbol: break
        default: if script == HB_SCRIPT_COMMON || script == HB_SCRIPT_INHERITED { script = runScript }
        }
        if script == HB_SCRIPT_HAN, isJapanese { script = HB_SCRIPT_KATAKANA }
        return table[script.rawValue] ?? unknown
    }

    static let emoji = ScriptSupport(
        name: "emoji", package: "fonts-noto-color-emoji", families: ["Noto Color Emoji", "Noto Emoji"])

    private static let unknown = ScriptSupport(name: "unassigned or private use", package: nil, isOneAlphabet: false)

    private static let table: [UInt32: ScriptSupport] = {
        var table: [UInt32: ScriptSupport] = [:]
        func add(_ tag: OpenTypeTag, _ name: String, _ package: String, _ families: [String]) {
            table[tag.value] = ScriptSupport(name: name, package: package, families: families)
        }
        let cjk = "fonts-noto-cjk"
        add(
            "Hani", "Chinese", cjk,
            ["Noto Sans CJK SC", "WenQuanYi Zen Hei", "WenQuanYi Micro Hei", "Droid Sans Fallback"])
        add("Bopo", "Bopomofo", cjk, ["Noto Sans CJK TC"])
        add("Hira", "Japanese", cjk, ["Noto Sans CJK JP", "IPAexGothic", "IPAGothic", "TakaoPGothic"])
        add("Kana", "Japanese", cjk, ["Noto Sans CJK JP", "IPAexGothic", "IPAGothic", "TakaoPGothic"])
        add("Hang", "Korean", cjk, ["Noto Sans CJK KR", "NanumGothic", "UnDotum"])
        let core = "fonts-noto-core"
        for (tag, name) in notoScripts { add(tag, name, core, ["Noto Sans \(name)"]) }
        for (tag, name) in [("Latn", "Latin"), ("Cyrl", "Cyrillic"), ("Grek", "Greek")] as [(OpenTypeTag, String)] {
            add(tag, name, core, ["Noto Sans", "DejaVu Sans", "Liberation Sans"])
        }
        for (tag, name) in [("Zyyy", "symbols"), ("Zinh", "combining marks")] as [(OpenTypeTag, String)] {
            add(
                tag, name, core,
                ["Noto Sans", "Noto Sans Symbols", "Noto Sans Symbols 2", "Noto Sans Math", "DejaVu Sans"])
            table[tag.value]?.isOneAlphabet = false
        }
        return table
    }()

    /// Scripts that have a family of their own name in the package.
    private static let notoScripts: [(OpenTypeTag, String)] = [
        ("Arab", "Arabic"), ("Armn", "Armenian"), ("Beng", "Bengali"), ("Cans", "Canadian Aboriginal"),
        ("Cher", "Cherokee"), ("Copt", "Coptic"), ("Deva", "Devanagari"), ("Ethi", "Ethiopic"), ("Geor", "Georgian"),
        ("Goth", "Gothic"), ("Gujr", "Gujarati"), ("Guru", "Gurmukhi"), ("Hebr", "Hebrew"), ("Java", "Javanese"),
        ("Khmr", "Khmer"), ("Knda", "Kannada"), ("Laoo", "Lao"), ("Mlym", "Malayalam"), ("Mong", "Mongolian"),
        ("Mymr", "Myanmar"), ("Nkoo", "NKo"), ("Orya", "Oriya"), ("Runr", "Runic"), ("Sinh", "Sinhala"),
        ("Syrc", "Syriac"), ("Taml", "Tamil"), ("Telu", "Telugu"), ("Thaa", "Thaana"), ("Thai", "Thai"),
        ("Tibt", "Tibetan"), ("Tfng", "Tifinagh"), ("Yiii", "Yi"),
    ]
}
