import Drawing
import Foundation
import SwiftUI

/// Makes pictures and reports what they could not show.
@MainActor
final class PictureMaker {
    /// Pixels per point of PNG files.
    let scale: CGFloat
    let reporter: Reporter

    init(scale: CGFloat = 2, reporter: Reporter = Reporter()) { (self.scale, self.reporter) = (scale, reporter) }

    /// From the options of `OutputOptions`.
    /// - Parameter remedies: by code, in the place of those for programs.
    convenience init(_ arguments: Arguments, remedies: [String: String] = [:]) throws(Failure) {
        var scale: CGFloat = 2
        if let text = arguments.value("scale") { scale = try pictureScale(text) }
        self.init(scale: scale, reporter: Reporter(isStrict: arguments.has("strict"), remedies: remedies))
    }

    func renderer<Content: View>(_ picture: Content) -> ImageRenderer<Content> {
        let renderer = ImageRenderer(content: picture)
        renderer.scale = scale
        return renderer
    }

    func data(_ renderer: ImageRenderer<some View>, as format: OutputFormat) throws(Failure) -> Data {
        do {
            let data = try format.data(renderer)
            reporter.report(renderer.diagnostics)
            return data
        } catch {
            throw Failure(
                status: .writing, message: "The picture cannot be made as \(format.rawValue): \(error)",
                remedy: "Try another format with --format, or a smaller --size or --scale.")
        }
    }

    /// Draws a view to where `output` says.
    /// - Parameters:
    ///   - view: given the size of the picture in points and, in a terminal, whether that is dark.
    ///   - size: of the picture in points; nil for the view's own.
    ///   - isSizeAsked: whether the size must be kept, however large a terminal is.
    func draw(
        _ view: (CGSize?, _ terminalIsDark: Bool?) -> some View, size: CGSize?, isSizeAsked: Bool,
        to output: OutputChoice
    ) throws(Failure) {
        switch output.target {
        case .file(let path, let format):
            let data = try data(renderer(view(size, nil)), as: format)
            try reporter.check()
            try writeOutput(data, to: path)
        case .terminal(let kind):
            let canvas = TerminalCanvas(size: size, kind: kind, isSizeAsked: isSizeAsked)
            let renderer = renderer(view(canvas.pictureSize, canvas.traits.isDark))
            let drawing = renderer.drawing
            reporter.report(renderer.diagnostics)
            try reporter.check()
            do {
                try writeOutput(Data(canvas.text(of: drawing).utf8), to: nil)
            } catch let failure as Failure {
                throw failure
            } catch {
                throw Failure(
                    status: .writing, message: "The picture cannot be drawn in the terminal: \(error)",
                    remedy: "Give a smaller --size, or name a file: -o picture.svg")
            }
        }
    }
}
