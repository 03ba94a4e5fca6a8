import Foundation
import Testing

/// The articles: each sample compiles, each picture exists, each option is named.
struct DocumentationTests {
    struct Article: Sendable, CustomTestStringConvertible {
        var name: String
        /// Where its options are declared, below Sources/Ridgeline.
        var options: String
        /// What the samples use without declaring it.
        var context: String

        var testDescription: String { name }
    }

    static let articles = [
        Article(
            name: "ridgeline-plot", options: "Ridges/RidgelineOptions.swift",
            context: """
                struct Point { var year: Int; var proportion: Double; var name: String }
                struct Reading { var celsius: Double; var month: String }
                let points: [Point] = []
                let readings: [Reading] = []
                let series: [RidgelineSeries] = []
                """),
        Article(
            name: "calendar-heatmap", options: "Calendar/CalendarOptions.swift",
            context: """
                struct Weather { var day: CivilDay; var rain: Double }
                struct Commit { var date: Date; var count: Double }
                let weather: [Weather] = []
                let commits: [Commit] = []
                let zone = TimeZone.gmt
                let start = Date.distantPast
                let end = Date.distantPast
                """),
        Article(
            name: "segmented-ring", options: "Rings/RingData.swift",
            context: """
                let portions: [Double] = []
                """),
    ]

    private func text(_ article: Article) throws -> String {
        try String(contentsOf: OutsideCompiler.root.appending(path: "Docs/\(article.name).md"), encoding: .utf8)
    }

    @Test("the samples of the articles compile", arguments: articles, [5, 6])
    func samples(article: Article, mode: Int) throws {
        let samples = try text(article).components(separatedBy: "```swift\n").dropFirst()
            .compactMap { $0.components(separatedBy: "```").first }
        #expect(samples.count > 1)
        var imports = ["import Foundation", "import Ridgeline", "import SwiftUI"]
        var functions: [String] = []
        for (index, sample) in samples.enumerated() {
            let lines = sample.components(separatedBy: "\n")
            imports += lines.filter { $0.hasPrefix("import ") && !imports.contains($0) }
            let body = lines.filter { !$0.hasPrefix("import ") }.joined(separator: "\n")
            functions.append("@MainActor @ViewBuilder func sample\(index)() -> some View {\n\(body)\n}")
        }
        let context = article.context.replacingOccurrences(of: "\nlet ", with: "\n@MainActor let ")
        let program = (imports + [context] + functions).joined(separator: "\n")
        let result = try OutsideCompiler().typeCheck(program, mode: mode)
        #expect(result.status == 0, "\(result.output)")
    }

    @Test("every option is in its article", arguments: articles)
    func options(article: Article) throws {
        let source = try String(
            contentsOf: OutsideCompiler.root.appending(path: "Sources/Ridgeline/\(article.options)"), encoding: .utf8)
        // Those of the structure whose name ends with Options, not those of its neighbours.
        let declared = source.components(separatedBy: "Options: Sendable {").last ?? ""
        let names = declared.split(separator: "\n").filter { $0.hasPrefix("    public var ") }
            .compactMap { $0.dropFirst(15).split { !$0.isLetter }.first }
        #expect(names.count > 10)
        let text = try text(article)
        let missing = names.filter { name in
            !text.contains("`\(name)`") && !text.contains("$0.\(name) ") && !text.contains("`\(name):")
        }
        #expect(missing.isEmpty, "\(missing)")
    }

    @Test("the pictures of the articles exist", arguments: articles)
    func pictures(article: Article) throws {
        let names = try text(article).components(separatedBy: "](images/").dropFirst()
            .compactMap { $0.split(separator: ")").first }
        #expect(names.count > 2)
        for name in names {
            let path = OutsideCompiler.root.appending(path: "Docs/images/\(name)").path
            #expect(FileManager.default.fileExists(atPath: path), "\(name)")
        }
    }
}
