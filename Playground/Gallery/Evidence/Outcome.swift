/// What was found: a statement holds or fails, or an open question has an answer.
package enum Outcome: Codable, Equatable, Sendable {
    case holds
    case fails
    /// The name of an answer, such as `followInteraction`.
    case answer(String)

    package init(_ holds: Bool) {
        self = holds ? .holds : .fails
    }

    /// Creates an outcome from its word in a file, or returns nil if the word is none.
    package init?(word: String) {
        switch word {
        case "holds": self = .holds
        case "fails": self = .fails
        default:
            guard word.first?.isLetter == true, word.allSatisfy({ $0.isLetter || $0.isNumber }) else { return nil }
            self = .answer(word)
        }
    }

    /// The word in a file.
    package var word: String {
        switch self {
        case .holds: "holds"
        case .fails: "fails"
        case .answer(let name): name
        }
    }

    package init(from decoder: any Decoder) throws {
        let box = try decoder.singleValueContainer()
        let word = try box.decode(String.self)
        guard let outcome = Outcome(word: word) else {
            throw DecodingError.dataCorruptedError(
                in: box, debugDescription: "\"\(word)\" is not \"holds\", \"fails\" or the name of an answer")
        }
        self = outcome
    }

    package func encode(to encoder: any Encoder) throws {
        var box = encoder.singleValueContainer()
        try box.encode(word)
    }
}
