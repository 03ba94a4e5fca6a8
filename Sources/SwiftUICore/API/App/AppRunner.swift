import Drawing
import Foundation
import TextShaping

/// Runs an app from the command line: draws what its arguments ask for.
@MainActor
package struct AppRunner {
    /// A view and how it becomes a file.
    package struct Picture {
        package let view: AnyView
        package let proposal: ProposedViewSize
        package let scale: CGFloat
        package let format: AppArguments.Format
    }

    /// A file's content, and what could not be drawn as asked.
    package struct Result {
        package let data: Data
        package let diagnostics: [Diagnostic]

        package init(data: Data, diagnostics: [Diagnostic] = []) {
            (self.data, self.diagnostics) = (data, diagnostics)
        }
    }

    private let text: ShapingCache
    private let draw: @MainActor (Picture) async throws -> Result

    /// - Parameter draw: Draws a view as it is when it has settled.
    package init(text: ShapingCache, draw: @escaping @MainActor (Picture) async throws -> Result) {
        (self.text, self.draw) = (text, draw)
    }

    /// - Parameter arguments: As the program got them, its name first.
    /// - Returns: The program's exit status: 64 for arguments it cannot read, 1 for what cannot be drawn.
    package func run<A: App>(_ type: A.Type, arguments: [String]) async -> Int32 {
        let program = arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "app"
        do {
            let options = try AppArguments(Array(arguments.dropFirst()))
            if options.helps {
                print(AppArguments.usage(program))
                return 0
            }
            if options.lists { try listPreviews(program) }
            if !options.outputs.isEmpty { try await draw(options, subject: subject(type, options), program) }
            return 0
        } catch let error as AppArguments.UsageError {
            complain("\(program): \(error.message)")
            return 64
        } catch {
            complain("\(program): \(error)")
            return 1
        }
    }

    private func listPreviews(_ program: String) throws {
        let entries = try PreviewCatalog.entries(text: text)
        for entry in entries { print(entry.name) }
        if entries.isEmpty { complain("\(program): there are no previews; declare one with #Preview(\"Name\") { … }") }
    }

    private func draw(
        _ options: AppArguments, subject: (view: AnyView, size: CGSize?), _ program: String
    ) async throws {
        let size = options.size ?? subject.size
        // A frame applies to each of several views: they are stacked first.
        let whole = ContextReader { ResolvedNodes($0.node(of: subject.view)) }
        let sized = whole.frame(width: size?.width, height: size?.height)
            .onSystemBackground()
        let view = AnyView(options.isDark ? AnyView(sized.environment(\.colorScheme, .dark)) : AnyView(sized))
        let proposal = size.map { ProposedViewSize($0) } ?? .unspecified
        var told: Set<Diagnostic> = []
        for output in options.outputs {
            let picture = Picture(view: view, proposal: proposal, scale: options.scale, format: output.format)
            let result = try await draw(picture)
            for diagnostic in result.diagnostics where told.insert(diagnostic).inserted {
                complain("\(program): \(diagnostic)")
            }
            try write(result.data, to: output.path)
        }
    }

    private func write(_ data: Data, to path: String) throws {
        do {
            if path == "-" {
                try FileHandle.standardOutput.write(contentsOf: data)
            } else {
                try data.write(to: URL(fileURLWithPath: path))
            }
        } catch {
            let place = path == "-" ? "Standard output" : path
            throw AppOutputError(
                description: "\(place) cannot be written: name a file in a folder that exists and is yours (\(error))")
        }
    }

    /// What the arguments name, and its size in points where it has one.
    package func subject<A: App>(_ type: A.Type, _ options: AppArguments) throws -> (view: AnyView, size: CGSize?) {
        if let name = options.preview {
            let entries = try PreviewCatalog.entries(text: text)
            guard let entry = entries.first(where: { $0.name == name }) else {
                throw AppArguments.UsageError(message: Self.missingPreview(name, among: entries.map(\.name)))
            }
            return (entry.preview.content, entry.preview.size)
        }
        let document = options.document.map { URL(fileURLWithPath: $0) }
        let window = AppWindow(app: A(), windowID: options.window)
        var environment = EnvironmentValues()
        environment.openedDocument = document
        let context = ResolveContext(environment: environment, graph: RenderGraph(text: text))
        guard let description = window.window(in: context) else {
            let named = options.window.map { " “\($0)”; --window takes the identifier or title of one" } ?? ""
            throw AppArguments.UsageError(message: "The app has no window\(named)")
        }
        let view = AnyView(window.environment(\.openedDocument, document))
        return (view, description.size ?? PreviewDevice.screen)
    }

    private static func missingPreview(_ name: String, among names: [String]) -> String {
        if names.isEmpty { return "There is no preview “\(name)”: the program has none" }
        let known = names.map { "“\($0)”" }.joined(separator: ", ")
        return "There is no preview “\(name)”; --list lists those there are: \(known)"
    }

    private func complain(_ message: String) {
        FileHandle.standardError.write(Data((message + "\n").utf8))
    }
}

/// Why a file was not written.
private struct AppOutputError: Error, CustomStringConvertible {
    let description: String
}

extension CoreDiagnostics {
    package static func tasksRunOn(_ timeout: Duration) -> Diagnostic {
        Diagnostic(
            code: "app.tasks-run-on",
            message: "After \(timeout) the views still change.",
            remedy: "Let the closures of .task return, or give the picture data that is there at once.")
    }
}
