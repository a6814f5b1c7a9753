import UIKit
import XCTest

@preconcurrency

@MainActor
final class ModalContextContractTests: ContractTestCase {
    private static let removing: [UIModalPresentationStyle] = [.fullScreen, .currentContext]
    private static let keeping: [UIModalPresentationStyle] = [
        .custom, .overFullScreen, .overCurrentContext, .pageSheet,
    ]

    // MARK: The container

    func testAFullScreenPresentationStartsWithThePresentersViewInTheContainer() {
        // B3.1
        let scene = ModalScene(.fullScreen)
        let seen = present(scene)
        XCTAssertTrue(seen.holdsPresenter)
        XCTAssertFalse(seen.holdsPresented)
        scene.putAway()
    }

    func testWhereThePresenterStaysItsViewIsNeverInTheContainer() {
        // B3.2
        for style in Self.keeping {
            let scene = ModalScene(style)
            let coming = present(scene)
            XCTAssertFalse(coming.holdsPresenter, "style \(style.rawValue)")
            XCTAssertFalse(coming.holdsPresented, "style \(style.rawValue)")
            let going = dismiss(scene)
            XCTAssertFalse(going.holdsPresenter, "style \(style.rawValue)")
            XCTAssertTrue(going.holdsPresented, "style \(style.rawValue)")
            scene.putAway()
        }
    }

    func testAFullScreenDismissalStartsWithoutThePresentersView() {
        // B3.3
        let scene = ModalScene(.fullScreen)
        let host = scene.presenter.view.superview
        _ = present(scene)
        let seen = dismiss(scene)
        XCTAssertFalse(seen.holdsPresenter)
        XCTAssertTrue(seen.holdsPresented)
        // The animator has inserted the view, and it is not removed with the container.
        XCTAssertIdentical(scene.presenter.view.superview, host)
        XCTAssertNotNil(scene.presenter.view.window)
        scene.putAway()
    }

    func testAPresentersViewMovedIntoTheContainerOfAnotherStyleIsRemovedWithIt() {
        // B3.8
        let scene = ModalScene(.custom)
        scene.presentQuietly()
        let animator = ModalAnimator()
        animator.whenAsked = { $0.containerView.insertSubview(scene.presenter.view, at: 0) }
        scene.delegate.dismissalAnimator = animator
        scene.dismiss()
        Device.turn()
        XCTAssertNotNil(scene.presenter.view.window)
        Device.wait(1)
        XCTAssertNil(scene.presenter.view.window)
        scene.putAway()
    }

    func testInFullScreenThePresentersViewIsRemovedAndRestored() {
        // B3.9
        let scene = ModalScene(.fullScreen)
        let host = scene.presenter.view.superview
        let frame = scene.presenter.view.frame
        scene.presentQuietly()
        XCTAssertNil(scene.presenter.view.window)
        scene.dismiss()
        Device.wait(1)
        XCTAssertIdentical(scene.presenter.view.superview, host)
        XCTAssertEqual(scene.presenter.view.frame, frame)
        scene.putAway()
    }

    func testAPresenterThatIsItselfPresentedIsRestoredAboveItsChrome() {
        // B3.9
        let chrome = UIView()
        let scene = ModalScene(.custom) { controller in
            controller.place = { $0.divided(atDistance: 300, from: .maxYEdge).slice }
            controller.inside = { [unowned controller] method in
                if method == "presentationTransitionWillBegin" { controller.containerView?.addSubview(chrome) }
            }
        }
        scene.presentQuietly()
        let frame = scene.presented.view.frame
        let third = UIViewController()
        third.modalPresentationStyle = .fullScreen
        present(third, on: scene.presented)
        Device.wait(1)
        XCTAssertNil(scene.presented.view.window)
        dismiss(from: scene.presented)
        Device.wait(1)
        XCTAssertIdentical(scene.presented.view.superview, scene.controller?.containerView)
        XCTAssertIdentical(scene.presented.view.superview?.subviews.last, scene.presented.view)
        XCTAssertIdentical(chrome.superview, scene.controller?.containerView)
        XCTAssertEqual(scene.presented.view.frame, frame)
        scene.putAway()
    }

    // MARK: The views

