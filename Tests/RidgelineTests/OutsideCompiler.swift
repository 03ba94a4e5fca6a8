import Foundation

/// Type-checks sources as those of another package, which sees nothing but what is public.
struct OutsideCompiler {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private let flags: [String]

    init() throws {
        let products = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
        let sources = Self.root.appending(path: "Sources")
        let maps = try FileManager.default.contentsOfDirectory(atPath: sources.path).sorted()
            .map { sources.appending(path: "\($0)/module.modulemap").path }
            .filter { FileManager.default.fileExists(atPath: $0) }
        let headers = try Self.run(
            "pkg-config", ["--cflags", "cairo-ft", "pangoft2", "libcmark-gfm", "libdeflate", "libturbojpeg"]
        ).output.split(whereSeparator: \.isWhitespace).map(String.init)
        flags =
            ["-typecheck", "-parse-as-library", "-I", products.appending(path: "Modules").path]
            // Another package than that of the modules: their `package` declarations cannot be seen.
            + ["-package-name", "outside"]
            + ["-load-plugin-executable", products.appending(path: "SwiftUIMacros-tool").path + "#SwiftUIMacros"]
            + (maps.map { "-fmodule-map-file=\($0)" } + headers).flatMap { ["-Xcc", $0] }
    }

    /// - Parameter mode: 5 or 6.
    func typeCheck(_ files: [URL], module: String, mode: Int) throws -> (status: Int32, output: String) {
        try Self.run(
            "swiftc",
            flags + ["-swift-version", "\(mode)", "-warnings-as-errors", "-module-name", module] + files.map(\.path))
    }

    /// One file with `text`.
    func typeCheck(_ text: String, module: String = "Program", mode: Int) throws -> (status: Int32, output: String) {
        let folder = FileManager.default.temporaryDirectory.appending(path: "outside-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "\(module).swift")
        try text.write(to: file, atomically: true, encoding: .utf8)
        return try typeCheck([file], module: module, mode: mode)
    }

    static func sources(of module: String) -> [URL] {
        let folder = root.appending(path: "Sources/\(module)")
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
            .sorted { $0.path < $1.path }
    }

    private static func run(_ tool: String, _ words: [String]) throws -> (status: Int32, output: String) {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [tool] + words
        let pipe = Pipe()
        (process.standardOutput, process.standardError) = (pipe, pipe)
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: output, as: UTF8.self))
    }
}
