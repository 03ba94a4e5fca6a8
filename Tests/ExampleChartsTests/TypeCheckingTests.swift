import Foundation
import Testing

/// How long the compiler takes for the types of what clients write. The time is printed, not judged: it depends on the
/// machine. (`scripts/language_modes.sh` prints the slowest bodies of the examples.)
@Suite("Type-checking times")
struct TypeCheckingTests {
    @Test("A chart of 24 marks is type-checked")
    func manyMarks() throws {
        try withFolder { scratch in
            let program = scratch.appending(path: "ManyMarks.swift")
            try manyMarks(24).write(to: program, atomically: true, encoding: .utf8)
            let bodies = ["-Xfrontend", "-debug-time-function-bodies", "-module-name", "ManyMarks"]
            let run = try SwiftCompiler().typeCheck([program], bodies)
            #expect(run.status == 0, "\(run.text.suffix(2000))")
            let times = SwiftCompiler.timings(in: run.text)
            let body = try #require(times.first)
            #expect(body.milliseconds > 0 && body.place.contains("ManyMarks.swift"))
            print(
                String(format: "A chart of 24 marks: %.1f ms for its body, ", body.milliseconds)
                    + String(format: "%.1f s for the compiler's whole run", run.seconds))
        }
    }

    /// A view with so many marks of all kinds in one chart, each with arithmetic and modifiers.
    private func manyMarks(_ count: Int) -> String {
        let marks = (0..<count).map { index -> String in
            switch index % 6 {
            case 0:
                "BarMark(x: .value(\"Day\", day + \(index)), y: .value(\"Sales\", values[\(index)] * 2 + 1))"
                    + ".foregroundStyle(by: .value(\"Kind\", \"bar\"))"
            case 1:
                "LineMark(x: .value(\"Day\", day), y: .value(\"Mean\", (values[0] + values[1]) / 2), "
                    + "series: .value(\"Line\", \"\(index)\")).interpolationMethod(.catmullRom).symbol(.circle)"
            case 2:
                "PointMark(x: .value(\"Day\", day - 1), y: .value(\"Rest\", 100 - values[\(index)]))"
                    + ".symbolSize(values[2] > 3 ? 60 : 30).opacity(0.5)"
            case 3:
                "AreaMark(x: .value(\"Day\", day), yStart: .value(\"Low\", values[3] - 5), "
                    + "yEnd: .value(\"High\", values[3] + 5)).foregroundStyle(.blue.opacity(0.2))"
            case 4:
                "RuleMark(y: .value(\"Limit\", 10.0 + Double(day))).lineStyle(StrokeStyle(lineWidth: 1, dash: [2, 2]))"
                    + ".annotation(position: .top, alignment: .leading) { Text(\"Limit\").font(.caption) }"
            default:
                "RectangleMark(xStart: .value(\"From\", day), xEnd: .value(\"To\", day + 2), "
                    + "yStart: nil, yEnd: nil).foregroundStyle(Color.gray.opacity(0.1)).zIndex(-1)"
            }
        }
        return """
            import Charts
            import SwiftUI

            struct ManyMarks: View {
                let day = 1
                let values: [Double] = Array(repeating: 4, count: \(count))

                var body: some View {
                    Chart {
                        \(marks.joined(separator: "\n            "))
                    }
                }
            }
            """
    }

    private func withFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "type-checking-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder)
    }
}