    func testWhereThePresenterIsRemovedTheContextHasBothViews() {
        // B3.5
        for style in Self.removing {
            let scene = ModalScene(style)
            XCTAssertEqual(present(scene).views, "from A: A.view, to B: B.view", "style \(style.rawValue)")
            XCTAssertEqual(dismiss(scene).views, "from B: B.view, to A: A.view", "style \(style.rawValue)")
            scene.putAway()
        }
    }

    func testWhereThePresenterStaysTheContextHasOnlyThePresentedView() {
        // B3.5
        for style in Self.keeping {
            let scene = ModalScene(style)
            // The view of a sheet can wrap that of the controller (B3.6, B18.1).
            let isSheet = style == .pageSheet
            let there = present(scene)
            let view = scene.presented.presentationController?.presentedView
            let back = dismiss(scene)
            XCTAssertIdentical(there.toView, isSheet ? view : scene.presented.view, "style \(style.rawValue)")
            XCTAssertNil(there.fromView, "style \(style.rawValue)")
            XCTAssertIdentical(back.fromView, isSheet ? view : scene.presented.view, "style \(style.rawValue)")
            XCTAssertNil(back.toView, "style \(style.rawValue)")
            scene.putAway()
        }
    }

    func testACustomPresentationThatRemovesThePresenterIsLikeFullScreen() {
        // B3.5
        let scene = ModalScene(.custom) { $0.removesPresenter = true }
        XCTAssertEqual(present(scene).views, "from A: A.view, to B: B.view")
        XCTAssertEqual(dismiss(scene).views, "from B: B.view, to A: A.view")
        scene.putAway()
    }

    func testThePresentedSidesViewIsThePresentedViewOfThePresentationController() {
        // B3.6
        let wrapper = UIView()
        let scene = ModalScene(.custom) { controller in
            controller.wrapper = wrapper
            wrapper.addSubview(controller.presentedViewController.view)
        }
        XCTAssertIdentical(present(scene).toView, wrapper)
        XCTAssertIdentical(dismiss(scene).fromView, wrapper)
        XCTAssertIdentical(scene.presented.view.superview, wrapper)
        scene.putAway()
    }

    func testThePresentingControllerIsTheOneThatUIKitChose() {
        // B3.7
        let log = CallLog()
        let child = LoggingScreen("A", log)
        let container = UINavigationController(rootViewController: child)
        let window = Device.show(container)
        let delegate = LoggingTransitioningDelegate()
        let animator = ModalAnimator()
        delegate.animator = animator
        let presented = LoggingScreen("B", log)
        presented.modalPresentationStyle = .fullScreen
        presented.transitioningDelegate = delegate
        present(presented, on: child)
        Device.turn()
        XCTAssertIdentical(animator.context?.viewController(forKey: .from), container)
        XCTAssertIdentical(presented.presentingViewController, container)
        XCTAssertIdentical(delegate.presenting, container)
        XCTAssertIdentical(delegate.source, child)
        Device.wait(1)
        Device.put(away: window)
    }

    // MARK: The frames

    func testTheFramesOfAFullScreenTransition() {
        // B3.20, B3.21, B3.22
        let scene = ModalScene(.fullScreen)
        let whole = CGRect(origin: .zero, size: scene.window.bounds.size)
        let coming = present(scene)
        XCTAssertEqual(coming.from, [whole, .zero])
        XCTAssertEqual(coming.to, [.zero, whole])
        let going = dismiss(scene)
        XCTAssertEqual(going.from, [whole, .zero])
        XCTAssertEqual(going.to, [.zero, whole])
        scene.putAway()
    }

    func testTheFramesOfACustomTransitionThatKeepsThePresenter() {
        // B3.20, B3.21, B3.22, C15
        let scene = ModalScene(.custom) { controller in
            controller.place = { $0.divided(atDistance: 300, from: .maxYEdge).slice }
        }
        let whole = CGRect(origin: .zero, size: scene.window.bounds.size)
        let place = CGRect(x: 0, y: whole.height - 300, width: whole.width, height: 300)
        let coming = present(scene)
        XCTAssertEqual(coming.from, [whole, whole])
        XCTAssertEqual(coming.to, [.zero, place])
        let going = dismiss(scene)
        XCTAssertEqual(going.from, [place, place])
        XCTAssertEqual(going.to, [whole, whole])
        scene.putAway()
    }

