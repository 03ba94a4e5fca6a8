import Foundation
import Synchronization

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

    /// How a program of a client's source ended.
    enum Ending: Equatable {
        case answer(Data)
        /// By a signal, such as that of a failed precondition; or with a status that is not 0.
        case crash(String)
        /// After the time that it was given.
        case timeout
    }

    /// Runs a program that may crash, or never end.
    /// - Parameter keepsErrors: whether what a run that fails says is dropped, because each part is run again.
    static func ending(
        of program: String, input: Data, within seconds: Double, keepsErrors: Bool
    ) throws(Failure) -> Ending {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        // Where a view crashes is in the first lines; below are those of the renderer.
        let backtrace = "enable=yes,threads=crashed,registers=none,images=none,limit=8,top=0,color=no"
        process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": backtrace]) { own, _ in
            own
        }
        let errors = NSTemporaryDirectory() + "/ridgeline-\(getpid()).errors"
        defer { unlink(errors) }
        if keepsErrors, FileManager.default.createFile(atPath: errors, contents: nil) {
            process.standardError = FileHandle(forWritingAtPath: errors)
        }
        let (source, output) = (Pipe(), Pipe())
        (process.standardInput, process.standardOutput) = (source, output)
        do {
            try process.run()
            let pid = process.processIdentifier
            let isLate = Mutex(false)
            let alarm = DispatchWorkItem {
                isLate.withLock { $0 = true }
                kill(pid, SIGKILL)
            }
            DispatchQueue.global().asyncAfter(deadline: .now() + seconds, execute: alarm)
            // A program that has ended already takes no input; how it ended is what matters.
            try? source.fileHandleForWriting.write(contentsOf: input)
            try source.fileHandleForWriting.close()
            let data = try output.fileHandleForReading.readToEnd() ?? Data()
            process.waitUntilExit()
            alarm.cancel()
            if isLate.withLock({ $0 }) { return .timeout }
            if process.terminationReason == .uncaughtSignal {
                return .crash("signal \(process.terminationStatus), \(signalName(process.terminationStatus))")
            }
            guard process.terminationStatus == 0 else { return .crash("status \(process.terminationStatus)") }
            if keepsErrors, let said = FileManager.default.contents(atPath: errors) {
                Terminal.passOn(String(decoding: said, as: UTF8.self))
            }
            return .answer(data)
        } catch {
            throw Failure(
                status: .data, message: "\(program) cannot run: \(reason(of: error))",
                remedy: "Check that programs may run in the cache, or set XDG_CACHE_HOME to a folder where they may.")
        }
    }

    private static func signalName(_ number: Int32) -> String {
        strsignal(number).map { String(cString: $0).lowercased() } ?? "unknown"
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
