import UIKit
import XCTest

@preconcurrency

@MainActor
final class PresentationControllerContractTests: ContractTestCase {
    func testChromeCanBeQueuedOnTheCoordinatorWhenEitherTransitionBegins() {
        // B4.29
        let scene = ModalScene(.custom) { controller in
            controller.inside = { [unowned controller] method in
                guard method.hasSuffix("WillBegin") else { return }
                let coordinator = controller.presentedViewController.transitionCoordinator
                XCTAssertNotNil(coordinator, method)
                coordinator?.animate(alongsideTransition: { _ in controller.containerView?.tag += 1 }, completion: nil)
            }
        }
        scene.presentQuietly()
        XCTAssertEqual(scene.controller?.containerView?.tag, 1)
        let container = scene.controller?.containerView
        scene.dismiss()
        Device.turn()
        XCTAssertEqual(container?.tag, 2)
        Device.wait(1)
        scene.putAway()
    }

    func testWithoutAnimationThereIsNoCoordinatorWhenTheTransitionBegins() {
        // B4.29
        var asked = 0
        let scene = ModalScene(.custom) { controller in
            controller.inside = { [unowned controller] method in
                guard method.hasSuffix("WillBegin") else { return }
                asked += 1
                XCTAssertNil(controller.presentedViewController.transitionCoordinator, method)
            }
        }
        scene.present(animated: false)
        Device.wait(0.1)
        scene.dismiss(animated: false)
        Device.wait(0.1)
        XCTAssertEqual(asked, 2)
        scene.putAway()
    }

    func testAViewThatIsAddedWhenTheDismissalBeginsLeavesTheAnimationAlone() {
        // B4.32
        let scene = ModalScene(.custom) { controller in
            controller.laysOut = true
            controller.inside = { [unowned controller] method in
                if method == "dismissalTransitionWillBegin" { controller.containerView?.addSubview(UIView()) }
            }
        }
        scene.delegate.dismissalAnimator = ModalAnimator()
        scene.presentQuietly()
        let container = scene.controller?.containerView
        scene.dismiss()
        Device.wait(0.2)
        XCTAssertEqual(scene.presented.view.frame.minY, container?.bounds.maxY)
        XCTAssertLessThan(scene.arrival, 0.9)
        Device.wait(1)
        scene.putAway()
    }

    func testTheBaseMethodsDoNothing() {
        // B4.30
        let screen = UIViewController()
        let controller = UIPresentationController(presentedViewController: screen, presenting: UIViewController())
        controller.presentationTransitionWillBegin()
        controller.presentationTransitionDidEnd(true)
        XCTAssertNil(controller.containerView)
        XCTAssertNil(screen.view.superview)
        let host = UIView()
        host.addSubview(screen.view)
        controller.dismissalTransitionWillBegin()
        controller.dismissalTransitionDidEnd(true)
        XCTAssertIdentical(screen.view.superview, host)
        XCTAssertNil(screen.presentingViewController)
    }

    func testTheDefaultsOfAPresentationController() {
        // B4.31
        let scene = ModalScene(.custom)
        weak var plain: UIPresentationController?
        scene.delegate.makePresentationController = { presented, presenting in
            let controller = UIPresentationController(presentedViewController: presented, presenting: presenting)
            plain = controller
            return controller
        }
        scene.presentQuietly()
        XCTAssertNotNil(plain)
        XCTAssertIdentical(plain?.presentedView, scene.presented.view)
        XCTAssertEqual(plain?.frameOfPresentedViewInContainerView, plain?.containerView?.bounds)
        XCTAssertEqual(plain?.containerView?.bounds.size, scene.window.bounds.size)
        XCTAssertEqual(plain?.shouldRemovePresentersView, false)
        XCTAssertEqual(plain?.shouldPresentInFullscreen, true)
        scene.putAway()
    }

    func testUIKitSetsTheFrameOnceAndThePresentationControllerMaintainsIt() {
        // B4.32
        for laysOut in [true, false] {
            let scene = ModalScene(.custom) { controller in
                controller.place = { $0.divided(atDistance: 300, from: .maxYEdge).slice }
                controller.laysOut = laysOut
            }
            scene.presented.view.autoresizingMask = []
            scene.presentQuietly()
            let size = scene.window.bounds.size
            let first = CGRect(x: 0, y: size.height - 300, width: size.width, height: 300)
            XCTAssertEqual(scene.presented.view.frame, first)
            let layouts = scene.controller?.layouts ?? (begun: 0, ended: 0)
            XCTAssertGreaterThan(layouts.begun, 0)
            XCTAssertEqual(layouts.begun, layouts.ended)
            scene.window.frame.size = CGSize(width: size.height, height: size.width)
            Device.wait(0.1)
            XCTAssertGreaterThan(scene.controller?.layouts.begun ?? 0, layouts.begun)
            let second = CGRect(x: 0, y: size.width - 300, width: size.height, height: 300)
            XCTAssertEqual(scene.presented.view.frame, laysOut ? second : first)
            scene.putAway()
        }
    }

    func testThePresentationControllerIsRetainedDuringThePresentation() {
        // B4.33
        let scene = ModalScene(.custom)
        scene.presentQuietly()
        XCTAssertNotNil(scene.controller)
        XCTAssertIdentical(scene.presented.presentationController, scene.controller)
        scene.dismiss()
        Device.wait(1)
        Device.turn()
        XCTAssertNil(scene.controller)
        scene.putAway()
    }

    func testTheTransitioningDelegateIsNotRetained() {
        // B4.34
        let screen = UIViewController()
        weak var delegate: LoggingTransitioningDelegate?
        do {
            let mine = LoggingTransitioningDelegate()
            screen.transitioningDelegate = mine
            delegate = mine
            XCTAssertNotNil(screen.transitioningDelegate)
        }
        XCTAssertNil(delegate)
        XCTAssertNil(screen.transitioningDelegate)
    }
}
