/// Why a file of data could not be used, where, and what to do about it.
public struct DataError: Error, Equatable, CustomStringConvertible {
    public var file: String
    /// From 1.
    public var line: Int
    /// Completes the sentence "FILE, line N, …".
    public var problem: String
    public var remedy: String

    public init(file: String, line: Int, problem: String, remedy: String) {
        (self.file, self.line, self.problem, self.remedy) = (file, line, problem, remedy)
    }

    public var description: String { "\(file), line \(line), \(problem). \(remedy)" }
}
