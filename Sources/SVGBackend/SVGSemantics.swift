import Drawing

extension SVGWriter {
    /// A group that tells assistive technology and scripts what its items are. Within a mask they are mere shapes.
    mutating func write(_ semantics: DrawnSemantics) {
        guard isWritten(.semantics(semantics)) else { return }
        if ink != nil { return write(semantics.items) }
        let start = out.count
        out.append("\n<g")
        let bare = out.count
        if semantics.isHidden {
            attribute("aria-hidden", keyword: "true")
        } else {
            writeRole(semantics)
            if semantics.isSelected { attribute("aria-current", keyword: "true") }
            if semantics.sortPriority != 0 { attribute("data-sort-priority", semantics.sortPriority) }
        }
        if !semantics.markID.isEmpty { attribute("data-mark", text: semantics.markID) }
        if !semantics.identifier.isEmpty { attribute("data-identifier", text: semantics.identifier) }
        if out.count == bare {
            out.truncate(to: start)
            return write(semantics.items)
        }
        out.append(">")
        if !semantics.hint.isEmpty, !semantics.isHidden {
            out.append("<desc>")
            out.append(escaped: semantics.hint)
            out.append("</desc>")
        }
        write(semantics.items)
        out.append("\n</g>")
    }

    private mutating func writeRole(_ semantics: DrawnSemantics) {
        let hasName = !(semantics.label.isEmpty && semantics.value.isEmpty)
        guard hasName || standsAlone(semantics.role) else { return }
        hasMeaning = true
        attribute("role", keyword: ariaRole(semantics.role))
        if semantics.role == .heading, semantics.headingLevel > 0 {
            attribute("aria-level", keyword: String(semantics.headingLevel))
        }
        if semantics.role == .progress {
            if !semantics.label.isEmpty { attribute("aria-label", text: semantics.label) }
            if !semantics.value.isEmpty { attribute("aria-valuetext", text: semantics.value) }
        } else if hasName {
            opening("aria-label")
            out.append(escaped: semantics.label)
            if !semantics.label.isEmpty, !semantics.value.isEmpty { out.append(", ") }
            out.append(escaped: semantics.value)
            out.append("\"")
        }
    }
}

/// Roles of WAI-ARIA and its graphics module; the second name is for readers without that module.
private func ariaRole(_ role: DrawnSemantics.Role) -> String {
    switch role {
    case .group: "group"
    // Sliders and switches of ARIA must say a number or a state, which a drawing has in words only.
    case .image, .text, .slider, .toggle: "img"
    case .heading: "heading"
    case .button: "button"
    case .link: "link"
    case .list: "list"
    case .listItem: "listitem"
    case .chart, .axis, .legend: "graphics-object group"
    case .mark: "graphics-symbol img"
    case .progress: "progressbar"
    }
}

/// Whether the role is worth saying without a name.
private func standsAlone(_ role: DrawnSemantics.Role) -> Bool {
    switch role {
    case .heading, .button, .link, .list, .listItem, .progress: true
    case .group, .image, .text, .chart, .mark, .axis, .legend, .slider, .toggle: false
    }
}
