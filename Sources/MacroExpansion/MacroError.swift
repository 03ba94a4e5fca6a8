/// Why a macro cannot be expanded, told at its place in the source.
struct MacroError: Error, Equatable {
    let message: String
    /// Where, in UTF-8 bytes from the start of the declaration or call; nil for its start.
    var offset: Int?

    init(_ message: String, at offset: Int? = nil) { (self.message, self.offset) = (message, offset) }
}
