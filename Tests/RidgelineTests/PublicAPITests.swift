import Foundation
import Testing

/// The views use nothing but what `SwiftUI` and `Charts` offer to everybody, so their sources also compile where those
/// are Apple's.
struct PublicAPITests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    private static let products = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()

    private func run(_ tool: String, _ arguments: [String]) throws -> (status: Int32, output: String) {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [tool] + arguments
        let pipe = Pipe()
        (process.standardOutput, process.standardError) = (pipe, pipe)
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: output, as: UTF8.self))
    }

    private func sources(_ module: String) throws -> [String] {
        let folder = Self.root.appending(path: "Sources/\(module)")
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        return (files?.compactMap { $0 as? URL } ?? []).map(\.path).filter { $0.hasSuffix(".swift") }.sorted()
    }

    @Test("the modules compile as those of another package", arguments: ["Ridgeline", "MMHeatmap"])
    func outside(module: String) throws {
        let modules = Self.products.appending(path: "Modules").path
        guard FileManager.default.fileExists(atPath: modules + "/SwiftUI.swiftmodule") else {
            Issue.record("There are no modules in \(modules); build the package first.")
            return
        }
        let maps = try FileManager.default.contentsOfDirectory(atPath: Self.root.appending(path: "Sources").path)
            .map { Self.root.appending(path: "Sources/\($0)/module.modulemap").path }
            .filter { FileManager.default.fileExists(atPath: $0) }
        let flags = try run("pkg-config", ["--cflags", "cairo-ft", "pangoft2"]).output
            .split(whereSeparator: \.isWhitespace).map(String.init)
        let files = try sources(module)
        #expect(!files.isEmpty)
        // Another name of the package than that of the modules: their `package` declarations cannot be seen.
        let result = try run(
            "swiftc",
            [
                "-typecheck", "-parse-as-library", "-swift-version", "6", "-warnings-as-errors", "-package-name",
                "outside",
            ]
                + ["-module-name", module, "-I", modules] + maps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
                + flags.flatMap { ["-Xcc", $0] } + files)
        #expect(result.status == 0, "\(result.output)")
    }

    @Test("no source imports more than an app could", arguments: ["Ridgeline", "MMHeatmap"])
    func imports(module: String) throws {
        for file in try sources(module) {
            let text = try String(contentsOfFile: file, encoding: .utf8)
            let imported = text.split(separator: "\n").filter { $0.hasPrefix("import ") }.map { $0.dropFirst(7) }
            #expect(imported.allSatisfy { ["Foundation", "SwiftUI", "Charts", "Ridgeline"].contains($0) })
            #expect(!text.contains("package "), "\(file)")
        }
    }
}
