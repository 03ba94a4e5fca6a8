/// A piece of Swift source, as far as macros need to tell pieces apart.
struct Token: Equatable {
    enum Kind: Equatable {
        /// White space and comments, with whether a line ends in it.
        case trivia(endsLine: Bool)
        case identifier
        /// String and regular expression literals, whole, and numbers.
        case literal
        case open
        case close
        /// A run of operator characters.
        case `operator`
        /// One of `, ; # @` and whatever else there is.
        case punctuation
    }

    var kind: Kind
    /// UTF-8 bytes of the source.
    var range: Range<Int>

    var isTrivia: Bool { if case .trivia = kind { true } else { false } }
}
