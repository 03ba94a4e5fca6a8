import Foundation

/// A view with a name and the way it is laid out, as `#Preview` makes it.
@MainActor @preconcurrency
public struct Preview {
    /// What traits of views are about.
    public struct ViewTraits: Sendable {}

    package let displayName: String?
    package let layout: PreviewLayout
    package let orientation: InterfaceOrientation
    package let content: AnyView

    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) {
        self.init(name, settings: PreviewSettings(traits), body: body)
    }

    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>, _ additionalTraits: PreviewTrait<ViewTraits>...,
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) {
        self.init(name, settings: PreviewSettings([traits] + additionalTraits), body: body)
    }

    private init(_ name: String?, settings: PreviewSettings, body: @escaping @MainActor () -> any View) {
        displayName = name
        layout = settings.layout
        orientation = settings.orientation
        let own = AnyView(ContextReader { context in AnyView(erase(context.evaluating { body() })) })
        content = settings.wrappers.reduce(own) { view, wrap in wrap(view) }
    }

    package init(name: String?, layout: PreviewLayout, orientation: InterfaceOrientation, content: AnyView) {
        (displayName, self.layout, self.orientation, self.content) = (name, layout, orientation, content)
    }

    /// The preview's picture is of this size in points; nil where the view decides.
    package var size: CGSize? {
        switch layout.kind {
        case .sizeThatFits: nil
        case .fixed(let size): size
        case .device:
            orientation.isLandscape
                ? CGSize(width: PreviewDevice.screen.height, height: PreviewDevice.screen.width) : PreviewDevice.screen
        }
    }
}

@MainActor
private func erase(_ view: any View) -> AnyView {
    func opened(_ view: some View) -> AnyView { AnyView(view) }
    return opened(view)
}

/// A place of the source that makes a preview: what each `#Preview` declares, in a type of its own.
// Otherwise optimised builds drop types that only the program's records name.
@_alwaysEmitConformanceMetadata
public protocol PreviewRegistry {
    /// The module and file, as `Module/File.swift`.
    static var fileID: String { get }
    static var line: Int { get }
    static var column: Int { get }

    @MainActor static func makePreview() throws -> Preview
}
