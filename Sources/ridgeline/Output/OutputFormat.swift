import Drawing
import Foundation
import SwiftUI

/// What a picture can be written as.
enum OutputFormat: String, CaseIterable {
    case svg, png, pdf, html, json

    static var list: String { allCases.map(\.rawValue).joined(separator: ", ") }

    var isText: Bool { self == .svg || self == .html || self == .json }

    /// By name, such as "png"; nil for another word.
    init?(name: some StringProtocol) {
        self.init(rawValue: name.lowercased())
    }

    @MainActor
    func data(_ renderer: ImageRenderer<some View>) throws -> Data {
        switch self {
        case .svg: Data(try renderer.svg().utf8)
        case .png: try renderer.pngData()
        case .pdf: try renderer.pdfData()
        case .html: Data(try renderer.html().utf8)
        case .json: Data(renderer.drawing.json().utf8)
        }
    }
}
