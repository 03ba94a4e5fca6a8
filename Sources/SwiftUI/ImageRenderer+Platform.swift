import CairoBackend
import CoreGraphics
import Drawing
import Foundation
import SwiftUICore

#if !canImport(Darwin)
    extension ImageRenderer {
        /// The picture in `scale` pixels per point; nil where the view is empty or too large.
        public var cgImage: CGImage? { raster.map { CGImage($0) } }

        /// The picture in `scale` pixels per point, `size` in points; nil where the view is empty or too large.
        public var uiImage: UIImage? {
            // The bytes are made to be read again at once: little time is spent on making them small.
            guard let raster, let data = try? CairoBackend.pngData(of: raster, compressionLevel: 1) else { return nil }
            return UIImage(data: data, scale: scale)
        }

        private var raster: RasterImage? {
            reportColorMode()
            return try? rasterImage(of: drawing, options: RasterOptions(scale: scale, isOpaque: isOpaque))
        }

        /// Calls `renderer` with the view's size in points and a function that draws it into a canvas of any kind, its
        /// bottom left corner at the origin.
        ///
        ///     renderer.render { size, draw in
        ///         var box = CGRect(origin: .zero, size: size)
        ///         guard let pdf = CGContext(url as CFURL, mediaBox: &box, nil) else { return }
        ///         pdf.beginPDFPage(nil)
        ///         draw(pdf)
        ///         pdf.endPDFPage()
        ///         pdf.closePDF()
        ///     }
        /// - Parameter rasterizationScale: Pixels per point of the few parts of a PDF that become images, at least.
        public func render(rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void) {
            let picture = drawing
            renderer(picture.size) { context in context.draw(picture, rasterScale: rasterizationScale) }
        }
    }
#endif

extension ImageRenderer {
    func reportColorMode() {
        guard colorMode != .nonLinear else { return }
        renderer.graph.report(
            Diagnostic(
                code: "image.color-mode", message: "The picture has 8-bit sRGB pixels, not those of \(colorMode).",
                remedy: "Leave colorMode at .nonLinear, or take the SVG or PDF, whose colours are not rounded."))
    }
}
