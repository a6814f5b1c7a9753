/// A word or punctuation token of Swift source, with its line number.
struct SourceToken: Equatable {
    /// The text that replaces every string literal.
    static let literal = "\"\""

    var text: String
    var line: Int

    static func tokens(of source: String) -> [SourceToken] {
        var tokenizer = SourceTokenizer(source)
        return Array(AnyIterator { tokenizer.next() })
    }
}
