import Drawing
import Foundation

/// A picture: from a file or asset catalogue, a system symbol, or drawn by a closure.
public struct Image: Equatable, Sendable {
    package enum Source: Equatable, Sendable {
        case symbol(String)
        case asset(AssetImage)
        case platform(UIImage)
        case drawn(DrawnContent)
    }

    /// What a closure draws; equal only to itself.
    package struct DrawnContent: Equatable, Sendable {
        package let size: CGSize
        package let isOpaque: Bool
        /// Colours of a drawing are blended in sRGB whatever is asked for; kept.
        package let colorMode: ColorRenderingMode
        package let renderer: UncheckedSendableBox<(inout GraphicsContext) -> Void>
        private let identity = UUID()

        package static func == (a: DrawnContent, b: DrawnContent) -> Bool { a.identity == b.identity }
    }

    package struct Resizing: Equatable, Sendable {
        package var capInsets: EdgeInsets
        package var mode: ResizingMode
    }

    package let source: Source
    package var resizing: Resizing?
    package var template: TemplateRenderingMode?
    package var interpolationQuality: Interpolation = .medium
    package var symbolMode: SymbolRenderingMode?
    package var variableValue: Double?
    package var isAntialiased = true
    package var label: Text?
    package var isDecorative = false

    package init(source: Source) { self.source = source }

    /// A picture of a bundle's resources or asset catalogues, named for assistive technology as well.
    public init(_ name: String, bundle: Bundle? = nil) {
        source = .asset(AssetImage(name: name, bundle: bundle))
        label = Text(verbatim: name)
    }

    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        source = .asset(AssetImage(name: name, bundle: bundle))
        self.label = label
    }

    /// A picture that assistive technology passes over.
    public init(decorative name: String, bundle: Bundle? = nil) {
        source = .asset(AssetImage(name: name, bundle: bundle))
        isDecorative = true
    }

    /// A system symbol. `variableValue` (0 to 1) lights that part of the levels of symbols that have some, such as
    /// "wifi".
    public init(systemName: String, variableValue: Double? = nil) {
        source = .symbol(systemName)
        self.variableValue = variableValue
    }

    /// A picture of a bundle; `variableValue` is for symbols of one's own, which are not read: it is kept.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(name, bundle: bundle)
        self.variableValue = variableValue
    }

    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
        self.init(name, bundle: bundle, label: label)
        self.variableValue = variableValue
    }

    public init(uiImage: UIImage) { source = .platform(uiImage) }

    /// A picture of `size` points that `renderer` draws.
    public init(
        size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
        renderer: @escaping (inout GraphicsContext) -> Void
    ) {
        source = .drawn(
            DrawnContent(
                size: size, isOpaque: opaque, colorMode: colorMode, renderer: UncheckedSendableBox(renderer)))
        self.label = label
        isDecorative = label == nil
    }
}

extension Image: View, PrimitiveView {
    public var body: Never { unreachableBody }

    package func nodes(in context: ResolveContext) -> [LayoutNode] {
        let node =
            context.environment.isCovered
            ? CoverNode(node(in: context), in: context.environment) : node(in: context)
        guard !isDecorative, let label else { return [node] }
        let meaning = DrawnSemantics(role: .image, label: label.plainString(in: context.environment), items: [])
        return [SemanticsNode(node, meaning: meaning)]
    }

    @MainActor
    private func node(in context: ResolveContext) -> LayoutNode {
        switch source {
        case .symbol(let name): return SymbolNode(self, name: name, context: context)
        case .platform(let image):
            if let name = image.symbolName { return SymbolNode(self, name: name, context: context) }
            var own = self
            if own.template == nil, image.renderingMode == .alwaysTemplate { own.template = .template }
            return ImageNode(own, raster: image.raster, scale: image.scale, context: context)
        case .drawn(let content):
            return CanvasNode(
                size: resizing == nil ? content.size : nil, ideal: content.size, context: context,
                isOpaque: content.isOpaque
            ) { graphics, _ in content.renderer.value(&graphics) }
        case .asset(let asset):
            let environment = context.environment
            guard let file = asset.file(scale: environment.displayScale, appearance: Appearance(environment)) else {
                context.graph.report(CoreDiagnostics.missingImage(asset.name))
                return ImageNode(self, raster: nil, scale: 1, context: context)
            }
            if file.raster == nil { context.graph.report(CoreDiagnostics.unreadableImage(asset.name)) }
            var image = self
            if image.template == nil, file.isTemplate { image.template = .template }
            return ImageNode(image, raster: file.raster, scale: file.scale, context: context)
        }
    }
}

extension CoreDiagnostics {
    package static func missingImage(_ name: String) -> Diagnostic {
        Diagnostic(
            code: "image.missing", message: "No image named \"\(name)\" is among the bundle's resources.",
            remedy: "Add it to the target's resources and pass its bundle, such as `.module`.")
    }

    package static func unreadableImage(_ name: String) -> Diagnostic {
        Diagnostic(
            code: "image.unreadable", message: "The image \"\(name)\" is neither PNG nor JPEG: it is left out.",
            remedy: "Convert it to PNG or JPEG.")
    }
}
