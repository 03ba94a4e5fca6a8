import Foundation

/// Where data come from: a file, standard input or the web.
enum DataSource: Equatable, CustomStringConvertible {
    case file(String)
    case standardInput
    case web(URL)
    /// A table that comes with the command, by name.
    case sample(String)

    init(_ text: String) {
        if text == "-" {
            self = .standardInput
        } else if text.hasPrefix("sample:") {
            self = .sample(String(text.dropFirst("sample:".count)))
        } else if let url = URL(string: text), let scheme = url.scheme?.lowercased(),
            ["http", "https"].contains(scheme)
        {
            self = .web(url)
        } else if let url = URL(string: text), url.isFileURL {
            self = .file(url.path)
        } else {
            self = .file(text)
        }
    }

    var description: String {
        switch self {
        case .file(let path): path
        case .standardInput: "standard input"
        case .web(let url): url.absoluteString
        case .sample(let name): "sample:\(name)"
        }
    }
}

/// All bytes of a source; a download shows its progress on standard error.
func readBytes(_ source: DataSource) throws(Failure) -> [UInt8] {
    switch source {
    case .web(let url): return try download(url)
    case .sample(let name): return Array((SampleTables.csv(name) ?? "").utf8)
    case .file(let path):
        do {
            return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
        } catch {
            throw Failure(
                status: .data, message: "\(path) cannot be read: \(error.localizedDescription)",
                remedy: "Check the path, and that you may read the file.")
        }
    case .standardInput:
        do {
            return [UInt8](try FileHandle.standardInput.readToEnd() ?? Data())
        } catch {
            throw Failure(
                status: .data, message: "Standard input cannot be read: \(error.localizedDescription)",
                remedy: "Pipe the data in, or name a file.")
        }
    }
}
