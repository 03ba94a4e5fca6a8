import Drawing
import Foundation

/// Porter and Duff's operators among the blend modes, which CSS has no name for.
enum PorterDuff { case sourceAtop, destinationOver, destinationOut }

extension SVGWriter {
    mutating func writeBlend(_ mode: BlendMode) {
        switch mode {
        case .normal, .sourceAtop, .destinationOver, .destinationOut: return
        // Not every reader knows these two; the last declaration it understands holds.
        case .plusDarker: attribute("style", keyword: "mix-blend-mode:multiply;mix-blend-mode:plus-darker")
        case .plusLighter: attribute("style", keyword: "mix-blend-mode:screen;mix-blend-mode:plus-lighter")
        default: attribute("style", keyword: "mix-blend-mode:\(mode.rawValue)")
        }
        blends = true
    }

    /// Composites the item with the `siblings` that its own parent wrote before it, from byte `start` on: put beneath
    /// them, cut out of them, or confined to them. Ground further down is not reached, which in an isolated group makes
    /// no difference.
    mutating func write(_ item: DrawingItem, _ mode: PorterDuff, after siblings: [DrawingItem], at start: Int) {
        switch mode {
        case .destinationOver:
            let backdrop = out.cut(from: start)
            write(item)
            out.append(backdrop)
        case .destinationOut:
            guard let mask = inverseMaskID(of: item, over: bounds(of: siblings)) else { return }
            let backdrop = out.cut(from: start)
            out.append("\n<g")
            attribute("mask", reference: mask)
            out.append(">")
            out.append(backdrop)
            out.append("\n</g>")
        case .sourceAtop:
            guard isWritten(item), let mask = maskID(siblings) else { return }
            out.append("\n<g")
            attribute("mask", reference: mask)
            out.append(">")
            write(item)
            out.append("\n</g>")
        }
    }

    /// White all over `box` but black where the item covers it, to be read by luminance; nil where nothing is covered.
    private mutating func inverseMaskID(of item: DrawingItem, over box: CGRect) -> String? {
        guard isWritten(item), !box.isNull else { return nil }
        let cover = captured(in: .black) { $0.write(item) }
        let content = captured { svg in
            svg.out.append("\n<rect fill=\"#FFFFFF\"")
            svg.rectangle(box.insetBy(dx: -1, dy: -1))
            svg.out.append("/>")
            svg.out.append(cover)
        }
        return maskID(around: content, in: box, type: "luminance")
    }
}

/// Tells most items from those with an operator by looking into them, without a copy of what is in them.
private func mayHaveOperator(_ item: DrawingItem) -> Bool {
    switch item {
    case .path, .text, .image: false
    case .semantics(let semantics): semantics.items.count == 1 && mayHaveOperator(semantics.items[0])
    case .group(let group):
        group.blend != .normal || group.items.count == 1 && mayHaveOperator(group.items[0])
    }
}

/// The operator of an item that is nothing but a group with one, perhaps within groups that only name or move it, and
/// the item without it; nil for all others.
func porterDuff(_ item: DrawingItem) -> (mode: PorterDuff, source: DrawingItem)? {
    guard mayHaveOperator(item) else { return nil }
    switch item {
    case .path, .text, .image: return nil
    case .semantics(var semantics):
        guard semantics.items.count == 1, let (mode, source) = semantics.items.first.flatMap(porterDuff) else {
            return nil
        }
        semantics.items = [source]
        return (mode, .semantics(semantics))
    // Beneath the items of an isolated group lies nothing.
    case .group(let group) where group.isIsolated && group.blend == .normal: return nil
    case .group(var group):
        let mode: PorterDuff
        switch group.blend {
        case .sourceAtop: mode = .sourceAtop
        case .destinationOver: mode = .destinationOver
        case .destinationOut: mode = .destinationOut
        case .normal:
            guard group.items.count == 1, let (inner, source) = group.items.first.flatMap(porterDuff) else {
                return nil
            }
            group.items = [source]
            return (inner, .group(group))
        default: return nil
        }
        group.blend = .normal
        return (mode, .group(group))
    }
}
