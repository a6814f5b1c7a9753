import Baton
import BatonTesting
import UIKit
import XCTest

@testable import TestStages

/// The examples of the documentation page about presentations, unchanged.
@MainActor
final class PresentationExamples: GenerationTestCase {
    private func stand() throws -> (Stage, UIViewController, UIViewController) {
        let (presenter, detail) = (UIViewController(), UIViewController())
        let stage = Stage(root: presenter)
        try stage.settle()
        return (stage, presenter, detail)
    }

    func testACard() async throws {
        let (stage, presenter, detail) = try stand()
        presenter.present(detail, using: .card)
        try stage.settle()
        XCTAssertEqual(detail.overlayView?.frame, CGRect(x: 0, y: 57, width: 390, height: 787))
    }

    func testAFullScreenOverACard() async throws {
        let (stage, presenter, card) = try stand()
        let camera = UIViewController()
        presenter.present(card, using: .card)
        try stage.settle()
        card.present(camera, using: .slide(from: .bottom))
        try stage.settle()
        XCTAssertEqual(camera.overlayView?.frame, stage.window.bounds)
        XCTAssertEqual(card.overlayView?.frame, CGRect(x: 0, y: 57, width: 390, height: 787))
    }

    func testTheDelegate() async throws {
        let (stage, presenter, detail) = try stand()
        let delegate = DismissalLog()
        presenter.present(detail, using: .card)
        detail.presentationController?.delegate = delegate
        try stage.settle()
        stage.finger.tap(at: CGPoint(x: 195, y: 20))
        try stage.settle()
        XCTAssertNil(presenter.presentedViewController)
        XCTAssertEqual(delegate.calls.last, "did")
    }

    func testChangingOneThing() async throws {
        let form = ModalTransitions.card.tapOutside(false).dimming(0.5, color: .systemIndigo)
        let menu = ModalTransitions.drawer(.leading, length: 280).pull(edge: .leading)
        let slow = ModalTransitions.card.animation(.card.duration(0.8))
        for (transitions, width) in [(form, CGFloat(390)), (menu, 280), (slow, 390)] {
            let (stage, presenter, detail) = try stand()
            presenter.present(detail, using: transitions)
            try stage.settle()
            XCTAssertEqual(detail.overlayView?.frame.width, width)
        }
    }

    func testWhereItSits() async throws {
        let (stage, presenter, detail) = try stand()
        let half = OverlayLayout(edge: .bottom, extent: .fraction(0.5))
        let banner = OverlayLayout(edge: .top, extent: .fixed(120))
        let fitted = OverlayLayout(edge: .bottom, extent: .fitted)
        presenter.present(detail, using: .card.layout(half))
        try stage.settle()
        XCTAssertEqual(detail.overlayView?.frame, CGRect(x: 0, y: 422, width: 390, height: 422))
        detail.preferredContentSize = CGSize(width: 0, height: 200)
        let others = [
            (banner, CGRect(x: 0, y: 0, width: 390, height: 167)),
            (fitted, CGRect(x: 0, y: 610, width: 390, height: 234)),
        ]
        for (layout, frame) in others {
            detail.dismiss(animated: false)
            try stage.settle()
            presenter.present(detail, using: .card.layout(layout))
            try stage.settle()
            XCTAssertEqual(detail.overlayView?.frame, frame)
        }
    }

    func testBesideTheWindowControls() async throws {
        let (presenter, menu, title) = (UIViewController(), UIViewController(), UILabel())
        let stage = Stage(.pad.running(26).windowed, root: presenter)
        title.translatesAutoresizingMaskIntoConstraints = false
        menu.view.addSubview(title)
        let guide = menu.view.layoutGuide(for: .safeArea(cornerAdaptation: .horizontal))
        title.leadingAnchor.constraint(equalTo: guide.leadingAnchor).isActive = true
        presenter.present(menu, using: .drawer)
        try stage.settle()
        XCTAssertEqual(title.frameInWindow.minX, 78)
    }

    func testUIKitsSheet() async throws {
        let (stage, presenter, detail) = try stand()
        detail.sheetPresentationController?.detents = [.medium(), .large()]
        presenter.present(detail, animated: true)
        try stage.settle()
        XCTAssertEqual(detail.sheetPresentationController?.detents.count, 2)
    }

