import UIKit

// The page "Moving over" says what replaces this code.

final class PlainFlight: NSObject, UIViewControllerAnimatedTransitioning {
    private let source: UIView
    private let target: UIView

    init(from source: UIView, to target: UIView) {
        self.source = source
        self.target = target
    }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.35 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let to = context.view(forKey: .to), let screen = context.viewController(forKey: .to),
            let picture = source.snapshotView(afterScreenUpdates: false)
        else { return context.completeTransition(false) }
        let container = context.containerView
        to.frame = context.finalFrame(for: screen)
        to.alpha = 0
        container.addSubview(to)
        to.layoutIfNeeded()
        picture.frame = source.convert(source.bounds, to: container)
        container.addSubview(picture)
        source.isHidden = true
        target.isHidden = true
        UIView.animate(withDuration: transitionDuration(using: context)) { [target] in
            to.alpha = 1
            picture.frame = target.convert(target.bounds, to: container)
        } completion: { [source, target] _ in
            picture.removeFromSuperview()
            source.isHidden = false
            target.isHidden = false
            to.alpha = 1
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
