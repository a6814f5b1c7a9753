import UIKit

/// Hides the bar of a stack for screens whose state hides it, and shows it again. A bar that the app has hidden or shown itself is
/// left alone.
@MainActor
final class HiddenBar {
    private weak var stack: UINavigationController?
    private var hiding = BarHiding.unasked

    init(of stack: UINavigationController) {
        self.stack = stack
    }

    /// Hides the bar for a screen whose state hides it, or shows it. A transition to a screen that is not at rest may
    /// be cancelled. Returns true if Baton has hidden the bar now, and false if Baton shows it again.
    @discardableResult
    func hide(_ isWanted: Bool, on screen: UIViewController?, isAtRest: Bool, animated: Bool) -> Bool? {
        guard let stack, !stack.isNested else { return nil }
        let former = hiding
        hiding = former.after(
            isWanted: isWanted, on: ObjectIdentifier(screen ?? stack), isHidden: stack.isNavigationBarHidden,
            isAtRest: isAtRest)
        let isSet = hiding.setsHidden(after: former)
        if let isSet { stack.setNavigationBarHidden(isSet, animated: animated) }
        // A swipe that is under way keeps its delegate.
        if hiding == .byBaton || isAtRest { SwipePermission.of(stack).hidesBar = hiding == .byBaton }
        return isSet
    }

    /// Returns a look with the bar as it is, whoever has hidden or shown it. The bar of a stack on another one is not shown.
    func inForce(_ look: BarLook) -> BarLook {
        guard look != .system, let stack else { return look }
        var look = look
        look.isHidden = stack.isNavigationBarHidden || stack.isNested
        return look
    }

    /// Brings back a bar that Baton has shown again in a pop, if UIKit leaves it out of sight or without touches
    /// (B27.43), while no change runs: layout may begin one. If the app has hidden or moved it since, it stays so.
    func recover(while isStill: () -> Bool) {
        guard let stack, isStill(), isToBeShown || hiding == .byBaton else { return }
        let bar = stack.navigationBar
        // Baton may have hidden it again. It would lack touches when it is shown next.
        bar.layer.removeAllAnimations()
        guard isToBeShown else { return }
        stack.view.layoutIfNeeded()
        guard isToBeShown, isStill(), bar.frame.maxY <= 0 else { return }
        stack.setNavigationBarHidden(true, animated: false)
        stack.setNavigationBarHidden(false, animated: false)
    }

    private var isToBeShown: Bool { hiding == .unasked && stack?.isNavigationBarHidden == false }
}
