import UIKit

/// A presentation that may wait, or a dismissal of all that is presented.
@MainActor
final class MonkeyOrder {
    /// What waits to be presented.
    private(set) weak var screen: UIViewController?
    /// How often the completion was called.
    var ends = 0

    init(_ screen: UIViewController?) {
        self.screen = screen
    }
}
