import UIKit
import XCTest

@preconcurrency

@MainActor
final class ModalTimingContractTests: ContractTestCase {
    func testPresentAsksItsDelegatesInsideTheCallAndBeginsAfterTheCommit() {
        // B4.10
        let scene = ModalScene(.custom)
        scene.delegate.animator = ModalAnimator()
        scene.present()
        XCTAssertEqual(
            scene.log.text,
            """
            presentationController(forPresented:)
            presentation controller is made
            animationController(forPresented:)
            interactionControllerForPresentation
            """)
        XCTAssertNil(scene.controller?.containerView)
        Device.turn()
        XCTAssertTrue(scene.log.lines.contains("presentationTransitionWillBegin()"))
        XCTAssertTrue(scene.log.lines.contains("B.viewWillAppear(true)"))
        XCTAssertNotNil(scene.controller?.containerView)
        Device.wait(1)
        scene.putAway()
    }

    func testDismissAsksItsDelegateInsideTheCallAndBeginsAfterTheCommit() {
        // B4.10
        let scene = ModalScene(.custom)
        scene.presentQuietly()
        scene.delegate.dismissalAnimator = ModalAnimator()
        scene.dismiss()
        XCTAssertEqual(
            scene.log.text,
            """
            animationController(forDismissed:)
            interactionControllerForDismissal
            """)
        Device.turn()
        XCTAssertTrue(scene.log.lines.contains("dismissalTransitionWillBegin()"))
        XCTAssertTrue(scene.log.lines.contains("B.viewWillDisappear(true)"))
        Device.wait(1)
        scene.putAway()
    }

    func testATransformAndAnAlphaOfTheAppsOwnSurviveABuiltInPresentationAndDismissal() {
        // B3.12
        for style in [UIModalTransitionStyle.coverVertical, .crossDissolve] {
            let scene = ModalScene(.overFullScreen)
            let turn = CGAffineTransform(rotationAngle: .pi)
            scene.presented.modalTransitionStyle = style
            scene.presented.view.transform = turn
            scene.presented.view.alpha = 0.5
            scene.presentQuietly()
            XCTAssertEqual(scene.presented.view.transform, turn)
            XCTAssertEqual(scene.presented.view.alpha, 0.5)
            scene.dismiss()
            Device.wait(1)
            XCTAssertEqual(scene.presented.view.transform, turn)
            XCTAssertEqual(scene.presented.view.alpha, 0.5)
            scene.putAway()
        }
    }

    func testThePresentationIsRegisteredOnTheLineAfterPresent() {
        // B4.11
        let scene = ModalScene(.fullScreen)
        XCTAssertFalse(scene.presented.isBeingPresented)
        XCTAssertNil(scene.presenter.transitionCoordinator)
        scene.present()
        XCTAssertIdentical(scene.presenter.presentedViewController, scene.presented)
        XCTAssertIdentical(scene.presented.presentingViewController, scene.presenter)
        XCTAssertTrue(scene.presented.isBeingPresented)
        XCTAssertNotNil(scene.presented.transitionCoordinator)
        XCTAssertNotNil(scene.presenter.transitionCoordinator)
        XCTAssertEqual(scene.lines(of: "A"), "")
        XCTAssertEqual(scene.lines(of: "B"), "")
        Device.wait(1)
        XCTAssertFalse(scene.presented.isBeingPresented)
        XCTAssertNil(scene.presented.transitionCoordinator)
        scene.putAway()
    }

    func testAPresentationWithoutAnimationHasNoCoordinator() {
        // B4.11
        let scene = ModalScene(.fullScreen)
        scene.present(animated: false)
        XCTAssertIdentical(scene.presenter.presentedViewController, scene.presented)
        XCTAssertNil(scene.presented.transitionCoordinator)
        Device.wait(0.1)
        XCTAssertEqual(
            scene.lines(of: "B"),
            """
            B.viewWillAppear(false)
            B.viewIsAppearing(false)
            B.viewDidAppear(false)
            """)
        scene.putAway()
    }
}
