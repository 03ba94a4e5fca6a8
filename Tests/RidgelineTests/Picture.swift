import Drawing
import Foundation
import SwiftUI

/// What a view is drawn as: texts with their boxes, and what is said.
@MainActor
struct Picture {
    struct Label {
        var string: String
        var box: CGRect
    }

    let size: CGSize
    let diagnostics: [Diagnostic]
    private(set) var labels: [Label] = []
    private(set) var meanings: [DrawnSemantics] = []
    /// Filled and stroked outlines in the picture's coordinates.
    private(set) var boxes: [CGRect] = []

    init(_ view: some View, scheme: ColorScheme = .light, locale: String = "en_US", zone: TimeZone = .gmt) {
        let renderer = ImageRenderer(
            content: view.environment(\.colorScheme, scheme).environment(\.locale, Locale(identifier: locale))
                .environment(\.timeZone, zone))
        let drawing = renderer.drawing
        (size, diagnostics) = (drawing.size, renderer.diagnostics)
        add(drawing.items, .identity)
    }

    /// The names and values of marks and views that are not hidden.
    var said: [String] {
        meanings.filter { !$0.isHidden }.map { [$0.label, $0.value].filter { !$0.isEmpty }.joined(separator: ", ") }
    }

    /// Pairs of texts that lie over each other.
    var collisions: [(String, String)] {
        labels.indices.flatMap { index in
            labels[(index + 1)...].filter { $0.box.insetBy(dx: 0.3, dy: 0.3).intersects(labels[index].box) }
                .map { (labels[index].string, $0.string) }
        }
    }

    private mutating func add(_ items: [DrawingItem], _ transform: CGAffineTransform) {
        for item in items {
            switch item {
            case .group(let group): add(group.items, group.transform.concatenating(transform))
            case .image: continue
            case .semantics(let meaning):
                meanings.append(meaning)
                add(meaning.items, transform)
            case .path(let path): boxes.append(path.outline.applying(transform).controlBounds)
            case .text(let text):
                let origin = text.origin.applying(transform)
                let run = text.runs.first?.shaped
                let width = text.runs.reduce(0) { $0 + $1.shaped.width }
                // From the top of the capitals to the baseline: what is seen of a label.
                let height = (run?.size ?? 0) * 0.7
                labels.append(
                    Label(
                        string: text.runs.map(\.shaped.text).joined(),
                        box: CGRect(x: origin.x, y: origin.y - height, width: width, height: height)))
            }
        }
    }
}

extension CGRect {
    /// Whether `other` lies within, give or take an error of rounding. (Foundation's `contains` knows none.)
    func encloses(_ other: CGRect, tolerance: CGFloat = 0.001) -> Bool {
        other.minX >= minX - tolerance && other.minY >= minY - tolerance && other.maxX <= maxX + tolerance
            && other.maxY <= maxY + tolerance
    }
}
