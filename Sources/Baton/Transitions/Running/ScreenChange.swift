public import UIKit

/// A change from one view controller to another.
///
/// ```swift
/// transitions.choose = { change in change.upper is SettingsScreen ? .style(.cover) : nil }
/// ```
@MainActor
public struct ScreenChange {
    /// The kind of a change.
    public enum Operation: Hashable, Sendable {
        case push
        case pop
        case present
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

        /// The kind in words.
        var words: String {
            switch self {
            case .tabForward: "tab forward"
            case .tabBack: "tab back"
            case .push, .pop, .present, .dismiss: "\(self)"
            }
        }
    }

    /// The kind of the change.
    public let operation: Operation
    /// The view controller that disappears.
    public let from: UIViewController
    /// The view controller that appears.
    public let to: UIViewController
    /// A short description for a log, such as `push List to Detail`. A container without a title has the name of the screen
    /// that it shows.
    public nonisolated let description: String

    /// Creates a change from one view controller to another.
    public init(_ operation: Operation, from: UIViewController, to: UIViewController) {
        self.operation = operation
        self.from = from
        self.to = to
        description = "\(operation.words) \(Self.name(of: from)) to \(Self.name(of: to))"
    }

    private static func name(of screen: UIViewController) -> String {
        screen.title ?? top(of: screen).map(name(of:)) ?? "\(type(of: screen))"
    }

    /// The screen that a container shows, by which the container is named.
    private static func top(of container: UIViewController) -> UIViewController? {
        switch container {
        case let stack as UINavigationController: stack.topViewController
        case let tabs as UITabBarController: tabs.selectedViewController
        default: nil
        }
    }

    /// The upper view controller: the one that a push adds and a pop removes.
    public var upper: UIViewController { operation.isForward ? to : from }

    /// The lower view controller: the one that a push covers and a pop uncovers.
    public var lower: UIViewController { operation.isForward ? from : to }
}

extension ScreenChange: CustomStringConvertible {}
