import Drawing
import Foundation

/// Marks that are composited together: a `Plot`, or content with `compositingLayer()`. What it says applies to the
/// whole, not to each mark.
public struct MarkLayer: Hashable, Sendable {
    public var opacity: Double = 1
    public var blend = BlendMode.normal
    /// Standard deviation in points.
    public var blur: CGFloat = 0
    public var shadow: DrawnShadow?
    /// Fills the bounds of the layer's marks.
    public var clip: ClipTemplate?
    /// Whether blend modes within end at the layer.
    public var isIsolated = false
    /// A client's view that the layer is drawn in, by the number that whoever draws the result knows it by.
    public var style: Int?
    /// Indices into `MarkTable.annotations`, placed at the bounds of the layer's marks.
    public var annotations: [Int] = []
    /// One accessibility element for the whole instead of one for each mark.
    public var accessibilityLabel: String?
    public var accessibilityValue: String?
    public var accessibilityIdentifier: String?
    public var accessibilityHidden = false

    public init() {}
}
