import Foundation
import Geometry

extension Drawing {
    /// The drawing as JSON for golden files, debugging and interaction: fixed key order, defaults left out, one item
    /// per line, numbers rounded to `decimals` places (0 to 9). Equal drawings give equal bytes on every machine: font
    /// files and glyph numbers, which belong to an installed font, are not part of it.
    public func json(decimals: Int = 3) -> String {
        var writer = JSONWriter(decimals: decimals)
        writer.drawing(self)
        return writer.out.string
    }
}

extension JSONWriter {
    fileprivate mutating func drawing(_ drawing: Drawing) {
        object { json in
            json.field("size", numbers: [drawing.size.width, drawing.size.height])
            json.field("title", text: drawing.title)
            json.field("summary", text: drawing.summary)
            json.field("language", text: drawing.language)
            if let background = drawing.background { json.field("background", color: background) }
            json.items("items", drawing.items, onOwnLine: true)
        }
        out.append("\n")
    }

    private mutating func items(_ key: String, _ items: [DrawingItem], onOwnLine: Bool = false) {
        self.key(key, onOwnLine: onOwnLine)
        list(items) { json, item in json.item(item) }
    }

    private mutating func item(_ item: DrawingItem) {
        object { json in
            switch item {
            case .group(let group):
                json.key("group")
                json.group(group)
            case .path(let path):
                json.key("path")
                json.path(path)
            case .text(let text):
                json.key("text")
                json.text(text)
            case .image(let image):
                json.key("image")
                json.image(image)
            case .semantics(let semantics):
                json.key("semantics")
                json.semantics(semantics)
            }
        }
    }

    private mutating func group(_ group: DrawnGroup) {
        object { json in
            let t = group.transform
            if !t.isIdentity {
                json.key("transform")
                json.transform(t)
            }
            json.field("opacity", group.opacity, default: 1)
            if let clip = group.clip {
                json.field("clip", outline: clip.outline)
                json.field("clipEvenOdd", flag: clip.evenOdd)
            }
            if group.blend != .normal { json.field("blend", text: group.blend.rawValue) }
            json.field("isolated", flag: group.isIsolated)
            if !group.colorFilters.isEmpty { json.field("colorFilters", filters: group.colorFilters) }
            json.field("blur", group.blur, default: 0)
            if let shadow = group.shadow {
                json.key("shadow")
                json.object { json in
                    json.field("color", color: shadow.color)
                    json.field("deviation", shadow.deviation, default: 0)
                    json.field("offset", numbers: [shadow.offset.width, shadow.offset.height])
                }
            }
            if let mask = group.mask { json.items("mask", mask) }
            json.items("items", group.items)
        }
    }

    private mutating func semantics(_ semantics: DrawnSemantics) {
        object { json in
            json.field("role", text: semantics.role.rawValue)
            json.field("label", text: semantics.label)
            json.field("value", text: semantics.value)
            json.field("hint", text: semantics.hint)
            json.field("identifier", text: semantics.identifier)
            json.field("mark", text: semantics.markID)
            json.field("hidden", flag: semantics.isHidden)
            json.field("selected", flag: semantics.isSelected)
            json.field("headingLevel", Double(semantics.headingLevel), default: 0)
            json.field("sortPriority", semantics.sortPriority, default: 0)
            json.items("items", semantics.items)
        }
    }
}
