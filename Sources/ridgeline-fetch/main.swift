import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

// ridgeline-fetch URL: the body of the answer on standard output, progress and failures on standard error.
// Exit status: 0 all of it, 1 wrong usage, 2 no good answer.

func fail(_ message: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data("ridgeline-fetch: \(message)\n".utf8))
    exit(status)
}

guard CommandLine.arguments.count == 2, let url = URL(string: CommandLine.arguments[1]),
    let scheme = url.scheme?.lowercased(), ["http", "https"].contains(scheme)
else {
    fail("give one address that begins with http:// or https://", status: 1)
}

let progress = DownloadProgress(isShown: isatty(STDERR_FILENO) == 1)
let configuration = URLSessionConfiguration.ephemeral
configuration.timeoutIntervalForRequest = 30
let session = URLSession(configuration: configuration, delegate: progress, delegateQueue: nil)
session.dataTask(with: url).resume()
switch progress.wait() {
case .success(let body):
    do {
        try FileHandle.standardOutput.write(contentsOf: body)
    } catch {
        fail("standard output cannot be written: \(error.localizedDescription)", status: 2)
    }
case .failure(let failure): fail(failure.message, status: 2)
}
