import UIKit
import XCTest

/// A transition context as a custom container view controller might implement it, with configurable views.
@MainActor
final class BareContext: NSObject, UIViewControllerContextTransitioning {
    let containerView = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    var views: [UITransitionContextViewKey: UIView] = [:]
    var isAnimated = true
    var transitionWasCancelled = false
    private(set) var completions: [Bool] = []
    var onCompletion: () -> Void = {}
    var controllers = [
        UITransitionContextViewControllerKey.from: UIViewController(), .to: UIViewController(),
    ]

    let isInteractive = false
    let presentationStyle = UIModalPresentationStyle.custom
    let targetTransform = CGAffineTransform.identity

    func completeTransition(_ didComplete: Bool) {
        completions.append(didComplete)
        onCompletion()
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        views[key]
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        controllers[key]
    }

    func initialFrame(for vc: UIViewController) -> CGRect {
        containerView.bounds
    }

    func finalFrame(for vc: UIViewController) -> CGRect {
        vc === controllers[.to] ? CGRect(x: 0, y: 400, width: 400, height: 400) : .zero
    }

    func updateInteractiveTransition(_ percentComplete: CGFloat) {
        refuse()
    }

    func finishInteractiveTransition() {
        refuse()
    }

    func cancelInteractiveTransition() {
        refuse()
    }

    func pauseInteractiveTransition() {
        refuse()
    }

    /// Fails the test. An animator must not call the interaction methods.
    private func refuse(_ name: String = #function) {
        XCTFail("An animator called \(name).")
    }
}
