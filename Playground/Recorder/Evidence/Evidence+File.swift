import BatonGallery
import Foundation

extension Evidence {
    /// Reads a file.
    ///
    /// - Parameter name: The name of the file, for the advice.
    init(json: Data, named name: String) throws(EvidenceError) {
        do {
            self = try JSONDecoder().decode(Evidence.self, from: json)
        } catch {
            throw EvidenceError(file: name, problem: Self.problem(error), expected: Self.expectation)
        }
        try check(named: name)
    }

    /// The file. The same evidence always gives the same bytes.
    var json: Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        // What is not a number has been refused or left out, and nothing else can fail.
        let data = (try? encoder.encode(self)) ?? Data()
        return data + Data("\n".utf8)
    }

    /// What a file has to have.
    private static let expectation = """
        an object with "system" (such as "iOS 26.1"), "device", "date" (such as "2026-11-26T10:30:00Z"), "commit" and \
        "findings", each of them with a "key" (such as "B2.14"), an "outcome" ("holds", "fails" or the name of an answer) \
        and "numbers"
        """

    private func check(named name: String) throws(EvidenceError) {
        func refuse(_ problem: String, _ expected: String) -> EvidenceError {
            EvidenceError(file: name, problem: problem, expected: expected)
        }
        guard systemNumber != nil else {
            throw refuse("\"system\" is \"\(system)\"", "a name and a version, such as \"iOS 26.1\"")
        }
        guard !device.isEmpty else { throw refuse("\"device\" is empty", "a model, such as \"iPhone17,3\"") }
        for date in [date] + findings.compactMap(\.date) where !Self.isDate(date) {
            throw refuse("\"date\" is \"\(date)\"", "a moment in UTC, such as \"2026-11-26T10:30:00Z\"")
        }
        guard !findings.isEmpty else { throw refuse("\"findings\" is empty", "at least one finding") }
        for finding in findings where !Self.isKey(finding.key) {
            throw refuse(
                "\"\(finding.key)\" is not a key", "the number of a statement, such as \"B2.14\", or a belief's words")
        }
        let keys = findings.map(\.key)
        if let twice = Dictionary(grouping: keys, by: { $0 }).filter({ $0.value.count > 1 }).keys.min() {
            throw refuse("\"\(twice)\" has \(keys.filter { $0 == twice }.count) findings", "one finding for each key")
        }
    }

    /// Whether a text may be a key: the number of a statement or an open question, or words of a belief.
    private static func isKey(_ text: String) -> Bool {
        text.range(of: "^(B[0-9]+\\.[0-9]+|U[0-9]+|[a-z0-9]+(-[a-z0-9]+)+)$", options: .regularExpression) != nil
    }

    private static func isDate(_ text: String) -> Bool {
        text.range(of: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$", options: .regularExpression) != nil
    }

    /// Says what is wrong, and where.
    private static func problem(_ error: any Error) -> String {
        func place(_ path: [any CodingKey]) -> String {
            let words = path.map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }.joined()
            return words.isEmpty ? "" : " in \(words.drop { $0 == "." })"
        }
        return switch error as? DecodingError {
        case .keyNotFound(let key, let context): "\"\(key.stringValue)\" is missing" + place(context.codingPath)
        case .typeMismatch(_, let context): "a value has the wrong type" + place(context.codingPath)
        case .valueNotFound(_, let context): "a value is null" + place(context.codingPath)
        case .dataCorrupted(let context) where !context.codingPath.isEmpty:
            context.debugDescription + place(context.codingPath)
        default: "it is not JSON"
        }
    }
}
