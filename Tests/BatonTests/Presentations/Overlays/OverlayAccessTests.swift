import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests what VoiceOver reaches around an overlay, and where its focus goes.
@MainActor
final class OverlayAccessTests: AnyDesignTestCase {
    private func backdrop(_ stand: CardStage) throws -> UIView {
        try XCTUnwrap(stand.stage.window.family.first { $0 is OverlayBackdropView })
    }

    func testThePresenterIsOutOfReachAndTheButtonOutsideIsNot() async throws {
        // B10.21: a modal view hides its siblings, and the backdrop is a sibling of the presented view.
        let stand = try CardStage()
        try stand.present()
        XCTAssertEqual(stand.card.presentationController?.containerView?.accessibilityViewIsModal, true)
        XCTAssertEqual(stand.card.view.superview?.accessibilityViewIsModal, false)
        let button = try backdrop(stand)
        XCTAssertTrue(button.isAccessibilityElement)
        XCTAssertEqual(button.accessibilityLabel, "Close")
        XCTAssertEqual(button.accessibilityTraits, .button)
        XCTAssertTrue(button.accessibilityActivate())
        try stand.stage.settle()
        XCTAssertFalse(stand.isPresenting)
        XCTAssertEqual(stand.delegate.calls, ["should", "will", "did"])
    }

    func testWithoutATapOutsideThereIsNoButton() async throws {
        let stand = try CardStage()
        try stand.present(using: .card.tapOutside(false))
        XCTAssertFalse(try backdrop(stand).isAccessibilityElement)
        XCTAssertFalse(try backdrop(stand).accessibilityActivate())
        XCTAssertEqual(stand.card.view.superview?.accessibilityViewIsModal, true)
    }

    func testTheButtonHasTheAppsText() async throws {
        let stand = try CardStage()
        var card = ModalTransitions.card
        card.overlay.closeLabel = "Fermer"
        try stand.present(using: card)
        XCTAssertEqual(try backdrop(stand).accessibilityLabel, "Fermer")
    }

    func testTheEscapeGestureWorksOnTheButtonTooAndCanBeTurnedOff() async throws {
        for allows in [true, false] {
            let stand = try CardStage()
            var card = ModalTransitions.card
            card.overlay.escape = allows
            try stand.present(using: card)
            XCTAssertEqual(try backdrop(stand).accessibilityPerformEscape(), allows)
            try stand.stage.settle()
            XCTAssertEqual(stand.isPresenting, !allows)
        }
        let stand = try CardStage()
        try stand.present(using: .card.dismissible(false))
        XCTAssertFalse(stand.escape())
        try stand.tapOutside()
        XCTAssertTrue(stand.isPresenting)
        XCTAssertEqual(stand.delegate.calls, [])
    }

    func testWithAClearBackdropThePresenterIsInReach() async throws {
        let stand = try CardStage()
        try stand.present(using: .card.backdrop(.clear))
        XCTAssertEqual(stand.card.presentationController?.containerView?.accessibilityViewIsModal, false)
        XCTAssertEqual(stand.card.view.superview?.accessibilityViewIsModal, false)
        XCTAssertFalse(try backdrop(stand).isAccessibilityElement)
    }

    func testTheFocusGoesBackToTheElementThatHadIt() async throws {
        let stand = try CardStage()
        let button = UIButton(frame: CGRect(x: 10, y: 100, width: 100, height: 44))
        stand.presenter.view.addSubview(button)
        for transitions in [ModalTransitions.card, .fade] {
            UIAccessibility.post(notification: .layoutChanged, argument: button)
            try stand.present(using: transitions)
            XCTAssertEqual(
                HeadlessLog.accessibilityPosts.last?.argument, stand.card.view.superview.map { "\($0)" })
            stand.card.dismiss(animated: true)
            try stand.stage.settle()
            XCTAssertEqual(HeadlessLog.accessibilityPosts.last?.argument, "\(button)")
        }
        button.removeFromSuperview()
    }

    func testWithoutThatElementThePresenterGetsTheFocus() async throws {
        let stand = try CardStage()
        let button = UIButton(frame: CGRect(x: 10, y: 100, width: 100, height: 44))
        stand.presenter.view.addSubview(button)
        UIAccessibility.post(notification: .layoutChanged, argument: button)
        try stand.present()
        button.removeFromSuperview()
        stand.card.dismiss(animated: true)
        try stand.stage.settle()
        XCTAssertEqual(HeadlessLog.accessibilityPosts.last?.argument, "\(stand.presenter.view!)")
    }
}
