/// A check of the UIKit that the app runs on.
///
/// The contract tests are such checks. An app that has them in its test bundle passes them to `SelfCheckScreen`, as
/// CONTRIBUTING shows. The checks then show on a device whether UIKit behaves as Baton expects.
@MainActor
public struct SelfCheck {
    /// A description of the check.
    public let name: String
    /// The numbers of the statements that hold if there are no problems, such as `B2.14`. They go into the evidence.
    public let statements: [String]
    /// Runs the check and returns the problems found. An empty result means that the check holds.
    public let run: () async -> [String]

    /// Creates a check with a name.
    public init(name: String, statements: [String] = [], run: @escaping () async -> [String]) {
        self.name = name
        self.statements = statements
        self.run = run
    }
}
