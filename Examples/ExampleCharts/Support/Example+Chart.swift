import Foundation
import SwiftUI

extension Example {
    /// A chart in the gallery's usual size, margin included.
    static func chart(
        _ name: String, _ title: String, _ summary: String, in source: String, width: CGFloat = 360,
        height: CGFloat = 240, view: @escaping @MainActor @Sendable () -> some View
    ) -> Example {
        Example(name, title, summary, source: source, size: CGSize(width: width, height: height)) { AnyView(view()) }
    }
}
