import Foundation
import TableData

extension PlotChooser {
    /// Throws where there is nothing to draw, or texts where numbers are needed.
    func check() throws(Failure) {
        let names = table.columns.map { "“\($0.name)” (\($0.kind.rawValue))" }.prefix(12).joined(separator: ", ")
        let held = table.columns.isEmpty ? "The data have no columns." : "The columns are \(names)."
        func lacks(_ what: String) -> Failure {
            // A column that is no use as it is may be the one that is missing.
            if let problem = table.columns.lazy.compactMap(\.problem).first { return Failure(problem) }
            return Failure(
                status: .data, message: "[plot.no-\(what)] There is nothing to draw as \(what).", remedy: held)
        }
        for column in choice.y + [choice.y2].compactMap({ $0 }) where needsNumbersOnY && column.kind == .text {
            throw Failure(
                status: .data,
                message: "[plot.no-numbers] “\(column.name)” holds texts; a \(choice.mark.rawValue) needs numbers.",
                remedy: "Name another column with --y, count rows with --aggregate count, or read it with "
                    + "--type \(column.name)=number.")
        }
        switch choice.mark {
        case .histogram:
            guard let x = choice.x else { throw lacks("x") }
            guard x.kind == .number || x.kind == .date else {
                throw Failure(
                    status: .data,
                    message: "[plot.no-numbers] “\(x.name)” holds texts, a histogram needs numbers or dates.",
                    remedy: "Count texts with: --mark bar --x \(x.name) --aggregate count")
            }
        case .sector: guard choice.by != nil || choice.y.count > 0 else { throw lacks("by") }
        case .rule: guard choice.x != nil || !choice.y.isEmpty else { throw lacks("x") }
        case .rectangle:
            guard choice.x != nil else { throw lacks("x") }
            guard !choice.y.isEmpty else { throw lacks("y") }
        case .box: guard !choice.y.isEmpty else { throw lacks("y") }
        case .line, .area, .bar, .point:
            guard choice.x != nil || !choice.y.isEmpty else { throw lacks("x") }
            guard !choice.y.isEmpty || choice.aggregate != nil else { throw lacks("y") }
        }
    }

    private var needsNumbersOnY: Bool {
        guard choice.aggregate != .count else { return false }
        switch choice.mark {
        case .line, .area, .bar, .sector, .box: return true
        case .point, .rule, .rectangle, .histogram: return false
        }
    }
}
