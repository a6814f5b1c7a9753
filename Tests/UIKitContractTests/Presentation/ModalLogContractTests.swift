import UIKit
import XCTest

@preconcurrency

@MainActor
final class ModalLogContractTests: ContractTestCase {
    func testACustomPresentationFromTheCallToTheEndOfItsAnimator() {
        // B4.20, B4.23, B2.17
        let scene = ModalScene(.custom)
        scene.delegate.animator = ModalAnimator(log: scene.log)
        scene.present { scene.log.note("completion of present") }
        scene.presented.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
            scene.log.note("completion of the coordinator")
        }
        Device.wait(1)
        XCTAssertEqual(
            scene.log.text,
            """
            presentationController(forPresented:)
            presentation controller is made
            animationController(forPresented:)
            interactionControllerForPresentation
            presentationTransitionWillBegin()
            B.viewWillAppear(true)
            presentedView
            frameOfPresentedViewInContainerView
            transitionDuration
            animateTransition
            B.viewIsAppearing(true)
            presentationTransitionDidEnd(true)
            B.viewDidAppear(true)
            completion of the coordinator
            completion of present
            animationEnded(true)
            """)
        scene.putAway()
    }

    func testWithoutAnAnimatorNoInteractionControllerIsRequested() {
        // B4.20
        let scene = ModalScene(.custom)
        scene.present()
        XCTAssertEqual(
            scene.log.text,
            """
            presentationController(forPresented:)
            presentation controller is made
            animationController(forPresented:)
            """)
        Device.wait(1)
        scene.putAway()
    }

    func testAnInteractivePresentationIsStartedByItsInteraction() {
        // B4.20
        let scene = ModalScene(.custom)
        let interaction = LoggingInteraction(scene.log)
        scene.delegate.animator = ModalAnimator(log: scene.log)
        scene.delegate.interaction = interaction
        scene.present()
        scene.log.clear()
        Device.turn()
        XCTAssertEqual(
            scene.log.text,
            """
            presentationTransitionWillBegin()
            B.viewWillAppear(true)
            presentedView
            frameOfPresentedViewInContainerView
            transitionDuration
            startInteractiveTransition
            animateTransition
            B.viewIsAppearing(true)
            """)
        interaction.finish()
        Device.wait(1)
        XCTAssertEqual(scene.log.lines.last, "animationEnded(true)")
        scene.putAway()
    }

    func testACustomDismissalFromTheCallToTheEndOfItsAnimator() {
        // B4.21, B4.23
        let scene = ModalScene(.custom)
        scene.presentQuietly()
        scene.delegate.dismissalAnimator = ModalAnimator(log: scene.log)
        scene.dismiss { scene.log.note("completion of dismiss") }
        Device.wait(1)
        XCTAssertEqual(
            scene.log.text,
            """
            animationController(forDismissed:)
            interactionControllerForDismissal
            dismissalTransitionWillBegin()
            B.viewWillDisappear(true)
            transitionDuration
            animateTransition
            dismissalTransitionDidEnd(true)
            B.viewDidDisappear(true)
            completion of dismiss
            animationEnded(true)
            """)
        scene.putAway()
    }

    func testFullScreenTheIncomingScreenAppearsBeforeTheOtherHasDisappeared() {
        // B4.22, B27.56
        let scene = ModalScene(.fullScreen)
        scene.present()
        Device.wait(1)
        XCTAssertEqual(appearances(in: scene), covered(by: "B", animated: true))
        scene.log.clear()
        scene.dismiss()
        Device.wait(1)
        XCTAssertEqual(appearances(in: scene), uncovered(from: "B", animated: true))
        scene.putAway()
    }

    func testFullScreenWithoutAnimationKeepsTheOrder() {
        // B4.22, B27.56
        let scene = ModalScene(.fullScreen)
        scene.present(animated: false)
        Device.wait(0.1)
        XCTAssertEqual(appearances(in: scene), covered(by: "B", animated: false))
        scene.log.clear()
        scene.dismiss(animated: false)
        Device.wait(0.1)
        XCTAssertEqual(appearances(in: scene), uncovered(from: "B", animated: false))
        scene.putAway()
    }

    func testAPresenterThatStaysVisibleReceivesNoCallbacks() {
        // B4.23
        for style in [UIModalPresentationStyle.custom, .overFullScreen, .overCurrentContext, .pageSheet, .formSheet] {
            let scene = ModalScene(style)
            scene.present()
            Device.wait(1)
            XCTAssertNotNil(scene.presenter.view.window)
            scene.dismiss()
            Device.wait(1)
            XCTAssertEqual(scene.lines(of: "A"), "", "style \(style.rawValue)")
            XCTAssertEqual(
                scene.lines(of: "B"),
                """
                B.viewWillAppear(true)
                B.viewIsAppearing(true)
                B.viewDidAppear(true)
                B.viewWillDisappear(true)
                B.viewDidDisappear(true)
                """, "style \(style.rawValue)")
            scene.putAway()
        }
    }

    func testAPresenterRemovedByACustomPresentationReceivesTheFullScreenCallbacks() {
        // B4.24
        let scene = ModalScene(.custom) { $0.removesPresenter = true }
        scene.present()
        Device.turn()
        XCTAssertNotNil(scene.presenter.view.window)
        Device.wait(1)
        XCTAssertNil(scene.presenter.view.window)
        XCTAssertEqual(appearances(in: scene), covered(by: "B", animated: true))
        scene.log.clear()
        scene.dismiss()
        Device.wait(1)
        XCTAssertNotNil(scene.presenter.view.window)
        XCTAssertEqual(appearances(in: scene), uncovered(from: "B", animated: true))
        scene.putAway()
    }

    private func appearances(in scene: ModalScene) -> String {
        scene.log.lines.filter { $0.hasPrefix("A.") || $0.hasPrefix("B.") }.joined(separator: "\n")
    }

    private func covered(by name: String, animated: Bool) -> String {
        """
        A.viewWillDisappear(\(animated))
        \(name).viewWillAppear(\(animated))
        \(name).viewIsAppearing(\(animated))
        \(name).viewDidAppear(\(animated))
        A.viewDidDisappear(\(animated))
        """
    }

    private func uncovered(from name: String, animated: Bool) -> String {
        """
        \(name).viewWillDisappear(\(animated))
        A.viewWillAppear(\(animated))
        A.viewIsAppearing(\(animated))
        A.viewDidAppear(\(animated))
        \(name).viewDidDisappear(\(animated))
        """
    }
}
