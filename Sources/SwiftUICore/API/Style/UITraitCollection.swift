import Foundation

/// The appearance in which client code runs now: a `UIColor` asked for its components answers in it.
package enum CurrentAppearance {
    @TaskLocal package static var value = Appearance()

    package static func with<Result>(_ environment: EnvironmentValues, _ body: () -> Result) -> Result {
        let appearance = Appearance(environment)
        return appearance == value ? body() : $value.withValue(appearance, operation: body)
    }
}

#if !canImport(Darwin)
    public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
        case unspecified, light, dark
    }

    public enum UIAccessibilityContrast: Int, Hashable, Sendable {
        case unspecified = -1
        case normal, high
    }

    /// What a dynamic colour may depend on.
    open class UITraitCollection: NSObject, @unchecked Sendable {
        public let userInterfaceStyle: UIUserInterfaceStyle
        public let accessibilityContrast: UIAccessibilityContrast

        public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
            self.init(style: userInterfaceStyle, contrast: .unspecified)
        }

        public convenience init(accessibilityContrast: UIAccessibilityContrast) {
            self.init(style: .unspecified, contrast: accessibilityContrast)
        }

        public override convenience init() { self.init(style: .unspecified, contrast: .unspecified) }

        package convenience init(_ appearance: Appearance) {
            self.init(
                style: appearance.isDark ? .dark : .light, contrast: appearance.increasedContrast ? .high : .normal)
        }

        private init(style: UIUserInterfaceStyle, contrast: UIAccessibilityContrast) {
            (userInterfaceStyle, accessibilityContrast) = (style, contrast)
        }

        /// The traits of the view whose body is being read; outside of a rendering light, with standard contrast.
        public static var current: UITraitCollection { UITraitCollection(CurrentAppearance.value) }

        package var appearance: Appearance {
            Appearance(isDark: userInterfaceStyle == .dark, increasedContrast: accessibilityContrast == .high)
        }

        open override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? UITraitCollection else { return false }
            return other.userInterfaceStyle == userInterfaceStyle
                && other.accessibilityContrast == accessibilityContrast
        }

        open override var hash: Int { userInterfaceStyle.rawValue * 4 + accessibilityContrast.rawValue }
    }
#endif
