import UIKit

/// A part of the blur of an effect view: a paused animator from no effect to the whole one.
///
/// UIKit raises an exception if a paused animator is released, which happens where a window is released with all that is in
/// it. All animators are therefore kept here, until they are released or another one finds that their view is gone.
@MainActor
final class HeldBlur {
    private static var all: [HeldBlur] = []

    private weak var view: UIVisualEffectView?
    private let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)

    init(_ blur: UIBlurEffect, in view: UIVisualEffectView) {
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
    }

    func show(_ part: CGFloat) {
        animator.fractionComplete = part
    }

    /// Ends the animator. The effect is to be set anew.
    func release() {
        animator.stopAnimation(true)
        Self.all.removeAll { $0 === self }
    }
}
