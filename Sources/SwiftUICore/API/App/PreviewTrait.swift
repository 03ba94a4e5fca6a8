import Foundation

/// Something about how a preview is shown.
public struct PreviewTrait<T>: Sendable {
    package let change: @Sendable (inout PreviewSettings) -> Void

    package init(_ change: @escaping @Sendable (inout PreviewSettings) -> Void) { self.change = change }
}

/// What the traits of a preview come to; the last of a kind wins.
package struct PreviewSettings: Sendable {
    package var layout = PreviewLayout.device
    package var orientation = InterfaceOrientation.portrait
    /// From the inside out.
    package var wrappers: [@MainActor @Sendable (AnyView) -> AnyView] = []

    package init(_ traits: [PreviewTrait<Preview.ViewTraits>]) {
        for trait in traits { trait.change(&self) }
    }
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// As large as the device's screen.
    public static var defaultLayout: PreviewTrait { .init { $0.layout = .device } }

    /// As large as the view wants to be.
    public static var sizeThatFitsLayout: PreviewTrait { .init { $0.layout = .sizeThatFits } }

    /// A size in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
        .init { $0.layout = .fixed(width: width, height: height) }
    }

    public static var portrait: PreviewTrait { .init { $0.orientation = .portrait } }
    public static var portraitUpsideDown: PreviewTrait { .init { $0.orientation = .portraitUpsideDown } }
    public static var landscapeLeft: PreviewTrait { .init { $0.orientation = .landscapeLeft } }
    public static var landscapeRight: PreviewTrait { .init { $0.orientation = .landscapeRight } }
}

/// How a device is held.
public struct InterfaceOrientation: CaseIterable, Identifiable, Hashable, Sendable {
    private let name: String

    public var id: String { name }

    package var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

    public static let portrait = InterfaceOrientation(name: "portrait")
    public static let portraitUpsideDown = InterfaceOrientation(name: "portraitUpsideDown")
    public static let landscapeLeft = InterfaceOrientation(name: "landscapeLeft")
    public static let landscapeRight = InterfaceOrientation(name: "landscapeRight")

    public static var allCases: [InterfaceOrientation] {
        [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
    }
}

/// The space a preview is laid out in.
public struct PreviewLayout: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case device, sizeThatFits
        case fixed(CGSize)
    }

    package let kind: Kind

    /// The device's screen.
    public static let device = PreviewLayout(kind: .device)
    /// As large as the view wants to be.
    public static let sizeThatFits = PreviewLayout(kind: .sizeThatFits)

    /// A size in points.
    public static func fixed(width: CGFloat, height: CGFloat) -> PreviewLayout {
        PreviewLayout(kind: .fixed(CGSize(width: width, height: height)))
    }
}

/// The device of a preview, by its name. Every device is drawn with the screen of a 6.1-inch iPhone.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public init(stringLiteral value: String) { rawValue = value }

    /// Points, in portrait.
    package static let screen = CGSize(width: 393, height: 852)
}
