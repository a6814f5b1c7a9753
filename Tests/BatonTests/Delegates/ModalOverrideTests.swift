import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

@MainActor
final class ModalOverrideTests: AnyDesignTestCase {
    func testOverriddenPropertiesAreRestoredOnce() async {
        let controller = TestScreen("Presented")
        let own = HandWrittenModalDelegate()
        controller.modalPresentationStyle = .pageSheet
        controller.transitioningDelegate = own
        let card = ModalTransitionDriver(.card)
        ModalOverride.apply(card, to: controller)
        XCTAssertEqual(controller.modalPresentationStyle, .custom)
        XCTAssertTrue(controller.transitioningDelegate === card)
        ModalOverride.restore(controller)
        XCTAssertEqual(controller.modalPresentationStyle, .pageSheet)
        XCTAssertTrue(controller.transitioningDelegate === own)

        // Properties that are not overridden belong to the app.
        controller.modalPresentationStyle = .formSheet
        ModalOverride.restore(controller)
        XCTAssertEqual(controller.modalPresentationStyle, .formSheet)
    }

    /// A presentation that never began has not reported its end.
    func testAnOverrideThatFollowsAnotherRestoresTheAppsValues() async {
        let controller = TestScreen("Presented")
        let own = HandWrittenModalDelegate()
        controller.modalPresentationStyle = .pageSheet
        controller.transitioningDelegate = own
        let (first, second) = (ModalTransitionDriver(.card), ModalTransitionDriver(.cover))
        ModalOverride.apply(first, to: controller)
        ModalOverride.apply(second, to: controller)
        XCTAssertTrue(controller.transitioningDelegate === second)
        XCTAssertTrue(ModalOverride.driver(of: controller) === second)
        ModalOverride.restore(controller)
        XCTAssertEqual(controller.modalPresentationStyle, .pageSheet)
        XCTAssertTrue(controller.transitioningDelegate === own)
        XCTAssertNil(ModalOverride.driver(of: controller))
    }

    func testAnOverrideRetainsOnlyTheDriver() async {
        weak var card: ModalTransitionDriver?
        weak var delegate: HandWrittenModalDelegate?
        let controller = TestScreen("Presented")
        do {
            let (made, own) = (ModalTransitionDriver(.card), HandWrittenModalDelegate())
            (card, delegate) = (made, own)
            controller.transitioningDelegate = own
            ModalOverride.apply(made, to: controller)
        }
        XCTAssertNotNil(card)
        XCTAssertNil(delegate)
        ModalOverride.restore(controller)
        XCTAssertNil(card)
        XCTAssertNil(controller.transitioningDelegate)
    }

    func testPropertiesThatTheAppSetsMeanwhileAreKept() async {
        let controller = TestScreen("Presented")
        let own = HandWrittenModalDelegate()
        ModalOverride.apply(ModalTransitionDriver(.card), to: controller)
        controller.modalPresentationStyle = .overFullScreen
        controller.transitioningDelegate = own
        ModalOverride.restore(controller)
        XCTAssertEqual(controller.modalPresentationStyle, .overFullScreen)
        XCTAssertTrue(controller.transitioningDelegate === own)
    }

    /// The flag is overridden only for a screen that covers everything, which then decides about the status bar.
    func testAStatusBarFlagThatTheAppSetsMeanwhileIsKept() async throws {
        for own in [false, true] {
            for transitions in [ModalTransitions.fade, .card] {
                let stand = try CardStage()
                stand.card.modalPresentationCapturesStatusBarAppearance = own
                try stand.present(using: transitions)
                stand.card.modalPresentationCapturesStatusBarAppearance = false
                stand.card.dismiss(animated: true)
                try stand.stage.settle()
                XCTAssertFalse(stand.card.modalPresentationCapturesStatusBarAppearance, "it was \(own)")
            }
        }
    }
}
