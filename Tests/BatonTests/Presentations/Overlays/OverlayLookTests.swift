import BatonTesting
import UIKit
import XCTest

@testable import Baton

/// Tests the corners and the level of overlays.
@MainActor
final class OverlayLookTests: GenerationTestCase {
    func testADarkCardHasTheElevatedColours() async throws {
        // B18.16: in an app that is linked with 27, through the views in between.
        for linked in [18, 26, 27] where linked <= HeadlessDevice.defaultSystemVersion {
            let stand = try CardStage(.phone.dark.running(HeadlessDevice.defaultSystemVersion).linked(with: linked))
            try stand.present()
            XCTAssertEqual(stand.card.traitCollection.userInterfaceLevel, .elevated, "\(linked)")
            let background = UIColor.systemBackground
            XCTAssertNotEqual(
                background.resolvedColor(with: stand.card.traitCollection),
                background.resolvedColor(with: stand.presenter.traitCollection), "\(linked)")
            stand.card.dismiss(animated: true)
            try stand.stage.settle()
            XCTAssertNotEqual(stand.presenter.traitCollection.userInterfaceLevel, .elevated, "\(linked)")
        }
    }

    func testAFullCoverIsNotElevated() async throws {
        for transitions in [ModalTransitions.fade, .flip, .slide(from: .bottom)] {
            let stand = try CardStage(.phone.dark)
            try stand.present(using: transitions)
            XCTAssertNotEqual(stand.card.traitCollection.userInterfaceLevel, .elevated)
        }
    }

    func testTheCornersAreContinuous() async throws {
        let stand = try CardStage()
        try stand.present()
        XCTAssertEqual(stand.card.view.superview?.layer.cornerCurve, .continuous)
        XCTAssertEqual(stand.card.view.superview?.layer.cornerRadius, 12)
    }

    func testNearTheCornersOfTheScreenTheyFollowThem() async throws {
        // B18.6: 10 points within the corners of the screen.
        let stand = try CardStage()
        stand.presenter.present(
            stand.card,
            using: .dialog.layout(OverlayLayout(edge: nil, extent: .fill(margin: 0), maximumWidth: nil))
                .presentationController {
                    NearController(presentedViewController: $0, presenting: $1, overlay: $2)
                })
        try stand.stage.settle()
        let radius = try XCTUnwrap(stand.card.view.superview?.layer.cornerRadius)
        if HeadlessDevice.defaultSystemVersion >= 26 {
            XCTAssertEqual(Double(radius), HeadlessDevice.current.screenCornerRadius - 10, accuracy: 0.01)
        } else {
            XCTAssertEqual(radius, 12)
        }
    }
}

private final class NearController: OverlayPresentationController {
    override var frameOfPresentedViewInContainerView: CGRect {
        containerView?.bounds.insetBy(dx: 10, dy: 10) ?? .zero
    }
}
