import CPango

/// A four-letter name of OpenType: a table, a feature, a script.
struct OpenTypeTag: Hashable, Sendable, ExpressibleByStringLiteral {
    let value: hb_tag_t

    init(value: hb_tag_t) { self.value = value }

    init(stringLiteral name: StaticString) {
        value = name.withUTF8Buffer { hb_tag_from_string($0.baseAddress, CInt($0.count)) }
    }
}
