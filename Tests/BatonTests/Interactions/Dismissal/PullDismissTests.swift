import Baton
import BatonTesting
import UIKit
import XCTest

@testable import TestStages

/// Tests a card that is pulled by a finger.
@MainActor
final class PullDismissTests: AnyDesignTestCase {
    func testAPullPastTheMiddleDismisses() async throws {
        let stand = try CardStage()
        let before = WindowDump(stand.stage.window)
        try stand.present()
        try stand.pull(by: 600)
        XCTAssertFalse(stand.isPresenting)
        // B4.51
        XCTAssertEqual(stand.delegate.calls, ["should", "will", "did"])
        XCTAssertEqual(WindowDump(stand.stage.window).difference(from: before), [])
        XCTAssertEqual(HeadlessLog.warnings, [])
    }

    func testACancelledPullLeavesNoTraceAndDoesNotCallDidDismiss() async throws {
        let stand = try CardStage()
        try stand.present()
        let before = WindowDump(stand.stage.window)
        for tugs in 1...3 {
            try stand.pull(by: 200)
            XCTAssertTrue(stand.isPresenting)
            XCTAssertEqual(stand.delegate.calls, Array(repeating: ["should", "will"], count: tugs).flatMap { $0 })
            XCTAssertEqual(WindowDump(stand.stage.window).difference(from: before), [])
        }
        try stand.pull(by: 600)
        XCTAssertEqual(stand.delegate.calls.filter { $0 == "did" }.count, 1)
        XCTAssertEqual(HeadlessLog.warnings, [])
    }

    func testAFlickDownDismissesFromNearTheTop() async throws {
        let stand = try CardStage()
        try stand.present()
        stand.stage.finger.drag(from: CGPoint(x: 195, y: 120), to: CGPoint(x: 195, y: 400), in: 0.08)
        try stand.stage.settle()
        XCTAssertFalse(stand.isPresenting)
        XCTAssertEqual(stand.delegate.calls, ["should", "will", "did"])
    }

    func testTheCardFollowsTheFinger() async throws {
        let stand = try CardStage()
        try stand.present()
        guard let wrapper = stand.card.view.superview else { return XCTFail("no view around the card") }
        stand.stage.finger.down(at: CGPoint(x: 195, y: 120))
        stand.stage.finger.drag(to: CGPoint(x: 195, y: 200), in: 0.1)
        let start = wrapper.seenFrame.minY
        stand.stage.finger.drag(to: CGPoint(x: 195, y: 300), in: 0.2)
        XCTAssertEqual(Double(wrapper.seenFrame.minY - start), 100, accuracy: 1e-6)
        stand.stage.finger.cancel()
        try stand.stage.settle()
        XCTAssertTrue(stand.isPresenting)
    }

    func testUnderReducedMotionTheCardFollowsTheFingerAndWithCrossFadesItFades() async throws {
        for (device, fades) in [(HeadlessDevice.phone.reducingMotion, false), (.phone.crossFading, true)] {
            let stand = try CardStage(device)
            try stand.present()
            let view = try XCTUnwrap(stand.card.presentationController?.presentedView)
            stand.stage.finger.down(at: CGPoint(x: 195, y: 120))
            // The first step is longer than the slack of the pan.
            for step in 1...10 {
                stand.stage.finger.drag(to: CGPoint(x: 195, y: 120 + 30 * CGFloat(step)), in: 1.0 / 60)
                if fades { XCTAssertEqual(view.seenFrame.minY, 57, accuracy: 0.5, "step \(step)") }
            }
            if fades {
                XCTAssertEqual(view.seenAlpha, 1 - 290.0 / 787, accuracy: 0.02)
            } else {
                XCTAssertEqual(view.seenFrame.minY, 57 + 290, accuracy: 0.5)
                XCTAssertEqual(view.seenAlpha, 1, accuracy: 1e-6)
            }
            stand.stage.finger.up()
            try stand.stage.settle()
        }
    }

