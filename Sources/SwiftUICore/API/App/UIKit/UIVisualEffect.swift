import Foundation

#if !canImport(Darwin)
    /// What a `UIVisualEffectView` does with what is behind it.
    @MainActor
    open class UIVisualEffect: NSObject {}

    /// A material.
    open class UIBlurEffect: UIVisualEffect {
        public enum Style: Int, Hashable, Sendable {
            case extraLight, light, dark
            case regular = 4
            case prominent
            case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
            case systemChromeMaterial
            case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
            case systemThickMaterialLight, systemChromeMaterialLight
            case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
            case systemThickMaterialDark, systemChromeMaterialDark
        }

        package let style: Style

        public init(style: Style) {
            self.style = style
            super.init()
        }
    }

    /// A view of a material. As with all views of UIKit, what is put into it is kept and not drawn.
    open class UIVisualEffectView: UIView {
        /// Drawn where it is a `UIBlurEffect`.
        open var effect: UIVisualEffect?
        public let contentView = UIView()

        public init(effect: UIVisualEffect?) {
            self.effect = effect
            super.init(frame: .zero)
        }

        public convenience init() { self.init(effect: nil) }

        public required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    extension UIBlurEffect.Style {
        var material: Material {
            switch self {
            case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: .ultraThin
            case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark, .light, .dark: .thin
            case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark, .extraLight, .prominent:
                .thick
            case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: .bar
            case .regular, .systemMaterial, .systemMaterialLight, .systemMaterialDark: .regular
            }
        }

        /// Nil for that of where the view is.
        var colorScheme: ColorScheme? {
            switch self {
            case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
                .systemThickMaterialLight, .systemChromeMaterialLight:
                .light
            case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
                .systemThickMaterialDark, .systemChromeMaterialDark:
                .dark
            default: nil
            }
        }
    }
#endif