    func testThePresenterReturnsToItsPlaceWhereverItIs() {
        // B3.22
        let scene = ModalScene(.custom)
        let whole = CGRect(origin: .zero, size: scene.window.bounds.size)
        let moved = whole.insetBy(dx: 20, dy: 40)
        _ = present(scene)
        scene.presenter.view.frame = moved
        let going = dismiss(scene)
        XCTAssertEqual(going.to, [moved, whole])
        scene.putAway()
    }

    func testAPresenterThatIsPresentedReturnsToThePlaceOfItsPresentation() {
        // B3.22
        let scene = ModalScene(.custom) { controller in
            controller.place = { $0.divided(atDistance: 300, from: .maxYEdge).slice }
        }
        _ = present(scene)
        let place = scene.presented.view.frame
        let delegate = LoggingTransitioningDelegate()
        delegate.makePresentationController = { LoggingPresentationController($0, $1, log: nil) }
        let animator = ModalAnimator()
        delegate.dismissalAnimator = animator
        var frame = CGRect.null
        animator.whenAsked = { frame = $0.finalFrame(for: scene.presented) }
        let upper = UIViewController()
        upper.modalPresentationStyle = .custom
        upper.transitioningDelegate = delegate
        scene.presented.present(upper, animated: false, completion: nil)
        Device.wait(0.1)
        scene.presented.view.frame.origin.y -= 50
        scene.presented.dismiss(animated: true, completion: nil)
        Device.wait(1)
        XCTAssertEqual(frame, place)
        scene.putAway()
    }

    // MARK: Without animation

    func testWithoutAnimationNoAnimatorIsAsked() {
        // B3.30, B3.31
        for style in [UIModalPresentationStyle.custom, .fullScreen] {
            let scene = ModalScene(style)
            scene.delegate.animator = ModalAnimator(log: scene.log)
            scene.delegate.dismissalAnimator = ModalAnimator(log: scene.log)
            scene.delegate.interaction = UIPercentDrivenInteractiveTransition()
            scene.delegate.dismissalInteraction = UIPercentDrivenInteractiveTransition()
            scene.present(animated: false)
            Device.wait(1)
            XCTAssertIdentical(scene.presenter.presentedViewController, scene.presented)
            scene.dismiss(animated: false)
            Device.wait(1)
            XCTAssertNil(scene.presenter.presentedViewController)
            XCTAssertNil(scene.presented.view.window)
            XCTAssertEqual(
                scene.log.lines.filter { $0.hasPrefix("animat") || $0.hasPrefix("interaction") }, [])
            scene.putAway()
        }
    }

    func testWithoutAnAnimatorACustomPresentationIsPutIntoPlaceByUIKit() {
        // B4.32
        let scene = ModalScene(.custom) { controller in
            controller.place = { $0.divided(atDistance: 300, from: .maxYEdge).slice }
        }
        scene.present(animated: false)
        Device.wait(0.1)
        let size = scene.window.bounds.size
        XCTAssertEqual(
            scene.presented.view.frame, CGRect(x: 0, y: size.height - 300, width: size.width, height: 300))
        XCTAssertIdentical(scene.presented.view.superview, scene.controller?.containerView)
        scene.putAway()
    }

    // MARK: What an animator sees

    private func present(_ scene: ModalScene) -> ModalContextView {
        let (animator, seen) = watchingAnimator(scene)
        scene.delegate.animator = animator
        scene.present()
        Device.wait(1)
        return seen()
    }

    private func present(_ presented: UIViewController, on source: UIViewController) {
        source.present(presented, animated: true)
    }

    private func dismiss(_ scene: ModalScene) -> ModalContextView {
        let (animator, seen) = watchingAnimator(scene)
        scene.delegate.dismissalAnimator = animator
        scene.dismiss()
        Device.wait(1)
        return seen()
    }

    private func dismiss(from presenter: UIViewController) {
        presenter.dismiss(animated: true)
    }

    private func watchingAnimator(_ scene: ModalScene) -> (ModalAnimator, () -> ModalContextView) {
        let animator = ModalAnimator()
        var seen = ModalContextView()
        animator.whenAsked = { seen = ModalContextView($0, of: scene) }
        return (animator, { seen })
    }
}
