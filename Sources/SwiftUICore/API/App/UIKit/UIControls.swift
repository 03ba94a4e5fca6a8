import Foundation

#if !canImport(Darwin)
    /// A control of UIKit's; kept, not drawn.
    open class UIControl: UIView {
        public struct State: OptionSet, Hashable, Sendable {
            public let rawValue: UInt

            public init(rawValue: UInt) { self.rawValue = rawValue }

            public static let normal: State = []
            public static let highlighted = State(rawValue: 1)
            public static let disabled = State(rawValue: 2)
            public static let selected = State(rawValue: 4)
            public static let focused = State(rawValue: 8)
        }

        open var isEnabled = true
        open var isSelected = false
        open var isHighlighted = false
    }

    public final class UISegmentedControl: UIControl, UIAppearance {
        public var selectedSegmentTintColor: UIColor?
        public var apportionsSegmentWidthsByContent = false
        private var attributes: [State: [NSAttributedString.Key: Any]] = [:]

        public static func appearance() -> UISegmentedControl { AppearanceRecord.standIn { UISegmentedControl() } }

        public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
            self.attributes[state] = attributes
        }

        public func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { attributes[state] }
    }

    public final class UIPageControl: UIControl, UIAppearance {
        public var pageIndicatorTintColor: UIColor?
        public var currentPageIndicatorTintColor: UIColor?
        public var hidesForSinglePage = false
        public var numberOfPages = 0
        public var currentPage = 0

        public static func appearance() -> UIPageControl { AppearanceRecord.standIn { UIPageControl() } }
    }

    public final class UISlider: UIControl, UIAppearance {
        public var thumbTintColor: UIColor?
        public var minimumTrackTintColor: UIColor?
        public var maximumTrackTintColor: UIColor?
        private var thumbImages: [State: UIImage] = [:]

        public static func appearance() -> UISlider { AppearanceRecord.standIn { UISlider() } }

        public func setThumbImage(_ image: UIImage?, for state: State) { thumbImages[state] = image }

        public func thumbImage(for state: State) -> UIImage? { thumbImages[state] }
    }

    public final class UISwitch: UIControl, UIAppearance {
        public var onTintColor: UIColor?
        public var thumbTintColor: UIColor?
        public var isOn = false

        public static func appearance() -> UISwitch { AppearanceRecord.standIn { UISwitch() } }
    }

    public final class UITextField: UIControl, UIAppearance {
        public enum ViewMode: Int, Hashable, Sendable { case never, whileEditing, unlessEditing, always }

        public var clearButtonMode = ViewMode.never
        public var textColor: UIColor?
        public var font: UIFont?
        public var text: String?
        public var placeholder: String?

        public static func appearance() -> UITextField { AppearanceRecord.standIn { UITextField() } }
    }

    public final class UITextView: UIScrollView {
        public var textColor: UIColor?
        public var font: UIFont?
        public var text = ""
        public var isEditable = true
        public var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)

        public override class func appearance() -> UITextView { AppearanceRecord.standIn { UITextView() } }
    }

    public final class UILabel: UIView, UIAppearance {
        public var text: String?
        public var font: UIFont?
        public var textColor: UIColor?
        public var numberOfLines = 1

        public static func appearance() -> UILabel { AppearanceRecord.standIn { UILabel() } }
    }

    public final class UIDatePicker: UIControl, UIAppearance {
        public var minuteInterval = 1

        public static func appearance() -> UIDatePicker { AppearanceRecord.standIn { UIDatePicker() } }
    }
#endif
