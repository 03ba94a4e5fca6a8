import Foundation
import TableData

/// The rows that a command's first operand names: a file, an address, a database, a sample, or standard input.
/// Without an operand it is standard input, unless that is a terminal.
func openTable(_ arguments: Arguments, for command: CommandSpec) throws(Failure) -> any RowSource {
    let options = try InputOptions.readOptions(arguments)
    guard let operand = arguments.operands.first ?? (Terminal.inputIsShown ? nil : "-") else {
        throw .usage(
            "Which data?",
            remedy: "Name a file, an address, or sample:\(SampleTables.names[0]); or pipe data in. "
                + "See: \(Program.name) \(command.name) --help")
    }
    let query = arguments.value("query")
    do throws(DataFailure) {
        if isDatabase(operand) { return try openDatabase(operand, query: query, options: options) }
        let input = try dataInput(operand)
        defer { Terminal.progress("") }
        let source = try openRows(input, options: options)
        if query != nil {
            throw DataFailure(
                code: "data.no-database", message: "--query asks a database; \(input.name) is none.",
                remedy: "Leave --query out, or name an SQLite file or a postgresql:// address.")
        }
        return source
    } catch {
        throw Failure(error)
    }
}

private func dataInput(_ operand: String) throws(DataFailure) -> DataInput {
    switch DataSource(operand) {
    case .standardInput: return .descriptor(STDIN_FILENO, name: "standard input")
    case .file(let path):
        if let scheme = path.range(of: "://"), !FileManager.default.fileExists(atPath: path) {
            throw DataFailure(
                code: "data.address", message: "Addresses that begin with \(path[..<scheme.upperBound]) are not read.",
                remedy: "Give an http://, https:// or postgresql:// address, or fetch the file and give its path.")
        }
        return .file(path)
    case .web(let url):
        do throws(Failure) {
            return .bytes(try download(url), name: url.absoluteString)
        } catch {
            throw DataFailure(code: "data.download", message: error.message, remedy: error.remedy)
        }
    case .sample(let name):
        if let text = SampleTables.csv(name) { return .bytes(Array(text.utf8), name: "sample:\(name)") }
        let nearest = nearestName(to: name, among: SampleTables.names)
        throw DataFailure(
            code: "data.no-such-sample", message: "There is no sample “\(name)”.",
            remedy: nearest.map { "Did you mean sample:\($0)?" }
                ?? "There are \(SampleTables.names.map { "sample:\($0)" }.joined(separator: ", ")).")
    }
}
