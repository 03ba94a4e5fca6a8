import Foundation

/// How a terminal shows a picture.
enum TerminalKind: String, CaseIterable {
    /// Pixels, in kitty's graphics protocol.
    case kitty
    /// Pixels, as DEC's sixels.
    case sixel
    /// Block characters in colour, with the texts as characters.
    case blocks
    /// Block characters without colour: plain text for a pipe.
    case text
}

/// What the terminal at standard output says of itself.
struct TerminalTraits: Equatable {
    var columns = 80
    var rows = 24
    /// Of the whole terminal in pixels; nil where it does not say.
    var pixelSize: CGSize?
    var hasKitty = false
    var hasSixel = false
    /// nil where the terminal does not say.
    var isDark: Bool?
    /// 2^24 colours instead of 256.
    var hasTrueColor = false
    /// False where the user wants none (https://no-color.org) or the terminal has none.
    var hasColor = true

    /// Asks the terminal. Where standard output is none, the size is that of the environment, else 80 by 24.
    /// - Parameter asks: whether it matters what the terminal answers.
    static func current(
        environment: [String: String] = ProcessInfo.processInfo.environment, asks: Bool = true
    ) -> TerminalTraits {
        var traits = TerminalTraits()
        if let columns = environment["COLUMNS"].flatMap(Int.init), (20...1000).contains(columns) {
            traits.columns = columns
        }
        if let rows = environment["LINES"].flatMap(Int.init), (10...1000).contains(rows) { traits.rows = rows }
        let term = environment["TERM"] ?? ""
        traits.hasTrueColor =
            ["truecolor", "24bit"].contains(environment["COLORTERM"] ?? "") || term.contains("direct")
            || term.contains("kitty")
        traits.hasColor = (environment["NO_COLOR"] ?? "").isEmpty && term != "dumb"
        guard Terminal.outputIsShown else { return traits }
        var size = winsize()
        if ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 {
            // Less than this is no chart.
            (traits.columns, traits.rows) = (max(20, Int(size.ws_col)), max(10, Int(size.ws_row)))
            if size.ws_xpixel > 0, size.ws_ypixel > 0 {
                traits.pixelSize = CGSize(width: Double(size.ws_xpixel), height: Double(size.ws_ypixel))
            }
        }
        guard asks, term != "dumb" else { return traits }
        let answer = TerminalQuery.answer()
        traits.hasKitty = answer.contains("_Gi=31;OK")
        traits.hasSixel = hasSixel(answer)
        traits.isDark = backgroundIsDark(answer) ?? environment["COLORFGBG"].flatMap(backgroundIsDark(colorIndices:))
        return traits
    }

    /// The best of what the terminal can, or of what was asked for.
    func kind(asked: TerminalKind?) -> TerminalKind {
        if let asked { return asked }
        if !hasColor { return .text }
        if hasKitty { return .kitty }
        if hasSixel { return .sixel }
        return Terminal.outputIsShown ? .blocks : .text
    }

    /// From the answer to "primary device attributes", such as "\e[?62;4;22c": 4 stands for sixels.
    static func hasSixel(_ answer: String) -> Bool {
        guard let start = answer.range(of: "\u{1B}[?") else { return false }
        let attributes = answer[start.upperBound...].prefix { $0 != "c" }
        return attributes.split(separator: ";").contains("4")
    }

    /// From the answer to "background colour", such as "\e]11;rgb:1e1e/1e1e/1e1e".
    static func backgroundIsDark(_ answer: String) -> Bool? {
        guard let start = answer.range(of: "]11;rgb:") else { return nil }
        let parts = answer[start.upperBound...].prefix { $0.isHexDigit || $0 == "/" }.split(separator: "/").map {
            part in
            (UInt32(part, radix: 16).map(Double.init) ?? 0) / (pow(16, Double(part.count)) - 1)
        }
        guard parts.count == 3 else { return nil }
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2] < 0.5
    }

    /// From the variable COLORFGBG, such as "15;0".
    private static func backgroundIsDark(colorIndices: String) -> Bool? {
        colorIndices.split(separator: ";").last.flatMap { Int($0) }.map { $0 < 7 || $0 == 8 }
    }
}

/// Asks the terminal what it can, and waits a moment for the answer.
private enum TerminalQuery {
    /// Kitty graphics, background colour, device attributes. Every terminal answers the last one.
    private static let question = "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\\u{1B}]11;?\u{1B}\\\u{1B}[c"

    static func answer() -> String {
        let terminal = open("/dev/tty", O_RDWR | O_NOCTTY)
        guard terminal >= 0 else { return "" }
        defer { close(terminal) }
        var saved = termios()
        guard tcgetattr(terminal, &saved) == 0 else { return "" }
        var raw = saved
        raw.c_lflag &= ~UInt32(ICANON | ECHO)
        guard tcsetattr(terminal, TCSANOW, &raw) == 0 else { return "" }
        defer { tcsetattr(terminal, TCSANOW, &saved) }
        guard writeAll(Array(question.utf8), to: terminal) == nil else { return "" }
        var answer: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 256)
        var waiting = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
        while poll(&waiting, 1, 150) > 0 {
            let count = read(terminal, &buffer, buffer.count)
            guard count > 0 else { break }
            answer += buffer.prefix(count)
            let text = String(decoding: answer, as: UTF8.self)
            if let start = text.range(of: "\u{1B}[?"), text[start.upperBound...].contains("c") { break }
        }
        return String(decoding: answer, as: UTF8.self)
    }
}
