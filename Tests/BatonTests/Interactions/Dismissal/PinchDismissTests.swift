import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests two fingers that pinch a zoomed screen.
@MainActor
final class PinchDismissTests: AnyDesignTestCase {
    private let source = UIView(frame: CGRect(x: 40, y: 500, width: 90, height: 90))

    private func stand(pinch: PinchDismiss.Options? = PinchDismiss.Options()) throws -> CardStage {
        let stand = try CardStage()
        stand.presenter.view.addSubview(source)
        let zoom = ModalTransitions.zoom { [source] _ in source }
        try stand.present(using: pinch.map(zoom.pinch) ?? zoom.pinch(false))
        return stand
    }

    /// Puts two fingers 300 points apart, moves them to a distance, and waits.
    private func pinch(_ stand: CardStage, to distance: CGFloat) -> [Finger] {
        let fingers = [Finger(on: stand.stage, number: 1), Finger(on: stand.stage, number: 2)]
        fingers[0].down(at: CGPoint(x: 195, y: 250))
        fingers[1].down(at: CGPoint(x: 195, y: 550))
        move(stand, fingers, to: distance)
        return fingers
    }

    private func move(_ stand: CardStage, _ fingers: [Finger], to distance: CGFloat) {
        stand.stage.drag(
            [
                (fingers[0], to: CGPoint(x: 195, y: 400 - distance / 2)),
                (fingers[1], to: CGPoint(x: 195, y: 400 + distance / 2)),
            ], in: 0.4)
        fingers[0].hold(for: 0.2)
    }

    private func lift(_ stand: CardStage, _ fingers: [Finger]) throws {
        fingers.forEach { $0.up() }
        try stand.stage.settle()
    }

    func testAPinchDismisses() async throws {
        let stand = try stand()
        let wrapper = try XCTUnwrap(stand.card.presentationController?.presentedView)
        let fingers = pinch(stand, to: 100)
        XCTAssertLessThan(wrapper.seenFrame.width, 300, "it shrinks under the fingers")
        XCTAssertEqual(stand.delegate.calls, ["should", "will"])
        try lift(stand, fingers)
        XCTAssertFalse(stand.isPresenting)
        XCTAssertEqual(stand.delegate.calls, ["should", "will", "did"])
        XCTAssertEqual(stand.stage.window.leftovers, [])
        XCTAssertEqual(HeadlessLog.warnings, [])
    }

    func testAPinchThatIsTakenBackLeavesNoTrace() async throws {
        let stand = try stand()
        let before = WindowDump(stand.stage.window)
        let fingers = pinch(stand, to: 150)
        move(stand, fingers, to: 250)
        try lift(stand, fingers)
        XCTAssertTrue(stand.isPresenting)
        XCTAssertEqual(WindowDump(stand.stage.window).difference(from: before), [])
        let driver = ModalTransitionDriver.driver(of: stand.card)
        XCTAssertEqual(driver?.decisions.last?.hasPrefix("cancelled"), true)
    }

    func testARefusedPinchShrinksTheScreenALittleAndTellsOfTheAttempt() async throws {
        let stand = try stand()
        stand.card.isModalInPresentation = true
        let before = WindowDump(stand.stage.window)
        let wrapper = try XCTUnwrap(stand.card.presentationController?.presentedView)
        let fingers = pinch(stand, to: 90)
        // The pinch begins at a scale of about 0.9. Of the other 0.6 the screen follows 1 - 1 / (1 + 0.6 * 0.55).
        XCTAssertEqual(wrapper.seenFrame.width / 390, 0.75, accuracy: 0.03)
        XCTAssertEqual(stand.delegate.calls, [])
        try lift(stand, fingers)
        XCTAssertEqual(stand.delegate.calls, ["attempt"])
        XCTAssertTrue(stand.isPresenting)
        XCTAssertEqual(WindowDump(stand.stage.window).difference(from: before), [])
    }

    func testFingersThatMoveApartDoNothing() async throws {
        let stand = try stand()
        let fingers = pinch(stand, to: 500)
        try lift(stand, fingers)
        XCTAssertTrue(stand.isPresenting)
        XCTAssertEqual(stand.delegate.calls, [])
    }

