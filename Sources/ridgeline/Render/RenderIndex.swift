import Foundation
import SwiftUI

/// The page that shows all pictures of a source.
enum RenderIndex {
    @MainActor
    static func html(title: String, pictures: [(PreviewJob.Subject, file: String, size: CGSize)]) -> String {
        let figures = pictures.map { subject, file, size in
            let name = escaped(subject.name)
            let place = escaped(file.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? file)
            let (width, height) = (plainNumber(Double(size.width)), plainNumber(Double(size.height)))
            let picture =
                file.hasSuffix(".png") || file.hasSuffix(".svg")
                ? "<img src=\"\(place)\" width=\"\(width)\" height=\"\(height)\" alt=\"\(name)\">" : "\(escaped(file))"
            return """
                <figure>
                <figcaption>\(name) <span>\(subject.kind.rawValue), \(width) × \(height)</span></figcaption>
                <a href="\(place)">\(picture)</a>
                </figure>
                """
        }
        return """
            <!DOCTYPE html>
            <html lang="en">
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width">
            <title>\(escaped(title))</title>
            <style>
            :root { color-scheme: light dark }
            body { font: 15px system-ui, sans-serif; margin: 2rem; background: Canvas; color: CanvasText }
            figure { display: inline-block; margin: 0 2rem 2rem 0; vertical-align: top }
            figcaption { margin-bottom: .5rem; font-weight: 600 }
            figcaption span { font-weight: 400; opacity: .6 }
            img { max-width: 100%; height: auto; border: 1px solid color-mix(in srgb, CanvasText 15%, transparent) }
            </style>
            <h1>\(escaped(title))</h1>
            \(figures.joined(separator: "\n"))
            </html>

            """
    }

    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: "\"", with: "&quot;")
    }
}

/// Names of files after names of pictures, each once.
struct FileNames {
    private var used: Set<String> = []

    mutating func name(for text: String) -> String {
        let characters = text.map { $0.isLetter || $0.isNumber || "-_ .()".contains($0) ? $0 : "-" }
        let trimmed = String(characters.drop { $0 == "." }.prefix(80)).trimmed
        let base = trimmed.isEmpty ? "picture" : trimmed
        var name = base
        var number = 2
        // File systems may take capitals for small letters.
        while !used.insert(name.lowercased()).inserted {
            name = "\(base)-\(number)"
            number += 1
        }
        return name
    }
}
