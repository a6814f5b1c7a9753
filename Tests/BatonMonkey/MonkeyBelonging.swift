import Baton
import UIKit

/// A sheet that belongs to a screen.
@MainActor
final class MonkeyBelonging {
    private(set) weak var sheet: UIViewController?
    private(set) weak var screen: UIViewController?
    private weak var stack: UINavigationController?
    /// Whether the sheet may have stayed when its screen has left.
    private var mayHaveStayed = false
    /// For how many frames the sheet has been where it should not be, while nothing moved.
    private(set) var framesAstray = 0

    init(_ sheet: UIViewController, to screen: UIViewController) {
        (self.sheet, self.screen, stack) = (sheet, screen, screen.navigationController)
    }

    /// Called at every frame.
    func note(isStill: Bool) {
        // A sheet stays while it presents something, while Baton does not follow the stack, and while nobody sees the stack.
        let stays = sheet?.presentedViewController != nil || stack?.transitions == nil || isHidden
        mayHaveStayed = stays || mayHaveStayed && !isOnTop
        framesAstray = isStill && problem != nil ? framesAstray + 1 : 0
    }

    private var isHidden: Bool { stack?.viewIfLoaded?.window == nil }

    private var isOnTop: Bool { screen != nil && stack?.topViewController === screen }

    /// What is wrong with where the sheet is, unless something moves.
    var problem: String? {
        guard let sheet, sheet.presentingViewController != nil, !sheet.isBeingDismissed,
            let view = sheet.overlayPresentation?.presentedView, view.window != nil
        else { return nil }
        if view.transform != .identity || view.alpha != 1 || !view.isUserInteractionEnabled {
            return "\(sheet.title ?? "-") is out of reach"
        }
        return isOnTop || mayHaveStayed ? nil : "\(sheet.title ?? "-") is over another screen"
    }

    /// Whether the stack retains the sheet while it is away. Baton hears of the changes of a hidden stack when it is shown, and may
    /// not hear of another delegate.
    var mayBeAway: Bool {
        guard let stack else { return false }
        return isHidden || stack.transitions == nil || screen.map(stack.viewControllers.contains) == true
    }
}
