import UIKit

/// What UIKit answers with an exception, and the stand-in by stopping: each function is one such mistake.
@MainActor
public enum Misuse {
    /// Finishes an animator that was not stopped first.
    public static func finishAnActiveAnimator() {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
        animator.startAnimation()
        animator.finishAnimation(at: .end)
    }

    /// Finishes an animator that was never started.
    public static func finishAnInactiveAnimator() {
        UIViewPropertyAnimator(duration: 1, curve: .linear) {}.finishAnimation(at: .end)
    }

    /// Pushes a screen that is on the stack already.
    public static func pushTwice() {
        let screen = UIViewController()
        let navigation = UINavigationController(rootViewController: screen)
        navigation.pushViewController(screen, animated: false)
    }

    /// Pops to a screen that is not on the stack.
    public static func popToAStranger() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.popToViewController(UIViewController(), animated: false)
    }

    /// Presents a screen that has a parent.
    public static func presentAChild() {
        let parent = UIViewController()
        let child = UIViewController()
        parent.addChild(child)
        UIViewController().present(child, animated: false)
    }

    /// Places a view at a point that is no number.
    public static func moveToNaN() {
        UIView().center = CGPoint(x: CGFloat.nan, y: 0)
    }

    /// Reads a visual format in which a view is not closed.
    public static func readABrokenFormat() {
        let view = UIView()
        _ = NSLayoutConstraint.constraints(withVisualFormat: "H:[view", metrics: nil, views: ["view": view])
    }

    /// Reads a visual format that names a view which is not there.
    public static func readAFormatOfStrangers() {
        _ = NSLayoutConstraint.constraints(withVisualFormat: "H:[view(20)]", metrics: nil, views: [:])
    }
}
