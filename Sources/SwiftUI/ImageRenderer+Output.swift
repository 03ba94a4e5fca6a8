// Not part of Apple's API: the outputs of Ridgeline.

import CairoBackend
import Drawing
import Foundation
import HTMLBackend
import SVGBackend
import SwiftUICore

extension ImageRenderer {
    /// The finished display list that all outputs are written from.
    public var drawing: Drawing {
        // Views that settle while they are drawn do not change what was drawn before.
        let listener = renderer.graph.dirty.onRaise
        renderer.graph.dirty.onRaise = nil
        defer { renderer.graph.dirty.onRaise = listener }
        if safeAreaInsets == EdgeInsets() { return renderer.drawing(of: content, proposal: proposedSize) }
        return renderer.drawing(of: content.insetSafeArea(safeAreaInsets), proposal: proposedSize)
    }

    /// What could not be drawn as asked, each with its remedy; complete after an output was made.
    public var diagnostics: [Diagnostic] { renderer.graph.diagnostics }

    /// Draws until nothing changes any more and no `.task` is running; outputs made afterwards show that state.
    /// - Returns: whether the view settled within `timeout`.
    @discardableResult
    public func settled(timeout: Duration = .seconds(10)) async -> Bool {
        if safeAreaInsets == EdgeInsets() {
            return await renderer.settle(content, proposal: proposedSize, timeout: timeout)
        }
        return await renderer.settle(
            content.insetSafeArea(safeAreaInsets), proposal: proposedSize, timeout: timeout)
    }

    /// An SVG document, sized in points.
    public func svg() throws -> String { svgText(of: drawing) }

    /// A PNG of `scale` pixels per point.
    /// - Throws: `CairoBackend.RenderingError` where the picture is empty or too large.
    public func pngData() throws -> Data {
        reportColorMode()
        return try CairoBackend.pngData(of: drawing, options: RasterOptions(scale: scale, isOpaque: isOpaque))
    }

    /// A PDF of one page, sized in points.
    /// - Throws: `CairoBackend.RenderingError` where the picture is empty or too large.
    public func pdfData() throws -> Data {
        try CairoBackend.pdfData(of: drawing, options: PDFOptions())
    }

    /// A self-contained HTML page with the picture inline and its marks as a table.
    public func html() throws -> String { htmlText(of: drawing) }
}
