import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests pulls that are interrupted, taken back, repeated or disturbed. Each test has the name of its case.
@MainActor
final class PullNamedTests: GenerationTestCase {
    private func stand(_ transitions: ModalTransitions = .card, _ device: HeadlessDevice = .phone) throws -> CardStage {
        let stand = try CardStage(device)
        try stand.present(using: transitions)
        return stand
    }

    private func wrapper(_ stand: CardStage) throws -> UIView {
        try XCTUnwrap(stand.card.presentationController?.presentedView)
    }

    private func press(_ stand: CardStage, to y: CGFloat, in seconds: Double = 0.3) {
        stand.stage.finger.down(at: CGPoint(x: 195, y: 120))
        stand.stage.finger.drag(to: CGPoint(x: 195, y: y), in: seconds)
    }

    private func assertStays(_ stand: CardStage, _ before: WindowDump, _ line: UInt = #line) throws {
        try stand.stage.settle()
        XCTAssertTrue(stand.isPresenting, line: line)
        XCTAssertEqual(WindowDump(stand.stage.window).difference(from: before), [], line: line)
        XCTAssertEqual(HeadlessLog.warnings, [], line: line)
    }

    private func assertIsGone(_ stand: CardStage, _ line: UInt = #line) throws {
        try stand.stage.settle()
        XCTAssertFalse(stand.isPresenting, line: line)
        XCTAssertEqual(stand.stage.window.leftovers, [], line: line)
        XCTAssertEqual(HeadlessLog.warnings, [], line: line)
    }

    func testEndFollowedByALateUpdate() async throws {
        let stand = try stand()
        let before = WindowDump(stand.stage.window)
        let driver = try XCTUnwrap(ModalTransitionDriver.driver(of: stand.card))
        let pull = try XCTUnwrap(driver.pullRecognizer(of: stand.card)?.delegate as? Pull)
        press(stand, to: 300)
        stand.stage.finger.hold(for: 0.2)
        stand.stage.finger.up()
        XCTAssertTrue(pull.interaction.isActive)
        pull.interaction.update(0.9)
        XCTAssertLessThan(pull.interaction.percentComplete, 0.5)
        try assertStays(stand, before)
    }

    func testCancelThenDismissAgain() async throws {
        let stand = try stand()
        let before = WindowDump(stand.stage.window)
        try stand.pull(by: 200)
        try assertStays(stand, before)
        stand.card.dismiss(animated: true)
        try assertIsGone(stand)
        try stand.present()
        try stand.pull(by: 200)
        try stand.pull(by: 600)
        try assertIsGone(stand)
    }

    func testCancelAndRetryAtOnce() async throws {
        let stand = try stand()
        press(stand, to: 300)
        stand.stage.finger.hold(for: 0.2)
        stand.stage.finger.up()
        stand.stage.turn()
        stand.stage.finger.catchTransition(at: CGPoint(x: 195, y: 300), towards: CGPoint(x: 0, y: 1))
        let place = try wrapper(stand).seenFrame.minY
        stand.stage.finger.drag(to: CGPoint(x: 195, y: 400), in: 0.2)
        XCTAssertEqual(try wrapper(stand).seenFrame.minY, place + 100, accuracy: 0.5, "under the finger")
        stand.stage.finger.drag(to: CGPoint(x: 195, y: 800), in: 0.2)
        stand.stage.finger.up()
        try assertIsGone(stand)
        XCTAssertEqual(stand.delegate.calls, ["should", "will", "did"])
    }

    func testPullRightAfterPresenting() async throws {
        let stand = try CardStage()
        stand.presenter.present(stand.card, using: .card)
        stand.stage.turn()
        stand.stage.advance(by: 0.1)
        stand.stage.finger.catchTransition(at: CGPoint(x: 195, y: 700), towards: CGPoint(x: 0, y: 1))
        let place = try wrapper(stand).seenFrame.minY
        stand.stage.finger.drag(to: CGPoint(x: 195, y: 740), in: 0.2)
        XCTAssertEqual(try wrapper(stand).seenFrame.minY, place + 40, accuracy: 0.5, "caught")
        stand.stage.finger.drag(to: CGPoint(x: 195, y: 840), in: 0.06)
        stand.stage.finger.up()
        try assertIsGone(stand)
        try stand.present()
        XCTAssertTrue(stand.isPresenting)
    }

