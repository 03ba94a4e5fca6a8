import Foundation

#if !canImport(Darwin)
    /// A colour set of an asset catalogue, by its name and bundle.
    public struct ColorResource: Hashable, Sendable {
        package let name: String
        package let bundle: UncheckedSendableBox<Bundle>

        public init(name: String, bundle: Bundle) {
            (self.name, self.bundle) = (name, UncheckedSendableBox(bundle))
        }

        public static func == (left: ColorResource, right: ColorResource) -> Bool {
            left.name == right.name && left.bundle.value == right.bundle.value
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(name)
            hasher.combine(bundle.value)
        }
    }

    /// An image set of an asset catalogue, or an image file, by its name and bundle.
    public struct ImageResource: Hashable, Sendable {
        package let name: String
        package let bundle: UncheckedSendableBox<Bundle>

        public init(name: String, bundle: Bundle) {
            (self.name, self.bundle) = (name, UncheckedSendableBox(bundle))
        }

        public static func == (left: ImageResource, right: ImageResource) -> Bool {
            left.name == right.name && left.bundle.value == right.bundle.value
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(name)
            hasher.combine(bundle.value)
        }
    }

    extension Color {
        public init(_ resource: ColorResource) { self.init(resource.name, bundle: resource.bundle.value) }
    }

    extension Image {
        public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle.value) }
    }

    extension UIColor {
        /// Clear where the bundle has no such colour set.
        public convenience init(resource: ColorResource) { self.init(Color(resource)) }
    }

    extension UIImage {
        /// An image without a picture where the bundle has none of the name.
        public convenience init(resource: ImageResource) {
            let found = UIImage(named: resource.name, in: resource.bundle.value)
            self.init(
                found?.content ?? .symbol(""), scale: found?.scale ?? 1,
                renderingMode: found?.renderingMode ?? .automatic)
        }
    }
#endif
