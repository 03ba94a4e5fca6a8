import Foundation

/// The compiler as clients of this build use it: it type-checks sources against the modules beside the tests.
struct SwiftCompiler {
    /// What a run said, and how long it took.
    struct Run {
        var status: Int32
        /// Standard output and error, in the order in which they came.
        var text: String
        var seconds: Double
    }

    /// An expression, or the body of a function, with the time that its types took.
    struct Timing {
        var milliseconds: Double
        /// Path, line and column.
        var place: String
    }

    private let flags: [String]

    init() throws {
        let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let products = URL(filePath: tests).deletingLastPathComponent()
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        var flags = ["-I", products.appending(path: "Modules").path, "-swift-version", "6", "-parse-as-library"]
        let sources = root.appending(path: "Sources")
        for module in try FileManager.default.contentsOfDirectory(atPath: sources.path).sorted() {
            let map = sources.appending(path: "\(module)/module.modulemap").path
            if FileManager.default.fileExists(atPath: map) { flags += ["-Xcc", "-fmodule-map-file=\(map)"] }
        }
        flags += ["-load-plugin-executable", products.appending(path: "SwiftUIMacros-tool").path + "#SwiftUIMacros"]
        let headers = try Self.run(
            "pkg-config", ["--cflags", "cairo-ft", "pangoft2", "libcmark-gfm", "libdeflate", "libturbojpeg"])
        for flag in headers.text.split(whereSeparator: \.isWhitespace) { flags += ["-Xcc", String(flag)] }
        self.flags = flags
    }

    /// Type-checks files as one module.
    func typeCheck(_ files: [URL], _ options: [String] = []) throws -> Run {
        try Self.run("swiftc", ["-typecheck"] + flags + options + files.map(\.path))
    }

    /// The times among the lines of a run with `-debug-time-expression-type-checking`, longest first.
    static func timings(in text: String) -> [Timing] {
        text.split(separator: "\n").compactMap { line -> Timing? in
            let parts = line.split(separator: "\t", maxSplits: 1)
            guard parts.count == 2, parts[0].hasSuffix("ms"), let time = Double(parts[0].dropLast(2)) else {
                return nil
            }
            return Timing(milliseconds: time, place: String(parts[1].prefix { $0 != "\t" }))
        }
        .sorted { $0.milliseconds > $1.milliseconds }
    }

    private static func run(_ command: String, _ words: [String]) throws -> Run {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [command] + words
        let pipe = Pipe()
        process.standardInput = FileHandle.nullDevice
        (process.standardOutput, process.standardError) = (pipe, pipe)
        let start = ContinuousClock.now
        try process.run()
        let text = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        let time = start.duration(to: .now)
        let seconds = Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
        return Run(status: process.terminationStatus, text: text, seconds: seconds)
    }
}
