import Foundation

/// The cross-dissolve of UIKit's own between two tabs (B28.1).
@preconcurrency @MainActor
final class TabDissolve: BuiltInAnimator {
    init() {
        super.init(duration: 0.5)
    }

    /// Whether UIKit dissolves tabs for which there is no animator. It does not where the app has turned animations off.
    static func isUsual(byTap: Bool) -> Bool {
        let device = HeadlessDevice.current
        guard device.systemVersion >= 18, device.linkedSDK >= 18, UIView.areAnimationsEnabled else { return false }
        switch HeadlessQuirks.tabsDissolve {
        case .never: return false
        case .withCoordinator, .withoutCoordinator: return true
        case .forTaps: return byTap
        }
    }

    /// The next change may follow at once. Its leaving screen is opaque.
    override var endsEarly: Bool { true }

    override func makeAnimator(_ context: any UIViewControllerContextTransitioning) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(
            duration: transitionDuration(using: context),
            timingParameters: UICubicTimingParameters(animationCurve: .easeInOut))
        place(context)
        if let to = context.view(forKey: .to) {
            let alpha = to.alpha
            UIView.performWithoutAnimation { to.alpha = 0 }
            animator.addAnimations { to.alpha = alpha }
        }
        animator.addCompletion { _ in context.completeTransition(true) }
        return animator
    }

    override func place(_ context: any UIViewControllerContextTransitioning) {
        guard let to = context.view(forKey: .to), let screen = context.viewController(forKey: .to) else { return }
        to.frame = context.finalFrame(for: screen)
        context.containerView.addSubview(to)
    }
}
