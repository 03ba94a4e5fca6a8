import Drawing
import Foundation

extension SVGWriter {
    mutating func write(_ image: DrawnImage) {
        guard isDrawn(image) else { return }
        // In a mask only the image's opacity counts, as if it were tinted.
        let tint = image.tint.map(inked) ?? ink
        let filter = tint.map { tintID($0, frame: image.frame) }
        out.append("\n<image")
        rectangle(image.frame)
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
