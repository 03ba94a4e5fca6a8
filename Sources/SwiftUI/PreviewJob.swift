// Not part of Apple's API: how a program of previews is told what to draw.

import Drawing
import Foundation

/// What a program of previews is asked, as JSON on its standard input.
package struct PreviewJob: Codable, Sendable {
    /// What is drawn, under its name.
    package struct Subject: Codable, Hashable, Sendable {
        package enum Kind: String, Codable, Sendable { case preview, view }

        package var kind: Kind
        package var name: String

        package init(_ kind: Kind, _ name: String) { (self.kind, self.name) = (kind, name) }
    }

    package enum Format: String, Codable, Sendable {
        case svg, png, pdf, html, json
        /// Pixels without the texts, which come with the answer: 0xAARRGGBB in words, row by row.
        case pixels
    }

    package struct Picture: Codable, Sendable {
        package var subject: Subject
        package var format: Format
        package var path: String

        package init(_ subject: Subject, _ format: Format, path: String) {
            (self.subject, self.format, self.path) = (subject, format, path)
        }
    }

    package var pictures: [Picture]
    /// In points; nil for the preview's or the view's own.
    package var size: CGSize?
    /// Pixels per point.
    package var scale: CGFloat
    package var isDark: Bool
    package var isTransparent: Bool

    package init(_ pictures: [Picture], size: CGSize?, scale: CGFloat, isDark: Bool, isTransparent: Bool) {
        (self.pictures, self.size, self.scale) = (pictures, size, scale)
        (self.isDark, self.isTransparent) = (isDark, isTransparent)
    }
}

/// What a program of previews answers, as JSON on its standard output.
package struct PreviewAnswer: Codable, Sendable {
    package struct Report: Codable, Sendable {
        package var code: String
        package var message: String
        package var remedy: String
    }

    package struct Picture: Codable, Sendable {
        /// In points.
        package var size: CGSize
        /// Of the format `pixels`.
        package var pixelColumns = 0
        package var texts: [PlacedText] = []
        package var reports: [Report] = []
        /// Why there is no picture.
        package var failure: String?

        package init(size: CGSize) { self.size = size }
    }

    /// All that can be drawn, previews first.
    package var subjects: [PreviewJob.Subject] = []
    /// One for each picture of the job.
    package var pictures: [Picture] = []

    package init() {}
}
