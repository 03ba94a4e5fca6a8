import UIKit

// Apart from the tests: the toolchain's Testing library looks for an overlay of its own where a file imports both.

/// What is reached through `import UIKit` alone.
enum UIKitNames {
    static var pointSize: CGFloat { UIFont.systemFont(ofSize: 13).pointSize }

    static var movedX: CGFloat { CGPoint(x: 1, y: 0).applying(CGAffineTransform(translationX: 2, y: 0)).x }

    static var colors: [UIColor] { [.label, .systemBlue, UIColor(white: 0, alpha: 1)] }

    static let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
}