    func testABottomSheet() async throws {
        let (stage, presenter, detail) = try stand()
        detail.preferredContentSize = CGSize(width: 0, height: 266)
        presenter.present(detail, using: .sheet(detents: [.fitted, .fraction(0.9)]))
        try stage.settle()
        XCTAssertEqual(detail.overlayView?.frame.minY, 544)

        let overlay = detail.overlayPresentation
        UIView.animate(withDuration: 0.3) { overlay?.selectedDetent = .fraction(0.9) }
        try stage.settle()
        XCTAssertEqual(overlay?.selectedDetent, .fraction(0.9))
    }

    func testTheUserChangesADetent() async throws {
        let (stage, presenter, detail) = try stand()
        detail.preferredContentSize = CGSize(width: 0, height: 266)
        var changes: [SheetDetent] = []
        let update = { (detent: SheetDetent) in changes.append(detent) }
        let sheet = ModalTransitions.sheet(detents: [.fitted, .fraction(0.9)]).onDetentChange { update($0) }
        presenter.present(detail, using: sheet.initialDetent(.fraction(0.9)))
        try stage.settle()
        stage.finger.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 650), in: 0.4)
        try stage.settle()
        XCTAssertEqual(changes, [.fitted])
    }

    func testSheetsOfOtherKinds() async throws {
        let map = ModalTransitions.sheet(detents: [.height(120), .medium, .large]).undimmed(upTo: .medium)
        let chat = ModalTransitions.sheet(detents: [.height(300).resizingContent(), .large]).grabber()
        let inspector = ModalTransitions.drawer(.trailing, detents: [.height(120), .height(300)])
            .initialDetent(.height(300))
        for (transitions, length) in [(map, CGFloat(154)), (chat, 334), (inspector, 300)] {
            let (stage, presenter, detail) = try stand()
            presenter.present(detail, using: transitions)
            try stage.settle()
            let seen = try XCTUnwrap(detail.overlayView?.frame.intersection(stage.window.bounds))
            XCTAssertEqual(min(seen.width, seen.height), length)
        }
    }

    func testSheetsThatFloatAndSheetsThatDoNot() async throws {
        let attached = ModalTransitions.sheet(detents: [.medium, .large]).floats(false)
        let everywhere = ModalTransitions.sheet(detents: [.medium, .large]).floats()
        for (transitions, width) in [(attached, 390.0), (everywhere, 374)] {
            let (stage, presenter, detail) = try stand()
            presenter.present(detail, using: transitions)
            try stage.settle()
            XCTAssertEqual(detail.view.convert(detail.view.bounds, to: nil).width, width, accuracy: 1e-6)
        }
    }

    func testASheetThatIsADrawerInARegularWidth() async throws {
        let (stage, presenter, detail) = try stand()
        presenter.present(
            detail,
            using: .sheet.layout(.sheet(detents: [.height(300), .fraction(0.9)]), regular: .drawer(.trailing))
                .animation(.overlay))
        try stage.settle()
        XCTAssertEqual(try XCTUnwrap(detail.overlayView?.frame.minY), 510, accuracy: 0.01)
    }

    func testAFullScreenOverItsPresenter() async throws {
        let (stage, presenter, detail) = try stand()
        presenter.present(detail, using: .fade.overFullScreen())
        try stage.settle()
        XCTAssertNotNil(presenter.view.window)
    }

    func testAFittedStackAfterAPush() async throws {
        let (stage, presenter, _) = try stand()
        let (first, second) = (UIViewController(), UIViewController())
        first.preferredContentSize.height = 200
        second.preferredContentSize.height = 400
        let detail = UINavigationController(rootViewController: first)
        presenter.present(detail, using: .sheet)
        try stage.settle()
        let top = try XCTUnwrap(detail.overlayView?.frame.minY)
        detail.pushViewController(second, animated: false)
        UIView.animate(withDuration: 0.3) {
            detail.presentationController?.containerView?.setNeedsLayout()
            detail.presentationController?.containerView?.layoutIfNeeded()
        }
        stage.advance(by: 0.1)
        let seen = try XCTUnwrap(detail.overlayView?.layer.presentation()?.frame.minY)
        XCTAssertLessThan(seen, top)
        XCTAssertGreaterThan(seen, top - 200)
        try stage.settle()
        XCTAssertEqual(detail.overlayView?.frame.minY, top - 200)
    }

    func testAnotherLayoutInARegularWidth() async throws {
        let (stage, presenter, detail) = try stand()
        presenter.present(detail, using: .card.layout(.card, regular: .dialog))
        try stage.settle()
        XCTAssertEqual(detail.overlayView?.frame.width, 390)
        let half = OverlayLayout(edge: .bottom, extent: .fraction(0.5))
        let (other, menu) = (stage, UIViewController())
        detail.dismiss(animated: true)
        try other.settle()
        presenter.present(menu, using: .drawer(.bottom).layout(half, regular: .drawer(.trailing)).animation(.overlay))
        try other.settle()
        XCTAssertEqual(menu.overlayView?.frame, CGRect(x: 0, y: 422, width: 390, height: 422))
    }

    func testAChangeOfTheLayoutAndABlur() async throws {
        let (stage, presenter, detail) = try stand()
        presenter.present(detail, using: .card.backdrop(.blur(.systemThinMaterial)))
        try stage.settle()
        UIView.animate(withDuration: 0.3) { detail.overlayPresentation?.overlay.layout = .card }
        try stage.settle()
        XCTAssertEqual(detail.overlayView?.frame, CGRect(x: 0, y: 57, width: 390, height: 787))
    }

    func testADialogOfGlass() async throws {
        let (stage, presenter, detail) = try stand()
        detail.view.backgroundColor = .clear
        presenter.present(detail, using: .dialog.ground(.glass))
        try stage.settle()
        XCTAssertEqual(detail.overlayPresentation?.overlay.ground, .glass)
    }

    func testTheTextOfTheButtonOutside() async throws {
        let (stage, presenter, detail) = try stand()
        var card = ModalTransitions.card
        card.overlay.closeLabel = "Fermer"
        presenter.present(detail, using: card)
        try stage.settle()
        XCTAssertNotNil(presenter.presentedViewController)
    }

    func testAFingerOfYourOwn() async throws {
        let (stage, presenter, detail) = try stand()
        let driver = ModalTransitionDriver(.slide(from: .trailing))
        driver.interaction.begin {
            presenter.present(detail, by: driver)
            return detail.transitionCoordinator
        }
        driver.interaction.update(0.4)
        driver.interaction.release(progress: 0.4, velocity: 900, distance: 390)
        try stage.settle()
        XCTAssertTrue(presenter.presentedViewController === detail)
        XCTAssertTrue(ModalTransitionDriver.driver(of: detail) === driver)
    }

    func testAPresentationControllerOfYourOwn() async throws {
        let (stage, presenter, detail) = try stand()
        presenter.present(
            detail,
            using: .card.presentationController {
                TicketPresentationController(presentedViewController: $0, presenting: $1, overlay: $2)
            })
        try stage.settle()
        XCTAssertEqual(detail.overlayView?.frame, CGRect(x: 20, y: 77, width: 350, height: 747))
    }

    func testATransitioningDelegateOfYourOwn() async throws {
        let (stage, presenter, menu) = try stand()
        let transitions = MenuTransitions()
        menu.transitioningDelegate = transitions
        menu.modalPresentationStyle = .custom
        present(menu, over: presenter)
        try stage.settle()
        transitions.attachPull(to: menu)
        XCTAssertEqual(menu.overlayView?.frame.width, 280)
        stage.finger.drag(from: CGPoint(x: 250, y: 400), to: CGPoint(x: 20, y: 400), in: 0.2)
        try stage.settle()
        XCTAssertNil(presenter.presentedViewController)
    }

    private func present(_ screen: UIViewController, over presenter: UIViewController) {
        presenter.present(screen, animated: true)
    }
}

final class TicketPresentationController: OverlayPresentationController {
    override var frameOfPresentedViewInContainerView: CGRect {
        super.frameOfPresentedViewInContainerView.insetBy(dx: 20, dy: 20)
    }
}

final class MenuTransitions: NSObject, UIViewControllerTransitioningDelegate {
    private let pull = PullDismiss(options: PullDismiss.Options(edge: .leading))

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        OverlayPresentationController(
            presentedViewController: presented, presenting: presenting,
            overlay: Overlay(layout: .drawer(.leading, length: 280)))
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        PresentAnimator(.slide(from: .leading))
    }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        DismissAnimator(.slide(from: .leading))
    }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        pull.interaction.isBeginning ? pull.interaction : nil
    }

    /// Call it when the menu has appeared.
    func attachPull(to menu: UIViewController) {
        pull.attach(to: menu.view, of: menu)
    }
}

extension UIViewController {
    /// The view that is placed by the layout.
    fileprivate var overlayView: UIView? { presentationController?.presentedView }
}
