import Foundation

/// Where a picture goes and in which format, from the options `--output` and `--format`.
struct OutputChoice: Equatable {
    /// nil for standard output.
    var path: String?
    var format: OutputFormat

    /// A format that is named wins over the one that the file's ending names.
    init(_ arguments: Arguments, outputIsShown: Bool = Terminal.outputIsShown) throws(Failure) {
        let output = arguments.value("output")
        path = output == "-" ? nil : output
        if let name = arguments.value("format") {
            guard let named = OutputFormat(name: name) else { throw Self.unknown("format", name) }
            format = named
        } else if let path {
            let ending = (path as NSString).pathExtension
            guard let named = OutputFormat(name: ending) else { throw Self.unknown("file ending", ending) }
            format = named
        } else {
            format = .svg
        }
        if path == nil, outputIsShown, !format.isText {
            throw .usage(
                "\(format.rawValue.uppercased()) is no text for a terminal.",
                remedy: "Name a file: -o picture.\(format.rawValue)")
        }
    }

    func write(_ data: Data) throws(Failure) {
        if let path { return try writeFile(data, to: path) }
        do {
            try FileHandle.standardOutput.write(contentsOf: data)
        } catch {
            throw Failure(
                status: .writing, message: "Standard output cannot be written: \(error.localizedDescription)",
                remedy: "Name a file with -o FILE.")
        }
    }

    private static func unknown(_ what: String, _ name: String) -> Failure {
        let nearest = nearestName(to: name, among: OutputFormat.allCases.map(\.rawValue))
        return .usage(
            "“\(name)” is no \(what) that is known.",
            remedy: nearest.map { "Did you mean \($0)?" } ?? "Choose one with --format; there are \(OutputFormat.list)."
        )
    }
}

/// From text such as "800x600", in points.
func pictureSize(_ text: String) throws(Failure) -> CGSize {
    let sides = text.lowercased().split(separator: "x", omittingEmptySubsequences: false).map { Double($0) ?? .nan }
    guard sides.count == 2, sides.allSatisfy({ $0 >= 1 && $0 <= 100_000 }) else {
        throw .usage(
            "“\(text)” is no size.", remedy: "Give width and height in points, each from 1 to 100000: --size 800x600")
    }
    return CGSize(width: sides[0], height: sides[1])
}

/// Pixels per point.
func pictureScale(_ text: String) throws(Failure) -> CGFloat {
    guard let scale = Double(text), scale >= 0.1, scale <= 16 else {
        throw .usage("“\(text)” is no scale.", remedy: "Give a number from 0.1 to 16, such as --scale 3")
    }
    return scale
}
