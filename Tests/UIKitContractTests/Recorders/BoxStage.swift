import UIKit

/// A window with one view to animate, a square of 100 points at the origin.
@MainActor
final class BoxStage {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let window: UIWindow

    init() {
        let screen = UIViewController()
        screen.view.addSubview(box)
        window = Device.show(screen)
    }

    /// The layer as it is seen, or its model if nothing of it is on screen.
    var shown: CALayer {
        box.layer.presentation() ?? box.layer
    }

    /// How far the box is seen to have come to the right.
    var x: CGFloat {
        shown.position.x - 50
    }

    /// A `UIView` block. Inside an asynchronous test UIKit's own call would wait for the end.
    func animate(
        _ duration: TimeInterval, _ options: UIView.AnimationOptions, _ changes: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        UIView.animate(
            withDuration: duration, delay: 0, options: options, animations: changes, completion: completion)
    }

    /// The same in the form that takes no options.
    func animateByDefault(_ duration: TimeInterval, _ changes: @escaping () -> Void) {
        UIView.animate(withDuration: duration, animations: changes)
    }

    /// An animator that moves the box by 100 points in a second.
    func mover(_ curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
        UIViewPropertyAnimator(duration: 1, curve: curve) { self.box.center.x += 100 }
    }

    /// Stops an animator first, as a paused one must not be let go of.
    func putAway(stopping animator: UIViewPropertyAnimator) {
        animator.stopAnimation(true)
        putAway()
    }

    func putAway() {
        Device.put(away: window)
    }
}
