/// Something in the project that is wrong, with the object that it is in, and what to do.
struct Finding: Error, Equatable, CustomStringConvertible {
    /// The object, file or command that is wrong.
    let subject: String
    let problem: String
    let remedy: String

    var description: String { "\(subject): \(problem). \(remedy)." }
}
