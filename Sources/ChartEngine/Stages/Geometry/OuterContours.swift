import Foundation
import Geometry

extension Outline {
    /// The contours that lie in no other one: of a ring its outer edge.
    var outerContours: Outline {
        let parts = contours
        guard parts.count > 1 else { return self }
        let boxes = parts.map(\.controlBounds)
        var result = Outline()
        for (index, part) in parts.enumerated() {
            let isInner = boxes.indices.contains { other in
                other != index && boxes[other] != boxes[index] && boxes[other].contains(boxes[index])
            }
            if !isInner { result.append(part) }
        }
        return result
    }

    /// Each of the outline's pieces by itself.
    private var contours: [Outline] {
        var parts: [Outline] = []
        forEach { element in
            if case .move = element { parts.append(Outline()) }
            guard let last = parts.indices.last else { return }
            switch element {
            case .move(let point): parts[last].move(to: point)
            case .line(let point): parts[last].line(to: point)
            case .quad(let control, let end): parts[last].quad(to: end, control: control)
            case .cubic(let first, let second, let end):
                parts[last].cubic(to: end, control1: first, control2: second)
            case .close: parts[last].close()
            }
        }
        return parts
    }
}
