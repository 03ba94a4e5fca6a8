import Foundation
import Geometry

/// The items in changed colours. Where that comes to the same, each colour is changed by itself, so that texts stay
/// texts and outlines outlines in every output; else their composite is, as pixels.
///
/// - Parameter filters: the first to be applied comes first.
public func filtered(_ items: [DrawingItem], by filters: [ColorFilter]) -> [DrawingItem] {
    let transforms = filters.compactMap(\.distributing)
    if transforms.count == filters.count, items.allSatisfy(\.mapsColors) {
        let opacity = transforms.reduce(1) { $0 * $1.alpha.alpha }
        let colors = transforms.map { transform in
            var copy = transform
            copy.alpha = ColorTransform.identity.alpha
            return copy
        }
        let mapped = items.map { $0.mapped(by: colors) }
        if opacity == 1 { return mapped }
        var faded = DrawnGroup(mapped)
        faded.opacity = opacity
        return [.group(faded)]
    }
    var group = DrawnGroup(items)
    group.colorFilters = filters
    return [.group(group)]
}

extension DrawingItem {
    /// Whether changing each of the item's colours changes it as a whole: what blends with what is behind does not.
    fileprivate var mapsColors: Bool {
        switch self {
        case .path, .image: true
        case .text(let text): !text.runs.contains { $0.shaped.hasOwnColors }
        case .semantics(let semantics): semantics.items.allSatisfy(\.mapsColors)
        case .group(let group):
            group.blend == .normal && (!group.colorFilters.isEmpty || group.items.allSatisfy(\.mapsColors))
        }
    }

    fileprivate func mapped(by transforms: [ColorTransform]) -> DrawingItem {
        func color(_ color: RGBA) -> RGBA { transforms.reduce(color) { $1($0) } }
        switch self {
        case .path(var path):
            path.fill = path.fill?.mapped(by: transforms)
            path.strokePaint = path.strokePaint?.mapped(by: transforms)
            return .path(path)
        case .text(var text):
            for index in text.runs.indices { text.runs[index].paint = text.runs[index].paint.mapped(by: transforms) }
            return .text(text)
        case .image(var image):
            if let tint = image.tint { image.tint = color(tint) } else { image.colorTransforms += transforms }
            return .image(image)
        case .semantics(var semantics):
            semantics.items = semantics.items.map { $0.mapped(by: transforms) }
            return .semantics(semantics)
        case .group(var group):
            if let shadow = group.shadow { group.shadow?.color = color(shadow.color) }
            if group.colorFilters.isEmpty {
                group.items = group.items.map { $0.mapped(by: transforms) }
            } else {
                group.colorFilters += transforms.map(ColorFilter.transform)
            }
            return .group(group)
        }
    }
}

extension ShapedRun {
    /// Whether its glyphs may have colours of their own, which no paint changes.
    fileprivate var hasOwnColors: Bool {
        text.unicodeScalars.contains { $0.properties.isEmojiPresentation || $0.value == 0xFE0F }
    }
}

extension Paint {
    fileprivate func mapped(by transforms: [ColorTransform]) -> Paint {
        func all(_ stops: [GradientStop]) -> [GradientStop] { transforms.reduce(stops) { mappedStops($0, by: $1) } }
        switch self {
        case .color(let color): return .color(transforms.reduce(color) { $1($0) })
        case .linear(let stops, let from, let to): return .linear(stops: all(stops), from: from, to: to)
        case .radial(let stops, let center, let start, let end):
            return .radial(stops: all(stops), center: center, startRadius: start, endRadius: end)
        case .angular(let stops, let center, let start, let end):
            return .angular(stops: all(stops), center: center, startAngle: start, endAngle: end)
        }
    }
}

/// The gradient in changed colours. Between two stops a component may reach an end of its range, where it stays: there
/// is another stop.
private func mappedStops(_ stops: [GradientStop], by transform: ColorTransform) -> [GradientStop] {
    guard var last = stops.first else { return [] }
    var result = [GradientStop(color: transform(last.color), location: last.location)]
    for next in stops.dropFirst() {
        for part in transform.bends(from: last.color, to: next.color) {
            let color = last.color.blended(with: next.color, part)
            let location = last.location + (next.location - last.location) * part
            result.append(GradientStop(color: transform(color), location: location))
        }
        result.append(GradientStop(color: transform(next.color), location: next.location))
        last = next
    }
    return result
}

extension ColorTransform {
    /// Which parts of the way from a colour to another a component reaches 0 or 1 at, in order.
    fileprivate func bends(from first: RGBA, to second: RGBA) -> [Double] {
        [red, green, blue].flatMap { row in
            let (start, end) = (row.sum(first), row.sum(second))
            return [0.0, 1.0].map { (limit: Double) in (limit - start) / (end - start) }
        }
        .filter { $0 > 1e-6 && $0 < 1 - 1e-6 }.sorted()
    }
}

extension RGBA {
    fileprivate func blended(with other: RGBA, _ part: Double) -> RGBA {
        func between(_ a: Double, _ b: Double) -> Double { a + (b - a) * part }
        return RGBA(
            red: between(red, other.red), green: between(green, other.green), blue: between(blue, other.blue),
            alpha: between(alpha, other.alpha))
    }
}