    func testADragUpwardsOrSidewaysIsIgnored() async throws {
        let stand = try CardStage()
        try stand.present()
        stand.stage.finger.drag(from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 300), in: 0.3)
        stand.stage.finger.drag(from: CGPoint(x: 50, y: 400), to: CGPoint(x: 350, y: 450), in: 0.3)
        try stand.stage.settle()
        XCTAssertTrue(stand.isPresenting)
        XCTAssertEqual(stand.delegate.calls, [])
    }

    func testAModalScreenReportsTheAttemptAndStays() async throws {
        // B4.52
        let stand = try CardStage()
        stand.card.isModalInPresentation = true
        try stand.present()
        let before = WindowDump(stand.stage.window)
        try stand.pull(by: 600)
        XCTAssertTrue(stand.isPresenting)
        XCTAssertEqual(stand.delegate.calls, ["attempt"])
        XCTAssertEqual(WindowDump(stand.stage.window).difference(from: before), [])
    }

    func testADelegateThatRefusesIsNotifiedOfTheAttempt() async throws {
        let stand = try CardStage()
        try stand.present()
        stand.delegate.allows = false
        try stand.pull(by: 600)
        XCTAssertTrue(stand.isPresenting)
        XCTAssertEqual(stand.delegate.calls, ["should", "attempt"])
        stand.delegate.allows = true
        try stand.pull(by: 600)
        XCTAssertFalse(stand.isPresenting)
    }

    func testNothingBeginsIfTheAppRefuses() async throws {
        let stand = try CardStage()
        try stand.present(using: .card.pull(PullDismiss.Options(shouldBegin: { _ in false })))
        try stand.pull(by: 600)
        XCTAssertTrue(stand.isPresenting)
        XCTAssertEqual(stand.delegate.calls, [])
    }

    /// The app is asked once for each drag that it allows, also where the screen goes back and forth.
    func testTheAppIsAskedOnceForEachPullThatItAllows() async throws {
        for offset in [nil, 0, 100] as [CGFloat?] {
            let stand = try CardStage()
            var questions = 0
            let asking = PullDismiss.Options(shouldBegin: { _ in
                questions += 1
                return true
            })
            try stand.present(using: .card.pull(asking))
            if let offset {
                let list = UIScrollView(frame: stand.card.view.bounds)
                list.contentSize = CGSize(width: 390, height: 3_000)
                list.contentInsetAdjustmentBehavior = .never
                stand.card.view.addSubview(list)
                list.contentOffset.y = offset
                try stand.stage.settle()
            }
            let finger = stand.stage.finger
            for drag in 1...2 {
                finger.down(at: CGPoint(x: 195, y: 120))
                finger.drag(to: CGPoint(x: 195, y: 400), in: 0.4)
                finger.drag(to: CGPoint(x: 195, y: 130), in: 0.4)
                finger.drag(to: CGPoint(x: 195, y: 300), in: 0.4)
                finger.drag(to: CGPoint(x: 195, y: 125), in: 0.4)
                finger.hold(for: 0.2)
                finger.up()
                try stand.stage.settle()
                XCTAssertTrue(stand.isPresenting)
                XCTAssertEqual(questions, drag, "\(String(describing: offset))")
            }
        }
    }

    /// The app is asked once for each drag: when it begins, or when the content has come to its top.
    func testNothingBeginsOverAScrollViewIfTheAppRefuses() async throws {
        // A quick finger moves content of 5 points to its top before the pan begins.
        for (offset, seconds) in [(0, 0.4), (0, 0.05), (5, 0.05), (100, 0.4)] as [(CGFloat, Double)] {
            let stand = try CardStage()
            var questions = 0
            let refusing = PullDismiss.Options(shouldBegin: { _ in
                questions += 1
                return false
            })
            try stand.present(using: .card.pull(refusing))
            let list = UIScrollView(frame: stand.card.view.bounds)
            list.contentSize = CGSize(width: 390, height: 3_000)
            list.contentInsetAdjustmentBehavior = .never
            stand.card.view.addSubview(list)
            list.contentOffset.y = offset
            try stand.stage.settle()
            let place = stand.card.presentationController?.presentedView?.seenFrame
            let finger = stand.stage.finger
            finger.down(at: CGPoint(x: 195, y: 120))
            finger.drag(to: CGPoint(x: 195, y: 500), in: seconds)
            XCTAssertEqual(stand.card.presentationController?.presentedView?.seenFrame, place)
            XCTAssertLessThan(list.contentOffset.y, -50, "the content is stretched")
            XCTAssertTrue(list.bounces)
            finger.drag(to: CGPoint(x: 195, y: 60), in: 0.4)
            finger.drag(to: CGPoint(x: 195, y: 800), in: 0.4)
            finger.up()
            try stand.stage.settle()
            XCTAssertTrue(stand.isPresenting, "\(offset)")
            XCTAssertEqual(stand.delegate.calls, [], "\(offset)")
            XCTAssertEqual(questions, 1, "\(offset)")
        }
    }

    // Known failure: "Open and close by gesture before the opening ends: will not open again."
    func testPulledBeforeThePresentationEndsAndPresentedAgain() async throws {
        let stand = try CardStage()
        stand.presenter.present(stand.card, using: .card)
        stand.stage.advance(by: 0.2)
        try stand.pull(by: 600)
        XCTAssertFalse(stand.isPresenting, "the finger turns the presentation round")
        XCTAssertEqual(stand.delegate.calls, [])
        try stand.present()
        XCTAssertTrue(stand.isPresenting)
        try stand.pull(by: 600)
        XCTAssertFalse(stand.isPresenting)
        XCTAssertEqual(HeadlessLog.warnings, [])
    }

    func testAPullDuringADismissalByCodeDoesNothing() async throws {
        let stand = try CardStage()
        try stand.present()
        // The finger is already down, since a card does not receive touches while it is animating.
        stand.stage.finger.down(at: CGPoint(x: 195, y: 120))
        stand.card.dismiss(animated: true)
        stand.stage.turn()
        stand.stage.finger.drag(to: CGPoint(x: 195, y: 700), in: 0.2)
        stand.stage.finger.up()
        try stand.stage.settle()
        XCTAssertFalse(stand.isPresenting)
        XCTAssertEqual(stand.delegate.calls, [])
    }

    // Known failure: "Two stacked sheets, pull the top one to the auto-close zone: freeze."
    func testAPullOnTwoStackedCardsDismissesTheUpperOne() async throws {
        let stand = try CardStage()
        try stand.present()
        let before = WindowDump(stand.stage.window)
        let upper = TestScreen("Upper")
        stand.card.present(upper, using: .card)
        try stand.stage.settle()
        try stand.pull(by: 600)
        XCTAssertTrue(stand.isPresenting)
        XCTAssertNil(stand.card.presentedViewController)
        XCTAssertEqual(WindowDump(stand.stage.window).difference(from: before), [])
        try stand.pull(by: 600)
        XCTAssertFalse(stand.isPresenting)
    }

    // Known failure: "Swipe back right after swiping a modal down: header goes back, content stays and is dead."
    func testSwipeBackRightAfterSwipingAModalDown() async throws {
        let stand = try StackStage { $0.transitions = .slide }
        let card = TestScreen("Card")
        stand.navigation.present(card, using: .card)
        try stand.stage.settle()
        let finger = stand.stage.finger
        finger.drag(from: CGPoint(x: 195, y: 120), to: CGPoint(x: 195, y: 700), in: 0.2)
        finger.drag(from: CGPoint(x: 3, y: 400), to: CGPoint(x: 300, y: 400), in: 0.2)
        try stand.stage.settle()
        // The first swipe touches the card, which is still on its way, and the stack below gets nothing of it.
        XCTAssertEqual(stand.titles, ["A", "B"])
        XCTAssertNil(stand.navigation.presentedViewController)
        finger.drag(from: CGPoint(x: 3, y: 400), to: CGPoint(x: 300, y: 400), in: 0.2)
        try stand.stage.settle()
        XCTAssertEqual(stand.titles, ["A"])
        XCTAssertEqual(stand.a.view.seenFrame, stand.navigation.view.bounds)
        XCTAssertEqual(HeadlessLog.warnings, [])
    }
}
