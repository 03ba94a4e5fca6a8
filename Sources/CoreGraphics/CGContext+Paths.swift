import Drawing
import Foundation
import Geometry
import SwiftUICore

#if !canImport(Darwin)
    extension CGContext {
        // MARK: The path. As points are added they take the transform of that time.

        public func beginPath() { path = Outline() }

        public func move(to point: CGPoint) { path.move(to: point.applying(state.matrix)) }

        /// Without a point to go on from the line starts here.
        public func addLine(to point: CGPoint) { path.line(to: point.applying(state.matrix)) }

        public func addLines(between points: [CGPoint]) {
            guard let first = points.first else { return }
            move(to: first)
            points.dropFirst().forEach(addLine)
        }

        public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
            let matrix = state.matrix
            path.cubic(
                to: end.applying(matrix), control1: control1.applying(matrix), control2: control2.applying(matrix))
        }

        public func addQuadCurve(to end: CGPoint, control: CGPoint) {
            path.quad(to: end.applying(state.matrix), control: control.applying(state.matrix))
        }

        public func addRect(_ rect: CGRect) { path.append(Path(rect).outline.applying(state.matrix)) }

        public func addRects(_ rects: [CGRect]) { rects.forEach(addRect) }

        public func addEllipse(in rect: CGRect) {
            path.append(Path(ellipseIn: rect).outline.applying(state.matrix))
        }

        /// - Parameter clockwise: As seen with y up.
        public func addArc(
            center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
        ) {
            guard let inverse = invertible(state.matrix) else { return }
            var whole = Path(path.applying(inverse))
            whole.addArc(
                center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
                clockwise: clockwise)
            path = whole.outline.applying(state.matrix)
        }

        public func addPath(_ other: CGPath) { path.append(other.path.outline.applying(state.matrix)) }

        public func closePath() { path.close() }

        public var isPathEmpty: Bool { path.isEmpty }

        // MARK: Drawing. The path is used up.

        public func fillPath(using rule: CGPathFillRule = .winding) {
            drawPath(using: rule == .winding ? .fill : .eoFill)
        }

        public func strokePath() { drawPath(using: .stroke) }

        public func drawPath(using mode: CGPathDrawingMode) {
            defer { beginPath() }
            guard !path.isEmpty, let inverse = invertible(state.matrix) else { return }
            let outline = path.applying(inverse)
            if mode != .stroke {
                let isEvenOdd = mode == .eoFill || mode == .eoFillStroke
                add([.path(DrawnPath(outline, fill: .color(state.fill), evenOdd: isEvenOdd))])
            }
            if ![.fill, .eoFill].contains(mode) {
                add([.path(DrawnPath(outline, stroke: state.line, paint: .color(state.stroke)))])
            }
        }

        public func fill(_ rect: CGRect) { drawAlone(Path(rect), .fill) }

        public func fill(_ rects: [CGRect]) { rects.forEach { fill($0) } }

        public func stroke(_ rect: CGRect) { drawAlone(Path(rect), .stroke) }

        public func stroke(_ rect: CGRect, width: CGFloat) {
            saveGState()
            setLineWidth(width)
            stroke(rect)
            restoreGState()
        }

        public func fillEllipse(in rect: CGRect) { drawAlone(Path(ellipseIn: rect), .fill) }

        public func strokeEllipse(in rect: CGRect) { drawAlone(Path(ellipseIn: rect), .stroke) }

        public func strokeLineSegments(between points: [CGPoint]) {
            var lines = Path()
            for index in stride(from: 0, to: points.count - points.count % 2, by: 2) {
                lines.move(to: points[index])
                lines.addLine(to: points[index + 1])
            }
            drawAlone(lines, .stroke)
        }

        private func drawAlone(_ shape: Path, _ mode: CGPathDrawingMode) {
            path = shape.outline.applying(state.matrix)
            drawPath(using: mode)
        }

        // MARK: Clipping

        /// What follows is drawn within the path only, and within what was set before. The path is used up.
        public func clip(using rule: CGPathFillRule = .winding) {
            state.clips.append(ClipOutline(path, evenOdd: rule == .evenOdd))
            beginPath()
        }

        public func clip(to rect: CGRect) {
            state.clips.append(ClipOutline(Path(rect).outline.applying(state.matrix)))
        }

        /// What is drawn within none of the rectangles is left out.
        public func clip(to rects: [CGRect]) {
            var outline = Outline()
            for rect in rects { outline.append(Path(rect).outline.applying(state.matrix)) }
            state.clips.append(ClipOutline(outline))
        }

        /// Nil where a transform maps the plane onto a line or a point.
        private func invertible(_ matrix: CGAffineTransform) -> CGAffineTransform? {
            let determinant = matrix.a * matrix.d - matrix.b * matrix.c
            return determinant.isFinite && determinant != 0 ? matrix.inverted() : nil
        }
    }
#endif
