import UIKit
import XCTest

@testable import Baton

@MainActor
final class ModalLeaseTests: XCTestCase {
    func testWhatWasLentIsGivenBackOnce() async {
        let controller = TestScreen("Lent")
        let own = HandWrittenModalDelegate()
        controller.modalPresentationStyle = .pageSheet
        controller.transitioningDelegate = own
        let card = ModalTransitions.card
        ModalLease.begin(of: controller, to: card)
        XCTAssertEqual(controller.modalPresentationStyle, .custom)
        XCTAssertTrue(controller.transitioningDelegate === card)
        ModalLease.end(of: controller)
        XCTAssertEqual(controller.modalPresentationStyle, .pageSheet)
        XCTAssertTrue(controller.transitioningDelegate === own)

        // A controller that is not on loan is the app's.
        controller.modalPresentationStyle = .formSheet
        ModalLease.end(of: controller)
        XCTAssertEqual(controller.modalPresentationStyle, .formSheet)
    }

    func testALeaseKeepsTheTransitionAndNothingElse() async {
        weak var card: ModalTransitions?
        weak var delegate: HandWrittenModalDelegate?
        let controller = TestScreen("Lent")
        do {
            let (made, own) = (ModalTransitions.card, HandWrittenModalDelegate())
            (card, delegate) = (made, own)
            controller.transitioningDelegate = own
            ModalLease.begin(of: controller, to: made)
        }
        XCTAssertNotNil(card)
        XCTAssertNil(delegate)
        ModalLease.end(of: controller)
        XCTAssertNil(card)
        XCTAssertNil(controller.transitioningDelegate)
    }

    func testWhatTheAppSetsMeanwhileStays() async {
        let controller = TestScreen("Lent")
        let own = HandWrittenModalDelegate()
        ModalLease.begin(of: controller, to: .card)
        controller.modalPresentationStyle = .overFullScreen
        controller.transitioningDelegate = own
        ModalLease.end(of: controller)
        XCTAssertEqual(controller.modalPresentationStyle, .overFullScreen)
        XCTAssertTrue(controller.transitioningDelegate === own)
    }
}
