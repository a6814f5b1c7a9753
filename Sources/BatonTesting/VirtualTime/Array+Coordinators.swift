import UIKit

extension [UIViewController] {
    /// The transitions of the view controllers, each once.
    @MainActor var coordinators: [any UIViewControllerTransitionCoordinator] {
        var known: Set<ObjectIdentifier> = []
        return compactMap(\.transitionCoordinator).filter { known.insert(ObjectIdentifier($0)).inserted }
    }
}

extension UIViewControllerTransitionCoordinator {
    /// The names of the screens, for messages.
    var nameForMessages: String {
        let names = [UITransitionContextViewControllerKey.from, .to].map { key in
            viewController(forKey: key).map { $0.title ?? "\(type(of: $0))" } ?? "nothing"
        }
        return "the transition from \(names[0]) to \(names[1])"
    }
}
