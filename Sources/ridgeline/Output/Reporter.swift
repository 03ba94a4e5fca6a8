import Drawing
import TableData

/// Says on standard error, once each, what could not be read or drawn as asked.
@MainActor
final class Reporter {
    private let isStrict: Bool
    /// Remedies by code, where the options of a command do what the remedy asks for in Swift.
    private let remedies: [String: String]
    private var saidBefore: Set<String> = []
    private var said: [String: Int] = [:]
    private var faults = 0
    /// Codes of what was said in other words before.
    var expected: Set<String> = []

    /// - Parameters:
    ///   - isStrict: whether each report but the harmless ones is a fault.
    ///   - remedies: by code, in the place of those for programs.
    init(isStrict: Bool = false, remedies: [String: String] = [:]) {
        (self.isStrict, self.remedies) = (isStrict, remedies)
    }

    func report(_ diagnostics: some Sequence<Diagnostic>) {
        var more: [(code: String, count: Int)] = []
        let diagnostics = diagnostics.map { diagnostic in
            var diagnostic = diagnostic
            if let remedy = remedies[diagnostic.code] { diagnostic.remedy = remedy }
            return diagnostic
        }
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
    private static let harmless: Set<String> = [
        "chart.reduced", "chart.regrouped", "plot.grouped", "plot.strips", "plot.merged", "plot.outliers",
        "plot.all-rows",
    ]
}
