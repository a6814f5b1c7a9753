#if HEADLESS_UIKIT
    import UIKit

    /// Something that holds whatever happens: at every frame, or when nothing moves.
    ///
    /// Write one for what holds in your app:
    ///
    /// ```swift
    /// MonkeyRule("the player plays", .atRest) { sight in
    ///     Player.shared.isStuck ? "the player is stuck" : nil
    /// }
    /// ```
    public struct MonkeyRule {
        /// When a rule is checked.
        public enum Moment: Hashable, Sendable {
            /// At the end of each turn, when everything is laid out.
            case atEveryFrame
            /// When no finger is down, and nothing moves.
            case atRest
            /// At the end of the program, when the monkey's `undo` has brought the app back to its beginning.
            case atEnd
        }

        /// Returns what is wrong, or nil.
        public typealias Check = @MainActor (MonkeySight) -> String?

        /// The name in reports.
        public let name: String
        /// When the rule is checked.
        public let moment: Moment
        let begin: @MainActor () -> Check

        /// Creates a rule that needs to know nothing of what was before.
        public init(_ name: String, _ moment: Moment, _ check: @escaping Check) {
            self.init(name, moment, beginning: { check })
        }

        /// Creates a rule that remembers what was before.
        ///
        /// - Parameters:
        ///   - name: The name in reports.
        ///   - moment: When the rule is checked.
        ///   - begin: Called when a program begins. Returns what checks it.
        public init(_ name: String, _ moment: Moment, beginning begin: @escaping @MainActor () -> Check) {
            self.name = name
            self.moment = moment
            self.begin = begin
        }
    }
#endif
