import Drawing
import Foundation

#if !canImport(Darwin)
    /// An image as UIKit has it: encoded bytes with a scale, or a symbol by its name.
    open class UIImage: NSObject, @unchecked Sendable {
        public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

        package enum Content: Hashable, Sendable {
            case raster(RasterData)
            case symbol(String)
        }

        package let content: Content
        /// Pixels per point.
        public let scale: CGFloat
        public let renderingMode: RenderingMode

        package init(_ content: Content, scale: CGFloat, renderingMode: RenderingMode = .automatic) {
            (self.content, self.scale, self.renderingMode) = (content, scale, renderingMode)
        }

        /// An image without a picture: of size zero, and nothing is drawn for it.
        public override convenience init() { self.init(.symbol(""), scale: 1) }

        /// Nil for bytes that are neither PNG nor JPEG.
        public convenience init?(data: Data) { self.init(data: data, scale: 1) }

        public convenience init?(data: Data, scale: CGFloat) {
            guard let raster = RasterData(data), scale > 0 else { return nil }
            self.init(.raster(raster), scale: scale)
        }

        public convenience init?(contentsOfFile path: String) {
            guard let file = ImageFile(URL(fileURLWithPath: path), scale: Self.scale(ofFile: path)),
                let raster = file.raster
            else { return nil }
            self.init(.raster(raster), scale: file.scale)
        }

        /// As the ending of the name before its extension says: "Photo@2x".
        private static func scale(ofFile path: String) -> CGFloat {
            let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
            return name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
        }

        public convenience init?(named name: String) { self.init(named: name, in: nil) }

        public convenience init?(
            named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection? = nil
        ) {
            let appearance = (traitCollection ?? .current).appearance
            guard let file = AssetImage(name: name, bundle: bundle).file(scale: 3, appearance: appearance),
                let raster = file.raster
            else { return nil }
            self.init(
                .raster(raster), scale: file.scale, renderingMode: file.isTemplate ? .alwaysTemplate : .automatic)
        }

        public convenience init?(systemName name: String) { self.init(.symbol(name), scale: 1) }

        package var raster: RasterData? {
            if case .raster(let raster) = content { return raster }
            return nil
        }

        package var symbolName: String? {
            if case .symbol(let name) = content, !name.isEmpty { return name }
            return nil
        }

        /// In points. Symbols take that of their surroundings; by itself a symbol counts as 20 points.
        open var size: CGSize {
            guard let raster else { return symbolName == nil ? .zero : CGSize(width: 20, height: 20) }
            return CGSize(width: CGFloat(raster.width) / scale, height: CGFloat(raster.height) / scale)
        }

        open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
            UIImage(content, scale: scale, renderingMode: renderingMode)
        }

        open override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? UIImage else { return false }
            return other.content == content && other.scale == scale && other.renderingMode == renderingMode
        }

        open override var hash: Int { content.hashValue }
    }
#endif
