import Drawing
import Foundation

/// Surrounds previews, for instance with sample data that several of them share.
@MainActor @preconcurrency
public protocol PreviewModifier {
    associatedtype Context = Void
    associatedtype Body: View

    typealias Content = PreviewModifierContent

    /// What the modifier needs and may take time to get.
    static func makeSharedContext() async throws -> Self.Context

    @ViewBuilder func body(content: Self.Content, context: Self.Context) -> Self.Body
}

extension PreviewModifier where Context == Void {
    public static func makeSharedContext() async throws {}
}

/// The preview that a modifier surrounds.
public struct PreviewModifierContent {
    let content: AnyView
}

extension PreviewModifierContent: View {
    public var body: some View { content }
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// Surrounds the preview by a modifier. Its shared context is made once in a program, before the preview is drawn.
    public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait {
        let box = UncheckedSendableBox(modifier)
        return .init { settings in
            settings.wrappers.append { content in wrap(content, in: box.value) }
        }
    }

    @MainActor
    private static func wrap<M: PreviewModifier>(_ content: AnyView, in modifier: M) -> AnyView {
        AnyView(ModifiedPreview(modifier: modifier, content: content))
    }
}

/// Shows a preview once its modifier has its context.
private struct ModifiedPreview<M: PreviewModifier>: View {
    let modifier: M
    let content: AnyView
    @State private var context: Result<M.Context, any Error>?

    var body: some View {
        switch context {
        case .success(let context): modifier.body(content: PreviewModifierContent(content: content), context: context)
        case .failure(let error): PreviewFailure(modifier: "\(M.self)", error: error)
        case nil: Color.clear.task { context = await SharedContexts.value(for: M.self) }
        }
    }
}

/// The contexts that were made, by the modifiers' types.
@MainActor
private enum SharedContexts {
    static var made: [ObjectIdentifier: Any] = [:]

    static func value<M: PreviewModifier>(for type: M.Type) async -> Result<M.Context, any Error> {
        if let known = made[ObjectIdentifier(type)] as? Result<M.Context, any Error> { return known }
        let result: Result<M.Context, any Error>
        do { result = .success(try await M.makeSharedContext()) } catch { result = .failure(error) }
        made[ObjectIdentifier(type)] = result
        return result
    }
}

/// Says that a preview could not be made.
private struct PreviewFailure: View, PrimitiveView {
    let modifier: String
    let error: any Error

    var body: Never { unreachableBody }

    func nodes(in context: ResolveContext) -> [LayoutNode] {
        context.graph.report(
            Diagnostic(
                code: "preview.no-context", message: "The preview's \(modifier) has no context: \(error)",
                remedy: "Make \(modifier).makeSharedContext() return."))
        return []
    }
}
