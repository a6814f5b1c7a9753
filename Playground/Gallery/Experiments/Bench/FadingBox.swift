import UIKit

/// A view that property animators fade in.
@MainActor
final class FadingBox {
    private let view = UIView(frame: CGRect(x: 40, y: 200, width: 120, height: 120))

    init(in parent: UIView) {
        view.backgroundColor = .systemOrange
        view.alpha = 0
        parent.addSubview(view)
    }

    /// How much of the view is seen now.
    var seen: CGFloat { CGFloat(view.layer.presentation()?.opacity ?? view.layer.opacity) }

    /// Returns an animator that fades the view in from nothing.
    func animator(duration: TimeInterval, curve: UIView.AnimationCurve) -> UIViewPropertyAnimator {
        view.alpha = 0
        let animator = UIViewPropertyAnimator(duration: duration, curve: curve)
        animator.addAnimations { [view] in view.alpha = 1 }
        return animator
    }

    /// Stops an animator wherever it is.
    func stop(_ animator: UIViewPropertyAnimator) {
        if animator.state == .active { animator.stopAnimation(true) }
        view.layer.removeAllAnimations()
    }
}
