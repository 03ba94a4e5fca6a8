import Foundation

/// What an app's command line asks for.
package struct AppArguments: Equatable {
    package enum Format: String, CaseIterable, Sendable { case svg, png, pdf, html }

    package struct Output: Equatable {
        package var format: Format
        package var path: String
    }

    package struct UsageError: Error, Equatable {
        package var message: String
    }

    package var outputs: [Output] = []
    /// In points; nil for the window's or preview's own.
    package var size: CGSize?
    /// Pixels per point.
    package var scale: CGFloat = 2
    package var isDark = false
    package var lists = false
    package var helps = false
    package var preview: String?
    package var window: String?
    /// A file for the windows of a `DocumentGroup`.
    package var document: String?

    /// - Parameter program: Its name, for the examples.
    package static func usage(_ program: String) -> String {
        """
        Usage: \(program) --png FILE [OPTION…]      draw the app's first window
               \(program) --list                    list the previews of the program
               \(program) --preview NAME --svg FILE draw one of them

        Options:
          --svg FILE, --png FILE, --pdf FILE, --html FILE
                           where to draw, in which format; - is standard output. Several can be given
          --preview NAME   draw a preview (#Preview, PreviewProvider) instead of a window
          --window ID      draw the window of this identifier or title
          --open FILE      the document that a DocumentGroup shows
          --size WxH       size in points, such as 400x300
          --scale NUMBER   pixels per point of a PNG (2)
          --dark           dark appearance
          --list           list the names of the previews, one on a line
          --help           show this
        """
    }

    package init() {}

    /// - Parameter arguments: Without the program's name.
    /// - Throws: `UsageError`.
    package init(_ arguments: [String]) throws {
        var rest = arguments[...]
        while let option = rest.popFirst() {
            func value() throws -> String {
                guard let value = rest.popFirst() else {
                    throw UsageError(message: "\(option) needs a value after it, such as: \(Self.sample(of: option))")
                }
                return value
            }
            switch option {
            case "--list": lists = true
            case "--dark": isDark = true
            case "--help", "-h": helps = true
            case "--preview": preview = try value()
            case "--window": window = try value()
            case "--open": document = try value()
            case "--scale": scale = try Self.scale(value())
            case "--size": size = try Self.size(value())
            default:
                guard option.hasPrefix("--"), let format = Format(rawValue: String(option.dropFirst(2))) else {
                    throw UsageError(message: "There is no option “\(option)”; --help lists those there are")
                }
                outputs.append(Output(format: format, path: try value()))
            }
        }
        guard lists || helps || !outputs.isEmpty else {
            throw UsageError(message: "Say where to draw, for example: --png picture.png; --help lists the options")
        }
        guard preview == nil || window == nil else {
            throw UsageError(message: "--preview and --window exclude each other: leave one out")
        }
    }

    private static func sample(of option: String) -> String {
        switch option {
        case "--preview", "--window": "\(option) NAME"
        case "--scale": "--scale 3"
        case "--size": "--size 400x300"
        case "--open": "--open document.txt"
        default: "\(option) picture.\(option.dropFirst(2))"
        }
    }

    private static func scale(_ text: String) throws -> CGFloat {
        guard let scale = Double(text), scale > 0, scale <= 100 else {
            throw UsageError(message: "--scale takes a number above 0 and up to 100, not “\(text)”")
        }
        return scale
    }

    private static func size(_ text: String) throws -> CGSize {
        let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) ?? 0 }
        guard sides.count == 2, let width = sides.first, let height = sides.last,
            width > 0, height > 0, width <= 100_000, height <= 100_000
        else { throw UsageError(message: "--size takes WIDTHxHEIGHT in points, such as 400x300, not “\(text)”") }
        return CGSize(width: width, height: height)
    }
}
