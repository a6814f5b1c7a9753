import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests a pull on a screen whose dismissal is refused, and a pull beyond the place of the screen.
@MainActor
final class RefusedPullTests: AnyDesignTestCase {
    private let top: CGFloat = 57
    /// The height of the card.
    private let height: CGFloat = 787

    private func stand(modal: Bool = true) throws -> (CardStage, UIView) {
        let stand = try CardStage()
        stand.card.isModalInPresentation = modal
        try stand.present()
        return (stand, try XCTUnwrap(stand.card.presentationController?.presentedView))
    }

    /// UIKit's formula for content that is pulled beyond its end.
    private func stretched(_ pull: CGFloat) -> CGFloat {
        height * (1 - 1 / (1 + pull * 0.55 / height))
    }

    func testTheScreenFollowsWithARubberBand() async throws {
        let (stand, wrapper) = try stand()
        stand.stage.finger.down(at: CGPoint(x: 195, y: 100))
        // The pan begins after 10 points, with the first of these steps.
        for step in 1...60 {
            stand.stage.finger.drag(to: CGPoint(x: 195, y: 100 + 10 * CGFloat(step)), in: 1.0 / 60)
            let pull = 10 * CGFloat(step - 1)
            XCTAssertEqual(wrapper.seenFrame.minY - top, stretched(pull), accuracy: 0.5)
        }
        stand.stage.finger.hold(for: 0.2)
        stand.stage.finger.up()
        var last = wrapper.seenFrame.minY
        while stand.card.view.window != nil, wrapper.seenFrame.minY > top + 0.01 {
            stand.stage.advance(by: 1.0 / 60)
            XCTAssertLessThanOrEqual(wrapper.seenFrame.minY, last + 1e-6, "it only returns")
            last = wrapper.seenFrame.minY
        }
        try stand.stage.settle()
        XCTAssertEqual(wrapper.frame, CGRect(x: 0, y: top, width: 390, height: height))
    }

    func testTheAttemptIsToldWhereAFreeScreenWouldHaveBeenDismissed() async throws {
        // Half of 787 points, and 10 points to begin.
        for (points, velocity, isAttempt) in [
            (30.0, 0.0, false), (395, 0, false), (410, 0, true), (300, 1500, true), (60, 0, false),
        ] {
            let (stand, _) = try stand()
            let finger = stand.stage.finger
            finger.down(at: CGPoint(x: 195, y: 100))
            finger.drag(to: CGPoint(x: 195, y: 100 + points / 2), in: 0.5)
            finger.drag(to: CGPoint(x: 195, y: 100 + points), in: velocity > 0 ? points / 2 / velocity : 0.5)
            if velocity == 0 { finger.hold(for: 0.2) }
            XCTAssertEqual(stand.delegate.calls, [], "not before the release")
            finger.up()
            XCTAssertEqual(stand.delegate.calls, isAttempt ? ["attempt"] : [], "\(points), \(velocity)")
            try stand.stage.settle()
            XCTAssertTrue(stand.isPresenting)
        }
    }

    func testAFingerThatGoesBackMakesNoAttempt() async throws {
        let (stand, wrapper) = try stand()
        let before = WindowDump(stand.stage.window)
        stand.stage.finger.down(at: CGPoint(x: 195, y: 100))
        stand.stage.finger.drag(to: CGPoint(x: 195, y: 600), in: 0.3)
        stand.stage.finger.drag(to: CGPoint(x: 195, y: 60), in: 0.3)
        XCTAssertLessThan(wrapper.seenFrame.minY, top - 10, "beyond its place")
        stand.stage.finger.up()
        try stand.stage.settle()
        XCTAssertEqual(stand.delegate.calls, [])
        XCTAssertEqual(WindowDump(stand.stage.window).difference(from: before), [])
    }

    func testAFreeScreenIsStretchedBeyondItsPlace() async throws {
        let (stand, wrapper) = try stand(modal: false)
        let before = WindowDump(stand.stage.window)
        stand.stage.finger.down(at: CGPoint(x: 195, y: 400))
        stand.stage.finger.drag(to: CGPoint(x: 195, y: 500), in: 0.2)
        // The pan has begun within 10 points and one step of the place where it began.
        stand.stage.finger.drag(to: CGPoint(x: 195, y: 210), in: 0.4)
        XCTAssertEqual(wrapper.seenFrame.minY - top, -stretched(200), accuracy: 4)
        stand.stage.finger.hold(for: 0.2)
        stand.stage.finger.up()
        stand.stage.advance(by: 0.05)
        XCTAssertLessThan(wrapper.seenFrame.minY, top - 1, "it returns, and does not jump")
        try stand.stage.settle()
        XCTAssertEqual(stand.delegate.calls, ["should", "will"])
        XCTAssertEqual(WindowDump(stand.stage.window).difference(from: before), [])
    }

