import Drawing
import Foundation
import Geometry

extension GraphicsContext {
    /// How gradients blend, and how they go on beyond their ends; without an option in the colour of the end.
    public struct GradientOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Again and again.
        public static let `repeat` = GradientOptions(rawValue: 1)
        /// Again and again, every other time backwards.
        public static let mirror = GradientOptions(rawValue: 2)
        /// Colours blend in linear light.
        public static let linearColor = GradientOptions(rawValue: 4)
    }

    /// What paths are painted with.
    public struct Shading {
        enum Source {
            case style(any ShapeStyle)
            case linear(Gradient, CGPoint, CGPoint, GradientOptions)
            case radial(Gradient, CGPoint, CGFloat, CGFloat, GradientOptions)
            case conic(Gradient, CGPoint, Angle, GradientOptions)
            case image(Image, ImageTiling)
        }

        enum Resolved {
            case style(ResolvedStyle)
            case paint(Paint)
            case image(LayoutNode, ImageTiling)
        }

        let source: Source

        public static var foreground: Shading { style(ForegroundStyle()) }

        /// What was drawn before, which a drawing cannot be read for: the background.
        public static var backdrop: Shading { style(BackgroundStyle()) }

        public static func color(_ color: Color) -> Shading { Shading(source: .style(color)) }

        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading {
            color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
        }

        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading {
            color(Color(colorSpace, white: white, opacity: opacity))
        }

        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(source: .style(style)) }

        /// Several shadings for symbols of several layers; paths take the first.
        public static func palette(_ array: [Shading]) -> Shading { array.first ?? .foreground }

        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(source: .linear(gradient, startPoint, endPoint, options))
        }

        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(source: .radial(gradient, center, startRadius, endRadius, options))
        }

        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(source: .conic(gradient, center, angle, options))
        }

        /// Tiles side by side: `sourceRect` is the part of the image in its unit square that each shows, `origin` where
        /// one of them begins.
        public static func tiledImage(
            _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
            scale: CGFloat = 1
        ) -> Shading {
            Shading(source: .image(image, ImageTiling(origin: origin, source: sourceRect, scale: scale)))
        }
    }

    /// Shadings are looked up where they are drawn; this one stays as it is.
    public func resolve(_ shading: Shading) -> Shading { shading }
}

extension GraphicsContext.Shading {
    /// - Parameter area: what is painted.
    @MainActor
    func resolved(in place: ResolveContext, over area: CGRect) -> Resolved {
        let environment = place.environment
        func window(_ gradient: Gradient, _ options: GraphicsContext.GradientOptions) -> GradientWindow {
            GradientWindow(AnyGradient(gradient).paintStops(in: environment), options: options)
        }
        switch source {
        case .style(let style): return .style(resolveStyle(style, in: environment))
        case .linear(let gradient, let start, let end, let options):
            return .paint(window(gradient, options).linear(from: start, to: end, over: area))
        case .radial(let gradient, let center, let start, let end, let options):
            return .paint(window(gradient, options).radial(center: center, from: start, to: end, over: area))
        case .conic(let gradient, let center, let angle, let options):
            return .paint(window(gradient, options).conic(center: center, angle: angle))
        case .image(let image, let tiling): return .image(place.node(of: image.resizable()), tiling)
        }
    }
}
