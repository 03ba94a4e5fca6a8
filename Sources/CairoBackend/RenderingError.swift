import CCairo
import Foundation

/// Why a drawing could not be turned into bytes. Each description says what to change.
public enum RenderingError: Error, Hashable, Sendable, CustomStringConvertible, LocalizedError {
    /// Width or height (points) is zero, negative or not finite.
    case unusableSize(width: Double, height: Double)
    /// Pixels per point is zero, negative or not finite.
    case unusableScale(Double)
    /// In pixels for a raster, in points for a document. `limit` is what was exceeded, in words.
    case tooLarge(width: Double, height: Double, limit: String)
    case outOfMemory(step: String)
    case unreadableImage(encoding: String, reason: String)
    case unreadableFont(file: String, index: Int)
    /// The drawing library refused something that no check here foresaw.
    case library(step: String, reason: String)

    public var description: String {
        let (problem, remedy) = texts
        return "\(problem) \(remedy)"
    }

    private var texts: (problem: String, remedy: String) {
        switch self {
        case .unusableSize(let width, let height):
            (
                "The picture is \(width) by \(height) points.",
                "Give it a width and a height above zero, for instance with frame(width:height:)."
            )
        case .unusableScale(let scale):
            ("A scale of \(scale) pixels per point cannot be drawn.", "Use a finite number above zero, such as 2.")
        case .tooLarge(let width, let height, let limit):
            (
                "The picture would be \(width) by \(height), more than \(limit).",
                "Lower the scale or the size, or raise the limit in the options where there is one."
            )
        case .outOfMemory(let step):
            ("Memory ran out while \(step).", "Lower the scale or the size of the picture.")
        case .unreadableImage(let encoding, let reason):
            (
                "An image cannot be read as \(encoding): \(reason).",
                "Check that its data is complete and of that format."
            )
        case .unreadableFont(let file, let index):
            (
                "The font file \(file) (face \(index)) cannot be opened.",
                "Reinstall the font, or lay the texts out again with the fonts of this machine."
            )
        case .library(let step, let reason):
            ("cairo failed while \(step): \(reason).", "Look for extreme coordinates or sizes in the picture.")
        }
    }

    public var errorDescription: String? { description }
}

/// Throws if `status` is an error. `step` completes the sentence "failed while ...".
func check(_ status: cairo_status_t, while step: String) throws {
    if status == CAIRO_STATUS_SUCCESS { return }
    if status == CAIRO_STATUS_NO_MEMORY { throw RenderingError.outOfMemory(step: step) }
    throw RenderingError.library(step: step, reason: String(cString: cairo_status_to_string(status)))
}
