import Foundation

extension UIViewController {
    func exchange(
        _ fromViewController: UIViewController, with toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions, animations: (() -> Void)?, completion: ((Bool) -> Void)?
    ) {
        precondition(
            fromViewController.parent === self && toViewController.parent === self,
            "Both \(type(of: fromViewController)) and \(type(of: toViewController)) have to be children of "
                + "\(type(of: self)): call addChild first.")
        let pair = [(fromViewController, false), (toViewController, true)]
        let forwards = shouldAutomaticallyForwardAppearanceMethods && viewIfLoaded?.window != nil
        if forwards { pair.forEach { $0.beginAppearanceTransition($1, animated: duration > 0) } }
        fromViewController.viewIfLoaded?.superview?.addSubview(toViewController.view)
        UIView.animate(withDuration: duration, delay: 0, options: options) {
            animations?()
        } completion: { finished in
            fromViewController.viewIfLoaded?.removeFromSuperview()
            if forwards { pair.forEach { $0.0.endAppearanceTransition() } }
            completion?(finished)
        }
    }
}
