import Drawing
import Foundation
import Geometry
import SwiftUICore

#if !canImport(Darwin)
    public enum CGPathFillRule: Int, Hashable, Sendable {
        case winding, evenOdd
    }

    public enum CGPathDrawingMode: Int32, Hashable, Sendable {
        case fill, eoFill, stroke, fillStroke, eoFillStroke
    }

    /// A canvas: a bitmap, or pages of a PDF. Its origin is the bottom left corner, y goes up.
    ///
    /// What is drawn is kept as a display list and becomes pixels or pages when they are asked for. It belongs to one
    /// thread at a time.
    public final class CGContext {
        /// What `saveGState()` keeps.
        struct State {
            /// From user space to the canvas's own points, y up.
            var matrix = CGAffineTransform.identity
            var fill = RGBA.black
            var stroke = RGBA.black
            var alpha: CGFloat = 1
            var line = Stroke(width: 1)
            var blend = SwiftUICore.BlendMode.normal
            var shadow: DrawnShadow?
            /// On the canvas.
            var clips: [ClipOutline] = []
        }

        enum Target {
            case bitmap(width: Int, height: Int)
            case document(CGDocumentOutput)
        }

        let target: Target
        /// In points; pixels for a bitmap.
        var size: CGSize
        var state = State()
        private var saved: [State] = []
        /// What is drawn, in points of the canvas with y down; one list for each transparency layer within another.
        private var layers: [(state: State, items: [DrawingItem])] = []
        private(set) var items: [DrawingItem] = []
        /// On the canvas, y up.
        var path = Outline()

        init(target: Target, size: CGSize) { (self.target, self.size) = (target, size) }

        deinit { if case .document(let output) = target { output.finish() } }

        /// Starts with an empty canvas in the first state.
        func clear() {
            (state, saved, layers, items, path) = (State(), [], [], [], Outline())
        }

        // MARK: State

        public func saveGState() { saved.append(state) }

        /// Without a state that was saved nothing changes.
        public func restoreGState() { if let last = saved.popLast() { state = last } }

        /// From user space to the canvas's points.
        public var ctm: CGAffineTransform { state.matrix }

        public func concatenate(_ transform: CGAffineTransform) {
            state.matrix = transform.concatenating(state.matrix)
        }

        public func translateBy(x tx: CGFloat, y ty: CGFloat) { concatenate(.init(translationX: tx, y: ty)) }

        public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(.init(scaleX: sx, y: sy)) }

        /// - Parameter angle: Radians, counterclockwise.
        public func rotate(by angle: CGFloat) { concatenate(.init(rotationAngle: angle)) }

        public func setFillColor(_ color: CGColor) { state.fill = color.rgba }

        public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
            state.fill = RGBA(red: red, green: green, blue: blue, alpha: alpha)
        }

        public func setFillColor(gray: CGFloat, alpha: CGFloat) {
            state.fill = RGBA(red: gray, green: gray, blue: gray, alpha: alpha)
        }

        public func setStrokeColor(_ color: CGColor) { state.stroke = color.rgba }

        public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
            state.stroke = RGBA(red: red, green: green, blue: blue, alpha: alpha)
        }

        public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
            state.stroke = RGBA(red: gray, green: gray, blue: gray, alpha: alpha)
        }

        public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }

        public func setLineWidth(_ width: CGFloat) { state.line.width = max(0, width) }

        public func setLineCap(_ cap: CGLineCap) {
            state.line.cap =
                switch cap {
                case .butt: .butt
                case .round: .round
                case .square: .square
                }
        }

        public func setLineJoin(_ join: CGLineJoin) {
            state.line.join =
                switch join {
                case .miter: .miter
                case .round: .round
                case .bevel: .bevel
                }
        }

        public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }

        /// - Parameter lengths: Of dashes and gaps in turn; none for a solid line.
        public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
            (state.line.dashPhase, state.line.dash) = (phase, lengths)
        }

        /// The modes of Porter and Duff that need what is behind to be erased count as normal.
        public func setBlendMode(_ mode: CGBlendMode) { state.blend = mode.drawn }

        /// - Parameters:
        ///   - offset: On the canvas, whatever the transform is.
        ///   - blur: The radius of the blur; its standard deviation is half of it.
        ///   - color: Nil for no shadow.
        public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
            state.shadow = color.map {
                DrawnShadow(
                    color: $0.rgba, deviation: blur / 2, offset: CGSize(width: offset.width, height: -offset.height))
            }
        }

        public func setShadow(offset: CGSize, blur: CGFloat) {
            setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
        }

        // MARK: Items

        /// From the canvas's points, y up, to those of the display list, y down.
        var flip: CGAffineTransform { CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height) }

        /// Adds items that are in user space.
        func add(_ drawn: [DrawingItem], of transform: CGAffineTransform? = nil) {
            var plane = DrawnGroup(drawn)
            plane.transform = (transform ?? state.matrix).concatenating(flip)
            var whole = DrawnGroup([.group(plane)])
            (whole.opacity, whole.shadow) = (Double(state.alpha), state.shadow)
            whole.setBlend(state.blend)
            items.append(
                state.clips.reversed().reduce(.group(whole)) { item, clip in
                    var group = DrawnGroup([item])
                    group.clip = ClipOutline(clip.outline.applying(flip), evenOdd: clip.evenOdd)
                    return .group(group)
                })
        }

        /// What follows, up to `endTransparencyLayer()`, is composited as one, with the alpha, mode and shadow of now.
        public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
            layers.append((state, items))
            items = []
            saveGState()
            (state.alpha, state.blend, state.shadow) = (1, .normal, nil)
        }

        public func endTransparencyLayer() {
            guard let outer = layers.popLast() else { return }
            restoreGState()
            let inner = items
            (items, state) = (outer.items, outer.state)
            add(inner, of: flip)
        }
    }

    extension CGBlendMode {
        fileprivate var drawn: SwiftUICore.BlendMode {
            switch self {
            case .normal, .copy, .clear, .sourceIn, .sourceOut, .destinationIn, .destinationAtop, .xor: .normal
            case .multiply: .multiply
            case .screen: .screen
            case .overlay: .overlay
            case .darken: .darken
            case .lighten: .lighten
            case .colorDodge: .colorDodge
            case .colorBurn: .colorBurn
            case .softLight: .softLight
            case .hardLight: .hardLight
            case .difference: .difference
            case .exclusion: .exclusion
            case .hue: .hue
            case .saturation: .saturation
            case .color: .color
            case .luminosity: .luminosity
            case .sourceAtop: .sourceAtop
            case .destinationOver: .destinationOver
            case .destinationOut: .destinationOut
            case .plusDarker: .plusDarker
            case .plusLighter: .plusLighter
            }
        }
    }
#endif
