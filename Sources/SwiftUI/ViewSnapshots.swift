import CoreGraphics
import Drawing
import Foundation
import SwiftUICore
import UIKit

#if !canImport(Darwin)
    // Views of UIKit's in images: what a hosting controller hosts is drawn, as an app does that makes an image of a view.

    extension UIView {
        /// What a picture shows of the view, offered `size` points.
        private func picture(offering size: ProposedViewSize) -> Drawing {
            ViewRenderer(text: TextSystem.shared).drawing(of: _UIViewBody(showing: self), proposal: size)
        }

        /// The size that what is hosted likes best, in points; nothing else has one.
        public var intrinsicContentSize: CGSize {
            guard self is HostingView else { return CGSize(width: -1, height: -1) }
            return picture(offering: .unspecified).size
        }

        /// The size that what is hosted takes when it is offered `size`, in points.
        public func sizeThatFits(_ size: CGSize) -> CGSize {
            guard self is HostingView else { return bounds.size }
            return picture(offering: ProposedViewSize(size)).size
        }

        /// Takes the size that fits.
        public func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

        /// Draws the view, scaled into `rect`, on the canvas of the renderer whose closure runs.
        /// - Returns: whether there is such a canvas.
        @discardableResult
        public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
            guard let context = UIGraphicsGetCurrentContext() else { return false }
            draw(in: context, rect: rect)
            return true
        }

        fileprivate func draw(in context: CGContext, rect: CGRect) {
            guard bounds.width > 0, bounds.height > 0 else { return }
            let framed = _UIViewBody(showing: self).frame(width: bounds.width, height: bounds.height)
            let drawing = ViewRenderer(text: TextSystem.shared).drawing(of: framed, proposal: .init(bounds.size))
            context.saveGState()
            // A drawing stands on its bottom left corner, with y up.
            context.translateBy(x: rect.minX, y: rect.maxY)
            context.scaleBy(x: rect.width / bounds.width, y: -rect.height / bounds.height)
            context.draw(drawing, rasterScale: 3)
            context.restoreGState()
        }
    }

    extension CALayer {
        /// Draws the view of this layer on a canvas whose y goes down.
        @MainActor
        public func render(in context: CGContext) {
            guard let owner else { return }
            owner.draw(in: context, rect: CGRect(origin: .zero, size: owner.bounds.size))
        }
    }

    extension UIHostingController {
        /// The size that the root view takes when it is offered `size`, in points.
        public func sizeThatFits(in size: CGSize) -> CGSize { view.sizeThatFits(size) }
    }
#endif
