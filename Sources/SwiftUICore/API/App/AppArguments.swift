import Foundation

/// What an app's command line asks for.
package struct AppArguments: Equatable {
    package enum Format: String, CaseIterable, Sendable { case svg, png, pdf }

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

    package static let usage = """
        Options:
          --svg FILE, --png FILE, --pdf FILE   draw the app's first window into a file (- for standard output)
          --preview NAME                       draw a preview instead
          --window ID                          draw another window
          --list                               list the names of the previews
          --size WIDTHxHEIGHT                  size in points
          --scale NUMBER                       pixels per point of a PNG (2)
          --dark                               dark appearance
        """

    package init() {}

    /// - Parameter arguments: Without the program's name.
    /// - Throws: `UsageError`.
    package init(_ arguments: [String]) throws {
        var rest = arguments[...]
        while let option = rest.popFirst() {
            func value() throws -> String {
                guard let value = rest.popFirst() else { throw UsageError(message: "\(option) needs a value") }
                return value
            }
            switch option {
            case "--list": lists = true
            case "--dark": isDark = true
            case "--help", "-h": helps = true
            case "--preview": preview = try value()
            case "--window": window = try value()
            case "--scale": scale = try Self.scale(value())
            case "--size": size = try Self.size(value())
            default:
                guard option.hasPrefix("--"), let format = Format(rawValue: String(option.dropFirst(2))) else {
                    throw UsageError(message: "There is no option “\(option)”")
                }
                outputs.append(Output(format: format, path: try value()))
            }
        }
        guard lists || helps || !outputs.isEmpty else {
            throw UsageError(message: "Say where to draw, for example: --png picture.png")
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