    func testAScreenOnItsWayBackIsCaughtWithoutAJump() async throws {
        let (stand, wrapper) = try stand()
        try drag(stand, to: 600)
        stand.stage.finger.up()
        stand.stage.advance(by: 0.1)
        stand.stage.finger.down(at: CGPoint(x: 195, y: 500))
        var last = wrapper.seenFrame.minY
        XCTAssertGreaterThan(last, top + 20)
        for step in 1...10 {
            stand.stage.finger.drag(to: CGPoint(x: 195, y: 500 + 4 * CGFloat(step)), in: 1.0 / 60)
            let place = wrapper.seenFrame.minY
            if step > 3 {
                // The farther the screen is out, the less of the 4 points it follows.
                let part = 1 - (last - top) / height
                XCTAssertEqual(place, last + 4 * 0.55 * part * part, accuracy: 0.05, "step \(step)")
            }
            last = place
        }
        stand.stage.finger.up()
        try stand.stage.settle()
        XCTAssertEqual(wrapper.frame.minY, top)
    }

    private func drag(_ stand: CardStage, to y: CGFloat) throws {
        stand.stage.finger.down(at: CGPoint(x: 195, y: 100))
        stand.stage.finger.drag(to: CGPoint(x: 195, y: y), in: 0.3)
    }

    func testTheContentKeepsItsSafeArea() async throws {
        let (stand, _) = try stand()
        try drag(stand, to: 500)
        XCTAssertEqual(stand.card.view.safeAreaInsets.bottom, 34)
        XCTAssertEqual(stand.card.view.safeAreaInsets.top, 0)
        stand.stage.finger.up()
        try stand.stage.settle()
        XCTAssertEqual(stand.card.additionalSafeAreaInsets, .zero)
    }

    func testAFingerThatTheSystemCancelsMakesNoAttempt() async throws {
        let (stand, wrapper) = try stand()
        let before = WindowDump(stand.stage.window)
        try drag(stand, to: 800)
        stand.stage.finger.cancel()
        try stand.stage.settle()
        XCTAssertEqual(stand.delegate.calls, [])
        XCTAssertEqual(wrapper.frame.minY, top)
        XCTAssertEqual(WindowDump(stand.stage.window).difference(from: before), [])
    }

    func testARotationWhileItIsStretched() async throws {
        let (stand, wrapper) = try stand()
        try drag(stand, to: 500)
        stand.stage.rotate()
        stand.stage.finger.up()
        try stand.stage.settle()
        let layout = try XCTUnwrap(stand.card.presentationController?.frameOfPresentedViewInContainerView)
        XCTAssertEqual(wrapper.frame, layout)
        XCTAssertEqual(stand.card.additionalSafeAreaInsets, .zero)
    }

    func testDetentsThatAreSetWhileItIsStretchedHoldWhenItIsBack() async throws {
        let (stand, wrapper) = try stand()
        try drag(stand, to: 500)
        let place = wrapper.seenFrame
        let presentation = try XCTUnwrap(stand.card.presentationController as? OverlayPresentationController)
        presentation.overlay.layout = .sheet(detents: [.height(366)])
        XCTAssertEqual(wrapper.seenFrame, place, "the finger has it")
        stand.stage.finger.up()
        try stand.stage.settle()
        // 366 points and the safe area of 34.
        XCTAssertEqual(wrapper.frame.minY, 844 - 400)
    }

    func testADismissalByCodeWhileItIsStretched() async throws {
        let (stand, _) = try stand()
        try drag(stand, to: 500)
        stand.card.dismiss(animated: true)
        stand.stage.finger.drag(to: CGPoint(x: 195, y: 600), in: 0.1)
        stand.stage.finger.up()
        try stand.stage.settle()
        XCTAssertFalse(stand.isPresenting)
        XCTAssertEqual(stand.delegate.calls, [])
        XCTAssertEqual(stand.stage.window.leftovers, [])
        XCTAssertEqual(HeadlessLog.warnings, [])
    }

