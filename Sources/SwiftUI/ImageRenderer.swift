import Combine
import Foundation
import SwiftUICore

/// Draws a view into pictures.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
    public var content: Content {
        didSet { changed() }
    }
    /// What the view is offered, in points; nil sides are the view's ideal ones.
    public var proposedSize = ProposedViewSize.unspecified {
        didSet { changed() }
    }
    /// Pixels per point of raster output. The layout does not depend on it.
    public var scale: CGFloat = 1 {
        didSet { changed() }
    }
    /// Whether raster output has no alpha channel: what is transparent becomes white.
    public var isOpaque = false {
        didSet { changed() }
    }
    /// Raster output is 8-bit sRGB in each mode; one that asks for more is reported.
    public var colorMode = ColorRenderingMode.nonLinear {
        didSet { changed() }
    }

    /// Not part of Apple's API: what bars and rounded corners of a screen take at its edges, in points. Content keeps
    /// out of it; backgrounds and what ignores the safe area reach into it.
    public var safeAreaInsets = EdgeInsets() {
        didSet { changed() }
    }

    /// Sends before the picture changes: when a property is set, and, with `isObservationEnabled`, when the state of a
    /// view that was drawn changes.
    public nonisolated let objectWillChange = PassthroughSubject<Void, Never>()

    /// Whether changes of the state of the views that were drawn are sent too. Pictures are then drawn anew when asked
    /// for, as always.
    public var isObservationEnabled = false {
        didSet {
            guard isObservationEnabled else { return renderer.graph.dirty.onRaise = nil }
            let subject = objectWillChange
            renderer.graph.dirty.onRaise = { subject.send() }
        }
    }

    package let renderer: ViewRenderer

    public init(content view: Content) {
        content = view
        renderer = ViewRenderer(text: TextSystem.shared)
    }

    private func changed() { objectWillChange.send() }
}
