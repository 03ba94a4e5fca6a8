import CoreGraphics
import Foundation
import Geometry
import SwiftUICore

#if !canImport(Darwin)
    /// How `UIGraphicsImageRenderer` makes its bitmaps.
    open class UIGraphicsImageRendererFormat: NSObject {
        /// Pixels per point.
        open var scale: CGFloat = 3
        /// Whether what is not drawn on is black instead of transparent.
        open var opaque = false

        open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

        open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
    }

    /// The canvas that a renderer's closure draws on: its origin is the top left corner, y goes down.
    public final class UIGraphicsImageRendererContext {
        public let cgContext: CGContext
        public let format: UIGraphicsImageRendererFormat

        init(cgContext: CGContext, format: UIGraphicsImageRendererFormat) {
            (self.cgContext, self.format) = (cgContext, format)
        }

        public func fill(_ rect: CGRect) { cgContext.fill(rect) }

        public func stroke(_ rect: CGRect) { cgContext.stroke(rect) }

        public func clip(to rect: CGRect) { cgContext.clip(to: rect) }

        /// What was drawn so far.
        public var currentImage: UIImage { UIImage(cgContext, scale: format.scale) }
    }

    /// Draws images by a closure.
    open class UIGraphicsImageRenderer: NSObject {
        private let bounds: CGRect
        public let format: UIGraphicsImageRendererFormat

        /// - Parameter bounds: In points.
        public init(bounds: CGRect, format: UIGraphicsImageRendererFormat = .default()) {
            (self.bounds, self.format) = (bounds, format)
        }

        public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat = .default()) {
            self.init(bounds: CGRect(origin: .zero, size: size), format: format)
        }

        /// A size that cannot be drawn gives an image without a picture.
        open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
            canvas(actions).map { UIImage($0, scale: format.scale) } ?? UIImage()
        }

        /// Empty for a size that cannot be drawn.
        open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
            image(actions: actions).pngData() ?? Data()
        }

        /// Empty for a size that cannot be drawn.
        open func jpegData(
            withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
        ) -> Data {
            image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
        }

        private func canvas(_ actions: (UIGraphicsImageRendererContext) -> Void) -> CGContext? {
            let size = CGSize(width: bounds.width * format.scale, height: bounds.height * format.scale)
            guard let width = checkedInt(size.width.rounded(.up)), let height = checkedInt(size.height.rounded(.up)),
                let context = CGContext(
                    data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
                    space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
            else { return nil }
            if format.opaque { context.fill(CGRect(x: 0, y: 0, width: width, height: height)) }
            context.translateBy(x: 0, y: CGFloat(height))
            context.scaleBy(x: format.scale, y: -format.scale)
            context.translateBy(x: -bounds.minX, y: -bounds.minY)
            CurrentContext.with(context) {
                actions(UIGraphicsImageRendererContext(cgContext: context, format: format))
            }
            return context
        }
    }

    extension UIImage {
        fileprivate convenience init(_ context: CGContext, scale: CGFloat) {
            if let image = context.makeImage() {
                self.init(cgImage: image, scale: scale, orientation: .up)
            } else {
                self.init()
            }
        }
    }
#endif
