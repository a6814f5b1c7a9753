/// One thing to check about the UIKit that the app runs on.
///
/// The contract tests are such checks: an app that has them in its test bundle hands them to `SelfCheckScreen`, as
/// CONTRIBUTING shows, and so learns on a device whether what Baton believes of UIKit is true there.
@MainActor
public struct SelfCheck {
    /// What is checked, in words.
    public let name: String
    /// Does it, and returns what was found wrong: nothing means that the check holds.
    public let run: () async -> [String]

    /// A check with a name.
    public init(name: String, run: @escaping () async -> [String]) {
        self.name = name
        self.run = run
    }
}
