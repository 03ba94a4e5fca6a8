import Foundation

/// One section of a list, form or inline picker, taken from the flat run of nodes that its content resolves to.
package struct ListSection {
    package var id: StructuralPath?
    package var header: [LayoutNode] = []
    package var rows: [LayoutNode] = []
    package var footer: [LayoutNode] = []
    package var isExpanded: Bool?

    /// Neighbours of the same section are together; rows outside any section make sections of their own.
    @MainActor
    package static func collect(_ nodes: [LayoutNode]) -> [ListSection] {
        var sections: [ListSection] = []
        for node in nodes {
            let part = node.traits[trait: SectionTrait.self]
            if sections.isEmpty || sections[sections.count - 1].id != part?.id {
                sections.append(ListSection(id: part?.id))
            }
            let last = sections.count - 1
            sections[last].isExpanded = part?.isExpanded
            switch part?.role {
            case .header: sections[last].header.append(node)
            case .footer: sections[last].footer.append(node)
            case .content, nil: sections[last].rows.append(node)
            }
        }
        return sections
    }
}
