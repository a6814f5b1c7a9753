import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

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

    func testTheCornersAreRoundDuringThePresentation() async throws {
        let stand = try CardStage()
        stand.presenter.present(stand.card, using: .card)
        stand.stage.turn()
        stand.stage.advance(by: 0.05)
        XCTAssertEqual(stand.card.view.superview?.layer.cornerRadius, 12)
        XCTAssertEqual(stand.card.view.superview?.layer.maskedCorners, [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        try stand.stage.settle()
    }

    func testTheContentIsCutOffAtTheCorners() async throws {
        for transitions in [ModalTransitions.card, .dialog, .sheet(detents: [.medium]).floats()] {
            let stand = try CardStage()
            stand.card.preferredContentSize = CGSize(width: 200, height: 200)
            try stand.present(using: transitions)
            let wrapper = try XCTUnwrap(stand.card.presentationController?.presentedView as? OverlayWrapperView)
            XCTAssertTrue(wrapper.drawn.clipsToBounds)
            XCTAssertTrue(stand.card.view.isDescendant(of: wrapper.drawn))
        }
    }

    private func presentNear(_ radius: CGFloat) throws -> CardStage {
        let stand = try CardStage()
        let layout = OverlayLayout(edge: nil, extent: .fill(margin: 0), maximumWidth: nil, cornerRadius: radius)
        try stand.present(
            using: .dialog.layout(layout).presentationController {
                NearController(presentedViewController: $0, presenting: $1, overlay: $2)
            })
        return stand
    }

    func testSquareCornersStaySquareNearTheCornersOfTheScreen() async throws {
        let stand = try presentNear(0)
        let wrapper = try XCTUnwrap(stand.card.view.superview)
        XCTAssertEqual(wrapper.layer.cornerRadius, 0)
        let round = try XCTUnwrap(presentNear(0.5).card.view.superview)
        let followed = HeadlessDevice.current.screenCornerRadius - 10
        XCTAssertEqual(
            round.layer.cornerRadius, HeadlessDevice.defaultSystemVersion >= 26 ? followed : 0.5, accuracy: 0.01)
    }

    func testAnotherLayoutHasItsOwnCornersNearThoseOfTheScreen() async throws {
        let stand = try presentNear(12)
        let wrapper = try XCTUnwrap(stand.card.view.superview)
        stand.card.overlayPresentation?.overlay.layout = .card
        try stand.stage.settle()
        XCTAssertEqual(wrapper.layer.cornerRadius, 12)
        if #available(iOS 26, *), HeadlessDevice.defaultSystemVersion >= 26 {
            XCTAssertEqual(
                wrapper.effectiveRadius(corner: .topLeft), 0, "UIKit's own corners no longer follow the screen")
        }
        stand.stage.rotate()
        try stand.stage.settle()
        XCTAssertEqual(wrapper.layer.cornerRadius, 12)
        XCTAssertEqual(wrapper.layer.maskedCorners, [.layerMinXMinYCorner, .layerMaxXMinYCorner])
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

    /// The view is asked for before the presentation, which comes with the level.
    func testTraitsThatTheAppHasSetBeforeStayUntilThePresentation() async throws {
        let controller = OverlayPresentationController(
            presentedViewController: UIViewController(), presenting: nil, overlay: Overlay())
        let compact = UITraitCollection(horizontalSizeClass: .compact)
        controller.overrideTraitCollection = compact
        XCTAssertNotNil(controller.presentedView)
        XCTAssertEqual(controller.overrideTraitCollection, compact)
    }
}
