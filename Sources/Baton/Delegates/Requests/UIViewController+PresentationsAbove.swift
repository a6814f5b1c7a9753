import UIKit

extension UIViewController {
    /// What this view controller or an ancestor presents, and what is presented above, the lowest first.
    var presentationsAbove: [UIViewController] {
        Array(sequence(first: self, next: \.presentedViewController).dropFirst())
    }

    /// The lowest of what this view controller, an ancestor or a descendant presents.
    var lowestAbove: UIViewController? { family.lazy.compactMap(\.presentedViewController).first }

    var outermost: UIViewController { parent?.outermost ?? self }

    private var family: [UIViewController] { [self] + children.flatMap(\.family) }

    /// Whether a transition is in the way of a presentation from here.
    var isChanging: Bool {
        let seen = outermost.family.filter { $0 === self || $0.viewIfLoaded?.window != nil }
        return (seen + presentationsAbove).contains {
            $0.isBeingPresented || $0.isBeingDismissed || $0.transitionCoordinator != nil
        }
    }

    /// The container in which this view controller is presented. A popover that is a sheet on a phone may not know it.
    var presentationContainer: UIView? {
        presentationController?.containerView
            ?? viewIfLoaded.flatMap { sequence(first: $0, next: \.superview).first { $0.superview is UIWindow } }
    }
}
