import Foundation

/// The built-in push and pop. Both views slide, the lower view by less, with a dimming view between them (B2.46).
@preconcurrency @MainActor
final class BuiltInStackAnimator: BuiltInAnimator, InterruptibleAnimator {
    /// The distance that the lower view moves, as a fraction of the width.
    static let parallax: CGFloat = 0.3
    static let dimming: CGFloat = 0.1

    private let operation: UINavigationController.Operation
    /// Follows the direction of the navigation controller's view. The container view can have another direction
    /// (B10.31).
    private let isMirrored: Bool
    /// Where views are that an interrupted transition has moved.
    private let places: [InterruptedPlace]

    init(operation: UINavigationController.Operation, isMirrored: Bool, startingAt places: [InterruptedPlace]) {
        self.operation = operation
        self.isMirrored = isMirrored
        self.places = places
        super.init(duration: 0.35)
    }

    /// In the iOS 26 design, touches reach the screens while they slide (B16.20).
    override var leavesTouches: Bool { HeadlessDevice.hasGlass }

    override func makeAnimator(_ context: any UIViewControllerContextTransitioning) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: transitionDuration(using: context), dampingRatio: 1)
        if let from = context.view(forKey: .from), let to = context.view(forKey: .to) {
            let (upper, lower) = isPush ? (to, from) : (from, to)
            if UIAccessibility.prefersCrossFadeTransitions {
                fade(upper, by: animator)
            } else {
                slide(upper, over: lower, in: context.containerView, by: animator)
            }
        }
        animator.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
        return animator
    }

    /// Adds the incoming view at its final frame, above or below the outgoing one. Called before the transition starts.
    override func place(_ context: any UIViewControllerContextTransitioning) {
        guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
            let incoming = context.viewController(forKey: .to)
        else { return }
        to.frame = context.finalFrame(for: incoming)
        let container = context.containerView
        isPush ? container.addSubview(to) : container.insertSubview(to, belowSubview: from)
    }

    /// In the iOS 26 design a pop interrupts a slide. Whether a push does is not known (U3).
    func givesWay(to operation: UINavigationController.Operation) -> Bool {
        HeadlessDevice.hasGlass && (operation == .pop || HeadlessQuirks.pushesInterruptTransitions)
    }

    func interruption(of change: StackChange) -> Interruption {
        let views = [change.from, change.to].compactMap { $0?.viewIfLoaded }
        return Interruption(places: views.map { InterruptedPlace(view: $0, transform: $0.shownTransform) })
    }

    private var isPush: Bool { operation == .push }

    private func slide(_ upper: UIView, over lower: UIView, in container: UIView, by animator: UIViewPropertyAnimator) {
        let dim = UIView(frame: container.bounds)
        dim.backgroundColor = .black
        container.insertSubview(dim, belowSubview: upper)
        let width = isMirrored ? -container.bounds.width : container.bounds.width
        // Transforms of the app's own stay as they are (B3.12).
        let own = (upper: upper.transform, lower: lower.transform)
        let apart = {
            upper.transform = own.upper.concatenating(CGAffineTransform(translationX: width, y: 0))
            lower.transform = own.lower
            dim.alpha = 0
        }
        let together = {
            upper.transform = own.upper
            lower.transform = own.lower.concatenating(CGAffineTransform(translationX: -width * Self.parallax, y: 0))
            dim.alpha = Self.dimming
        }
        isPush ? apart() : together()
        for place in places where place.view === upper || place.view === lower {
            place.view.transform = place.transform
        }
        animator.addAnimations(isPush ? together : apart)
        animator.addCompletion { _ in
            (upper.transform, lower.transform) = own
            dim.removeFromSuperview()
        }
    }

    /// Cross-fades the views, for users who prefer cross-fade transitions (B10.23).
    private func fade(_ upper: UIView, by animator: UIViewPropertyAnimator) {
        let own = upper.alpha
        if isPush { upper.alpha = 0 }
        animator.addAnimations { [isPush] in upper.alpha = isPush ? own : 0 }
        animator.addCompletion { _ in upper.alpha = own }
    }
}

extension UIView {
    fileprivate var shownTransform: CGAffineTransform { layer.presentation()?.affineTransform() ?? transform }
}
