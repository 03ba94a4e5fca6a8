// Not part of Apple's API: the entry point of the programs that `ridgeline render` builds.

import CairoBackend
import Drawing
import Foundation
import SwiftUICore

/// A program that draws its own previews, and views that take no arguments. `ridgeline render` compiles a call of `run`
/// beside a client's source; the source itself has no need of it.
@MainActor
public enum _PreviewProgram {
    /// A view by the name of its type.
    public struct NamedView {
        let name: String
        let content: AnyView

        public init(_ name: String, @ViewBuilder content: @escaping @MainActor () -> some View) {
            (self.name, self.content) = (name, AnyView(Deferred(content: content)))
        }
    }

    /// Reads what is wanted from standard input, draws it, and answers on standard output. What the views print goes to
    /// standard error. Ends with the program that started it.
    /// - Returns: the program's exit status: 0, or 1 for a job that cannot be read.
    public static func run(views: [NamedView]) -> Int32 {
        let output = FileHandle(fileDescriptor: dup(STDOUT_FILENO), closeOnDealloc: false)
        dup2(STDERR_FILENO, STDOUT_FILENO)
        endWithParent()
        let input = FileHandle.standardInput.readDataToEndOfFile()
        guard let job = try? JSONDecoder().decode(PreviewJob.self, from: input) else {
            FileHandle.standardError.write(Data("This program is run by: ridgeline render\n".utf8))
            return 1
        }
        var answer = PreviewAnswer()
        do {
            let previews = try PreviewCatalog.entries(text: TextSystem.shared).map { entry in
                // Without a name it is known by its place: the module is no part of that.
                let isNamed = entry.preview.displayName != nil
                let place = entry.name.split(separator: "/").dropFirst().joined(separator: "/")
                return (name: isNamed || place.isEmpty ? entry.name : place, preview: entry.preview)
            }
            answer.subjects = previews.map { .init(.preview, $0.name) } + views.map { .init(.view, $0.name) }
            for picture in job.pictures {
                let found: (view: AnyView, size: CGSize?)?
                switch picture.subject.kind {
                case .preview:
                    found = previews.first { $0.name == picture.subject.name }.map {
                        ($0.preview.content, $0.preview.size)
                    }
                case .view: found = views.first { $0.name == picture.subject.name }.map { ($0.content, nil) }
                }
                answer.pictures.append(found.map { draw($0.view, $0.size, picture, job) } ?? missing(picture))
            }
            let encoder = JSONEncoder()
            encoder.outputFormatting = .sortedKeys
            fflush(nil)
            try output.write(contentsOf: encoder.encode(answer))
            return 0
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            return 1
        }
    }

    /// A view whose body never ends must not outlive the command.
    private static func endWithParent() {
        let parent = getppid()
        Thread.detachNewThread {
            while getppid() == parent { sleep(1) }
            _exit(1)
        }
    }

    private static func missing(_ picture: PreviewJob.Picture) -> PreviewAnswer.Picture {
        var answer = PreviewAnswer.Picture(size: .zero)
        answer.failure = "There is no \(picture.subject.kind.rawValue) “\(picture.subject.name)”."
        return answer
    }

    /// Whether a view has settled, told by the task that waits for it.
    private final class Outcome {
        var isKnown = false
    }

    /// Waits until the tasks of the views have returned, and what they left to the main queue is done. Both run on the
    /// main thread, which this is: it serves them meanwhile.
    private static func settle(_ renderer: ImageRenderer<some View>) {
        let outcome = Outcome()
        Task {
            await renderer.settled(timeout: .seconds(5))
            outcome.isKnown = true
        }
        while !outcome.isKnown { _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05)) }
    }

    private static func draw(
        _ view: AnyView, _ own: CGSize?, _ picture: PreviewJob.Picture, _ job: PreviewJob
    ) -> PreviewAnswer.Picture {
        let size = job.size ?? own
        // A frame applies to each of several views: they are stacked first.
        let whole = ContextReader { ResolvedNodes($0.node(of: view)) }
        let sized = whole.frame(width: size?.width, height: size?.height)
        let presented = job.isTransparent ? AnyView(sized) : AnyView(sized.onSystemBackground())
        let renderer = ImageRenderer(content: presented.environment(\.colorScheme, job.isDark ? .dark : .light))
        renderer.scale = job.scale
        if let size { renderer.proposedSize = ProposedViewSize(size) }
        settle(renderer)
        let drawing = renderer.drawing
        var answer = PreviewAnswer.Picture(size: drawing.size)
        do {
            let data: Data
            switch picture.format {
            case .svg: data = Data(try renderer.svg().utf8)
            case .png: data = try renderer.pngData()
            case .pdf: data = try renderer.pdfData()
            case .html: data = Data(try renderer.html().utf8)
            case .json: data = Data(drawing.json().utf8)
            case .pixels:
                var (texts, shapes) = (PlacedTexts(), drawing)
                shapes.items = texts.taking(from: drawing.items)
                let image = try rasterImage(of: shapes, options: RasterOptions(scale: job.scale, isOpaque: true))
                (answer.texts, answer.pixelColumns) = (texts.texts, image.width)
                data = image.pixels.withUnsafeBytes { Data($0) }
            }
            try data.write(to: URL(fileURLWithPath: picture.path))
        } catch {
            answer.failure = "\(error)"
        }
        answer.reports = renderer.diagnostics.map { .init(code: $0.code, message: $0.message, remedy: $0.remedy) }
        return answer
    }
}

/// A view made when it is resolved, so that one that fails does not hinder the others.
private struct Deferred<Content: View>: View {
    let content: @MainActor () -> Content

    var body: some View { content() }
}
