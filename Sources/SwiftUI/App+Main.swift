import Foundation
import SwiftUICore

extension App {
    /// Draws the app's first window, or one of its previews, to a file: the arguments say which (`--help` lists them).
    /// What is drawn is the state when all tasks of the views have returned.
    @MainActor
    public static func main() {
        let runner = AppRunner(text: TextSystem.shared) { picture in
            let renderer = ImageRenderer(content: picture.view)
            (renderer.proposedSize, renderer.scale) = (picture.proposal, picture.scale)
            let timeout = Duration.seconds(30)
            let hasSettled = await renderer.settled(timeout: timeout)
            let data =
                switch picture.format {
                case .svg: Data(try renderer.svg().utf8)
                case .png: try renderer.pngData()
                case .pdf: try renderer.pdfData()
                case .html: Data(try renderer.html().utf8)
                }
            let unsettled = hasSettled ? [] : [CoreDiagnostics.tasksRunOn(timeout)]
            return AppRunner.Result(data: data, diagnostics: renderer.diagnostics + unsettled)
        }
        Task { exit(await runner.run(Self.self, arguments: CommandLine.arguments)) }
        // Tasks of views run on the main queue, which the main thread has to serve.
        while true { RunLoop.main.run(until: .distantFuture) }
    }
}