    func testADrawerIsCaughtUnderTheFinger() async throws {
        // The drawer is 300 points wide, on a screen of 390.
        let stand = try CardStage()
        stand.presenter.present(stand.card, using: .drawer)
        stand.stage.turn()
        stand.stage.advance(by: 0.1)
        stand.stage.finger.catchTransition(at: CGPoint(x: 200, y: 400), towards: CGPoint(x: -1, y: 0))
        let place = try wrapper(stand).seenFrame.minX
        stand.stage.finger.drag(to: CGPoint(x: 150, y: 400), in: 0.2)
        XCTAssertEqual(try wrapper(stand).seenFrame.minX, place - 50, accuracy: 0.5)
        stand.stage.finger.cancel()
        try stand.stage.settle()
    }

    func testAVeryFastFlick() async throws {
        for samples in [1, 2, 3] {
            let stand = try stand()
            stand.stage.finger.down(at: CGPoint(x: 195, y: 120))
            stand.stage.finger.drag(to: CGPoint(x: 195, y: 120 + 100 * CGFloat(samples)), in: Double(samples) / 60)
            stand.stage.finger.up()
            try assertIsGone(stand)
            XCTAssertEqual(stand.delegate.calls, ["should", "will", "did"])
        }
    }

    func testAQuickPullOfAListAtItsTopDismissesACard() async throws {
        let list = UIScrollView()
        let stand = try CardStage()
        list.frame = stand.card.view.bounds
        list.contentSize = CGSize(width: 390, height: 3_000)
        stand.card.view.addSubview(list)
        try stand.present()
        stand.stage.finger.down(at: CGPoint(x: 195, y: 300))
        stand.stage.finger.drag(to: CGPoint(x: 195, y: 600), in: 0.1)
        stand.stage.finger.up()
        try stand.stage.settle()
        XCTAssertFalse(stand.isPresenting)
    }

    func testCancelAtZeroPerCent() async throws {
        let stand = try stand()
        let before = WindowDump(stand.stage.window)
        press(stand, to: 200)
        stand.stage.finger.drag(to: CGPoint(x: 195, y: 121), in: 0.2)
        stand.stage.finger.hold(for: 0.2)
        stand.stage.finger.up()
        try assertStays(stand, before)
        XCTAssertEqual(stand.delegate.calls, ["should", "will"])
    }

    func testReleaseExactlyAtTheLimit() async throws {
        // A quarter of 844 points. The pan begins with the first step of 10 points.
        for (points, dismisses) in [(211.0, true), (210, false)] {
            let rule = ReleaseRule(threshold: 0.25)
            let stand = try stand(.slide(from: .bottom).pull(PullDismiss.Options(rule: rule)))
            stand.stage.finger.down(at: CGPoint(x: 195, y: 120))
            stand.stage.finger.drag(to: CGPoint(x: 195, y: 130), in: 1.0 / 60)
            stand.stage.finger.drag(to: CGPoint(x: 195, y: 130 + points), in: 0.5)
            stand.stage.finger.hold(for: 0.3)
            stand.stage.finger.up()
            try stand.stage.settle()
            XCTAssertEqual(stand.isPresenting, !dismisses, "\(points)")
        }
    }

    func testTheFingerIsCancelledByTheSystem() async throws {
        let stand = try stand()
        let before = WindowDump(stand.stage.window)
        press(stand, to: 700)
        stand.stage.finger.cancel()
        try assertStays(stand, before)
    }

    func testASecondFingerChangesNothing() async throws {
        let stand = try stand()
        press(stand, to: 220)
        let place = try wrapper(stand).seenFrame.minY
        let second = Finger(on: stand.stage, number: 1)
        second.down(at: CGPoint(x: 300, y: 500))
        second.drag(to: CGPoint(x: 300, y: 700), in: 0.2)
        XCTAssertEqual(try wrapper(stand).seenFrame.minY, place, accuracy: 0.5)
        stand.stage.finger.drag(to: CGPoint(x: 195, y: 320), in: 0.2)
        XCTAssertEqual(try wrapper(stand).seenFrame.minY, place + 100, accuracy: 0.5)
        second.up()
        stand.stage.finger.drag(to: CGPoint(x: 195, y: 800), in: 0.2)
        stand.stage.finger.up()
        try assertIsGone(stand)
    }

