import Drawing
import Foundation
import Geometry

/// A grid of coloured characters.
struct TerminalCells: Equatable {
    struct Cell: Equatable {
        var character: Character
        /// 0xRRGGBB
        var foreground: UInt32
        var background: UInt32
        var isText = false
    }

    let columns: Int
    private(set) var cells: [Cell]

    init(columns: Int, cells: [Cell]) { (self.columns, self.cells) = (max(1, columns), cells) }

    private var rows: Int { cells.count / columns }

    /// Writes texts over the cells below them, each centred on its own place in the picture. Where two would overlap
    /// the later one moves by some cells, or is left out.
    mutating func write(_ texts: [PlacedText], cell: CGSize) {
        for text in texts {
            let characters = Array(Terminal.withoutControls(text.text))
            guard characters.count <= columns, rows > 0 else { continue }
            let middle = (text.origin.x + text.width / 2) / cell.width
            let row = min(max(0, checkedInt((text.origin.y - text.size * 0.36) / cell.height) ?? 0), rows - 1)
            let start = checkedInt((middle - Double(characters.count) / 2).rounded()) ?? 0
            let ideal = min(max(0, start), columns - characters.count)
            let places = [0, 1, -1, 2, -2].map { ideal + $0 }
            guard let start = places.first(where: { isFree(row, $0, characters.count) }) else { continue }
            for (offset, character) in characters.enumerated() {
                let position = row * columns + start + offset
                let background = cells[position].background
                cells[position] = Cell(
                    character: character, foreground: text.color.over(background), background: background, isText: true)
            }
        }
    }

    private func isFree(_ row: Int, _ start: Int, _ count: Int) -> Bool {
        guard start >= 0, start + count <= columns else { return false }
        let around = max(0, start - 1)..<min(columns, start + count + 1)
        return around.allSatisfy { !cells[row * columns + $0].isText }
    }

    /// Lines with the escape sequences for colours, or without.
    func text(isPlain: Bool, hasTrueColor: Bool) -> String {
        var text = ""
        for row in 0..<rows {
            let line = cells[row * columns..<(row + 1) * columns]
            if isPlain {
                var characters = line.map(\.character)
                while characters.last == " " { characters.removeLast() }
                text += String(characters) + "\n"
                continue
            }
            var last: (UInt32, UInt32)?
            for cell in line {
                if last.map({ $0 != (cell.foreground, cell.background) }) ?? true {
                    let (front, back) = (code(cell.foreground, hasTrueColor), code(cell.background, hasTrueColor))
                    text += "\u{1B}[38;\(front);48;\(back)m"
                    last = (cell.foreground, cell.background)
                }
                text.append(cell.character)
            }
            text += "\u{1B}[0m\n"
        }
        return text
    }

    private func code(_ color: UInt32, _ hasTrueColor: Bool) -> String {
        let (red, green, blue) = ((color >> 16) & 0xFF, (color >> 8) & 0xFF, color & 0xFF)
        if hasTrueColor { return "2;\(red);\(green);\(blue)" }
        let spread = max(red, green, blue) - min(red, green, blue)
        // A gray of 24 steps, or a cube of 6 by 6 by 6 colours.
        if spread < 12, red > 4, red < 244 { return "5;\(232 + min(23, (red - 3) / 10))" }
        func step(_ part: UInt32) -> UInt32 { part < 48 ? 0 : part < 115 ? 1 : min(5, (part - 35) / 40) }
        return "5;\(16 + 36 * step(red) + 6 * step(green) + step(blue))"
    }
}

extension RGBA {
    /// Composited over an opaque colour, as 0xRRGGBB.
    fileprivate func over(_ background: UInt32) -> UInt32 {
        func part(_ own: Double, _ shift: UInt32) -> UInt32 {
            let below = Double((background >> shift) & 0xFF) / 255
            return UInt32(clampedInt(((own * alpha + below * (1 - alpha)) * 255).rounded(), in: 0...255)) << shift
        }
        return part(red, 16) | part(green, 8) | part(blue, 0)
    }
}
