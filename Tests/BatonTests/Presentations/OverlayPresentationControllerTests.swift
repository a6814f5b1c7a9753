import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests the views around an overlay and the ways in which the user dismisses it.
@MainActor
final class OverlayPresentationControllerTests: AnyDesignTestCase {
    func testTheCardHasTheFrameOfItsLayout() async throws {
        let stand = try CardStage()
        try stand.present()
        // The height of 844 points minus the status bar's 47 and a margin of 10.
        let place = stand.card.view.convert(stand.card.view.bounds, to: stand.stage.window)
        XCTAssertEqual(place, CGRect(x: 0, y: 57, width: 390, height: 787))
        XCTAssertEqual(stand.presenter.view.window, stand.stage.window)
    }

    func testTheDimmingViewFadesWithTheTransition() async throws {
        let stand = try CardStage()
        stand.presenter.present(stand.card, using: .card)
        stand.stage.turn()
        XCTAssertEqual(stand.stage.window.dimmingView?.seenAlpha ?? 1, 0, accuracy: 1e-6)
        stand.stage.advance(by: 0.1)
        let middle = stand.stage.window.dimmingView?.seenAlpha ?? 0
        XCTAssertGreaterThan(middle, 0.01)
        XCTAssertLessThan(middle, 0.3)
        try stand.stage.settle()
        XCTAssertEqual(stand.stage.window.dimmingView?.seenAlpha ?? 0, 0.3, accuracy: 1e-6)
        stand.card.dismiss(animated: true)
        stand.stage.advance(by: 0.1)
        XCTAssertLessThan(stand.stage.window.dimmingView?.seenAlpha ?? 1, 0.29)
        try stand.stage.settle()
        XCTAssertNil(stand.stage.window.dimmingView)
    }

    func testATapOutsideDismissesAndCallsTheDelegate() async throws {
        let stand = try CardStage()
        let before = WindowDump(stand.stage.window)
        try stand.present()
        try stand.tapOutside()
        XCTAssertFalse(stand.isPresenting)
        XCTAssertEqual(stand.delegate.calls, ["should", "will", "did"])
        XCTAssertEqual(WindowDump(stand.stage.window).difference(from: before), [])
    }

    func testATapOnTheCardDoesNotDismiss() async throws {
        let stand = try CardStage()
        try stand.present()
        stand.stage.finger.tap(at: CGPoint(x: 195, y: 300))
        try stand.stage.settle()
        XCTAssertTrue(stand.isPresenting)
        XCTAssertEqual(stand.delegate.calls, [])
    }

    func testFastTapsOutsideDismissOnce() async throws {
        let stand = try CardStage()
        try stand.present()
        for _ in 0..<3 { stand.stage.finger.tap(at: CGPoint(x: 195, y: 20)) }
        try stand.stage.settle()
        XCTAssertFalse(stand.isPresenting)
        XCTAssertEqual(stand.delegate.calls, ["should", "will", "did"])
        XCTAssertEqual(HeadlessLog.warnings, [])
    }

    func testATapOutsideAModalScreenIsAnAttempt() async throws {
        // B4.52
        let stand = try CardStage()
        stand.card.isModalInPresentation = true
        try stand.present()
        try stand.tapOutside()
        XCTAssertTrue(stand.isPresenting)
        XCTAssertEqual(stand.delegate.calls, ["attempt"])
    }

    func testTapsOutsideCanBeIgnored() async throws {
        let stand = try CardStage()
        let style = Overlay { $0.tapOutside = false }
        try stand.present(
            using: ModalTransitions(.slide(from: .bottom), overlay: style))
        try stand.tapOutside()
        XCTAssertTrue(stand.isPresenting)
        XCTAssertEqual(stand.delegate.calls, [])
    }

    // MARK: Accessibility

    // Known failure: "VoiceOver reads behind the modal; no escape gesture."
    func testItIsModalToVoiceOverAndAnswersTheEscapeGesture() async throws {
        // B10.20, B10.21
        let stand = try CardStage()
        try stand.present()
        XCTAssertEqual(stand.card.presentationController?.containerView?.accessibilityViewIsModal, true)
        XCTAssertFalse(stand.card.view.accessibilityViewIsModal)
        XCTAssertTrue(stand.escape())
        try stand.stage.settle()
        XCTAssertFalse(stand.isPresenting)
        XCTAssertEqual(stand.delegate.calls, ["should", "will", "did"])
    }

