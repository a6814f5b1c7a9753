import UIKit

/// Presents a screen in a view around it, and makes one of the two dark.
@MainActor
final class WrappingDelegate: NSObject, UIViewControllerTransitioningDelegate {
    enum Part {
        case controller
        case wrapper
    }

    private let part: Part

    init(darkens part: Part) {
        self.part = part
    }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        WrappingPresentation(presented, presenting, darkens: part)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        BenchAnimator(duration: 0.3)
    }
}

private final class WrappingPresentation: UIPresentationController {
    private let wrapper = UIView()

    init(_ presented: UIViewController, _ presenting: UIViewController?, darkens part: WrappingDelegate.Part) {
        super.init(presentedViewController: presented, presenting: presenting)
        switch part {
        case .controller: overrideTraitCollection = UITraitCollection(userInterfaceStyle: .dark)
        case .wrapper: wrapper.overrideUserInterfaceStyle = .dark
        }
    }

    override var presentedView: UIView? { wrapper }

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let view = presentedViewController.view else { return }
        wrapper.frame = frameOfPresentedViewInContainerView
        view.frame = wrapper.bounds
        wrapper.addSubview(view)
    }
}
