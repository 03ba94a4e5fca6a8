import CCairo
import Drawing
import Foundation
import Geometry

/// How a drawing becomes a PDF page.
public struct PDFOptions: Hashable, Sendable {
    /// Pixels per point of the few parts that PDF cannot express and that become images: blurs, shadows, blend modes
    /// beyond those of PDF, coloured emoji.
    public var rasterScale: CGFloat

    public init(rasterScale: CGFloat = 3) { self.rasterScale = rasterScale }
}

/// The longest side that readers of PDF accept, in points.
private let longestSide: CGFloat = 14_400

/// The drawing as a PDF of one page of the drawing's size: vector marks, selectable text, fonts embedded as subsets.
///
/// The file carries the drawing's title and summary, but no date, so the same drawing always gives the same bytes.
/// - Throws: `RenderingError` for sizes that cannot be drawn and for images or fonts that cannot be read.
public func pdfData(of drawing: Drawing, options: PDFOptions = PDFOptions()) throws -> Data {
    try pdfData(of: [drawing], options: options)
}

/// The drawings as a PDF with a page for each, in their order; title and summary are those of the first.
/// - Throws: `RenderingError`, also where there are no pages.
public func pdfData(of pages: [Drawing], options: PDFOptions = PDFOptions()) throws -> Data {
    guard let first = pages.first else { throw RenderingError.unusableSize(width: 0, height: 0) }
    for page in pages { try checkPage(page.size) }
    guard options.rasterScale.isFinite, options.rasterScale > 0 else {
        throw RenderingError.unusableScale(options.rasterScale)
    }
    var output = Data()
    try withUnsafeMutablePointer(to: &output) { sink in
        let surface = cairo_pdf_surface_create_for_stream(appendToData, sink, first.size.width, first.size.height)
        defer { cairo_surface_destroy(surface) }
        try check(cairo_surface_status(surface), while: "creating the document")
        describe(surface, as: first)
        // cairo turns into images by itself what fonts made of bitmaps draw.
        let density = options.rasterScale * 72
        cairo_surface_set_fallback_resolution(surface, density, density)
        let resources = RenderResources()
        for page in pages {
            cairo_pdf_surface_set_size(surface, page.size.width, page.size.height)
            try paint(page, on: surface, options: options, resources: resources)
            cairo_surface_show_page(surface)
        }
        cairo_surface_finish(surface)
        try check(cairo_surface_status(surface), while: "writing the document")
    }
    return output
}

private func checkPage(_ size: CGSize) throws {
    try checkSize(size)
    guard max(size.width, size.height) <= longestSide else {
        throw RenderingError.tooLarge(width: size.width, height: size.height, limit: "14400 points on one side")
    }
}

private func paint(
    _ page: Drawing, on surface: OpaquePointer?, options: PDFOptions, resources: RenderResources
) throws {
    let painter = try Painter(
        surface: surface, target: .document(pixelsPerPoint: options.rasterScale), resources: resources)
    defer { painter.close() }
    try painter.paint(page, isOpaque: false)
    try painter.paintPixels(of: page)
    try painter.finish(while: "drawing the page")
}

private func describe(_ surface: OpaquePointer?, as drawing: Drawing) {
    cairo_pdf_surface_restrict_to_version(surface, CAIRO_PDF_VERSION_1_5)
    // cairo takes the time of day unless told otherwise.
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, nil)
    if !drawing.title.isEmpty {
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, drawing.title)
    }
    if !drawing.summary.isEmpty {
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_SUBJECT, drawing.summary)
    }
}

private func appendToData(
    _ sink: UnsafeMutableRawPointer?, _ bytes: UnsafePointer<UInt8>?, _ count: UInt32
) -> cairo_status_t {
    guard let sink, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
    sink.assumingMemoryBound(to: Data.self).pointee.append(bytes, count: Int(count))
    return CAIRO_STATUS_SUCCESS
}
