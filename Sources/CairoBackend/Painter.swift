import CCairo
import Drawing
import Foundation
import Geometry

/// Paints items on one cairo context. Every extension of it teaches it one kind of item.
struct Painter {
    enum Target: Hashable {
        /// Device units are pixels.
        case pixels
        /// Device units are points; what has to become an image gets this many pixels for each.
        case document(pixelsPerPoint: CGFloat)

        /// Pixels for each device unit.
        var density: CGFloat {
            switch self {
            case .pixels: 1
            case .document(let pixelsPerPoint): pixelsPerPoint
            }
        }

        var isDocument: Bool { self != .pixels }
    }

    let context: OpaquePointer
    let target: Target
    let resources: RenderResources

    /// - Throws: `RenderingError` if there is no memory for a context.
    init(surface: OpaquePointer?, target: Target, resources: RenderResources) throws {
        guard let context = cairo_create(surface) else { throw RenderingError.outOfMemory(step: "creating a context") }
        (self.context, self.target, self.resources) = (context, target, resources)
        cairo_set_font_options(context, resources.fontOptions)
    }

    /// Ends the use of the context; the last thing done with a painter.
    func close() { cairo_destroy(context) }

    /// cairo remembers the first error and ignores all that follows, so one look at the end is enough.
    func finish(while step: String) throws { try check(cairo_status(context), while: step) }

    /// The background and all items; with `isOpaque` on white, as on paper.
    func paint(_ drawing: Drawing, isOpaque: Bool) throws {
        if isOpaque { flood(.white) }
        if let background = drawing.background { flood(background) }
        try paint(drawing.items)
        // Blend modes such as destination-out make holes.
        if isOpaque { flood(.white, by: CAIRO_OPERATOR_DEST_OVER) }
    }

    func paint(_ items: [DrawingItem]) throws {
        for item in items {
            switch item {
            case .group(let group): try paint(group)
            case .path(let path): paint(path)
            case .text(let text): try paint(text)
            case .image(let image): try paint(image)
            // PNG has no place for meaning, and cairo's tags carry no labels: the items alone are drawn.
            case .semantics(let semantics): try paint(semantics.items)
            }
        }
    }

    /// Covers everything within the clip.
    private func flood(_ color: RGBA, by method: cairo_operator_t = CAIRO_OPERATOR_OVER) {
        setSource(color)
        cairo_set_operator(context, method)
        cairo_paint(context)
        cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    }

    func setSource(_ color: RGBA) {
        let color = color.bounded
        cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    }

    /// From the plane of the items to device units.
    var matrix: CGAffineTransform {
        get {
            var matrix = cairo_matrix_t()
            cairo_get_matrix(context, &matrix)
            return CGAffineTransform(matrix)
        }
        nonmutating set {
            var matrix = cairo_matrix_t(newValue)
            cairo_set_matrix(context, &matrix)
        }
    }

    /// Runs `body` between a save and a restore of the context's state.
    func isolated(_ body: () throws -> Void) rethrows {
        cairo_save(context)
        defer { cairo_restore(context) }
        try body()
    }
}

/// What all painters of one rendering share. Lives as long as the rendering, on one thread.
final class RenderResources {
    /// No hinting: glyphs keep the shapes and places that they were measured with.
    let fontOptions: OpaquePointer?
    var images: [ImageKey: DecodedImage] = [:]
    var sheets: [SheetKey: GlyphSheet] = [:]

    init() {
        fontOptions = cairo_font_options_create()
        cairo_font_options_set_hint_style(fontOptions, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(fontOptions, CAIRO_HINT_METRICS_OFF)
        cairo_font_options_set_antialias(fontOptions, CAIRO_ANTIALIAS_GRAY)
    }

    deinit { cairo_font_options_destroy(fontOptions) }
}

extension RGBA {
    /// Within what an output of 8 bits per component can show; what is not a number counts as zero.
    var bounded: RGBA {
        func unit(_ value: Double) -> Double { value >= 0 ? min(value, 1) : 0 }
        return RGBA(red: unit(red), green: unit(green), blue: unit(blue), alpha: unit(alpha))
    }

    var isVisible: Bool { alpha > 0 }
}
