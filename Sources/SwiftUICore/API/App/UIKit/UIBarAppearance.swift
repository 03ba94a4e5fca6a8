import Foundation

#if !canImport(Darwin)
    /// How a bar of UIKit's looks; kept, as bars of pictures are SwiftUI's.
    @MainActor
    open class UIBarAppearance: NSObject {
        open var backgroundColor: UIColor?
        open var backgroundEffect: UIBlurEffect?
        open var backgroundImage: UIImage?
        open var shadowColor: UIColor?
        open var shadowImage: UIImage?

        open func configureWithDefaultBackground() {
            (backgroundColor, backgroundEffect) = (nil, UIBlurEffect(style: .systemChromeMaterial))
        }

        open func configureWithOpaqueBackground() { (backgroundColor, backgroundEffect) = (.systemBackground, nil) }

        open func configureWithTransparentBackground() {
            (backgroundColor, backgroundEffect, shadowColor) = (nil, nil, nil)
        }
    }

    open class UINavigationBarAppearance: UIBarAppearance {
        open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
        open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    }

    open class UITabBarAppearance: UIBarAppearance {
        public let stackedLayoutAppearance = UITabBarItemAppearance()
        public let inlineLayoutAppearance = UITabBarItemAppearance()
        public let compactInlineLayoutAppearance = UITabBarItemAppearance()
    }

    open class UIToolbarAppearance: UIBarAppearance {}

    /// How the items of a tab bar look in each of their states.
    @MainActor
    open class UITabBarItemAppearance: NSObject {
        public let normal = UITabBarItemStateAppearance()
        public let selected = UITabBarItemStateAppearance()
        public let disabled = UITabBarItemStateAppearance()
    }

    @MainActor
    open class UITabBarItemStateAppearance: NSObject {
        open var iconColor: UIColor?
        open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
        open var badgeBackgroundColor: UIColor?
    }

    // What UIKit adds to the attributes of text.
    extension NSAttributedString.Key {
        /// A `UIFont`.
        public static let font = NSAttributedString.Key("NSFont")
        /// A `UIColor`.
        public static let foregroundColor = NSAttributedString.Key("NSColor")
        /// A `UIColor`.
        public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
        /// A number of points between characters.
        public static let kern = NSAttributedString.Key("NSKern")
        /// A number of points above the baseline.
        public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
        public static let underlineStyle = NSAttributedString.Key("NSUnderline")
        public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
        public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
        public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
        public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
        public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
        public static let link = NSAttributedString.Key("NSLink")
    }
#endif
