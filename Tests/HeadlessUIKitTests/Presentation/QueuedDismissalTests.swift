import UIKit
import XCTest

@MainActor
final class QueuedDismissalTests: XCTestCase {
    override func setUp() async throws {
        HeadlessLog.reset()
    }

    func testADismissalDuringThePresentationWaitsForItsEnd() async {
        // B4.45
        let scene = ModalStack(count: 1)
        let next = scene.present(animated: true)
        TurnLoop.main.advance(by: 0.1)
        var isGone = false
        scene.root.dismiss(animated: true) { isGone = true }
        XCTAssertFalse(next.isBeingDismissed)
        TurnLoop.main.advance(by: 0.6)
        XCTAssertTrue(next.isBeingDismissed)
        TurnLoop.main.advance(by: 1)
        XCTAssertTrue(isGone)
        XCTAssertNil(scene.root.presentedViewController)
        scene.putAway()
    }

    func testASecondDismissalInOneRunLoopTurnDismissesNothingMore() async {
        for animated in [true, false] {
            let scene = ModalStack(count: 3)
            var ends: [String] = []
            scene.screens[1].dismiss(animated: animated) { ends.append("first") }
            scene.screens[1].dismiss(animated: animated) { ends.append("second") }
            TurnLoop.main.advance(by: 2)
            XCTAssertEqual(ends, ["first", "second"], "animated \(animated)")
            XCTAssertIdentical(scene.root.presentedViewController, scene.screens[1], "animated \(animated)")
            XCTAssertNil(scene.screens[1].presentedViewController, "animated \(animated)")
            XCTAssertEqual(HeadlessLog.warnings, [])
            scene.putAway()
        }
    }

    func testAQueuedDismissalOfACancelledPresentationDoesNothing() async {
        let scene = ModalStack(count: 1)
        let drive = ModalDrive()
        let next = scene.present(animated: true, delegate: drive)
        TurnLoop.main.runTurn()
        var ends = 0
        scene.root.dismiss(animated: true) { ends += 1 }
        drive.interaction.cancel()
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(ends, 1)
        XCTAssertNil(next.presentingViewController)
        XCTAssertNil(scene.root.presentedViewController)
        scene.putAway()
    }

    func testADismissalWithNothingPresentedDoesNothing() async {
        // B4.42
        let scene = ModalStack(count: 1)
        var ends = 0
        scene.root.dismiss(animated: true) { ends += 1 }
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(ends, 0)
        XCTAssertNotNil(scene.root.view.window)
        scene.putAway()
    }

    func testACancelledDismissalRestoresTheWholeChain() async {
        let scene = ModalStack(count: 4)
        let drive = ModalDrive()
        scene.screens[1].transitioningDelegate = drive
        scene.root.dismiss(animated: true)
        TurnLoop.main.runTurn()
        XCTAssertEqual(scene.screens[1...].map { $0.view.superview?.isHidden }, [false, true, true])
        drive.interaction.update(0.5)
        drive.interaction.cancel()
        TurnLoop.main.advance(by: 1)
        for (below, above) in zip(scene.screens, scene.screens.dropFirst()) {
            XCTAssertIdentical(below.presentedViewController, above)
            XCTAssertEqual(above.view.superview?.isHidden, false)
            XCTAssertFalse(above.isBeingDismissed)
        }
        scene.putAway()
    }

    func testEveryRefusalGivesOneWarning() async {
        // B4.7, B4.8
        let scene = ModalStack(count: 2)
        scene.root.present(UIViewController(), animated: true)
        XCTAssertEqual(HeadlessLog.warnings.count, 1)
        UIViewController().present(UIViewController(), animated: true)
        XCTAssertEqual(HeadlessLog.warnings.count, 2)
        scene.putAway()
    }
}
