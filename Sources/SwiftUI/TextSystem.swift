import PangoShaping
import TextShaping

/// The process's one text shaper and its memory of laid out paragraphs: fonts are opened once.
package enum TextSystem {
    package static let shared = ShapingCache(shaper: PangoShaper())
}
