import Foundation

/// A type that makes previews; each view of `previews` is one.
// Otherwise optimised builds drop types that only the program's records name.
@_alwaysEmitConformanceMetadata
@MainActor @preconcurrency
public protocol PreviewProvider {
    associatedtype Previews: View

    @ViewBuilder static var previews: Self.Previews { get }

    /// The platform the previews are for.
    static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
    public static var platform: PreviewPlatform? { nil }
}

public enum PreviewPlatform: Hashable, Sendable {
    case iOS, macOS, tvOS, watchOS
}

package struct PreviewLayoutTrait: ContainerTrait {
    package static let defaultValue = PreviewLayout.device
}

package struct PreviewNameTrait: ContainerTrait {
    package static var defaultValue: String? { nil }
}

package struct PreviewOrientationTrait: ContainerTrait {
    package static let defaultValue = InterfaceOrientation.portrait
}

package struct PreviewDeviceTrait: ContainerTrait {
    package static var defaultValue: PreviewDevice? { nil }
}

extension View {
    /// The size a preview of this view is laid out in.
    public nonisolated func previewLayout(_ value: PreviewLayout) -> some View {
        containerTrait(PreviewLayoutTrait.self, value)
    }

    /// The name a preview of this view is found by.
    public nonisolated func previewDisplayName(_ value: String?) -> some View {
        containerTrait(PreviewNameTrait.self, value)
    }

    /// The device of a preview; see `PreviewDevice` for what that changes.
    public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View {
        containerTrait(PreviewDeviceTrait.self, value)
    }

    /// How the device of a preview is held.
    public nonisolated func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
        containerTrait(PreviewOrientationTrait.self, value)
    }
}
