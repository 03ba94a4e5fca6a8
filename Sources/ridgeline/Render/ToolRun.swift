import Foundation

/// Runs tools of the Swift toolchain.
enum ToolRun {
    /// What a tool writes to standard output; what it writes to standard error is passed on.
    /// - Throws: a failure of status 2 where the tool cannot run or fails.
    static func output(_ words: [String], input: Data? = nil) throws(Failure) -> Data {
        let run = try start(words, input: input, capturesErrors: false)
        guard run.status == 0 else {
            throw Failure(
                status: .data, message: "\(words.first ?? "") ended with status \(run.status).",
                remedy: "Its messages are above.")
        }
        return run.output
    }

    /// Status and standard output of a tool, or its standard error where that is captured.
    static func start(
        _ words: [String], input: Data? = nil, capturesErrors: Bool
    ) throws(Failure) -> (status: Int32, output: Data) {
        let process = Process()
        // Words with a slash are programs, others are looked up in PATH.
        let isPath = words.first?.contains("/") ?? false
        process.executableURL = URL(fileURLWithPath: isPath ? words[0] : "/usr/bin/env")
        process.arguments = isPath ? Array(words.dropFirst()) : words
        let output = Pipe()
        if capturesErrors { process.standardError = output } else { process.standardOutput = output }
        let source = Pipe()
        process.standardInput = input == nil ? FileHandle.nullDevice : source
        do {
            try process.run()
            if let input {
                try source.fileHandleForWriting.write(contentsOf: input)
                try source.fileHandleForWriting.close()
            }
            let data = try output.fileHandleForReading.readToEnd() ?? Data()
            process.waitUntilExit()
            return (process.terminationStatus, data)
        } catch {
            throw Failure(
                status: .data, message: "\(words.first ?? "") cannot run: \(reason(of: error))",
                remedy: "Drawing Swift source needs the Swift toolchain: https://www.swift.org/install/linux")
        }
    }
}
