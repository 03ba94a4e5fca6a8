import Foundation

/// Where a picture goes and in which form, from the options of `OutputOptions`.
struct OutputChoice: Equatable {
    enum Target: Equatable {
        /// A file, or standard output where there is no path.
        case file(path: String?, OutputFormat)
        /// The terminal itself; nil for the best that it can.
        case terminal(TerminalKind?)
    }

    var target: Target

    var path: String? {
        if case .file(let path, _) = target { return path }
        return nil
    }

    var format: OutputFormat? {
        if case .file(_, let format) = target { return format }
        return nil
    }

    /// A format that is named wins over the one that the file's ending names. Where nothing is named, a terminal gets
    /// a drawing, anything else SVG.
    init(_ arguments: Arguments, outputIsShown: Bool = Terminal.outputIsShown) throws(Failure) {
        let output = arguments.value("output")
        let format = arguments.value("format").flatMap { OutputFormat(name: $0) }
        if arguments.has("term") {
            guard output == nil || output == "-", format == nil else {
                throw .usage(
                    "--term draws on standard output.", remedy: "Leave out --output and --format, or --term.")
            }
            target = .terminal(arguments.value("term").flatMap { TerminalKind(rawValue: $0.lowercased()) })
            return
        }
        if output == nil, format == nil, outputIsShown {
            target = .terminal(nil)
            return
        }
        let path = output == "-" ? nil : output
        var chosen = format ?? .svg
        if format == nil, let path { chosen = try Self.format(ofFile: path) }
        target = .file(path: path, chosen)
        if path == nil, outputIsShown, !chosen.isText {
            throw .usage(
                "\(chosen.rawValue.uppercased()) is no text for a terminal.",
                remedy: "Name a file: -o picture.\(chosen.rawValue)")
        }
    }

    static func format(ofFile path: String) throws(Failure) -> OutputFormat {
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        if path.hasSuffix("/") || exists && isFolder.boolValue {
            throw .usage(
                "“\(path)” is a folder.",
                remedy: "Name a file in it: -o \((path as NSString).appendingPathComponent("picture.svg"))")
        }
        let ending = (path as NSString).pathExtension
        if let named = OutputFormat(name: ending) { return named }
        let nearest = nearestName(to: ending, among: OutputFormat.allCases.map(\.rawValue))
        throw .usage(
            ending.isEmpty
                ? "“\(path)” has no ending that names a format." : "“\(ending)” is no file ending that is known.",
            remedy: nearest.map { "Did you mean \($0)?" } ?? "Choose one with --format; there are \(OutputFormat.list)."
        )
    }
}

/// Writes to a file, and the folders it lies in, or to standard output where there is no path.
func writeOutput(_ data: Data, to path: String?) throws(Failure) {
    if let path { return try writeFile(data, to: path) }
    if let error = writeAll(data, to: STDOUT_FILENO) {
        throw Failure(
            status: .writing, message: "Standard output cannot be written: \(String(cString: strerror(error))).",
            remedy: "Name a file with -o FILE.")
    }
}

/// Writes a file, and the folders it lies in.
func writeFile(_ data: Data, to path: String) throws(Failure) {
    let file = URL(fileURLWithPath: path)
    // Where this fails, opening the file tells why.
    try? FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    var error: Int32? = descriptor < 0 ? errno : nil
    if descriptor >= 0 {
        error = writeAll(data, to: descriptor)
        if close(descriptor) != 0, error == nil { error = errno }
    }
    guard let error else { return }
    throw Failure(
        status: .writing, message: "\(path) cannot be written: \(String(cString: strerror(error))).",
        remedy: error == ENOSPC
            ? "Make room on the disk, or name a file elsewhere." : "Name a file in a folder that you may write to.")
}

/// What the system says of a failed access, without Foundation's code and domain.
func reason(of error: any Error) -> String {
    let error = error as NSError
    let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
    if cause.domain == NSPOSIXErrorDomain {
        return String(cString: strerror(Int32(truncatingIfNeeded: cause.code))) + "."
    }
    return error.localizedDescription
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
