import Foundation
import SwiftUICore

extension App {
    /// Draws the app's first window, or one of its previews, to a file: the arguments say which (`--help` lists them).
    @MainActor
    public static func main() {
        let runner = AppRunner(text: TextSystem.shared) { picture in
            let renderer = ImageRenderer(content: picture.view)
            (renderer.proposedSize, renderer.scale) = (picture.proposal, picture.scale)
            return switch picture.format {
            case .svg: Data(try renderer.svg().utf8)
            case .png: try renderer.pngData()
            case .pdf: try renderer.pdfData()
            }
        }
        exit(runner.run(Self.self, arguments: CommandLine.arguments))
    }
}
