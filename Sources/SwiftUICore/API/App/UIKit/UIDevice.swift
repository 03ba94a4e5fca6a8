import Foundation

#if !canImport(Darwin)
    public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
        case unspecified = -1
        case phone, pad, tv, carPlay
        case mac = 5
        case vision = 6
    }

    public enum UIDeviceOrientation: Int, Hashable, Sendable {
        case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

        public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

        public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

        public var isFlat: Bool { self == .faceUp || self == .faceDown }

        public var isValidInterfaceOrientation: Bool { isLandscape || isPortrait }
    }

    /// The device that pictures are drawn for: an iPhone held upright.
    @MainActor
    open class UIDevice: NSObject {
        public static let current = UIDevice()

        public nonisolated static let orientationDidChangeNotification = Notification.Name(
            "UIDeviceOrientationDidChangeNotification")

        open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }

        open var orientation: UIDeviceOrientation { .portrait }

        /// The name of the machine the program runs on.
        open var name: String { ProcessInfo.processInfo.hostName }

        open var model: String { "iPhone" }

        open var localizedModel: String { model }

        /// The operating system the program runs on.
        open var systemName: String { "Linux" }

        open var systemVersion: String {
            let version = ProcessInfo.processInfo.operatingSystemVersion
            return "\(version.majorVersion).\(version.minorVersion)"
        }
    }

    /// The screen that pictures are drawn for.
    @MainActor
    open class UIScreen: NSObject {
        public static let main = UIScreen()

        /// In points.
        open var bounds: CGRect { CGRect(origin: .zero, size: PreviewDevice.screen) }

        /// Pixels per point.
        open var scale: CGFloat { EnvironmentValues().displayScale }

        open var nativeScale: CGFloat { scale }

        /// In pixels.
        open var nativeBounds: CGRect {
            CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
        }

        open var traitCollection: UITraitCollection { .current }
    }
#endif
