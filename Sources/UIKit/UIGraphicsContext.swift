import CoreGraphics
import Foundation
import SwiftUICore

#if !canImport(Darwin)
    /// The canvas on which `UIColor.setFill()`, `UIBezierPath.fill()`, `UIImage.draw(in:)` and the like draw: that of the
    /// renderer whose closure runs.
    enum CurrentContext {
        @TaskLocal private static var box: UncheckedSendableBox<CGContext>?

        static var value: CGContext? { box?.value }

        static func with(_ context: CGContext, _ body: () -> Void) {
            $box.withValue(UncheckedSendableBox(context)) { body() }
        }
    }

    /// Nil outside of a renderer's closure.
    public func UIGraphicsGetCurrentContext() -> CGContext? { CurrentContext.value }

    public func UIRectFill(_ rect: CGRect) { CurrentContext.value?.fill(rect) }

    public func UIRectFrame(_ rect: CGRect) { CurrentContext.value?.stroke(rect.insetBy(dx: 0.5, dy: 0.5)) }

    public func UIRectClip(_ rect: CGRect) { CurrentContext.value?.clip(to: rect) }

    // Outside of a renderer's closure these do nothing, as in UIKit.

    extension UIColor {
        public func setFill() { CurrentContext.value?.setFillColor(cgColor) }

        public func setStroke() { CurrentContext.value?.setStrokeColor(cgColor) }

        public func set() {
            setFill()
            setStroke()
        }
    }

    extension UIBezierPath {
        public func fill() {
            guard let context = CurrentContext.value else { return }
            context.beginPath()
            context.addPath(cgPath)
            context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
        }

        public func stroke() {
            guard let context = CurrentContext.value else { return }
            context.saveGState()
            context.setLineWidth(lineWidth)
            context.setLineCap(lineCapStyle)
            context.setLineJoin(lineJoinStyle)
            context.setMiterLimit(miterLimit)
            context.beginPath()
            context.addPath(cgPath)
            context.strokePath()
            context.restoreGState()
        }

        public func addClip() {
            guard let context = CurrentContext.value else { return }
            context.beginPath()
            context.addPath(cgPath)
            context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
        }
    }

    extension UIImage {
        public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

        public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

        /// A symbol draws nothing: its artwork belongs to the text around it.
        public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
            guard let context = CurrentContext.value, let image = cgImage else { return }
            context.saveGState()
            context.setBlendMode(blendMode)
            context.setAlpha(alpha)
            // Images are upright where y goes up.
            context.translateBy(x: rect.minX, y: rect.maxY)
            context.scaleBy(x: 1, y: -1)
            context.draw(image, in: CGRect(origin: .zero, size: rect.size))
            context.restoreGState()
        }
    }
#endif
