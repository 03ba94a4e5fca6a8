import Foundation
import Testing

/// A PostgreSQL server of its own in a temporary folder, reached by a socket only. It refuses to run as root, so then
/// it runs as the user that its package makes.
final class PostgresServer: @unchecked Sendable {
    let folder: String
    let programs: String
    /// The server itself, which ends on its own should nobody stop it.
    private let process: Process

    @TaskLocal static var current: PostgresServer?

    /// Where the server's programs are, nil where it is not installed.
    static let programs: String? = {
        let base = "/usr/lib/postgresql"
        let versions = (try? FileManager.default.contentsOfDirectory(atPath: base)) ?? []
        let folders = versions.sorted { (Int($0) ?? 0) > (Int($1) ?? 0) }.map { "\(base)/\($0)/bin" }
        return folders.first { FileManager.default.isExecutableFile(atPath: "\($0)/initdb") }
    }()

    var address: String { "postgresql://ridgeline@/postgres?host=\(folder)" }

    init(programs: String) throws {
        self.programs = programs
        folder = try Self.run(["mktemp", "-d", "/tmp/ridgeline-postgres-XXXXXX"])
        try Self.run([
            "\(programs)/initdb", "-D", "\(folder)/data", "-U", "ridgeline", "-A", "trust", "-N", "-E", "UTF8",
        ])
        process = Self.process([
            "timeout", "600", "\(programs)/postgres", "-D", "\(folder)/data", "-k", folder, "-c", "listen_addresses=",
            "-c",
            "fsync=off", "-c", "timezone=UTC",
        ])
        try process.run()
        for _ in 0..<600 where (try? psql("SELECT 1")) != "1" { usleep(100_000) }
    }

    func stop() {
        _ = try? Self.run(["\(programs)/pg_ctl", "-D", "\(folder)/data", "-m", "immediate", "stop"])
        process.waitUntilExit()
        try? FileManager.default.removeItem(atPath: folder)
    }

    /// Runs SQL and returns what psql prints.
    @discardableResult
    func psql(_ sql: String, in database: String = "postgres") throws -> String {
        try Self.run([
            "\(programs)/psql", "-h", folder, "-U", "ridgeline", "-d", database, "-v", "ON_ERROR_STOP=1", "-qAt",
            "-c", sql,
        ])
    }

    struct Refusal: Error {
        var command: [String]
        var text: String
    }

    private static func process(_ words: [String]) -> Process {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = (getuid() == 0 ? ["runuser", "-u", "postgres", "--"] : []) + words
        process.currentDirectoryURL = URL(filePath: "/tmp")
        process.standardInput = FileHandle.nullDevice
        (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
        return process
    }

    @discardableResult
    private static func run(_ words: [String]) throws -> String {
        let process = Self.process(words)
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        let text = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        guard process.terminationStatus == 0 else { throw Refusal(command: words, text: text) }
        return text
    }
}

/// Runs the tests of a suite with a server, which ends with them.
struct WithPostgres: SuiteTrait, TestScoping {
    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        guard let programs = PostgresServer.programs else { return try await function() }
        let server = try PostgresServer(programs: programs)
        defer { server.stop() }
        try await PostgresServer.$current.withValue(server) { try await function() }
    }
}
