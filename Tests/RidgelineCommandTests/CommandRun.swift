import Foundation

/// A finished run of the built command.
struct CommandRun {
    let status: Int32
    let output: Data
    let errors: String

    /// Runs the `ridgeline` that lies beside this test's own executable, without standard input.
    init(_ words: [String]) throws {
        let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let process = Process()
        process.executableURL = URL(filePath: tests).deletingLastPathComponent().appending(path: "ridgeline")
        process.arguments = words
        let (output, errors) = (Pipe(), Pipe())
        (process.standardInput, process.standardOutput, process.standardError) = (FileHandle.nullDevice, output, errors)
        try process.run()
        // What goes to standard error is a few lines, which the pipe holds while standard output is read.
        self.output = try output.fileHandleForReading.readToEnd() ?? Data()
        self.errors = String(decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        status = process.terminationStatus
    }

    var text: String { String(decoding: output, as: UTF8.self) }
}

/// A folder for one test, gone afterwards.
func withTemporaryFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: "ridgeline-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
}
