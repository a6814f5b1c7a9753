/// The error of a file that cannot be read as a bug report.
public struct BugReportError: Error, Hashable, CustomStringConvertible {
    /// What is wrong.
    public let problem: String
    /// What to do.
    public let remedy: String

    /// Both in one line.
    public var description: String { "\(problem) \(remedy)" }
}
