package import UIKit

extension UIViewControllerTransitionCoordinator {
    /// The names of the screens, for messages.
    package var screenNames: String {
        let names = [UITransitionContextViewControllerKey.from, .to].map { key in
            viewController(forKey: key).map { $0.title ?? "\(type(of: $0))" } ?? "nothing"
        }
        return "\(names[0]) to \(names[1])"
    }
}

extension [UIViewController] {
    /// The transitions of the view controllers, each once.
    @MainActor package var coordinators: [any UIViewControllerTransitionCoordinator] {
        var known: Set<ObjectIdentifier> = []
        return compactMap(\.transitionCoordinator).filter { known.insert(ObjectIdentifier($0)).inserted }
    }
}
