import Foundation
import SwiftUI

/// Settings of a reader that change what is drawn: the direction of reading and the size of text.
public struct ExampleSetting: Sendable {
    /// What files call it.
    public let name: String
    public let title: String
    public let layoutDirection: LayoutDirection
    public let dynamicTypeSize: DynamicTypeSize

    public init(
        name: String = "usual", title: String = "As usual", layoutDirection: LayoutDirection = .leftToRight,
        dynamicTypeSize: DynamicTypeSize = .large
    ) {
        (self.name, self.title) = (name, title)
        (self.layoutDirection, self.dynamicTypeSize) = (layoutDirection, dynamicTypeSize)
    }

    /// From left to right in the standard size.
    public static let usual = ExampleSetting()

    /// The settings that the gallery shows on pages of their own.
    public static let others = [
        ExampleSetting(name: "right-to-left", title: "Right to left", layoutDirection: .rightToLeft),
        ExampleSetting(name: "large-text", title: "Large text", dynamicTypeSize: .accessibility3),
        ExampleSetting(name: "small-text", title: "Small text", dynamicTypeSize: .xSmall),
    ]

    /// The size of an example's picture, in points, without lengths that are the content's own. With large text pages
    /// of controls grow downwards, so that they are seen to the end, and charts both ways, as their labels do.
    public func size(of example: Example) -> ProposedViewSize {
        guard let size = example.size else { return .unspecified }
        guard dynamicTypeSize.isAccessibilitySize else { return ProposedViewSize(size) }
        if ExampleCatalog.isPage(example) { return ProposedViewSize(width: size.width, height: nil) }
        return ProposedViewSize(width: size.width * Self.growth, height: size.height * Self.growth)
    }

    private static let growth = 1.75
}