    func testTheOptionsAndTheRule() async throws {
        let refusing = try stand(pinch: PinchDismiss.Options(shouldBegin: { _ in false }))
        try lift(refusing, pinch(refusing, to: 60))
        XCTAssertTrue(refusing.isPresenting)
        XCTAssertEqual(refusing.delegate.calls, [])
        let none = try stand(pinch: nil)
        XCTAssertNil(ModalTransitionDriver.driver(of: none.card)?.pinchRecognizer(of: none.card))
        let easy = try stand(pinch: PinchDismiss.Options(rule: ReleaseRule(threshold: 0.2)))
        try lift(easy, pinch(easy, to: 180))
        XCTAssertFalse(easy.isPresenting)
    }

    func testTheAppIsAskedOnceForEachPinchThatItAllows() async throws {
        var questions = 0
        let stand = try stand(
            pinch: PinchDismiss.Options(shouldBegin: { _ in
                questions += 1
                return true
            }))
        for pinches in 1...2 {
            let fingers = pinch(stand, to: 150)
            move(stand, fingers, to: 290)
            try lift(stand, fingers)
            XCTAssertTrue(stand.isPresenting)
            XCTAssertEqual(questions, pinches)
        }
    }

    func testAnOverlayThatIsChangedChangesThePinch() async throws {
        let stand = try stand()
        let overlay = try XCTUnwrap(stand.card.overlayPresentation)
        overlay.overlay.pinch = nil
        try lift(stand, pinch(stand, to: 60))
        XCTAssertTrue(stand.isPresenting)
        XCTAssertEqual(stand.delegate.calls, [])
        overlay.overlay.pinch = PinchDismiss.Options(rule: ReleaseRule(threshold: 0.2))
        try lift(stand, pinch(stand, to: 180))
        XCTAssertFalse(stand.isPresenting)
    }

    func testAZoomedScreenIsPulledDownAsWell() async throws {
        let stand = try stand()
        try stand.pull(by: 600)
        XCTAssertFalse(stand.isPresenting)
        XCTAssertEqual(stand.delegate.calls, ["should", "will", "did"])
    }

    func testFingersThatTheSystemCancels() async throws {
        let stand = try stand()
        let before = WindowDump(stand.stage.window)
        let fingers = pinch(stand, to: 60)
        fingers.forEach { $0.cancel() }
        try stand.stage.settle()
        XCTAssertTrue(stand.isPresenting)
        XCTAssertEqual(WindowDump(stand.stage.window).difference(from: before), [])
    }

    func testARefusedScreenOnlyReturnsAfterFingersThatTheSystemCancels() async throws {
        let stand = try stand()
        stand.card.isModalInPresentation = true
        let before = WindowDump(stand.stage.window)
        let wrapper = try XCTUnwrap(stand.card.presentationController?.presentedView)
        let fingers = pinch(stand, to: 90)
        var width = wrapper.seenFrame.width
        XCTAssertLessThan(width, 300)
        fingers.forEach { $0.cancel() }
        for frame in 0..<40 {
            stand.stage.advance(by: 1.0 / 60)
            XCTAssertGreaterThanOrEqual(wrapper.seenFrame.width, width - 1e-6, "frame \(frame)")
            width = wrapper.seenFrame.width
        }
        try stand.stage.settle()
        XCTAssertEqual(stand.delegate.calls, [])
        XCTAssertEqual(WindowDump(stand.stage.window).difference(from: before), [])
    }

    /// A refused screen on its way back may be caught by a single movement. After a rest it only returns.
    func testARefusedScreenThatIsCaughtOnlyReturnsAfterARest() async throws {
        let stand = try stand()
        stand.card.isModalInPresentation = true
        let wrapper = try XCTUnwrap(stand.card.presentationController?.presentedView)
        let fingers = pinch(stand, to: 90)
        fingers.forEach { $0.up() }
        stand.stage.advance(by: 0.05)
        fingers[0].down(at: CGPoint(x: 195, y: 300))
        fingers[1].down(at: CGPoint(x: 195, y: 500))
        fingers[0].drag(to: CGPoint(x: 195, y: 400), in: 1.0 / 60)
        let caught = wrapper.seenFrame.width
        XCTAssertLessThan(caught, 370)
        stand.stage.advance(by: 0.12)
        XCTAssertEqual(wrapper.seenFrame.width, caught, accuracy: 1e-6, "the fingers have it")
        fingers.forEach { $0.up() }
        var width = caught
        for frame in 0..<40 {
            stand.stage.advance(by: 1.0 / 60)
            XCTAssertGreaterThanOrEqual(wrapper.seenFrame.width, width - 1e-6, "frame \(frame)")
            width = wrapper.seenFrame.width
        }
        try stand.stage.settle()
        XCTAssertEqual(wrapper.seenFrame.width, 390)
    }
}
