import Foundation

/// A finished run of the built command.
struct CommandRun {
    let status: Int32
    let output: Data
    let errors: String

    /// Where the built programs are: beside this test's own executable.
    static var folder: URL {
        get throws {
            let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
            return URL(filePath: tests).deletingLastPathComponent()
        }
    }

    /// Runs `ridgeline` with `input` as standard input, which is empty otherwise.
    init(_ words: [String], input: Data = Data()) throws {
        try self.init(
            program: try Self.folder.appending(path: "ridgeline"), words: words, input: input, folder: nil)
    }

    /// Runs a line of the shell in a folder, where `ridgeline` is in the path and previews are built anew.
    init(shell line: String, in folder: URL) throws {
        try self.init(program: URL(filePath: "/bin/sh"), words: ["-c", line], input: Data(), folder: folder)
    }

    private init(program: URL, words: [String], input: Data, folder: URL?) throws {
        let process = Process()
        (process.executableURL, process.arguments) = (program, words)
        if let folder {
            process.currentDirectoryURL = folder
            var environment = ProcessInfo.processInfo.environment
            environment["PATH"] = try Self.folder.path + ":" + (environment["PATH"] ?? "/usr/bin:/bin")
            environment["XDG_CACHE_HOME"] = folder.appending(path: ".cache").path
            process.environment = environment
        }
        // From a file and not from a pipe: a program that another test starts would inherit the pipe's end, and keep it
        // from ending.
        let source = FileManager.default.temporaryDirectory.appending(path: "ridgeline-\(UUID().uuidString)")
        try input.write(to: source)
        defer { try? FileManager.default.removeItem(at: source) }
        let (output, errors) = (Pipe(), Pipe())
        process.standardInput = try FileHandle(forReadingFrom: source)
        (process.standardOutput, process.standardError) = (output, errors)
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
