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

    /// The presentation layer, or the model layer if the box is not on screen.
    var shown: CALayer {
        box.layer.presentation() ?? box.layer
    }

    /// The visible horizontal position of the box.
    var x: CGFloat {
        shown.position.x - 50
    }

    /// Runs a `UIView` animation.
    func animate(
        _ duration: TimeInterval, _ options: UIView.AnimationOptions, _ changes: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        UIView.animate(
            withDuration: duration, delay: 0, options: options, animations: changes, completion: completion)
    }

    /// Runs a `UIView` animation without options.
    func animateByDefault(_ duration: TimeInterval, _ changes: @escaping () -> Void) {
        UIView.animate(withDuration: duration, animations: changes)
    }

    /// A property animator that moves the box by 100 points in one second.
    func mover(_ curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
        UIViewPropertyAnimator(duration: 1, curve: curve) { self.box.center.x += 100 }
    }

    /// Stops an animator and closes the stage. A paused animator must not be released.
    func putAway(stopping animator: UIViewPropertyAnimator) {
        animator.stopAnimation(true)
        putAway()
    }

    func putAway() {
        Device.put(away: window)
    }
}
