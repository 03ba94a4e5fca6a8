/// Why a macro cannot be expanded, told at its place in the source.
struct MacroError: Error, Equatable {
    let message: String

    init(_ message: String) { self.message = message }
}
