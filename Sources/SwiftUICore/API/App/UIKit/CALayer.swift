import Foundation

#if !canImport(Darwin)
    /// How the rectangle of a view of UIKit's is drawn: colour, corners, border and shadow.
    open class CALayer: NSObject {
        /// Points.
        open var cornerRadius: CGFloat = 0
        /// Whether what is hosted is cut off at the rounded rectangle.
        open var masksToBounds = false
        open var backgroundColor: CGColor?
        /// Points, within the rectangle.
        open var borderWidth: CGFloat = 0
        /// Nil for black.
        open var borderColor: CGColor?
        /// From 0 to 1.
        open var opacity: Float = 1
        open var isHidden = false
        /// Nil for black.
        open var shadowColor: CGColor?
        /// From 0 to 1.
        open var shadowOpacity: Float = 0
        open var shadowOffset = CGSize(width: 0, height: -3)
        open var shadowRadius: CGFloat = 3
        /// The view that it belongs to.
        package weak var owner: UIView?
    }

    /// What a view of UIKit's hosts, within the layer's rectangle where that masks.
    struct LayerClip<Content: View>: View {
        let content: Content
        let layer: CALayer

        var body: some View {
            if layer.masksToBounds {
                content.clipShape(RoundedRectangle(cornerRadius: layer.cornerRadius))
            } else {
                content
            }
        }
    }

    /// The rectangle of a view of UIKit's, as its layer says.
    struct LayerView: View {
        let color: Color
        let layer: CALayer

        var body: some View {
            let shape = RoundedRectangle(cornerRadius: layer.cornerRadius)
            shape.fill(color)
                .overlay {
                    if layer.borderWidth > 0 {
                        shape.strokeBorder(
                            layer.borderColor.map { Color(cgColor: $0) } ?? .black, lineWidth: layer.borderWidth)
                    }
                }
                .shadow(
                    color: (layer.shadowColor.map { Color(cgColor: $0) } ?? .black)
                        .opacity(Double(layer.shadowOpacity)),
                    radius: layer.shadowRadius, x: layer.shadowOffset.width, y: layer.shadowOffset.height
                )
                .opacity(layer.isHidden ? 0 : Double(layer.opacity))
        }
    }
#endif
