import CairoBackend
import Drawing
import Foundation
import Geometry
import SwiftUICore

#if !canImport(Darwin)
    /// Takes a document's bytes.
    public final class CGDataConsumer {
        enum Sink {
            case file(URL)
            case memory(NSMutableData)
        }

        let sink: Sink

        public init?(url: CFURL) { sink = .file(url) }

        public init?(data: CFMutableData) { sink = .memory(data) }
    }

    /// The pages of a PDF and where they go.
    final class CGDocumentOutput {
        private let sink: CGDataConsumer.Sink
        private let title: String
        private let subject: String
        let mediaBox: CGRect
        /// The box of the page that is open.
        var pageBox: CGRect?
        var pages: [Drawing] = []
        /// Pixels per point of what PDF cannot express.
        var rasterScale = PDFOptions().rasterScale
        private var isFinished = false

        init(sink: CGDataConsumer.Sink, mediaBox: CGRect, info: CFDictionary?) {
            (self.sink, self.mediaBox) = (sink, mediaBox)
            title = info?[kCGPDFContextTitle] as? String ?? ""
            subject = info?[kCGPDFContextSubject] as? String ?? ""
        }

        /// Writes the document once; what cannot be written is said on standard error, as the call gives no result.
        func finish() {
            guard !isFinished, !pages.isEmpty else { return }
            isFinished = true
            (pages[0].title, pages[0].summary) = (title, subject)
            do {
                let data = try CairoBackend.pdfData(of: pages, options: PDFOptions(rasterScale: rasterScale))
                switch sink {
                case .file(let url): try data.write(to: url)
                case .memory(let buffer): buffer.append(data)
                }
            } catch {
                FileHandle.standardError.write(Data("CGContext: the PDF could not be written: \(error)\n".utf8))
            }
        }
    }

    extension CGContext {
        /// US Letter, as CoreGraphics has it where no box is given.
        private static let letter = CGRect(x: 0, y: 0, width: 612, height: 792)

        /// A PDF that is written to a file when it is closed.
        /// - Parameters:
        ///   - mediaBox: The pages' size in points; nil for US Letter.
        ///   - auxiliaryInfo: `kCGPDFContextTitle` and `kCGPDFContextSubject` are read.
        public convenience init?(
            _ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
        ) {
            self.init(sink: .file(url), mediaBox: mediaBox?.pointee, auxiliaryInfo)
        }

        /// As `init(_:mediaBox:_:)`, to a consumer of bytes.
        public convenience init?(
            consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
        ) {
            self.init(sink: consumer.sink, mediaBox: mediaBox?.pointee, auxiliaryInfo)
        }

        private convenience init?(sink: CGDataConsumer.Sink, mediaBox: CGRect?, _ info: CFDictionary?) {
            let box = mediaBox ?? Self.letter
            guard box.width > 0, box.height > 0, box.width.isFinite, box.height.isFinite else { return nil }
            let output = CGDocumentOutput(sink: sink, mediaBox: box, info: info)
            self.init(target: .document(output), size: box.size)
        }

        /// A bitmap. Its pixels are kept by the context, as premultiplied sRGB, whatever layout is asked for.
        ///
        /// Nil for sizes that are not above 0, and where `data` is given: memory of the caller's is not drawn into.
        public convenience init?(
            data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
            space: CGColorSpace, bitmapInfo: UInt32
        ) {
            guard data == nil, width > 0, height > 0, width <= 32_767, height <= 32_767 else { return nil }
            self.init(target: .bitmap(width: width, height: height), size: CGSize(width: width, height: height))
        }

        /// In pixels; 0 for a document.
        public var width: Int { if case .bitmap(let width, _) = target { width } else { 0 } }

        /// In pixels; 0 for a document.
        public var height: Int { if case .bitmap(_, let height) = target { height } else { 0 } }

        /// What was drawn on a bitmap so far; nil for a document.
        public func makeImage() -> CGImage? {
            guard case .bitmap = target else { return nil }
            let drawing = Drawing(size: size, items: items)
            return (try? rasterImage(of: drawing, options: RasterOptions(scale: 1))).map { CGImage($0) }
        }

        /// Draws an image upright into a rectangle of user space.
        public func draw(_ image: CGImage, in rect: CGRect) {
            guard let data = try? pngData(of: image.raster, compressionLevel: 1) else { return }
            let drawn = DrawnImage(data: data, encoding: .png, frame: CGRect(origin: .zero, size: rect.size))
            let upright = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: rect.minX, ty: rect.maxY)
            add([.image(drawn)], of: upright.concatenating(state.matrix))
        }

        /// Draws a finished picture upright, its bottom left corner at the origin.
        /// - Parameter rasterScale: Pixels per point of what a PDF cannot express.
        package func draw(_ drawing: Drawing, rasterScale: CGFloat) {
            if case .document(let output) = target, rasterScale.isFinite {
                output.rasterScale = max(output.rasterScale, rasterScale)
            }
            let upright = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: drawing.size.height)
            add(drawing.items, of: upright.concatenating(state.matrix))
        }

        // MARK: Pages

        public func beginPDFPage(_ pageInfo: CFDictionary?) { beginPage(mediaBox: nil) }

        public func endPDFPage() { endPage() }

        /// Starts a page, in the first state. One that is open is ended.
        /// - Parameter mediaBox: The page's size in points; nil for the document's.
        public func beginPage(mediaBox: UnsafePointer<CGRect>?) {
            guard case .document(let output) = target else { return }
            endPage()
            let box = mediaBox?.pointee ?? output.mediaBox
            output.pageBox = box
            size = box.size
            clear()
            state.matrix = CGAffineTransform(translationX: -box.minX, y: -box.minY)
        }

        public func endPage() {
            guard case .document(let output) = target, output.pageBox != nil else { return }
            output.pageBox = nil
            output.pages.append(Drawing(size: size, items: items))
            clear()
        }

        /// Ends the document and writes it.
        public func closePDF() {
            guard case .document(let output) = target else { return }
            endPage()
            output.finish()
        }
    }
#endif
