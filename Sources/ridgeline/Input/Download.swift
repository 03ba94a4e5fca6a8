import Foundation

/// Fetches a URL with the program `ridgeline-fetch` that is installed beside this one. A program of its own, because
/// linking the networking library makes every start of this one half again as long.
func download(_ url: URL) throws(Failure) -> [UInt8] {
    let folder = Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent()
    guard let fetcher = folder?.appendingPathComponent("ridgeline-fetch"),
        FileManager.default.isExecutableFile(atPath: fetcher.path)
    else {
        throw Failure(
            status: .data, message: "Downloads need the program ridgeline-fetch beside this one.",
            remedy: "Build it with: swift build -c release. Or fetch the file yourself and give its path.")
    }
    let process = Process()
    let output = Pipe()
    process.executableURL = fetcher
    process.arguments = [url.absoluteString]
    process.standardOutput = output
    do {
        try process.run()
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        if process.terminationStatus == 0 { return [UInt8](data) }
    } catch {
        throw Failure(
            status: .data, message: "ridgeline-fetch cannot run: \(error.localizedDescription)",
            remedy: "Fetch the file yourself and give its path.")
    }
    throw Failure(
        status: .data, message: "\(url.absoluteString) was not downloaded.",
        remedy: "Check the address and the connection, or fetch the file yourself and give its path.")
}
