import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests `overlayPresentation`: before, during and after a presentation.
@MainActor
final class ReachedOverlayTests: AnyDesignTestCase {
    func testItIsThereFromThePresentationToTheEndOfTheDismissal() async throws {
        let stand = try CardStage()
        XCTAssertNil(stand.card.overlayPresentation)
        stand.presenter.present(stand.card, using: .card)
        let overlay = try XCTUnwrap(stand.card.overlayPresentation)
        XCTAssertTrue(overlay === stand.card.presentationController)
        stand.stage.advance(by: 0.1)
        XCTAssertTrue(stand.card.overlayPresentation === overlay, "while it is presented")
        try stand.stage.settle()
        XCTAssertTrue(stand.card.overlayPresentation === overlay)
        XCTAssertNil(stand.presenter.overlayPresentation, "it presents, and is not presented")
        stand.card.dismiss(animated: true)
        stand.stage.advance(by: 0.1)
        XCTAssertTrue(stand.card.overlayPresentation === overlay, "while it is dismissed")
        try stand.stage.settle()
        XCTAssertNil(stand.card.overlayPresentation)
    }

    /// UIKit keeps a presentation controller that is read before the presentation (B4.12).
    func testReadBeforeThePresentationItChangesNothing() async throws {
        let stand = try CardStage()
        XCTAssertNil(stand.card.overlayPresentation)
        try stand.present(using: .sheet(detents: [.height(266)]))
        XCTAssertEqual(stand.card.overlayPresentation?.selectedDetent, .height(266))
        XCTAssertEqual(stand.card.presentationController?.presentedView?.frame.minY, 544)
    }

    func testAChildHasTheOverlayOfThePresentedStack() async throws {
        let stand = try CardStage()
        let list = TestScreen("List")
        let stack = UINavigationController(rootViewController: list)
        stand.presenter.present(stack, using: .sheet(detents: [.medium, .large]))
        try stand.stage.settle()
        XCTAssertNotNil(list.overlayPresentation)
        XCTAssertTrue(list.overlayPresentation === stack.overlayPresentation)
        list.overlayPresentation?.selectedDetent = .large
        XCTAssertEqual(stack.overlayPresentation?.selectedDetent, .large)
    }

    func testOtherPresentationsHaveNone() async throws {
        let stand = try CardStage()
        stand.presenter.present(stand.card, animated: true)
        try stand.stage.settle()
        XCTAssertNotNil(stand.card.presentationController)
        XCTAssertNil(stand.card.overlayPresentation)
        stand.card.dismiss(animated: true)
        try stand.stage.settle()
        TestScreen("Nowhere").present(stand.card, using: .card)
        XCTAssertNil(stand.card.overlayPresentation, "the presentation was refused")
    }

    func testASubclassThatOverridesUIKitsInitializerHasItsOwnOverlay() async throws {
        let stand = try CardStage()
        try stand.present(
            using: .card.presentationController { presented, presenting, _ in
                HalfPresentationController(presentedViewController: presented, presenting: presenting)
            })
        XCTAssertTrue(stand.card.overlayPresentation is HalfPresentationController)
        XCTAssertEqual(stand.card.view.superview?.frame, CGRect(x: 0, y: 422, width: 390, height: 422))
        try stand.tapOutside()
        XCTAssertFalse(stand.isPresenting)
    }

    func testWithUIKitsInitializerAnOverlayCoversTheWholeContainer() async throws {
        let overlay = OverlayPresentationController(presentedViewController: TestScreen("A"), presenting: nil)
        XCTAssertEqual(overlay.layout, .whole)
        XCTAssertTrue(overlay.shouldRemovePresentersView)
    }
}

private final class HalfPresentationController: OverlayPresentationController {
    override init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
        overlay.layout = OverlayLayout(edge: .bottom, extent: .fraction(0.5))
    }
}
