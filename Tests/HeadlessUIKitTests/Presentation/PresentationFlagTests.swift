import UIKit
import XCTest

@MainActor
final class PresentationFlagTests: XCTestCase {
    func testOnlyTheContainersOwnFlagIsSet() async {
        // B4.26
        let stack = ModalStack(count: 1)
        let leaf = UIViewController()
        let container = UINavigationController(rootViewController: leaf)
        stack.root.present(container, animated: true)
        TurnLoop.main.runTurn()
        XCTAssertTrue(container.isBeingPresented)
        XCTAssertFalse(leaf.isBeingPresented)
        TurnLoop.main.advance(by: 1)
        leaf.dismiss(animated: true)
        TurnLoop.main.runTurn()
        XCTAssertTrue(container.isBeingDismissed)
        XCTAssertFalse(leaf.isBeingDismissed)
        TurnLoop.main.advance(by: 1)
        stack.putAway()
    }

    func testTheCompletionOfACancelledPresentationIsNotCalled() async {
        let stack = ModalStack(count: 1)
        let drive = ModalDrive()
        let screen = UIViewController()
        screen.modalPresentationStyle = .overFullScreen
        screen.transitioningDelegate = drive
        var ends = 0
        stack.root.present(screen, animated: true) { ends += 1 }
        TurnLoop.main.runTurn()
        drive.interaction.cancel()
        TurnLoop.main.advance(by: 1)
        XCTAssertNil(stack.root.presentedViewController)
        XCTAssertEqual(ends, 0)
        stack.putAway()
    }

    func testAPresentationControllerIsCreatedOnAccessAndReleasedAfterThePresentation() async {
        // B4.12
        let stack = ModalStack(count: 1)
        XCTAssertNil(stack.root.presentationController)
        let screen = UIViewController()
        weak let read = screen.presentationController
        XCTAssertNotNil(read)
        stack.root.present(screen, animated: false)
        TurnLoop.main.advance(by: 0.1)
        XCTAssertIdentical(screen.presentationController, read)
        stack.root.dismiss(animated: false)
        TurnLoop.main.advance(by: 0.1)
        XCTAssertNil(read)
        stack.putAway()
    }
}
