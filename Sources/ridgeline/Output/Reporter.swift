import Drawing
import TableData

/// Says on standard error, once each, what could not be read or drawn as asked.
@MainActor
final class Reporter {
    private let isStrict: Bool
    private var saidBefore: Set<String> = []
    private var said: [String: Int] = [:]
    private var faults = 0
    /// Codes of what was said in other words before.
    var expected: Set<String> = []

    /// - Parameter isStrict: whether each report but the harmless ones is a fault.
    init(isStrict: Bool = false) { self.isStrict = isStrict }

    func report(_ diagnostics: some Sequence<Diagnostic>) {
        var more: [(code: String, count: Int)] = []
        for diagnostic in diagnostics
        where !expected.contains(diagnostic.code) && saidBefore.insert("\(diagnostic)").inserted {
            let code = diagnostic.code
            said[code, default: 0] += 1
            if !Self.harmless.contains(code) { faults += 1 }
            if (said[code] ?? 0) <= Self.mostOfOneCode {
                Terminal.note("\(Program.name): \(diagnostic)")
            } else if let last = more.firstIndex(where: { $0.code == code }) {
                more[last].count += 1
            } else {
                more.append((code, 1))
            }
        }
        for (code, count) in more { Terminal.note("\(Program.name): [\(code)] \(count) more of this kind.") }
    }

    /// What was decided or found while data were read; a decision is no fault.
    func report(_ notes: [DataNote]) {
        for note in notes where saidBefore.insert("\(note)").inserted {
            Terminal.note("\(Program.name): \(note)")
            if note.level == .warning { faults += 1 }
        }
    }

    /// To be called before a picture is written.
    /// - Throws: a failure of status 2 in strict mode where there was something to report.
    func check() throws(Failure) {
        guard isStrict, faults > 0 else { return }
        throw Failure(
            status: .data,
            message: "Nothing is written: --strict, and \(faults == 1 ? "a report" : "\(faults) reports").",
            remedy: "Do what the reports above say, or leave out --strict.")
    }

    /// What is wrong with many things alike is said of the first ones only.
    private static let mostOfOneCode = 4

    /// They tell how the picture was made, not that it lacks something.
    private static let harmless: Set<String> = ["chart.reduced", "chart.regrouped", "plot.grouped"]
}
