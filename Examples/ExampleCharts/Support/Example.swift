import Foundation
import SwiftUI

/// One program of the gallery: what it shows, where its source is and how to make its view.
public struct Example: Sendable {
    public enum Content: Sendable {
        case view(@MainActor @Sendable () -> AnyView)
        /// Draws baby names, those that come with the examples or others of the same form.
        case babyNames(@MainActor @Sendable ([BabyNamesDataPoint]) -> AnyView)
    }

    /// What the command and the files call it.
    public let name: String
    public let title: String
    /// One line.
    public let summary: String
    /// The size its picture has unless another is asked for, in points; nil for the view's own.
    public let size: CGSize?
    /// Path of the source file within the folder of the examples.
    public let source: String
    public let content: Content

    public var readsBabyNames: Bool {
        if case .babyNames = content { return true }
        return false
    }

    init(
        _ name: String, _ title: String, _ summary: String, source: String, size: CGSize? = nil,
        view: @escaping @MainActor @Sendable () -> AnyView
    ) {
        (self.name, self.title, self.summary) = (name, title, summary)
        (self.source, self.size, content) = (source, size, .view(view))
    }

    init(
        _ name: String, _ title: String, _ summary: String, source: String,
        babyNames: @escaping @MainActor @Sendable ([BabyNamesDataPoint]) -> AnyView
    ) {
        (self.name, self.title, self.summary) = (name, title, summary)
        (self.source, size, content) = (source, CGSize(width: 800, height: 600), .babyNames(babyNames))
    }

    /// The bare view. `babyNames` is asked only by examples that draw them.
    @MainActor
    public func view(babyNames: () throws -> [BabyNamesDataPoint] = { try BabyNames.builtIn() }) rethrows -> AnyView {
        switch content {
        case .view(let make): make()
        case .babyNames(let make): make(try babyNames())
        }
    }
}
