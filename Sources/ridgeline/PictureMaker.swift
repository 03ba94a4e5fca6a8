import Drawing
import ExampleCharts
import Foundation
import SwiftUI

/// Makes pictures and says on standard error, once each, what they could not show.
@MainActor
final class PictureMaker {
    /// Pixels per point of PNG files.
    let scale: CGFloat
    private var saidBefore: Set<String> = []

    init(scale: CGFloat) { self.scale = scale }

    func renderer(_ picture: ExamplePicture) -> ImageRenderer<ExamplePicture> {
        let renderer = ImageRenderer(content: picture)
        renderer.scale = scale
        return renderer
    }

    func data(_ renderer: ImageRenderer<ExamplePicture>, as format: OutputFormat) throws(Failure) -> Data {
        do {
            let data = try format.data(renderer)
            for diagnostic in renderer.diagnostics where saidBefore.insert("\(diagnostic)").inserted {
                Terminal.note("\(Program.name): \(diagnostic)")
            }
            return data
        } catch {
            throw Failure(
                status: .writing, message: "The picture cannot be made as \(format.rawValue): \(error)",
                remedy: "Try another format with --format; there are \(OutputFormat.list).")
        }
    }
}

/// Writes a file, and the folders it lies in.
func writeFile(_ data: Data, to path: String) throws(Failure) {
    let file = URL(fileURLWithPath: path)
    do {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    } catch {
        throw Failure(
            status: .writing, message: "\(path) cannot be written: \(error.localizedDescription)",
            remedy: "Name a file in a folder that you may write to.")
    }
}
