import Foundation

#if !canImport(Darwin)
    /// A rectangle of UIKit's interface. It keeps what is set on it; pictures are drawn from SwiftUI views only.
    @MainActor
    open class UIView: UIResponder {
        /// In the superview's coordinates, in points.
        open var frame: CGRect
        open var backgroundColor: UIColor?
        open var isHidden = false
        open var alpha: CGFloat = 1
        open var tag = 0
        open var tintColor: UIColor?
        open var isOpaque = true
        /// Kept: nobody touches a picture.
        open var isUserInteractionEnabled = true
        open var isMultipleTouchEnabled = false
        /// Kept: nothing solves constraints here.
        open var translatesAutoresizingMaskIntoConstraints = true
        public let layer = CALayer()
        /// The same as the layer's `masksToBounds`.
        open var clipsToBounds: Bool {
            get { layer.masksToBounds }
            set { layer.masksToBounds = newValue }
        }
        open private(set) var subviews: [UIView] = []
        open private(set) weak var superview: UIView?

        public init(frame: CGRect) {
            self.frame = frame
            super.init()
            layer.owner = self
        }

        public override convenience init() { self.init(frame: .zero) }

        /// An archive has nothing for views here: the view is an empty one.
        public required init?(coder: NSCoder) {
            frame = .zero
            super.init()
            layer.owner = self
        }

        open override var next: UIResponder? { superview }

        open var center: CGPoint {
            get { CGPoint(x: frame.midX, y: frame.midY) }
            set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
        }

        open func layoutSubviews() {}

        /// Kept for code that asks: drawing a picture asks for what it needs.
        open func setNeedsLayout() {}

        open func layoutIfNeeded() { layoutSubviews() }

        open func setNeedsDisplay() {}

        /// For views that draw themselves; what they draw is not part of a picture.
        open func draw(_ rect: CGRect) {}

        open var bounds: CGRect {
            get { CGRect(origin: .zero, size: frame.size) }
            set { frame.size = newValue.size }
        }

        open func addSubview(_ view: UIView) {
            view.removeFromSuperview()
            subviews.append(view)
            view.superview = self
        }

        open func removeFromSuperview() {
            superview?.subviews.removeAll { $0 === self }
            superview = nil
        }
    }

    /// What manages a view of UIKit's.
    @MainActor
    open class UIViewController: UIResponder {
        // UIKit's declaration: nil only before the view was made, and reading makes it.
        open lazy var view: UIView! = makeView()
        open var title: String?
        open private(set) var children: [UIViewController] = []

        package func makeView() -> UIView { UIView(frame: UIScreen.main.bounds) }

        open func viewDidLoad() {}

        open func addChild(_ childController: UIViewController) { children.append(childController) }
    }

    /// Keeps a SwiftUI view as content of UIKit's.
    open class UIHostingController<Content: View>: UIViewController {
        open var rootView: Content

        public init(rootView: Content) {
            self.rootView = rootView
            super.init()
        }

        package override func makeView() -> UIView {
            let view = HostingView(frame: UIScreen.main.bounds)
            view.content = { [weak self] in self.map { AnyView($0.rootView) } ?? AnyView(EmptyView()) }
            return view
        }
    }

    /// The view of a hosting controller.
    package final class HostingView: UIView {
        /// What it shows.
        package var content: () -> AnyView = { AnyView(EmptyView()) }
    }

    /// An item of a bar.
    @MainActor
    open class UIBarButtonItem: NSObject {
        open var title: String?
        open var isEnabled = true
    }

    /// A relation between the places of views; nothing here solves them.
    @MainActor
    open class NSLayoutConstraint: NSObject {
        public enum Axis: Int, Hashable, Sendable {
            case horizontal, vertical
        }

        open var constant: CGFloat = 0
        open var isActive = false
    }

    /// Distances from the edges of a rectangle, in points.
    public struct UIEdgeInsets: Hashable, Sendable {
        public var top: CGFloat
        public var left: CGFloat
        public var bottom: CGFloat
        public var right: CGFloat

        public static let zero = UIEdgeInsets()

        public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
            (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
        }
    }

    extension EdgeInsets {
        public init(_ insets: UIEdgeInsets) {
            self.init(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
        }
    }
#endif
