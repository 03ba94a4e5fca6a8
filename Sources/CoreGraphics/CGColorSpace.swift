#if !canImport(Darwin)
    /// What a space's components are.
    public enum CGColorSpaceModel: Int32, Hashable, Sendable {
        case unknown = -1
        case monochrome, rgb, cmyk, lab, deviceN, indexed, pattern, XYZ
    }

    /// What the numbers of a colour mean. Pixels are sRGB in every space; the name and model are kept.
    public final class CGColorSpace: Hashable, Sendable {
        public let name: CFString?
        public let model: CGColorSpaceModel

        private init(name: CFString?, model: CGColorSpaceModel) { (self.name, self.model) = (name, model) }

        public static let sRGB: CFString = "kCGColorSpaceSRGB"
        public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
        public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
        public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
        public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
        public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
        public static let linearGray: CFString = "kCGColorSpaceLinearGray"

        /// Nil for a name that none of the constants has.
        public convenience init?(name: CFString) {
            switch name {
            case Self.sRGB, Self.linearSRGB, Self.extendedSRGB, Self.extendedLinearSRGB, Self.displayP3:
                self.init(name: name, model: .rgb)
            case Self.genericGrayGamma2_2, Self.linearGray: self.init(name: name, model: .monochrome)
            default: return nil
            }
        }

        /// Without alpha.
        public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }

        public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
            left.name == right.name && left.model == right.model
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(name)
            hasher.combine(model)
        }

        fileprivate static let deviceRGB = CGColorSpace(name: "kCGColorSpaceDeviceRGB", model: .rgb)
        fileprivate static let deviceGray = CGColorSpace(name: "kCGColorSpaceDeviceGray", model: .monochrome)
    }

    public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }

    public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }
#endif
