import Drawing
import Foundation
import Geometry

extension GraphicsContext {
    /// How gradients go on beyond their ends. A drawing's gradients keep the colour of their ends.
    public struct GradientOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static let `repeat` = GradientOptions(rawValue: 1)
        public static let mirror = GradientOptions(rawValue: 2)
        public static let linearColor = GradientOptions(rawValue: 4)
    }

    /// What paths are painted with.
    public struct Shading {
        enum Source {
            case style(any ShapeStyle)
            case linear(Gradient, CGPoint, CGPoint)
            case radial(Gradient, CGPoint, CGFloat, CGFloat)
            case conic(Gradient, CGPoint, Angle)
            case image(Image)
        }

        enum Resolved {
            case style(ResolvedStyle)
            case paint(Paint)
            case image(LayoutNode)
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
            Shading(source: .linear(gradient, startPoint, endPoint))
        }

        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(source: .radial(gradient, center, startRadius, endRadius))
        }

        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(source: .conic(gradient, center, angle))
        }

        public static func tiledImage(
            _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
            scale: CGFloat = 1
        ) -> Shading {
            Shading(source: .image(image.resizable(resizingMode: .tile)))
        }
    }

    /// Shadings are looked up where they are drawn; this one stays as it is.
    public func resolve(_ shading: Shading) -> Shading { shading }

    public struct ShadowOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static let shadowAbove = ShadowOptions(rawValue: 1)
        public static let shadowOnly = ShadowOptions(rawValue: 2)
        public static let invertsAlpha = ShadowOptions(rawValue: 4)
        public static let disablesGroup = ShadowOptions(rawValue: 8)
    }

    public struct BlurOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static let opaque = BlurOptions(rawValue: 1)
        public static let dithersResult = BlurOptions(rawValue: 2)
    }

    public struct FilterOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static let linearColor = FilterOptions(rawValue: 1)
    }

    /// Something done to all that is drawn after it was added.
    public struct Filter {
        enum Kind {
            case blur(CGFloat)
            case shadow(Color, CGFloat, CGSize)
        }

        let kind: Kind

        /// - Parameter radius: points; the Gaussian's standard deviation is half of it.
        public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
            Filter(kind: .blur(radius))
        }

        /// - Parameter radius: points; the Gaussian's standard deviation is half of it.
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
            y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
        ) -> Filter {
            Filter(kind: .shadow(color, radius, CGSize(width: x, height: y)))
        }

        func apply(to group: inout DrawnGroup, in environment: EnvironmentValues) {
            switch kind {
            case .blur(let radius): group.blur = radius.isFinite ? max(0, radius) / 2 : 0
            case .shadow(let color, let radius, let offset):
                group.shadow = DrawnShadow(
                    color: color.rgba(in: environment), deviation: radius.isFinite ? max(0, radius) / 2 : 0,
                    offset: offset)
            }
        }
    }
}

extension GraphicsContext.Shading {
    @MainActor
    func resolved(in place: ResolveContext) -> Resolved {
        let environment = place.environment
        func stops(_ gradient: Gradient) -> [GradientStop] { AnyGradient(gradient).paintStops(in: environment) }
        switch source {
        case .style(let style): return .style(resolveStyle(style, in: environment))
        case .linear(let gradient, let start, let end):
            return .paint(.linear(stops: stops(gradient), from: start, to: end))
        case .radial(let gradient, let center, let start, let end):
            return .paint(.radial(stops: stops(gradient), center: center, startRadius: start, endRadius: end))
        case .conic(let gradient, let center, let angle):
            return .paint(
                .angular(
                    stops: stops(gradient), center: center, startAngle: angle.radians,
                    endAngle: angle.radians + 2 * .pi))
        case .image(let image): return .image(place.node(of: image))
        }
    }
}
