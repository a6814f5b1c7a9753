/// A piece of Swift code. Spaces and comments are no tokens.
struct Token: Equatable {
    enum Kind {
        /// A name or a keyword, with its `@` or `#` if it has one.
        case word
        case number
        /// A string with everything that is interpolated in it.
        case string
        case op
        case open
        case close
        /// A comma, a colon, a semicolon, or the dot of a member.
        case mark
    }

    let kind: Kind
    let text: String
    /// The place in the bytes of the file.
    let range: Range<Int>
    /// Whether it is the first token in its line.
    let startsLine: Bool
    let hasSpaceBefore: Bool
    let hasSpaceAfter: Bool

    /// Whether it is an operator between two operands, by the spaces around it.
    var isBinary: Bool { kind == .op && hasSpaceBefore && hasSpaceAfter }
}
