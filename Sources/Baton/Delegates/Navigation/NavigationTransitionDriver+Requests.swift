import UIKit

extension NavigationTransitionDriver {
    /// Animates the next change, and the way back from it, with an animation of their own.
    func request(_ animation: TransitionChoice, of upper: UIViewController) {
        requests[ObjectIdentifier(upper)] = animation
        announceMethods()
    }

    /// Forgets the animations of screens that have left.
    func forgetRequests() {
        let screens = Set(navigationController?.viewControllers.map(ObjectIdentifier.init) ?? [])
        requests = requests.filter { screens.contains($0.key) }
    }

    func animation(for change: ScreenChange) -> (animation: TransitionChoice, author: String) {
        requests[ObjectIdentifier(change.upper)].map { ($0, "the call") } ?? transitions.animation(for: change)
    }

    /// Whether Baton may be asked for an animator. If not, UIKit's own swipe stays enabled (B2.40).
    var bringsAnimators: Bool { transitions.bringsAnimators || !requests.isEmpty }
}
