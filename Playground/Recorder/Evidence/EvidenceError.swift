/// The error for a file of evidence that cannot be used.
struct EvidenceError: Error, Equatable, CustomStringConvertible {
    let file: String
    /// What is wrong.
    let problem: String
    let expected: String
    /// What to do.
    let remedy: String

    init(
        file: String, problem: String, expected: String,
        remedy: String = "Take the file as the gallery shared it, or correct this place."
    ) {
        self.file = file
        self.problem = problem
        self.expected = expected
        self.remedy = remedy
    }

    var description: String {
        "\(file): \(problem). Expected was \(expected). \(remedy)"
    }
}