    func testADismissalByCodeThatAnotherFingerHoldsIsNotCancelledByThePull() async throws {
        let driver = ModalTransitionDriver(.card)
        let stand = try CardStage()
        stand.card.isModalInPresentation = true
        try stand.present(using: driver)
        try drag(stand, to: 500)
        stand.card.dismiss(animated: true)
        stand.stage.advance(by: 0.1)
        let second = Finger(on: stand.stage, number: 1)
        second.down(at: CGPoint(x: 300, y: 700))
        second.drag(to: CGPoint(x: 300, y: 720), in: 0.1)
        stand.stage.finger.drag(to: CGPoint(x: 195, y: 600), in: 0.1)
        XCTAssertEqual(stand.card.transitionCoordinator?.isInteractive, true, "the second finger still holds it")
        second.drag(to: CGPoint(x: 300, y: 840), in: 0.05)
        second.up()
        stand.stage.finger.up()
        try stand.stage.settle()
        XCTAssertFalse(stand.isPresenting)
        XCTAssertEqual(stand.stage.window.leftovers, [])
    }

    /// A screen that is thrown away from its place goes on for a moment, on either side of it.
    func testAScreenThatIsThrownGoesOnBeforeItReturns() async throws {
        for way in [1, -1] as [CGFloat] {
            let (stand, wrapper) = try stand()
            stand.stage.finger.down(at: CGPoint(x: 195, y: 300))
            // The pull begins towards the edge.
            stand.stage.finger.drag(to: CGPoint(x: 195, y: 320), in: 0.2)
            stand.stage.finger.drag(to: CGPoint(x: 195, y: 320 + way * 200), in: 0.2)
            let released = wrapper.seenFrame.minY
            XCTAssertGreaterThan((released - top) * way, 50)
            stand.stage.finger.up()
            stand.stage.advance(by: 1.0 / 60)
            XCTAssertGreaterThan((wrapper.seenFrame.minY - released) * way, 1)
            try stand.stage.settle()
            XCTAssertEqual(wrapper.frame.minY, top)
        }
    }

    func testAScreenIsInItsPlaceInAWindowOfAnotherSizeAfterwards() async throws {
        for seconds in [0.1, 2] {
            let (stand, wrapper) = try stand()
            try drag(stand, to: 600)
            stand.stage.finger.up()
            stand.stage.advance(by: seconds)
            stand.stage.rotate()
            try stand.stage.settle()
            let layout = try XCTUnwrap(stand.card.presentationController?.frameOfPresentedViewInContainerView)
            XCTAssertEqual(wrapper.frame, layout, "after \(seconds) s")
            XCTAssertEqual(wrapper.seenFrame, layout, "after \(seconds) s")
        }
    }

    func testAScreenThatIsCaughtIsWhereItWasSeen() async throws {
        let (stand, wrapper) = try stand()
        try drag(stand, to: 600)
        stand.stage.finger.up()
        stand.stage.advance(by: 0.1)
        let seen = wrapper.seenFrame.minY - top
        XCTAssertGreaterThan(seen, 20)
        stand.stage.finger.down(at: CGPoint(x: 195, y: 500))
        stand.stage.finger.drag(to: CGPoint(x: 195, y: 511), in: 1.0 / 60)
        let caught = wrapper.seenFrame.minY - top
        XCTAssertLessThan(caught, seen + 7, "it follows 11 points by half at most")
        // 1/18.257 s is the time constant of the spring: in two frames a screen returns by less than a half.
        XCTAssertGreaterThan(caught, seen * 0.5)
        stand.stage.finger.up()
        try stand.stage.settle()
        XCTAssertEqual(wrapper.frame.minY, top)
    }

    /// A screen that has no length for a moment, while a finger catches it, is not thrown out when it has one again.
    func testAScreenThatIsCaughtWithoutALengthStaysNearTheFinger() async throws {
        let (stand, wrapper) = try stand()
        try drag(stand, to: 600)
        stand.stage.finger.up()
        stand.stage.advance(by: 0.1)
        stand.stage.finger.down(at: CGPoint(x: 195, y: 500))
        wrapper.bounds.size.height = 0
        stand.stage.finger.drag(to: CGPoint(x: 195, y: 520), in: 1.0 / 60)
        wrapper.bounds.size.height = height
        stand.stage.finger.drag(to: CGPoint(x: 195, y: 530), in: 1.0 / 60)
        XCTAssertLessThan(wrapper.seenFrame.minY, 400)
        stand.stage.finger.up()
        try stand.stage.settle()
        XCTAssertEqual(wrapper.frame.minY, top)
    }
}
