import Drawing
import Foundation
import Geometry

/// How a drawing becomes pixels.
public struct RasterOptions: Hashable, Sendable {
    /// Pixels per point.
    public var scale: CGFloat
    /// Leaves no transparency: what the drawing's own background does not cover is white, as on paper.
    public var isOpaque: Bool
    /// 1 (fastest) to 12 (smallest), for PNG data. The pixels are the same at every level.
    public var compressionLevel: Int
    /// More pixels than this is an error instead of a machine that runs out of memory (four bytes each).
    public var maximumPixelCount: Int

    public init(
        scale: CGFloat = 2, isOpaque: Bool = false, compressionLevel: Int = 4, maximumPixelCount: Int = 1 << 26
    ) {
        (self.scale, self.isOpaque) = (scale, isOpaque)
        (self.compressionLevel, self.maximumPixelCount) = (compressionLevel, maximumPixelCount)
    }
}

/// Finished pixels, row by row from the top, without gaps between rows.
public struct RasterImage: Hashable, Sendable {
    public var width: Int
    public var height: Int
    /// Pixels per point that it was drawn at.
    public var scale: CGFloat
    /// `width * height` values 0xAARRGGBB in sRGB, premultiplied by alpha.
    public var pixels: [UInt32]

    public init(width: Int, height: Int, scale: CGFloat = 1, pixels: [UInt32]) {
        (self.width, self.height, self.scale, self.pixels) = (width, height, scale, pixels)
    }

    /// The pixel in column `x` and row `y`, or nil outside of the image.
    public func pixel(x: Int, y: Int) -> UInt32? {
        guard indices(width).contains(x), indices(height).contains(y) else { return nil }
        return pixels[checked: y * width + x]
    }
}

/// cairo's own limit for one side of an image.
private let longestSide: CGFloat = 32_767

/// Width and height in pixels: whole ones, so that the last is not cut where the size is no multiple of a pixel.
func pixelSize(of size: CGSize, options: RasterOptions) throws -> (width: Int, height: Int) {
    try checkSize(size)
    guard options.scale.isFinite, options.scale > 0 else { throw RenderingError.unusableScale(options.scale) }
    // The tolerance keeps 100.1 points times 10 from becoming 1002 pixels.
    func pixels(_ length: CGFloat) -> CGFloat { max(1, (length * options.scale - 1e-6).rounded(.up)) }
    let (width, height) = (pixels(size.width), pixels(size.height))
    guard width <= longestSide, height <= longestSide, let columns = checkedInt(width), let rows = checkedInt(height)
    else { throw RenderingError.tooLarge(width: width, height: height, limit: "32767 pixels on one side") }
    guard columns * rows <= options.maximumPixelCount else {
        throw RenderingError.tooLarge(
            width: width, height: height, limit: "maximumPixelCount = \(options.maximumPixelCount) pixels")
    }
    return (columns, rows)
}

func checkSize(_ size: CGSize) throws {
    guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0 else {
        throw RenderingError.unusableSize(width: size.width, height: size.height)
    }
}
