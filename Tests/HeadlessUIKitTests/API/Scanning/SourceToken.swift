/// A word or a mark of Swift source, with the line it stands on.
struct SourceToken: Equatable {
    /// What a string literal becomes, whatever it says.
    static let literal = "\"\""

    var text: String
    var line: Int

    static func tokens(of source: String) -> [SourceToken] {
        var tokenizer = SourceTokenizer(source)
        return Array(AnyIterator { tokenizer.next() })
    }
}
