import UIKit
import XCTest

/// Compares the complete call logs of a cancelled presentation and a cancelled dismissal.
@preconcurrency
@MainActor
final class CancelledModalLogContractTests: ContractTestCase {
    func testACancelledPresentationFromTheCallToTheEndOfItsAnimator() {
        // B4.20, B4.27
        let scene = ModalScene(.custom)
        let interaction = UIPercentDrivenInteractiveTransition()
        scene.delegate.animator = ModalAnimator(log: scene.log)
        scene.delegate.interaction = interaction
        scene.present { scene.log.note("completion of present") }
        noteEnd(of: scene)
        Device.turn()
        interaction.update(0.5)
        Device.turn()
        scene.log.note("- cancel")
        interaction.cancel()
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
            - cancel
            presentationTransitionDidEnd(false)
            B.viewWillDisappear(true)
            B.viewDidDisappear(true)
            coordinator(cancelled: true)
            animationEnded(false)
            """)
        scene.putAway()
    }

    func testACancelledDismissalFromTheCallToTheEndOfItsAnimator() {
        // B4.21, B4.27
        let scene = ModalScene(.custom)
        scene.presentQuietly()
        let interaction = UIPercentDrivenInteractiveTransition()
        scene.delegate.dismissalAnimator = ModalAnimator(log: scene.log)
        scene.delegate.dismissalInteraction = interaction
        scene.dismiss { scene.log.note("completion of dismiss") }
        noteEnd(of: scene)
        Device.turn()
        interaction.update(0.5)
        Device.turn()
        scene.log.note("- cancel")
        interaction.cancel()
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
            - cancel
            dismissalTransitionDidEnd(false)
            B.viewWillAppear(true)
            B.viewIsAppearing(true)
            B.viewDidAppear(true)
            coordinator(cancelled: true)
            animationEnded(false)
            """)
        scene.putAway()
    }

    private func noteEnd(of scene: ModalScene) {
        scene.presented.transitionCoordinator?.animate(alongsideTransition: nil) { context in
            scene.log.note("coordinator(cancelled: \(context.isCancelled))")
        }
    }
}
