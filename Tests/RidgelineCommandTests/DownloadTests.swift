import Foundation
import Testing

@Suite("Data from the web", .serialized)
struct DownloadTests {
    /// Serves one file on this machine while `body` runs; its argument is the server's address.
    private func withServer(_ body: (String) throws -> Void) throws {
        try withTemporaryFolder { folder in
            let csv = "year,name,prop\n1990,Webster,0.01\n1991,Webster,0.03\n1992,Webster,0.02\n"
            try Data(csv.utf8).write(to: folder.appending(path: "names.csv"))
            let server = Process()
            let output = Pipe()
            server.executableURL = URL(filePath: "/usr/bin/env")
            server.arguments = ["python3", "-c", Self.server, folder.path]
            (server.standardOutput, server.standardError) = (output, FileHandle.nullDevice)
            try server.run()
            defer { server.terminate() }
            let port = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
            try body("http://127.0.0.1:\(port.trimmingCharacters(in: .whitespacesAndNewlines))")
        }
    }

    /// Takes a free port, prints it and ends by itself after a minute.
    private static let server = """
        import functools, http.server, sys, threading
        handler = functools.partial(http.server.SimpleHTTPRequestHandler, directory=sys.argv[1])
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        print(server.server_port, flush=True)
        threading.Timer(60, server.shutdown).start()
        server.serve_forever()
        """

    @Test("Are drawn like those of a file")
    func download() throws {
        try withServer { address in
            let run = try CommandRun(["example", "ridgeline", "--data", "\(address)/names.csv"])
            #expect(run.status == 0)
            #expect(run.text.contains("Webster"))
        }
    }

    @Test("A refusal ends with status 2 and says what the server answers")
    func refusal() throws {
        try withServer { address in
            let run = try CommandRun(["example", "ridgeline", "--data", "\(address)/other.csv"])
            #expect(run.status == 2)
            #expect(run.output.isEmpty)
            #expect(run.errors.contains("404"))
            #expect(run.errors.contains("/other.csv was not downloaded"))
        }
    }

    @Test("A server that is not there ends with status 2")
    func nobody() throws {
        // Port 9 is reserved for a service that nobody runs.
        let run = try CommandRun(["example", "ridgeline", "--data", "http://127.0.0.1:9/names.csv"])
        #expect(run.status == 2)
        #expect(!run.errors.isEmpty)
    }
}
