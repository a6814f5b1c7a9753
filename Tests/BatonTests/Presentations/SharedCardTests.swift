import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests cards presented over cards: each handles its own pull, tap and escape gesture.
@MainActor
final class SharedCardTests: AnyDesignTestCase {
    private let lower = TestScreen("Lower")
    private let upper = TestScreen("Upper")

    private func stage(_ root: UIViewController) throws -> Stage {
        let stage = Stage(root: root)
        try stage.settle()
        return stage
    }

    func testOneDriverPullsTwoCards() async throws {
        let root = UIViewController()
        let stage = try stage(root)
        let card = ModalTransitionDriver(.card)
        root.present(lower, by: card, animated: false)
        try stage.settle()
        lower.present(upper, by: card, animated: false)
        try stage.settle()
        XCTAssertNotNil(card.pullRecognizer(of: lower))
        XCTAssertFalse(card.pullRecognizer(of: lower) === card.pullRecognizer(of: upper))
        for screen in [upper, lower] {
            stage.finger.drag(from: CGPoint(x: 200, y: 150), to: CGPoint(x: 200, y: 750), in: 0.3)
            try stage.settle()
            XCTAssertNil(screen.presentingViewController, screen.title ?? "-")
            XCTAssertNil(card.pullRecognizer(of: screen))
        }
    }

    func testACardUnderAnotherScreenStaysWhereItIs() async throws {
        // B4.41: what it dismissed would be the other one.
        let root = UIViewController()
        let stage = try stage(root)
        root.present(lower, using: .card, animated: false)
        try stage.settle()
        upper.modalPresentationStyle = .overFullScreen
        present(upper, on: lower)
        try stage.settle()
        let wrapper = try XCTUnwrap(lower.view.superview)
        XCTAssertFalse(wrapper.accessibilityPerformEscape())
        try stage.settle()
        XCTAssertTrue(lower.presentedViewController === upper)
        dismiss(upper)
        try stage.settle()
        XCTAssertTrue(wrapper.accessibilityPerformEscape())
        try stage.settle()
        XCTAssertNil(lower.presentingViewController)
    }

    func testACardRemovedDuringAPullEndsItsDismissal() async throws {
        let root = UIViewController()
        let stage = try stage(root)
        root.present(lower, using: .card, animated: false)
        try stage.settle()
        stage.finger.down(at: CGPoint(x: 200, y: 150))
        stage.finger.drag(to: CGPoint(x: 200, y: 350), in: 0.2)
        lower.view.superview?.removeFromSuperview()
        stage.finger.drag(to: CGPoint(x: 200, y: 360), in: 0.1)
        stage.finger.up()
        try stage.settle()
        XCTAssertNil(root.transitionCoordinator)
    }

    func testAfterTheDismissalTheScreensViewIsRestored() async throws {
        let root = UIViewController()
        let stage = try stage(root)
        root.present(lower, using: .card, animated: false)
        try stage.settle()
        let presentation = try XCTUnwrap(lower.presentationController)
        dismiss(lower)
        try stage.settle()
        XCTAssertTrue(presentation.presentedView === lower.view)
        XCTAssertNil(lower.view.superview)
    }

    func testAScreenThatCoversEverythingControlsTheStatusBar() async throws {
        // B10.11
        let root = UIViewController()
        let stage = try stage(root)
        root.present(lower, using: .fade, animated: false)
        try stage.settle()
        XCTAssertTrue(lower.modalPresentationCapturesStatusBarAppearance)
        dismiss(lower)
        try stage.settle()
        XCTAssertFalse(lower.modalPresentationCapturesStatusBarAppearance)
        root.present(lower, using: .card, animated: false)
        try stage.settle()
        XCTAssertFalse(lower.modalPresentationCapturesStatusBarAppearance)
    }

    func testContentIsFittedAtItsFinalWidth() async throws {
        let root = UIViewController()
        let stage = try stage(root)
        let block = UIView()
        block.translatesAutoresizingMaskIntoConstraints = false
        lower.view.addSubview(block)
        NSLayoutConstraint.activate([
            block.topAnchor.constraint(equalTo: lower.view.topAnchor),
            block.leadingAnchor.constraint(equalTo: lower.view.leadingAnchor),
            block.trailingAnchor.constraint(equalTo: lower.view.trailingAnchor),
            block.bottomAnchor.constraint(equalTo: lower.view.bottomAnchor),
            block.heightAnchor.constraint(equalTo: block.widthAnchor, multiplier: 0.5),
        ])
        let bottom = ModalTransitions(
            .slide(from: .bottom), overlay: Overlay(layout: OverlayLayout(edge: .bottom, extent: .fitted)))
        root.present(lower, using: bottom, animated: false)
        try stage.settle()
        // The content is half as high as the phone is wide, above the bottom safe area of 34 points.
        XCTAssertEqual(lower.view.superview?.frame, CGRect(x: 0, y: 844 - 195 - 34, width: 390, height: 195 + 34))
    }

    private func present(_ screen: UIViewController, on presenter: UIViewController) {
        presenter.present(screen, animated: false)
    }

    private func dismiss(_ screen: UIViewController) {
        screen.dismiss(animated: false)
    }
}
