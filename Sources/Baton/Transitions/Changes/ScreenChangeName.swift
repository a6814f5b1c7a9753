package import UIKit

/// What a log says about a change. It retains no view controller, and becomes text only when it is read.
struct ScreenChangeName: Sendable, CustomStringConvertible {
    let operation: ScreenChange.Operation
    let from: ScreenName
    let to: ScreenName

    var description: String { "\(words) \(from) to \(to)" }

    private var words: String {
        switch operation {
        case .tabForward: "tab forward"
        case .tabBack: "tab back"
        case .push, .pop, .present, .dismiss: "\(operation)"
        }
    }
}

/// The name of a screen in a log.
package enum ScreenName: Sendable, CustomStringConvertible {
    case title(String)
    case type(UIViewController.Type)

    /// Names a screen by its title. A container without one has the name of the screen that it shows.
    @MainActor
    package init(of screen: UIViewController) {
        if let title = screen.title {
            self = .title(title)
        } else if let shown = screen.visibleChild {
            self.init(of: shown)
        } else {
            self = .type(Swift.type(of: screen))
        }
    }

    package var description: String {
        switch self {
        case .title(let title): title
        case .type(let type): "\(type)"
        }
    }
}
