import Drawing
import Foundation

#if !canImport(Darwin)
    /// A colour as UIKit has it: fixed components, or a rule that picks them by the traits of where it is shown.
    /// Where no traits are given it takes those of `UITraitCollection.current`.
    open class UIColor: NSObject, @unchecked Sendable {
        package indirect enum Source: Hashable, Sendable {
            case fixed(RGBA)
            case system(SystemColor)
            case faded(Source, alpha: CGFloat)
            case color(Color)
            case dynamic(DynamicColor)
        }

        /// A client's rule; equal only to itself.
        package final class DynamicColor: Hashable, Sendable {
            let provider: @Sendable (UITraitCollection) -> UIColor

            init(_ provider: @escaping @Sendable (UITraitCollection) -> UIColor) { self.provider = provider }

            package static func == (left: DynamicColor, right: DynamicColor) -> Bool { left === right }

            package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
        }

        package let source: Source

        package init(source: Source) { self.source = source }

        package convenience init(_ rgba: RGBA) { self.init(source: .fixed(rgba)) }

        public convenience init(white: CGFloat, alpha: CGFloat) {
            self.init(RGBA(red: white, green: white, blue: white, alpha: alpha))
        }

        public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
            self.init(RGBA(red: red, green: green, blue: blue, alpha: alpha))
        }

        public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
            self.init(ColorMath.fromDisplayP3(red: red, green: green, blue: blue, alpha: alpha))
        }

        public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
            self.init(
                ColorMath.fromHSB(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha))
        }

        public convenience init(cgColor: CGColor) { self.init(cgColor.rgba) }

        public convenience init(_ color: Color) { self.init(source: .color(color)) }

        public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
            self.init(source: .dynamic(DynamicColor(dynamicProvider)))
        }

        /// A colour set of the bundle's asset catalogues; nil where there is none of the name.
        public convenience init?(
            named name: String, in bundle: Bundle? = nil, compatibleWith traitCollection: UITraitCollection? = nil
        ) {
            let asset = AssetColor(name: name, bundle: bundle)
            guard asset.exists else { return nil }
            if let traitCollection {
                self.init(asset.rgba(traitCollection.appearance))
            } else {
                self.init(source: .color(Color(source: .asset(asset))))
            }
        }

        /// The components under an appearance.
        package func rgba(_ appearance: Appearance) -> RGBA { Self.rgba(source, appearance) }

        private static func rgba(_ source: Source, _ appearance: Appearance) -> RGBA {
            switch source {
            case .fixed(let color): return color
            case .system(let color): return color.rgba(appearance)
            case .faded(let base, let alpha):
                var color = rgba(base, appearance)
                color.alpha = alpha
                return color
            case .color(let color):
                var environment = EnvironmentValues()
                environment.colorScheme = appearance.isDark ? .dark : .light
                environment._colorSchemeContrast = appearance.increasedContrast ? .increased : .standard
                return color.rgba(in: environment)
            case .dynamic(let rule): return rule.provider(UITraitCollection(appearance)).rgba(appearance)
            }
        }

        private var current: RGBA { rgba(CurrentAppearance.value) }

        /// Replaces the alpha.
        open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
            UIColor(source: .faded(source, alpha: alpha))
        }

        open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
            UIColor(rgba(traitCollection.appearance))
        }

        open var cgColor: CGColor { CGColor(current) }

        @discardableResult
        open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
            let color = current
            let isGray = color.red == color.green && color.green == color.blue
            guard isGray else { return false }
            white?.pointee = color.red
            alpha?.pointee = color.alpha
            return true
        }

        /// All of 0 to 1.
        @discardableResult
        open func getHue(
            _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
            brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
        ) -> Bool {
            let color = current
            let parts = ColorMath.hsb(of: color)
            hue?.pointee = parts.hue
            saturation?.pointee = parts.saturation
            brightness?.pointee = parts.brightness
            alpha?.pointee = color.alpha
            return true
        }

        @discardableResult
        open func getRed(
            _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
            blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
        ) -> Bool {
            let color = current
            red?.pointee = color.red
            green?.pointee = color.green
            blue?.pointee = color.blue
            alpha?.pointee = color.alpha
            return true
        }

        open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.source == source }

        open override var hash: Int { source.hashValue }

        open override var description: String { "UIColor \(current.hexDescription)" }
    }
#endif