    func testTurnedOrResizedInTheMiddle() async throws {
        let changes: [(Stage) -> Void] = [
            { $0.rotate() }, { $0.resize(to: CGSize(width: 390, height: 600)) },
        ]
        for change in changes {
            for goesOn in [false, true] {
                let stand = try stand()
                press(stand, to: 300)
                change(stand.stage)
                XCTAssertNil(stand.card.transitionCoordinator, "it is cancelled")
                stand.stage.advance(by: 0.4)
                stand.stage.finger.drag(to: CGPoint(x: 195, y: goesOn ? 389 : 180), in: 0.3)
                if goesOn {
                    stand.stage.finger.drag(to: CGPoint(x: 195, y: 100), in: 0.1)
                    stand.stage.finger.drag(to: CGPoint(x: 195, y: 385), in: 0.1)
                } else {
                    stand.stage.finger.hold(for: 0.2)
                }
                stand.stage.finger.up()
                try stand.stage.settle()
                XCTAssertTrue(stand.isPresenting)
                let presentation = try XCTUnwrap(stand.card.presentationController)
                XCTAssertEqual(presentation.presentedView?.frame, presentation.frameOfPresentedViewInContainerView)
                XCTAssertEqual(stand.card.additionalSafeAreaInsets, .zero)
            }
        }
    }

    func testDismissedByCodeInTheMiddle() async throws {
        let stand = try stand()
        press(stand, to: 300)
        stand.card.dismiss(animated: true)
        stand.stage.finger.drag(to: CGPoint(x: 195, y: 250), in: 0.1)
        stand.stage.finger.hold(for: 0.2)
        stand.stage.finger.up()
        // UIKit keeps the call until the pull is cancelled (B4.45). The user has not dismissed the card.
        try assertIsGone(stand)
        XCTAssertEqual(stand.delegate.calls, ["should", "will"])
    }

    func testTowardsAnyEdgeInBothReadingDirections() async throws {
        let rows: [(DirectionalEdge, ltr: CGPoint, rtl: CGPoint)] = [
            (.top, CGPoint(x: 0, y: -1), CGPoint(x: 0, y: -1)), (.bottom, CGPoint(x: 0, y: 1), CGPoint(x: 0, y: 1)),
            (.leading, CGPoint(x: -1, y: 0), CGPoint(x: 1, y: 0)),
            (.trailing, CGPoint(x: 1, y: 0), CGPoint(x: -1, y: 0)),
        ]
        for (edge, ltr, rtl) in rows {
            for (device, way) in [(HeadlessDevice.phone, ltr), (.phone.rightToLeft, rtl)] {
                for transitions in [ModalTransitions.slide(from: edge), .drawer(edge, length: 380)] {
                    let stand = try stand(transitions, device)
                    let frame = try wrapper(stand).seenFrame
                    let start = CGPoint(x: frame.midX - way.x * 120, y: frame.midY - way.y * 120)
                    stand.stage.finger.down(at: start)
                    stand.stage.finger.drag(to: CGPoint(x: start.x + way.x * 20, y: start.y + way.y * 20), in: 0.1)
                    let place = try wrapper(stand).seenFrame
                    stand.stage.finger.drag(to: CGPoint(x: start.x + way.x * 230, y: start.y + way.y * 230), in: 0.05)
                    let moved = try wrapper(stand).seenFrame
                    XCTAssertEqual(moved.minX - place.minX, way.x * 210, accuracy: 0.5, "\(edge)")
                    XCTAssertEqual(moved.minY - place.minY, way.y * 210, accuracy: 0.5, "\(edge)")
                    stand.stage.finger.up()
                    try stand.stage.settle()
                    XCTAssertFalse(stand.isPresenting, "\(edge) \(transitions.overlay.layout) \(way)")
                }
            }
        }
    }

    func testSwipeBackRightAfterSwipingAModalDown() async throws {
        let stand = try StackStage { $0.transitions = .slide }
        stand.navigation.present(TestScreen("Card"), using: .card)
        try stand.stage.settle()
        let finger = stand.stage.finger
        finger.drag(from: CGPoint(x: 195, y: 120), to: CGPoint(x: 195, y: 700), in: 0.2)
        while stand.navigation.presentedViewController != nil { stand.stage.advance(by: 1.0 / 60) }
        finger.drag(from: CGPoint(x: 3, y: 400), to: CGPoint(x: 300, y: 400), in: 0.2)
        try stand.stage.settle()
        XCTAssertEqual(stand.titles, ["A"])
        XCTAssertEqual(stand.a.view.seenFrame, stand.navigation.view.bounds)
        XCTAssertEqual(HeadlessLog.warnings, [])
    }
}
