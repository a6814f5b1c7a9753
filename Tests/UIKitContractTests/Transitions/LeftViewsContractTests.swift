import UIKit
import XCTest

/// Tests which views UIKit removes at the end of a transition whose animator removes none.
@preconcurrency
@MainActor
final class LeftViewsContractTests: ContractTestCase {
    func testAPushRemovesTheViewOfTheScreenThatWasLeft() {
        // B3.10
        let stage = NavigationStage()
        stage.delegate.animator = TestAnimator()
        stage.navigation.pushViewController(stage.b, animated: true)
        Device.turn()
        XCTAssertNotNil(stage.a.view.window)
        stage.waitForTheEnd()
        XCTAssertNil(stage.a.view.superview)
        XCTAssertNotNil(stage.b.view.window)
        stage.putAway()
    }

    func testACancelledPopRemovesTheViewOfTheScreenThatWasRevealed() {
        // B3.10
        let stage = NavigationStage(showing: true)
        let interaction = LoggingInteraction(stage.log)
        stage.popInteractively(TestAnimator(), interaction)
        XCTAssertNotNil(stage.a.view.window)
        interaction.update(0.5)
        interaction.cancel()
        stage.waitForTheEnd()
        XCTAssertNil(stage.a.view.superview)
        XCTAssertNotNil(stage.b.view.window)
        stage.putAway()
    }

    func testTheContainerOfAPresentationStaysUntilTheDismissal() {
        // B3.11
        let animator = ModalAnimator()
        let scene = ModalScene(.custom)
        scene.delegate.animator = animator
        scene.presentQuietly()
        let container = animator.context?.containerView
        XCTAssertNotNil(container?.window)
        XCTAssertEqual(container.map(scene.presented.view.isDescendant), true)
        scene.dismiss()
        Device.turn()
        XCTAssertNotNil(container?.window)
        Device.wait(1)
        XCTAssertNil(container?.window)
        scene.putAway()
    }
}
