import Foundation
import SwiftUI

/// An example as a picture that stands by itself: with a margin, on the background of its colour scheme, in the
/// calendar of the examples.
public struct ExamplePicture: View {
    private let content: AnyView
    private let size: CGSize?
    private let scheme: ColorScheme
    private let isTransparent: Bool

    /// `size` is the whole picture's, margin included, in points; nil for the content's own size and the margin.
    public init(_ content: AnyView, size: CGSize?, scheme: ColorScheme, isTransparent: Bool = false) {
        (self.content, self.size) = (content, size)
        (self.scheme, self.isTransparent) = (scheme, isTransparent)
    }

    public var body: some View {
        content
            .padding(16)
            .frame(width: size?.width, height: size?.height)
            .background(isTransparent ? Color.clear : Color(UIColor.systemBackground))
            .environment(\.colorScheme, scheme)
            .environment(\.calendar, .examples)
            .environment(\.timeZone, .gmt)
            .environment(\.locale, Locale(identifier: "en_US"))
    }
}
