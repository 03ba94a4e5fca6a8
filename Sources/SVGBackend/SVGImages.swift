import Drawing
import Foundation
import Geometry

extension SVGWriter {
    mutating func write(_ image: DrawnImage) {
        guard isDrawn(image) else { return }
        guard let tiling = image.tiling else { return writeOnce(image, in: image.frame) }
        let tile = captured { svg in
            svg.out.append(" patternUnits=\"userSpaceOnUse\"")
            svg.rectangle(image.frame)
            svg.out.append(">")
            // A pattern's content has its origin at the tile's corner.
            let (width, height) = (image.frame.width / tiling.source.width, image.frame.height / tiling.source.height)
            svg.writeOnce(
                image,
                in: CGRect(
                    x: -tiling.source.minX * width, y: -tiling.source.minY * height, width: width, height: height))
            svg.out.append("\n</pattern>")
        }
        let id = definitions.id(of: "pattern", content: tile)
        out.append("\n<rect")
        rectangle(tiling.area)
        attribute("fill", reference: id)
        out.append("/>")
    }

    private mutating func writeOnce(_ image: DrawnImage, in frame: CGRect) {
        // In a mask only the image's opacity counts, as if it were tinted.
        let tint = image.tint.map(inked) ?? ink
        let filter =
            tint.map { tintID($0, frame: frame) }
            ?? (image.colorTransforms.isEmpty ? nil : filterID(image.colorTransforms, frame: frame))
        out.append("\n<image")
        rectangle(frame)
        attribute("preserveAspectRatio", keyword: "none")
        // The value of SVG 1.1 for older readers, that of CSS for browsers.
        if image.pixelated { out.append(" image-rendering=\"optimizeSpeed\" style=\"image-rendering:pixelated\"") }
        if let filter { attribute("filter", reference: filter) }
        out.append(" href=\"data:image/")
        out.append(image.encoding.rawValue)
        out.append(";base64,")
        out.append(utf8: image.data.base64EncodedData())
        out.append("\"/>")
    }
}
