import Drawing
import Foundation
import Geometry

extension GraphicsContext {
    public struct ShadowOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// The shadow lies on what casts it.
        public static let shadowAbove = ShadowOptions(rawValue: 1)
        /// The shadow without what casts it.
        public static let shadowOnly = ShadowOptions(rawValue: 2)
        /// What is around casts the shadow, as for a hole.
        public static let invertsAlpha = ShadowOptions(rawValue: 4)
        /// Each thing drawn casts its own shadow, on the ones before too.
        public static let disablesGroup = ShadowOptions(rawValue: 8)
    }

    public struct BlurOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// The blur ends where what is blurred ends.
        public static let opaque = BlurOptions(rawValue: 1)
        /// Hides the steps of eight-bit colours with noise. A drawing's colours have no steps.
        public static let dithersResult = BlurOptions(rawValue: 2)
    }

    public struct FilterOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Filters in linear light. A drawing blends in sRGB, where one colour's blur and shadow are the same.
        public static let linearColor = FilterOptions(rawValue: 1)
    }

    /// Something done to all that is drawn after it was added.
    public struct Filter {
        enum Kind {
            case blur(CGFloat, BlurOptions)
            case shadow(Shadow)
            case colors([ColorFilter])
            case product(Color)
            case projection(ProjectionTransform)
        }

        struct Shadow {
            var color: Color
            var deviation: CGFloat
            var offset: CGSize
            var blendMode: BlendMode
            var options: ShadowOptions
        }

        let kind: Kind

        /// - Parameter radius: points; the Gaussian's standard deviation is half of it.
        public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
            Filter(kind: .blur(deviation(radius), options))
        }

        /// - Parameter radius: points; the Gaussian's standard deviation is half of it.
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
            y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
        ) -> Filter {
            Filter(
                kind: .shadow(
                    Shadow(
                        color: color, deviation: deviation(radius), offset: CGSize(width: x, height: y),
                        blendMode: blendMode, options: options)))
        }

        private static func deviation(_ radius: CGFloat) -> CGFloat { radius.isFinite ? max(0, radius) / 2 : 0 }

        func applied(to items: [DrawingItem], in environment: EnvironmentValues) -> [DrawingItem] {
            switch kind {
            case .blur(let deviation, let options):
                var group = DrawnGroup(items)
                group.blur = deviation
                guard options.contains(.opaque) else { return [.group(group)] }
                var bounded = DrawnGroup([.group(group)])
                bounded.clip = ClipOutline(Outline(rect: GraphicsContext.silhouette(of: items).controlBounds))
                return [.group(bounded)]
            case .colors(let filters): return filtered(items, by: filters)
            case .product(let color):
                return filtered(items, by: [.transform(.product(with: color.rgba(in: environment)))])
            case .projection(let transform): return projected(items, by: transform.projection)
            case .shadow(let shadow):
                guard shadow.options.contains(.disablesGroup) else { return shadow.cast(by: items, in: environment) }
                return items.flatMap { shadow.cast(by: [$0], in: environment) }
            }
        }
    }
}

extension GraphicsContext.Filter.Shadow {
    fileprivate func cast(by items: [DrawingItem], in environment: EnvironmentValues) -> [DrawingItem] {
        let color = color.rgba(in: environment)
        let isPlain = options.isSubset(of: .disablesGroup) && blendMode == .normal
        if isPlain {
            var group = DrawnGroup(items)
            group.shadow = DrawnShadow(color: color, deviation: deviation, offset: offset)
            return [.group(group)]
        }
        var shape = DrawnGroup(
            options.contains(.invertsAlpha)
                ? [surroundings(of: items, color)]
                : items.map {
                    $0.silhouetted(color)
                })
        shape.transform = CGAffineTransform(translationX: offset.width, y: offset.height)
        var blurred = DrawnGroup([.group(shape)])
        blurred.blur = deviation
        blurred.setBlend(blendMode)
        let shadow = DrawingItem.group(blurred)
        if options.contains(.shadowOnly) { return [shadow] }
        return options.contains(.shadowAbove) ? items + [shadow] : [shadow] + items
    }

    /// A frame around the items, wide enough for the blur not to show its outer edge near them.
    private func surroundings(of items: [DrawingItem], _ color: RGBA) -> DrawingItem {
        var outline = GraphicsContext.silhouette(of: items)
        let margin = 6 * deviation + abs(offset.width) + abs(offset.height) + 1
        outline.addRect(outline.controlBounds.insetBy(dx: -margin, dy: -margin))
        return .path(DrawnPath(outline, fill: .color(color), evenOdd: true))
    }
}

extension GraphicsContext {
    /// The area that items cover, without their texts.
    static func silhouette(of items: [DrawingItem]) -> Outline {
        items.reduce(into: Outline()) { $0.append(silhouette(of: $1, .identity)) }
    }

    private static func silhouette(of item: DrawingItem, _ outer: CGAffineTransform) -> Outline {
        switch item {
        case .path(let path):
            let outline = path.stroke.map { path.outline.stroked($0) } ?? path.outline
            return outline.applying(outer)
        case .group(let group):
            let inner = group.transform.concatenating(outer)
            return group.items.reduce(into: Outline()) { $0.append(silhouette(of: $1, inner)) }
        case .semantics(let meaning):
            return meaning.items.reduce(into: Outline()) { $0.append(silhouette(of: $1, outer)) }
        case .image(let image): return Outline(rect: image.frame).applying(outer)
        case .text: return Outline()
        }
    }
}

extension DrawingItem {
    /// The same shape in one colour, as opaque as it is.
    fileprivate func silhouetted(_ color: RGBA) -> DrawingItem {
        switch self {
        case .path(var path):
            path.fill = path.fill?.recolored(color)
            path.strokePaint = path.strokePaint?.recolored(color)
            return .path(path)
        case .text(var text):
            for index in text.runs.indices { text.runs[index].paint = text.runs[index].paint.recolored(color) }
            return .text(text)
        case .image(var image):
            image.tint = color
            return .image(image)
        case .group(var group):
            group.items = group.items.map { $0.silhouetted(color) }
            group.shadow?.color = color
            return .group(group)
        case .semantics(let meaning):
            return .group(DrawnGroup(meaning.items.map { $0.silhouetted(color) }))
        }
    }
}

extension Paint {
    fileprivate func recolored(_ color: RGBA) -> Paint {
        func all(_ stops: [GradientStop]) -> [GradientStop] {
            stops.map { GradientStop(color: color.opacity($0.color.alpha), location: $0.location) }
        }
        switch self {
        case .color(let own): return .color(color.opacity(own.alpha))
        case .linear(let stops, let from, let to): return .linear(stops: all(stops), from: from, to: to)
        case .radial(let stops, let center, let start, let end):
            return .radial(stops: all(stops), center: center, startRadius: start, endRadius: end)
        case .angular(let stops, let center, let start, let end):
            return .angular(stops: all(stops), center: center, startAngle: start, endAngle: end)
        }
    }
}