    func testTheEscapeGestureIsHandledOnceAndNotDuringThePresentation() async throws {
        let stand = try CardStage()
        stand.presenter.present(stand.card, using: .card)
        stand.stage.advance(by: 0.1)
        _ = stand.escape()
        try stand.stage.settle()
        XCTAssertTrue(stand.isPresenting)
        stand.card.presentationController?.delegate = stand.delegate
        _ = stand.escape()
        _ = stand.escape()
        try stand.stage.settle()
        XCTAssertFalse(stand.isPresenting)
        XCTAssertEqual(stand.delegate.calls, ["should", "will", "did"])
    }

    func testTheFocusMovesToTheOverlayAndIsRestored() async throws {
        let stand = try CardStage()
        try stand.present()
        let inside = HeadlessLog.accessibilityPosts.last
        XCTAssertEqual(inside?.notification, .screenChanged)
        XCTAssertEqual(inside?.argument, stand.card.view.superview?.description)
        try stand.tapOutside()
        let outside = HeadlessLog.accessibilityPosts.last
        XCTAssertEqual(outside?.notification, .screenChanged)
        XCTAssertEqual(outside?.argument, stand.presenter.view.description)
    }

    // MARK: Edges

    func testADrawersEdgeFollowsTheLayoutDirection() async throws {
        for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
            var device = HeadlessDevice.phone
            device.layoutDirection = direction
            let stand = try CardStage(device)
            try stand.present(
                using: ModalTransitions(
                    .slide(from: .leading), overlay: Overlay(layout: .drawer(.leading, length: 300))))
            let wrapper = stand.card.view.superview
            let isLeft = direction == .leftToRight
            XCTAssertEqual(wrapper?.frame, CGRect(x: isLeft ? 0 : 90, y: 0, width: 300, height: 844))
            // The corners away from the edge are rounded.
            XCTAssertEqual(
                wrapper?.layer.maskedCorners,
                isLeft
                    ? [.layerMaxXMinYCorner, .layerMaxXMaxYCorner] : [.layerMinXMinYCorner, .layerMinXMaxYCorner])
        }
    }

    func testADrawerSlidesInFromItsEdgeByItsWidth() async throws {
        for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
            var device = HeadlessDevice.phone
            device.layoutDirection = direction
            let stand = try CardStage(device)
            stand.presenter.present(
                stand.card,
                using: ModalTransitions(
                    present: .style(.slide(from: .leading)), dismiss: .style(.slide(from: .bottom)),
                    overlay: Overlay(layout: .drawer(.leading, length: 300))))
            stand.stage.turn()
            let start = stand.card.view.superview?.seenFrame.minX
            XCTAssertEqual(start, direction == .leftToRight ? -300 : 390)
            try stand.stage.settle()
        }
    }

    // MARK: Standalone use

    /// The controller is returned from a hand-written transitioning delegate, with no other part of Baton.
    func testThePresentationControllerWorksWithUIKitsAnimation() async throws {
        let stand = try CardStage()
        let before = WindowDump(stand.stage.window)
        let delegate = OverlayOnly()
        stand.card.transitioningDelegate = delegate
        stand.card.modalPresentationStyle = .custom
        stand.presenter.present(stand.card, animated: true)
        try stand.stage.settle()
        XCTAssertEqual(stand.card.view.superview?.frame, CGRect(x: 0, y: 422, width: 390, height: 422))
        try stand.tapOutside()
        XCTAssertFalse(stand.isPresenting)
        XCTAssertEqual(WindowDump(stand.stage.window).difference(from: before), [])
        stand.card.transitioningDelegate = nil
    }

    func testACancelledPullRestoresTheDimmingView() async throws {
        let stand = try CardStage()
        try stand.present()
        try stand.pull(by: 150)
        XCTAssertTrue(stand.isPresenting)
        XCTAssertEqual(stand.stage.window.dimmingView?.alpha ?? 0, 0.3, accuracy: 1e-6)
    }
}

private final class OverlayOnly: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        OverlayPresentationController(
            presentedViewController: presented, presenting: presenting,
            overlay: Overlay(layout: OverlayLayout(edge: .bottom, extent: .fraction(0.5))))
    }
}
