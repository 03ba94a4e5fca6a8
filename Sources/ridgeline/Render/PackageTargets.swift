import Foundation

/// The targets of a Swift package, as SwiftPM reads its manifest.
struct PackageTargets {
    private struct Manifest: Decodable {
        struct Target: Decodable {
            var name: String
            var type: String
            var path: String?
            var exclude: [String]?
            var dependencies: [Dependency]
        }

        /// Such as {"byName": ["Model", null]}; the name comes first.
        struct Dependency: Decodable {
            var name: String?

            init(from decoder: any Decoder) throws {
                let values = try decoder.container(keyedBy: Key.self)
                for key in [Key.byName, .target] where name == nil {
                    if var list = try? values.nestedUnkeyedContainer(forKey: key) {
                        name = try? list.decode(String.self)
                    }
                }
            }

            enum Key: String, CodingKey { case byName, target }
        }

        struct ToolsVersion: Decodable { var _version: String }

        var targets: [Target]
        var toolsVersion: ToolsVersion?
    }

    private let folder: String
    private let manifest: Manifest

    init(folder: String) throws(Failure) {
        self.folder = folder
        let dump = try ToolRun.output(["swift", "package", "--package-path", folder, "dump-package"])
        guard let manifest = try? JSONDecoder().decode(Manifest.self, from: dump) else {
            throw Failure(
                status: .data, message: "The manifest of \(folder) cannot be read.",
                remedy: "See what is wrong with it: swift package --package-path \(folder) dump-package")
        }
        self.manifest = manifest
    }

    /// - Parameter name: nil for the only target, or the first that imports SwiftUI.
    func source(of name: String?) throws(Failure) -> RenderSource {
        let candidates = manifest.targets.filter { ["regular", "executable"].contains($0.type) }
        let names = candidates.map(\.name)
        if let name {
            guard let target = candidates.first(where: { $0.name == name }) else {
                throw Failure(
                    status: .data, message: "The package has no target “\(name)”.",
                    remedy: nearestName(to: name, among: names).map { "Did you mean \($0)?" }
                        ?? "There are \(names.joined(separator: ", ")).")
            }
            return source(target, seen: [])
        }
        let chosen = candidates.count == 1 ? candidates.first : candidates.first { importsSwiftUI($0) }
        guard let chosen else {
            throw Failure(
                status: .data, message: "No target of the package imports SwiftUI.",
                remedy: names.isEmpty
                    ? "Name a Swift file." : "Name one with --target: \(names.joined(separator: ", ")).")
        }
        return source(chosen, seen: [])
    }

    private func source(_ target: Manifest.Target, seen: Set<String>) -> RenderSource {
        let path = folder + "/" + (target.path ?? "Sources/\(target.name)")
        // A program's own start is not what is drawn.
        let files = swiftFiles(in: path, excluding: target.exclude ?? []).filter { !$0.hasSuffix("/main.swift") }
        var source = RenderSource(files: files, module: target.name)
        source.languageMode = (manifest.toolsVersion?._version ?? "5").hasPrefix("6") ? 6 : 5
        let seen = seen.union([target.name])
        for name in target.dependencies.compactMap(\.name) where !seen.contains(name) {
            guard let other = manifest.targets.first(where: { $0.name == name }) else { continue }
            source.dependencies.append(self.source(other, seen: seen))
        }
        return source
    }

    private func importsSwiftUI(_ target: Manifest.Target) -> Bool {
        source(target, seen: []).files.contains { file in
            (try? String(contentsOfFile: file, encoding: .utf8))?.contains("import SwiftUI") ?? false
        }
    }
}
