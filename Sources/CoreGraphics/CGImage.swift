import CairoBackend
import Drawing
import Foundation
import Geometry
import SwiftUICore

#if !canImport(Darwin)
    /// Where a pixel's alpha is, and whether the colours are multiplied by it.
    public enum CGImageAlphaInfo: UInt32, Hashable, Sendable {
        case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
    }

    /// How the bytes of a pixel lie in memory.
    public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
        public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
        public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
    }

    /// Gives an image's bytes.
    public final class CGDataProvider: Sendable {
        public let data: CFData?

        public init?(data: CFData) { self.data = data }
    }

    /// Pixels: 8 bits for each of red, green, blue and alpha in sRGB, premultiplied, rows from the top.
    public final class CGImage: Hashable, Sendable {
        package let raster: RasterImage

        package init(_ raster: RasterImage) { self.raster = raster }

        /// Nil where the bytes are no PNG, or one that cannot be read.
        public convenience init?(
            pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
            intent: CGColorRenderingIntent
        ) {
            self.init(encoded: source.data, as: .png)
        }

        /// Nil where the bytes are no JPEG, or one that cannot be read.
        public convenience init?(
            jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
            intent: CGColorRenderingIntent
        ) {
            self.init(encoded: source.data, as: .jpeg)
        }

        private convenience init?(encoded data: Data?, as encoding: DrawnImage.Encoding) {
            guard let data, let raster = RasterData(data), raster.encoding == encoding else { return nil }
            self.init(raster)
        }

        /// Nil where the image cannot be read. Photographs are turned upright.
        package convenience init?(_ raster: RasterData) {
            let size = CGSize(width: raster.width, height: raster.height)
            let image = DrawnImage(
                data: raster.data, encoding: raster.encoding, frame: CGRect(origin: .zero, size: size),
                pixelated: true)
            let drawing = Drawing(size: size, items: [.image(image)])
            guard let pixels = try? rasterImage(of: drawing, options: RasterOptions(scale: 1)) else { return nil }
            self.init(pixels)
        }

        /// In pixels.
        public var width: Int { raster.width }

        /// In pixels.
        public var height: Int { raster.height }

        public var bitsPerComponent: Int { 8 }

        public var bitsPerPixel: Int { 32 }

        public var bytesPerRow: Int { width * 4 }

        public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }

        public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }

        public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }

        public var shouldInterpolate: Bool { true }

        /// Red, green, blue, alpha of each pixel.
        public var dataProvider: CGDataProvider? {
            var bytes = Data(capacity: raster.pixels.count * 4)
            for pixel in raster.pixels {
                for shift: UInt32 in [16, 8, 0, 24] { bytes.append(UInt8(truncatingIfNeeded: pixel >> shift)) }
            }
            return CGDataProvider(data: bytes)
        }

        /// The part within a rectangle of pixels, origin top left; nil where they have none in common.
        public func cropping(to rect: CGRect) -> CGImage? {
            let whole = CGRect(x: 0, y: 0, width: width, height: height)
            let part = rect.integral.intersection(whole)
            guard !part.isEmpty, let left = checkedInt(part.minX), let top = checkedInt(part.minY),
                let columns = checkedInt(part.width), let rows = checkedInt(part.height)
            else { return nil }
            let pixels = indices(rows).flatMap { row in
                let start = (top + row) * width + left
                return raster.pixels[start..<(start + columns)]
            }
            return CGImage(RasterImage(width: columns, height: rows, scale: raster.scale, pixels: pixels))
        }

        public func copy() -> CGImage? { self }

        public static func == (left: CGImage, right: CGImage) -> Bool { left.raster == right.raster }

        public func hash(into hasher: inout Hasher) { hasher.combine(raster) }
    }

    /// How colours outside of what an output can show are replaced. Outputs here are sRGB: there is no choice.
    public enum CGColorRenderingIntent: Int32, Hashable, Sendable {
        case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
    }
#endif
