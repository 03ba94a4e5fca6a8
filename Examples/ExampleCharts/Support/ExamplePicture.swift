import Foundation
import SwiftUI

/// An example as a picture that stands by itself: with a margin, on the background of its colour scheme, in the
/// calendar of the examples.
public struct ExamplePicture: View {
    private let content: AnyView
    private let size: ProposedViewSize
    private let scheme: ColorScheme
    private let setting: ExampleSetting
    private let isTransparent: Bool

    /// `size` is the whole picture's, margin included, in points; nil for the content's own size and the margin.
    public init(
        _ content: AnyView, size: CGSize?, scheme: ColorScheme, setting: ExampleSetting = .usual,
        isTransparent: Bool = false
    ) {
        let lengths = size.map { ProposedViewSize($0) } ?? .unspecified
        self.init(content, lengths: lengths, scheme: scheme, setting: setting, isTransparent: isTransparent)
    }

    /// `lengths` are the whole picture's, margin included, in points; nil for those of the content and the margin.
    public init(
        _ content: AnyView, lengths size: ProposedViewSize, scheme: ColorScheme, setting: ExampleSetting = .usual,
        isTransparent: Bool = false
    ) {
        (self.content, self.size) = (content, size)
        (self.scheme, self.setting, self.isTransparent) = (scheme, setting, isTransparent)
    }

    public var body: some View {
        content
            .padding(16)
            .frame(width: size.width, height: size.height)
            .background(isTransparent ? Color.clear : Color(UIColor.systemBackground))
            .environment(\.colorScheme, scheme)
            .environment(\.layoutDirection, setting.layoutDirection)
            .environment(\.dynamicTypeSize, setting.dynamicTypeSize)
            .environment(\.calendar, .examples)
            .environment(\.timeZone, .gmt)
            .environment(\.locale, Locale(identifier: "en_US"))
    }
}
