import ChartEngine
import Foundation

/// How bars or areas at one position combine.
public struct MarkStackingMethod: Equatable, CustomStringConvertible, Sendable, BitwiseCopyable {
    enum Method: UInt8, Sendable, BitwiseCopyable { case standard, normalized, center, unstacked }

    let method: Method

    /// Piled up from zero; negative values pile up below it.
    public static var standard: MarkStackingMethod { .init(method: .standard) }

    /// Each pile scaled to the whole.
    public static var normalized: MarkStackingMethod { .init(method: .normalized) }

    /// Each pile centred on zero, as in a stream graph.
    public static var center: MarkStackingMethod { .init(method: .center) }

    /// No stacking: marks overlap.
    public static var unstacked: MarkStackingMethod { .init(method: .unstacked) }

    public static func == (a: MarkStackingMethod, b: MarkStackingMethod) -> Bool { a.method == b.method }

    public var description: String { "\(method)" }

    var engine: Stacking {
        switch method {
        case .standard: .standard
        case .normalized: .normalized
        case .center: .center
        case .unstacked: .unstacked
        }
    }
}
