import CairoBackend
import Foundation
import Geometry
import SwiftUICore

#if !canImport(Darwin)
    extension UIImage {
        /// One pixel for each point.
        public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

        /// - Parameter scale: Pixels per point.
        public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
            let usable = scale > 0 && scale.isFinite ? scale : 1
            var raster = orientation.turned(cgImage.raster)
            raster.scale = usable
            // Pixels that are a picture can be encoded; without any there is nothing to show.
            let encoded = (try? CairoBackend.pngData(of: raster, compressionLevel: 1)).flatMap { RasterData($0) }
            self.init(encoded.map { .raster($0) } ?? .symbol(""), scale: usable)
        }

        /// The image's pixels; nil for a symbol, whose size depends on where it is shown.
        public var cgImage: CGImage? { raster.flatMap { CGImage($0) } }

        /// The image as PNG: its own bytes where it came as such. Nil for a symbol.
        public func pngData() -> Data? {
            guard let raster else { return nil }
            if raster.encoding == .png { return raster.data }
            return cgImage.flatMap { try? CairoBackend.pngData(of: $0.raster) }
        }

        /// The image as JPEG, on white: its own bytes where it came as such. Nil for a symbol.
        /// - Parameter compressionQuality: 0 (smallest) to 1 (best).
        public func jpegData(compressionQuality: CGFloat) -> Data? {
            guard let raster else { return nil }
            if raster.encoding == .jpeg { return raster.data }
            return cgImage.flatMap { try? CairoBackend.jpegData(of: $0.raster, quality: compressionQuality) }
        }
    }

    extension UIImage.Orientation {
        /// The pixels as they are to be seen.
        fileprivate func turned(_ image: RasterImage) -> RasterImage {
            let (width, height) = (image.width, image.height)
            func source(_ x: Int, _ y: Int) -> (x: Int, y: Int) {
                switch self {
                case .up: (x, y)
                case .down: (width - 1 - x, height - 1 - y)
                case .left: (width - 1 - y, x)
                case .right: (y, height - 1 - x)
                case .upMirrored: (width - 1 - x, y)
                case .downMirrored: (x, height - 1 - y)
                case .leftMirrored: (width - 1 - y, height - 1 - x)
                case .rightMirrored: (y, x)
                }
            }
            if self == .up { return image }
            let isOnSide = [.left, .right, .leftMirrored, .rightMirrored].contains(self)
            let (columns, rows) = isOnSide ? (height, width) : (width, height)
            var pixels: [UInt32] = []
            pixels.reserveCapacity(columns * rows)
            for y in indices(rows) {
                for x in indices(columns) {
                    let place = source(x, y)
                    pixels.append(image.pixel(x: place.x, y: place.y) ?? 0)
                }
            }
            return RasterImage(width: columns, height: rows, scale: image.scale, pixels: pixels)
        }
    }

    extension Image {
        /// A picture of pixels.
        /// - Parameter scale: Pixels per point.
        public init(
            _ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text
        ) {
            self.init(uiImage: UIImage(cgImage: cgImage, scale: scale, orientation: .init(orientation)))
            self.label = label
        }

        /// A picture of pixels that assistive technology passes over.
        public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
            self.init(uiImage: UIImage(cgImage: cgImage, scale: scale, orientation: .init(orientation)))
            isDecorative = true
        }
    }
#endif
