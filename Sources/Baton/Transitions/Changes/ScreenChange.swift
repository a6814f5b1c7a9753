public import UIKit

/// A change from one view controller to another.
///
/// ```swift
/// transitions.choose = { change in change.upper is SettingsScreen ? .cover : nil }
/// ```
@MainActor
public struct ScreenChange {
    /// The kind of a change.
    public enum Operation: Hashable, Sendable {
        /// A screen is put on a stack.
        case push
        /// One or more screens leave a stack.
        case pop
        /// A screen is presented over another one.
        case present
        /// A presented screen leaves.
        case dismiss
        /// A change to a later tab.
        case tabForward
        /// A change to an earlier tab.
        case tabBack

        /// Whether the entering screen is above the leaving one.
        public var isForward: Bool {
            switch self {
            case .push, .present, .tabForward: true
            case .pop, .dismiss, .tabBack: false
            }
        }
    }

    /// What has caused a change.
    public enum Cause: Hashable, Sendable {
        /// A finger drives it.
        case finger
        /// A tap on a tab.
        case tap
        /// A key of a hardware keyboard.
        case key
        /// UIKit does not tell. In tabs it is a call in code, and in a stack a call in code, a tap on the back button, or the escape
        /// gesture.
        case unknown
    }

    /// The kind of the change.
    public let operation: Operation
    /// The view controller that disappears.
    public let from: UIViewController
    /// The view controller that appears.
    public let to: UIViewController

    /// What has caused the change, for a `choose` closure: `{ $0.cause == .tap ? .system : nil }`.
    public internal(set) var cause = Cause.unknown

    /// Creates a change from one view controller to another.
    public init(_ operation: Operation, from: UIViewController, to: UIViewController) {
        self.operation = operation
        self.from = from
        self.to = to
    }

    /// The upper view controller: the one that a push adds and a pop removes.
    public var upper: UIViewController { operation.isForward ? to : from }

    /// The lower view controller: the one that a push covers and a pop uncovers.
    public var lower: UIViewController { operation.isForward ? from : to }
}

extension ScreenChange: CustomStringConvertible {
    /// A short description for a log, such as `push List to Detail`. A container without a title has the name of the screen
    /// that it shows. Outside the main thread, where no title can be read, the screens have the names of their types.
    public nonisolated var description: String {
        guard Thread.isMainThread else {
            return ScreenChangeName(operation: operation, from: .type(type(of: from)), to: .type(type(of: to)))
                .description
        }
        return MainActor.assumeIsolated { name.description }
    }

    /// The names of the screens as they are now.
    var name: ScreenChangeName {
        ScreenChangeName(operation: operation, from: ScreenName(of: from), to: ScreenName(of: to))
    }
}
