import UIKit
import XCTest

@preconcurrency

@MainActor
final class ModalCancelContractTests: ContractTestCase {
    func testACancelledPresentationEndsWithFalseAndLeavesNothingBehind() {
        // B4.27
        let scene = ModalScene(.custom)
        let interaction = present(scene, upTo: 0.5)
        var isCancelled: Bool?
        scene.presented.transitionCoordinator?.animate(alongsideTransition: nil) { isCancelled = $0.isCancelled }
        interaction.cancel()
        Device.wait(1)
        XCTAssertTrue(scene.log.lines.contains("presentationTransitionDidEnd(false)"))
        XCTAssertFalse(scene.log.lines.contains("presentationTransitionDidEnd(true)"))
        XCTAssertEqual(scene.log.lines.last, "animationEnded(false)")
        XCTAssertEqual(isCancelled, true)
        XCTAssertEqual(
            scene.lines(of: "B"),
            """
            B.viewWillAppear(true)
            B.viewIsAppearing(true)
            B.viewWillDisappear(true)
            B.viewDidDisappear(true)
            """)
        XCTAssertEqual(scene.lines(of: "A"), "")
        XCTAssertNil(scene.presenter.presentedViewController)
        XCTAssertNil(scene.presented.presentingViewController)
        XCTAssertNil(scene.presented.view.window)
        XCTAssertFalse(scene.presented.isBeingPresented)
        scene.putAway()
    }

    func testAScreenWhosePresentationIsCancelledIsBeingDismissed() {
        // B4.27
        for style in [UIModalPresentationStyle.custom, .fullScreen] {
            let scene = ModalScene(style)
            var seen: [Bool] = []
            scene.presented.inside("viewWillDisappear") { seen.append(scene.presented.isBeingDismissed) }
            scene.presented.inside("viewDidDisappear") { seen.append(scene.presented.isBeingDismissed) }
            present(scene, upTo: 0.5).cancel()
            Device.wait(1)
            XCTAssertEqual(seen, [true, true])
            XCTAssertFalse(scene.presented.isBeingDismissed)
            scene.putAway()
        }
    }

    func testAfterACancelledPresentationTheSameScreenCanBePresented() {
        let scene = ModalScene(.custom)
        present(scene, upTo: 0.5).cancel()
        Device.wait(1)
        scene.delegate.interaction = nil
        scene.presentQuietly()
        XCTAssertIdentical(scene.presenter.presentedViewController, scene.presented)
        XCTAssertNotNil(scene.presented.view.window)
        scene.putAway()
    }

    func testACancelledFullScreenPresentationRestoresThePresentersView() {
        // B4.27
        let scene = ModalScene(.fullScreen)
        let host = scene.presenter.view.superview
        present(scene, upTo: 0.5).cancel()
        Device.wait(1)
        XCTAssertIdentical(scene.presenter.view.superview, host)
        XCTAssertEqual(
            scene.lines(of: "A"),
            """
            A.viewWillDisappear(true)
            A.viewWillAppear(true)
            A.viewIsAppearing(true)
            A.viewDidAppear(true)
            """)
        XCTAssertNil(scene.presenter.presentedViewController)
        scene.putAway()
    }

    func testACancelledDismissalEndsWithFalseAndKeepsThePresentation() {
        // B4.27
        let scene = ModalScene(.custom)
        scene.presentQuietly()
        let container = scene.controller?.containerView
        dismiss(scene, upTo: 0.5).cancel()
        Device.wait(1)
        XCTAssertTrue(scene.log.lines.contains("dismissalTransitionDidEnd(false)"))
        XCTAssertFalse(scene.log.lines.contains("dismissalTransitionDidEnd(true)"))
        XCTAssertNotNil(container)
        XCTAssertIdentical(scene.controller?.containerView, container)
        XCTAssertNotNil(container?.window)
        XCTAssertIdentical(scene.presented.view.superview, container)
        XCTAssertIdentical(scene.presenter.presentedViewController, scene.presented)
        XCTAssertFalse(scene.presented.isBeingDismissed)
        scene.putAway()
    }

    func testACancelledDismissalCallsOnlyThePresentedScreen() {
        // B4.28
        for style in [UIModalPresentationStyle.custom, .pageSheet] {
            let scene = ModalScene(style)
            scene.presentQuietly()
            dismiss(scene, upTo: 0.5).cancel()
            Device.wait(1)
            XCTAssertEqual(
                scene.lines(of: "B"),
                """
                B.viewWillDisappear(true)
                B.viewWillAppear(true)
                B.viewIsAppearing(true)
                B.viewDidAppear(true)
                """, "style \(style.rawValue)")
            XCTAssertEqual(scene.lines(of: "A"), "", "style \(style.rawValue)")
            scene.putAway()
        }
    }

    func testACancelledFullScreenDismissalRemovesThePresentersViewAgain() {
        // B4.27
        let scene = ModalScene(.fullScreen)
        scene.presentQuietly()
        dismiss(scene, upTo: 0.5).cancel()
        Device.wait(1)
        XCTAssertNil(scene.presenter.view.window)
        XCTAssertEqual(
            scene.lines(of: "A"),
            """
            A.viewWillAppear(true)
            A.viewIsAppearing(true)
            A.viewWillDisappear(true)
            A.viewDidDisappear(true)
            """)
        scene.delegate.dismissalInteraction = nil
        scene.dismiss()
        Device.wait(1)
        XCTAssertNotNil(scene.presenter.view.window)
        XCTAssertNil(scene.presented.view.window)
        scene.putAway()
    }

    private func present(_ scene: ModalScene, upTo part: CGFloat) -> UIPercentDrivenInteractiveTransition {
        let interaction = UIPercentDrivenInteractiveTransition()
        scene.delegate.animator = ModalAnimator(log: scene.log)
        scene.delegate.interaction = interaction
        scene.present()
        Device.turn()
        interaction.update(part)
        return interaction
    }

    private func dismiss(_ scene: ModalScene, upTo part: CGFloat) -> UIPercentDrivenInteractiveTransition {
        let interaction = UIPercentDrivenInteractiveTransition()
        scene.delegate.dismissalAnimator = ModalAnimator(log: scene.log)
        scene.delegate.dismissalInteraction = interaction
        scene.dismiss()
        Device.turn()
        interaction.update(part)
        return interaction
    }
}
