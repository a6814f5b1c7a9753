import UIKit

/// Mistakes for which UIKit raises an exception, and the stand-in stops the process. Each function makes one mistake.
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

    /// Pushes a view controller that is already on the stack.
    public static func pushTwice() {
        let screen = UIViewController()
        let navigation = UINavigationController(rootViewController: screen)
        navigation.pushViewController(screen, animated: false)
    }

    /// Pops to a view controller that is not on the stack.
    public static func popToAStranger() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.popToViewController(UIViewController(), animated: false)
    }

    /// Presents a view controller that has a parent.
    public static func presentAChild() {
        let parent = UIViewController()
        let child = UIViewController()
        parent.addChild(child)
        UIViewController().present(child, animated: false)
    }

    /// Sets the centre of a view to a point that is not a number.
    public static func moveToNaN() {
        UIView().center = CGPoint(x: CGFloat.nan, y: 0)
    }

    /// Parses a visual format in which a view is not closed.
    public static func readABrokenFormat() {
        let view = UIView()
        _ = NSLayoutConstraint.constraints(withVisualFormat: "H:[view", metrics: nil, views: ["view": view])
    }

    /// Parses a visual format with the name of a view that is missing from the dictionary.
    public static func readAFormatOfStrangers() {
        _ = NSLayoutConstraint.constraints(withVisualFormat: "H:[view(20)]", metrics: nil, views: [:])
    }
}
