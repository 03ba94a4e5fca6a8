import ChartEngine
import Drawing
import Foundation
import SwiftUICore

/// A mark's template as far as the modifiers around it made it. The same change to the same template gives the same
/// object, so the marks of a loop share theirs, and nothing of a template is copied, compared or hashed for a mark.
final class SharedTemplate {
    let template: MarkTemplate
    private var changes: [TemplateChange] = []
    private var results: [SharedTemplate] = []
    private var place: (table: Int, index: Int32)?

    /// Loops alternate between few changes, as between an area and its line.
    private static let remembered = 4

    init(_ template: MarkTemplate) { self.template = template }

    func changed(by change: TemplateChange) -> SharedTemplate {
        if let known = changes.firstIndex(of: change) { return results[known] }
        var template = template
        change.apply(to: &template)
        let result = SharedTemplate(template)
        if changes.count == Self.remembered {
            changes.removeFirst()
            results.removeFirst()
        }
        changes.append(change)
        results.append(result)
        return result
    }

    /// The template's index in a table, which has a number of its own.
    func index(in table: inout MarkTable, number: Int) -> Int32 {
        if let place, place.table == number { return place.index }
        let index = table.intern(template)
        place = (number, index)
        return index
    }
}

/// What a modifier or an initialiser changes in a mark's template.
enum TemplateChange: Equatable {
    case modifier(TemplateModifier)
    /// An encoding takes the place of a constant that was said further out.
    case encoding(EncodedChannel)
    case style(SharedStyle)
    case group(ChartAxis?, span: ChartEngine.MarkDimension)
    case sizes(MarkSizes)

    func apply(to template: inout MarkTemplate) {
        switch self {
        case .modifier(let modifier): modifier.apply(to: &template)
        case .encoding(.foreground):
            (template.paint, template.valueColors) = (nil, nil)
            (template.styleShadows, template.blend) = ([], .normal)
        case .encoding(.symbol): template.symbol = nil
        case .encoding(.symbolSize): template.symbolSize = nil
        case .encoding(.lineStyle): template.stroke = nil
        case .style(let style):
            let style = MarkStyle(style.style)
            (template.paint, template.styleShadows, template.blend) = (style.paint, style.shadows, style.blend)
            template.valueColors = nil
        case .group(let axis, let span): (template.groupAxis, template.groupSpan) = (axis, span)
        case .sizes(let sizes): sizes.apply(to: &template)
        }
    }
}
