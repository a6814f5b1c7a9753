import UIKit

/// A part of the blur of an effect view: a paused animator from no effect to the whole one. UIKit raises an exception
/// if a paused animator is released, as with a window. All are therefore kept here, until `release()`, or until another
/// one finds that their view is gone. UIKit ends animations in the background, after which the whole blur would be
/// visible, and the part is to be held anew.
@MainActor
final class HeldBlur {
    private static var all: [HeldBlur] = []

    private weak var view: UIVisualEffectView?
    private var observer: NotificationObserver?
    private let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)

    /// - Parameter onReturn: Called when the app comes back from the background.
    init(_ blur: UIBlurEffect, in view: UIVisualEffectView, onReturn: @escaping @MainActor () -> Void) {
        self.view = view
        view.effect = nil
        animator.addAnimations { [weak view] in view?.effect = blur }
        animator.pausesOnCompletion = true
        // A paint at rest is shown without animation, in which an animator would take nothing.
        let areEnabled = UIView.areAnimationsEnabled
        UIView.setAnimationsEnabled(true)
        animator.pauseAnimation()
        UIView.setAnimationsEnabled(areEnabled)
        Self.all.filter { $0.view == nil }.forEach { $0.release() }
        Self.all.append(self)
        observer = NotificationObserver(of: UIScene.willEnterForegroundNotification, onReturn)
    }

    func show(_ part: CGFloat) {
        animator.fractionComplete = part
    }

    /// Ends the animator. The effect is to be set anew.
    func release() {
        observer = nil
        if animator.state == .active { animator.stopAnimation(true) }
        Self.all.removeAll { $0 === self }
    }
}
