public import UIKit

/// One change of screens: what happens, from which screen to which.
///
/// ```swift
/// transitions.choose = { change in change.upper is SettingsScreen ? .style(.cover) : nil }
/// ```
@MainActor
public struct ScreenChange {
    /// What happens.
    public enum Operation: Hashable, Sendable {
        case push
        case pop
        case present
        case dismiss
        /// A change to a tab further on.
        case tabForward
        /// A change to a tab before.
        case tabBack

        /// Whether the entering screen is above the leaving one.
        public var isForward: Bool {
            switch self {
            case .push, .present, .tabForward: true
            case .pop, .dismiss, .tabBack: false
            }
        }
    }

    /// What happens.
    public let operation: Operation
    /// The screen that goes.
    public let from: UIViewController
    /// The screen that comes.
    public let to: UIViewController
    /// A few words for a log, such as `push List to Detail`.
    public nonisolated let description: String

    /// Creates a change from one screen to another.
    public init(_ operation: Operation, from: UIViewController, to: UIViewController) {
        self.operation = operation
        self.from = from
        self.to = to
        description = "\(operation) \(Self.name(of: from)) to \(Self.name(of: to))"
    }

    private static func name(of screen: UIViewController) -> String {
        screen.title ?? "\(type(of: screen))"
    }

    /// The screen above: the one that a push brings and a pop takes away.
    public var upper: UIViewController { operation.isForward ? to : from }

    /// The screen below: the one that a push covers and a pop uncovers.
    public var lower: UIViewController { operation.isForward ? from : to }
}

extension ScreenChange: CustomStringConvertible {}
