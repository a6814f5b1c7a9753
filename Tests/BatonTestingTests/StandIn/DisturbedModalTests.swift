import BatonTesting
import UIKit
import XCTest

/// Presentations during which something else happens.
@MainActor
final class DisturbedModalTests: XCTestCase {
    func testAfterACancelledDismissalThePresentedScreenDecidesOnTheStatusBar() async throws {
        let stage = Stage(root: UIViewController())
        let presented = BarlessScreen()
        let delegate = DrivenDismissal()
        presented.modalPresentationStyle = .fullScreen
        presented.transitioningDelegate = delegate
        present(presented, on: stage)
        try stage.settle()
        XCTAssertTrue(HeadlessStatusBar.isHidden(in: stage.window))
        dismiss(presented)
        stage.turn()
        delegate.interaction.update(0.5)
        XCTAssertFalse(HeadlessStatusBar.isHidden(in: stage.window))
        delegate.interaction.cancel()
        try stage.settle()
        XCTAssertTrue(HeadlessStatusBar.isHidden(in: stage.window))
    }

    func testAStackThatIsPresentedTurnsWithTheDevice() async throws {
        for style in [UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet] {
            let stage = Stage(root: UIViewController())
            let content = UIViewController()
            let navigation = UINavigationController(rootViewController: content)
            navigation.modalPresentationStyle = style
            present(navigation, on: stage)
            stage.advance(by: 0.1)
            stage.rotate()
            try stage.settle()
            XCTAssertEqual(navigation.view.bounds.width, content.view.bounds.width, "\(style.rawValue)")
            XCTAssertEqual(content.view.bounds.size, navigation.view.bounds.size, "\(style.rawValue)")
            XCTAssertGreaterThan(navigation.view.bounds.width, navigation.view.bounds.height, "\(style.rawValue)")
        }
    }

    func testAfterAFullScreenModalAWrappedScreenHasTheInsetsOfItsPlace() async throws {
        let stage = Stage(root: UIViewController())
        let card = UIViewController()
        let delegate = WrappedPresentation()
        card.modalPresentationStyle = .custom
        card.transitioningDelegate = delegate
        present(card, on: stage)
        try stage.settle()
        let before = card.view.safeAreaInsets
        XCTAssertEqual(before.bottom, 34)
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        card.present(cover, animated: true)
        try stage.settle()
        stage.rotate()
        try stage.settle()
        stage.rotate()
        try stage.settle()
        dismiss(cover)
        try stage.settle()
        XCTAssertEqual(card.view.safeAreaInsets, before)
        XCTAssertNotNil(card.view.window)
    }

    private func present(_ screen: UIViewController, on stage: Stage) {
        stage.window.rootViewController?.present(screen, animated: true)
    }

    private func dismiss(_ screen: UIViewController) {
        screen.dismiss(animated: true)
    }
}

private final class BarlessScreen: UIViewController {
    override var prefersStatusBarHidden: Bool { true }
}

/// Dismisses with a finger.
@MainActor
private final class DrivenDismissal: NSObject, UIViewControllerTransitioningDelegate {
    let interaction = UIPercentDrivenInteractiveTransition()

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        FadeAway()
    }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}

@MainActor
private final class FadeAway: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.3
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        if let to = transitionContext.view(forKey: .to) { transitionContext.containerView.insertSubview(to, at: 0) }
        UIView.animate(withDuration: 0.3) {
            transitionContext.view(forKey: .from)?.alpha = 0
        } completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}

/// Presents in the lower half, inside a wrapper.
@MainActor
private final class WrappedPresentation: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        WrappingController(presentedViewController: presented, presenting: presenting)
    }
}

private final class WrappingController: UIPresentationController {
    private let wrapper = UIView()

    override var presentedView: UIView? { wrapper }

    override var frameOfPresentedViewInContainerView: CGRect {
        (containerView?.bounds ?? .zero).divided(atDistance: 300, from: .maxYEdge).slice
    }

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        wrapper.frame = frameOfPresentedViewInContainerView
        presentedViewController.view.frame = wrapper.bounds
        presentedViewController.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        wrapper.addSubview(presentedViewController.view)
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        wrapper.frame = frameOfPresentedViewInContainerView
    }
}
