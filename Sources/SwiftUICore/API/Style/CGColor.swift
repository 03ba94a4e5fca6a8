import Drawing
import Foundation

#if !canImport(Darwin)
    /// A colour by its components, as CoreGraphics has it: sRGB, or a gray.
    public final class CGColor: Hashable, Sendable, CustomStringConvertible {
        package let rgba: RGBA
        private let isGray: Bool

        package init(_ rgba: RGBA) { (self.rgba, isGray) = (rgba, false) }

        public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
            rgba = RGBA(red: red, green: green, blue: blue, alpha: alpha)
            isGray = false
        }

        public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
            self.init(red: red, green: green, blue: blue, alpha: alpha)
        }

        public init(gray: CGFloat, alpha: CGFloat) {
            rgba = RGBA(red: gray, green: gray, blue: gray, alpha: alpha)
            isGray = true
        }

        private init(rgba: RGBA, isGray: Bool) { (self.rgba, self.isGray) = (rgba, isGray) }

        public var alpha: CGFloat { rgba.alpha }

        /// Alpha included: 4, or 2 for a gray.
        public var numberOfComponents: Int { isGray ? 2 : 4 }

        /// Red, green, blue and alpha, or gray and alpha.
        public var components: [CGFloat]? {
            isGray ? [rgba.red, rgba.alpha] : [rgba.red, rgba.green, rgba.blue, rgba.alpha]
        }

        public func copy(alpha: CGFloat) -> CGColor? {
            var copy = rgba
            copy.alpha = alpha
            return CGColor(rgba: copy, isGray: isGray)
        }

        public static func == (left: CGColor, right: CGColor) -> Bool {
            left.rgba == right.rgba && left.isGray == right.isGray
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(rgba)
            hasher.combine(isGray)
        }

        public var description: String { rgba.hexDescription }
    }
#endif
