import Foundation

#if !canImport(Darwin)
    /// Views of UIKit whose looks an app sets for all of them at once. Bars and controls of pictures are SwiftUI's: what
    /// is set on these is kept, and drawn by none.
    @MainActor
    public protocol UIAppearance: AnyObject {
        /// The one that stands for all views of its kind.
        static func appearance() -> Self
    }

    /// The stand-ins of all kinds, by type.
    @MainActor
    enum AppearanceRecord {
        private static var standIns: [ObjectIdentifier: UIView] = [:]

        static func standIn<Kind: UIView>(_ make: () -> Kind) -> Kind {
            let key = ObjectIdentifier(Kind.self)
            if let known = standIns[key] as? Kind { return known }
            let fresh = make()
            standIns[key] = fresh
            return fresh
        }
    }

    public final class UINavigationBar: UIView, UIAppearance {
        public var barTintColor: UIColor?
        public var isTranslucent = true
        public var shadowImage: UIImage?
        public var prefersLargeTitles = false
        public var titleTextAttributes: [NSAttributedString.Key: Any]?
        public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
        public var standardAppearance = UINavigationBarAppearance()
        public var compactAppearance: UINavigationBarAppearance?
        public var scrollEdgeAppearance: UINavigationBarAppearance?
        private var images: [UIBarMetrics: UIImage] = [:]

        public static func appearance() -> UINavigationBar { AppearanceRecord.standIn { UINavigationBar() } }

        public func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) { images[metrics] = image }

        public func backgroundImage(for metrics: UIBarMetrics) -> UIImage? { images[metrics] }
    }

    public enum UIBarMetrics: Int, Hashable, Sendable {
        case `default`, compact
        case defaultPrompt = 101
        case compactPrompt
    }

    public final class UITabBar: UIView, UIAppearance {
        public var barTintColor: UIColor?
        public var unselectedItemTintColor: UIColor?
        public var isTranslucent = true
        public var backgroundImage: UIImage?
        public var shadowImage: UIImage?
        public var standardAppearance = UITabBarAppearance()
        public var scrollEdgeAppearance: UITabBarAppearance?

        public static func appearance() -> UITabBar { AppearanceRecord.standIn { UITabBar() } }
    }

    public final class UIToolbar: UIView, UIAppearance {
        public var barTintColor: UIColor?
        public var isTranslucent = true

        public static func appearance() -> UIToolbar { AppearanceRecord.standIn { UIToolbar() } }
    }

    open class UIScrollView: UIView {
        open var bounces = true
        open var isScrollEnabled = true
        open var isPagingEnabled = false
        open var contentSize = CGSize.zero
        open var contentOffset = CGPoint.zero
        open var contentInset = UIEdgeInsets.zero
        open var showsVerticalScrollIndicator = true
        open var showsHorizontalScrollIndicator = true
        open var keyboardDismissMode = KeyboardDismissMode.none

        public enum KeyboardDismissMode: Int, Hashable, Sendable { case none, onDrag, interactive }

        open class func appearance() -> UIScrollView { AppearanceRecord.standIn { UIScrollView() } }
    }

    public final class UITableView: UIScrollView {
        public var separatorColor: UIColor?
        public var separatorInset = UIEdgeInsets.zero
        public var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
        public var sectionHeaderTopPadding: CGFloat = 0
        public var sectionFooterHeight: CGFloat = 0
        public var allowsSelection = true
        public var tableFooterView: UIView?
        public var tableHeaderView: UIView?

        public override class func appearance() -> UITableView { AppearanceRecord.standIn { UITableView() } }
    }

    public final class UITableViewCell: UIView, UIAppearance {
        public enum SeparatorStyle: Int, Hashable, Sendable { case none, singleLine }

        public enum SelectionStyle: Int, Hashable, Sendable { case none, blue, gray, `default` }

        public var selectionStyle = SelectionStyle.default
        public var selectedBackgroundView: UIView?

        public static func appearance() -> UITableViewCell { AppearanceRecord.standIn { UITableViewCell() } }
    }

    public final class UICollectionView: UIScrollView {
        public override class func appearance() -> UICollectionView {
            AppearanceRecord.standIn { UICollectionView(frame: .zero) }
        }
    }
#endif
