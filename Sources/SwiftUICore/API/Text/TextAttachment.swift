import Drawing
import Foundation
import Geometry
import TextShaping

/// An image in a line of text: a space as wide as the image, which is drawn in its place.
struct TextAttachment: Hashable {
    let node: LayoutNode
    /// For assistive technology.
    let name: String
    /// In points.
    let size: CGSize
    /// Points from the top to the line of the text.
    let baseline: CGFloat

    @MainActor
    init(_ image: Image, in context: ResolveContext) {
        node = context.node(of: image)
        name = image.plainString(in: context.environment)
        let dimensions = node.dimensions(for: .unspecified)
        size = dimensions.arrangement.size
        baseline = dimensions.value(VerticalAlignment.firstTextBaseline.key)
    }

    static func == (a: TextAttachment, b: TextAttachment) -> Bool { a.node === b.node }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(node)) }

    /// The space: lines do not break at it by itself. What is higher than a line of `font` gets a space of a larger
    /// font, so that the line makes room.
    func span(_ font: FontRequest, style: Int, shaper: any TextShaper) -> TextSpan {
        var span = TextSpan(text: "\u{A0}", font: font, style: style)
        let ascent = shaper.metrics(of: font).ascent
        if ascent > 0, baseline > ascent { span.font.size *= baseline / ascent }
        span.kerning = size.width - shaper.shape([span], rightToLeft: false).width
        return span
    }

    /// The image where `run` stands on the line that begins at `origin`. Lines that were shrunk shrink it as well.
    @MainActor
    func items(for run: ShapedRun, at origin: CGPoint, graph: RenderGraph) -> [DrawingItem] {
        let scale = size.width > 0 ? run.width / size.width : 1
        node.place(at: CGPoint(x: 0, y: -baseline), proposal: .unspecified)
        var emitter = Emitter(graph: graph)
        emitter.group({ group in
            group.transform = CGAffineTransform(
                a: scale, b: 0, c: 0, d: scale, tx: origin.x + run.x, ty: origin.y + run.baselineShift)
        }) { node.emit(into: &$0) }
        return emitter.items
    }
}

extension Text {
    /// An image within text: a symbol takes the size and weight of the text around.
    public init(_ image: Image) { self.init(storage: .image(image)) }
}

extension LocalizedStringKey.StringInterpolation {
    public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }
}

extension Image {
    /// What stands for the image where there are only characters.
    package func plainString(in environment: EnvironmentValues) -> String {
        if isDecorative { return "" }
        if let label { return label.plainString(in: environment) }
        if case .symbol(let name) = source { return name.split(separator: ".").joined(separator: " ") }
        return ""
    }
}
