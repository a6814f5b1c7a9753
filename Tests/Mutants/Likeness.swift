/// How alike the names of tests and of code are: the rarer the words that they share, the more.
struct Likeness {
    /// How many of the tests have a word.
    private var counts: [String: Int] = [:]
    private var words: [String: Set<String>] = [:]

    init(amongTests names: some Sequence<String>) {
        for name in names {
            let found = Self.words(of: name)
            words[name] = found
            for word in found { counts[word, default: 0] += 1 }
        }
    }

    /// Returns 0 for names that share no word.
    func degree(of test: String, to words: Set<String>) -> Double {
        (self.words[test] ?? []).intersection(words).reduce(0) { $0 + 1 / Double(counts[$1] ?? 1) }
    }

    /// Returns the words of names such as `PushAnimatorTests/testPlaces`, in lower case and singular. Short words say nothing.
    static func words(of text: String) -> Set<String> {
        var words: [String] = [""]
        for letter in text {
            if !letter.isLetter || letter.isUppercase { words.append("") }
            if letter.isLetter { words[words.count - 1] += letter.lowercased() }
        }
        return Set(words.map { $0.hasSuffix("s") ? String($0.dropLast()) : $0 }.filter { $0.count > 3 })
    }
}
