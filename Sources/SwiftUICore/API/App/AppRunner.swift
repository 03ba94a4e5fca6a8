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

    private let text: ShapingCache
    private let draw: @MainActor (Picture) throws -> Data

    /// - Parameter draw: Gives a file's content.
    package init(text: ShapingCache, draw: @escaping @MainActor (Picture) throws -> Data) {
        (self.text, self.draw) = (text, draw)
    }

    /// - Parameter arguments: As the program got them, its name first.
    /// - Returns: The program's exit status: 64 for arguments it cannot read, 1 for what cannot be drawn.
    package func run<A: App>(_ type: A.Type, arguments: [String]) -> Int32 {
        do {
            let options = try AppArguments(Array(arguments.dropFirst()))
            if options.helps {
                print(AppArguments.usage)
                return 0
            }
            if options.lists { for entry in try PreviewCatalog.entries(text: text) { print(entry.name) } }
            if !options.outputs.isEmpty { try draw(options, subject: subject(type, options)) }
            return 0
        } catch let error as AppArguments.UsageError {
            complain("\(error.message)\n\(AppArguments.usage)")
            return 64
        } catch {
            complain("\(error)")
            return 1
        }
    }

    private func draw(_ options: AppArguments, subject: (view: AnyView, size: CGSize?)) throws {
        let size = options.size ?? subject.size
        // A frame applies to each of several views: they are stacked first.
        let whole = ContextReader { ResolvedNodes($0.node(of: subject.view)) }
        let sized = whole.frame(width: size?.width, height: size?.height)
            .background(Color(UIColor.systemBackground))
        let view = AnyView(options.isDark ? AnyView(sized.environment(\.colorScheme, .dark)) : AnyView(sized))
        let proposal = size.map { ProposedViewSize($0) } ?? .unspecified
        for output in options.outputs {
            let data = try draw(Picture(view: view, proposal: proposal, scale: options.scale, format: output.format))
            if output.path == "-" {
                try FileHandle.standardOutput.write(contentsOf: data)
            } else {
                try data.write(to: URL(fileURLWithPath: output.path))
            }
        }
    }

    /// What the arguments name, and its size in points where it has one.
    package func subject<A: App>(_ type: A.Type, _ options: AppArguments) throws -> (view: AnyView, size: CGSize?) {
        if let name = options.preview {
            let entries = try PreviewCatalog.entries(text: text)
            guard let entry = entries.first(where: { $0.name == name }) else {
                let names = entries.map { "“\($0.name)”" }.joined(separator: ", ")
                throw AppArguments.UsageError(message: "There is no preview “\(name)”; there are: \(names)")
            }
            return (entry.preview.content, entry.preview.size)
        }
        let window = AppWindow(app: A(), windowID: options.window)
        let context = ResolveContext(environment: .init(), graph: RenderGraph(text: text))
        guard let description = window.window(in: context) else {
            throw AppArguments.UsageError(message: "The app has no window “\(options.window ?? "")”")
        }
        return (AnyView(window), description.size ?? PreviewDevice.screen)
    }

    private func complain(_ message: String) {
        FileHandle.standardError.write(Data((message + "\n").utf8))
    }
}
