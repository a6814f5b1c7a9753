import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests that each modifier of a presentation changes one thing, and that a custom presentation controller can be set.
@MainActor
final class ModalTransitionsTests: AnyDesignTestCase {
    func testAContainerIsNamedByTheScreenThatItShows() async {
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: TestScreen("List"))]
        let stack = UINavigationController(rootViewController: TestScreen("Detail"))
        XCTAssertEqual(ScreenChange(.present, from: tabs, to: stack).description, "present List to Detail")
        stack.title = "Draft"
        XCTAssertEqual(ScreenChange(.dismiss, from: stack, to: tabs).description, "dismiss Draft to List")
        XCTAssertEqual(
            ScreenChange(.tabBack, from: UINavigationController(), to: tabs).description,
            "tab back UINavigationController to List")
    }

    /// A title can be read on the main thread only. A log elsewhere must not stop the process.
    func testAChangeIsDescribedByItsTypesOutsideTheMainThread() async throws {
        let screen = UIViewController()
        screen.title = "List"
        let change = ScreenChange(.push, from: screen, to: UINavigationController())
        let text = await Task.detached { change.description }.value
        XCTAssertEqual(text, "push UIViewController to UINavigationController")
        XCTAssertEqual(change.description, "push List to UINavigationController")
    }

    func testAModifierChangesOneThing() async throws {
        let stand = try CardStage()
        try stand.present(using: .card.dimming(0.6, color: .systemIndigo).cornerRadius(30))
        let wrapper = try XCTUnwrap(stand.card.view.superview)
        XCTAssertEqual(stand.stage.window.dimmingView?.alpha ?? 0, 0.6, accuracy: 1e-6)
        XCTAssertEqual(stand.stage.window.dimmingView?.backgroundColor, .systemIndigo)
        XCTAssertEqual(wrapper.layer.cornerRadius, 30)
        XCTAssertEqual(wrapper.frame, CGRect(x: 0, y: 57, width: 390, height: 787), "it is a card still")
        try stand.tapOutside()
        XCTAssertFalse(stand.isPresenting, "a tap outside dismisses still")
    }

    func testTapsOutsideCanBeTurnedOff() async throws {
        let stand = try CardStage()
        try stand.present(using: .card.tapOutside(false))
        try stand.tapOutside()
        XCTAssertTrue(stand.isPresenting)
        try stand.pull(by: 600)
        XCTAssertFalse(stand.isPresenting, "it is pulled still")
    }

    func testTheLayoutCanBeReplaced() async throws {
        let stand = try CardStage()
        try stand.present(using: .card.layout(OverlayLayout(edge: .bottom, extent: .fraction(0.5))))
        XCTAssertEqual(stand.card.view.superview?.frame, CGRect(x: 0, y: 422, width: 390, height: 422))
    }

    func testThePullCanBeTurnedOffAndOn() async throws {
        let stand = try CardStage()
        let still = ModalTransitionDriver(.card.pull(false))
        try stand.present(using: still)
        XCTAssertNil(still.pullRecognizer(of: stand.card))
        try stand.pull(by: 600)
        XCTAssertTrue(stand.isPresenting)
        stand.card.dismiss(animated: true)
        try stand.stage.settle()

        let pulled = ModalTransitionDriver(.card)
        try stand.present(using: pulled)
        XCTAssertNotNil(pulled.pullRecognizer(of: stand.card)?.view)
        let overlay = try XCTUnwrap(stand.card.overlayPresentation)
        overlay.overlay.pull = nil
        try stand.pull(by: 600)
        XCTAssertTrue(stand.isPresenting)
        overlay.overlay.pull = PullDismiss.Options(rule: ReleaseRule(threshold: 0.1))
        try stand.pull(by: 150)
        XCTAssertFalse(stand.isPresenting)
    }

    /// A drawer is pulled toward the edge from which it appeared, in both layout directions.
    func testAPullMovesTowardItsEdge() async throws {
        let ways: [(DirectionalEdge, HeadlessDevice, CGPoint, CGPoint)] = [
            (.leading, .phone, CGPoint(x: 250, y: 400), CGPoint(x: 40, y: 400)),
            (.leading, .phone.rightToLeft, CGPoint(x: 140, y: 400), CGPoint(x: 350, y: 400)),
            (.trailing, .phone, CGPoint(x: 140, y: 400), CGPoint(x: 350, y: 400)),
            (.top, .phone, CGPoint(x: 200, y: 300), CGPoint(x: 200, y: 40)),
        ]
        for (edge, device, start, end) in ways {
            let stand = try CardStage(device)
            try stand.present(using: .drawer(edge).pull(edge: edge))
            let away = CGPoint(x: 2 * start.x - end.x, y: 2 * start.y - end.y)
            stand.stage.finger.drag(from: start, to: away, in: 0.3)
            try stand.stage.settle()
            XCTAssertTrue(stand.isPresenting, "\(edge): the other way is no pull")
            stand.stage.finger.down(at: start)
            let middle = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
            stand.stage.finger.drag(to: middle, in: 0.3)
            XCTAssertEqual(stand.card.transitionCoordinator?.isInteractive, true, "\(edge)")
            stand.stage.finger.drag(to: end, in: 0.3)
            stand.stage.finger.up()
            try stand.stage.settle()
            XCTAssertFalse(stand.isPresenting, "\(edge)")
        }
    }

    func testAnAuthorsPresentationControllerIsOneArgumentAway() async throws {
        let stand = try CardStage()
        try stand.present(
            using: .card.presentationController {
                InsetPresentationController(presentedViewController: $0, presenting: $1, overlay: $2)
            })
        XCTAssertTrue(stand.card.presentationController is InsetPresentationController)
        XCTAssertEqual(stand.card.view.superview?.frame, CGRect(x: 20, y: 77, width: 350, height: 747))
        try stand.pull(by: 600)
        XCTAssertFalse(stand.isPresenting)
        XCTAssertNil(stand.card.transitioningDelegate)
    }

    func testTheDriverOfAScreenIsFoundAndReportsEvents() async throws {
        let stand = try CardStage()
        XCTAssertNil(ModalTransitionDriver.driver(of: stand.card))
        let driver = ModalTransitionDriver(.card)
        var events: [String] = []
        driver.transitions.observer = { event in
            switch event {
            case .willBegin(let change): events.append("will \(change)")
            case .didEnd(let change): events.append("did \(change)")
            case .didCancel(let change): events.append("cancelled \(change)")
            case .didProgress, .didChangeOutcome, .didStretch: break
            }
        }
        try stand.present(using: driver)
        XCTAssertTrue(ModalTransitionDriver.driver(of: stand.card) === driver)
        try stand.pull(by: 150)
        try stand.pull(by: 600)
        XCTAssertFalse(stand.isPresenting)
        XCTAssertNil(ModalTransitionDriver.driver(of: stand.card))
        XCTAssertEqual(
            events,
            [
                "will present Presenter to Card", "did present Presenter to Card", "will dismiss Card to Presenter",
                "cancelled dismiss Card to Presenter", "will dismiss Card to Presenter",
                "did dismiss Card to Presenter",
            ])
        XCTAssertEqual(
            driver.decisions.map { String($0.prefix(10)) },
            ["present Pr", "dismiss Ca", "cancelled:", "dismiss Ca", "finished: "])
    }

    func testAnObserverIsNotifiedOfTheDismissalWithoutRetainingTheDriver() async throws {
        let stand = try CardStage()
        try stand.present()
        var ends = 0
        ModalTransitionDriver.driver(of: stand.card)?.transitions.observer = { if case .didEnd = $0 { ends += 1 } }
        stand.card.dismiss(animated: true)
        try stand.stage.settle()
        XCTAssertEqual(ends, 1)
    }

    func testAPullWithUIKitsOwnDismissalIsRefusedWithAdvice() async throws {
        let advice = AdviceLog()
        defer { advice.close() }
        let stand = try CardStage()
        try stand.present(
            using: ModalTransitions(
                present: .style(.card), dismiss: .system, overlay: ModalTransitions.card.overlay))
        try stand.pull(by: 60)
        XCTAssertTrue(stand.isPresenting)
        XCTAssertEqual(advice.lines.count, 1)
    }

    func testThePresentationStyleFollowsTheLayoutUnlessItIsSet() async {
        XCTAssertEqual(ModalTransitions.fade.overlay.backdrop, .dimmed(0))
        XCTAssertTrue(ModalTransitions.fade.overlay.removesPresenter)
        XCTAssertFalse(ModalTransitions.fade.overFullScreen().overlay.removesPresenter)
        XCTAssertEqual(ModalTransitions.fade.layout(.dialog).overlay.backdrop, .dimmed())
        XCTAssertFalse(ModalTransitions.fade.layout(.dialog).overlay.removesPresenter)
        XCTAssertFalse(ModalTransitions.fade.layout(.whole, regular: .dialog).overlay.removesPresenter)
        XCTAssertEqual(ModalTransitions.card.layout(.whole).overlay.backdrop, .dimmed(0))
        XCTAssertEqual(ModalTransitions.card.dimming(0.5).layout(.whole).overlay.backdrop, .dimmed(0.5))
        XCTAssertEqual(
            ModalTransitions.card.dimming(0.5, color: .red).dimming(0.2).overlay.backdrop, .dimmed(0.2, color: .red))
        XCTAssertEqual(ModalTransitions.card.backdrop(.clear).overlay.backdrop, .clear)
    }

    func testTheStatusBarFlagIsTheAppsUnlessItWasOverridden() async throws {
        let stand = try CardStage()
        stand.card.modalPresentationCapturesStatusBarAppearance = true
        for transitions in [ModalTransitions.card, .fade] {
            try stand.present(using: transitions)
            stand.card.dismiss(animated: true)
            try stand.stage.settle()
            XCTAssertTrue(stand.card.modalPresentationCapturesStatusBarAppearance)
        }
    }

    /// Properties overridden at the start are restored, even if the driver's options change meanwhile.
    func testTheStatusBarFlagIsRestoredAfterAnotherLayout() async throws {
        let stand = try CardStage()
        let driver = ModalTransitionDriver(.fade)
        try stand.present(using: driver)
        XCTAssertTrue(stand.card.modalPresentationCapturesStatusBarAppearance)
        driver.transitions = .card
        stand.card.dismiss(animated: true)
        try stand.stage.settle()
        XCTAssertFalse(stand.card.modalPresentationCapturesStatusBarAppearance)
    }

    func testTheAnimationCanBeReplaced() async throws {
        let stand = try CardStage()
        stand.presenter.present(stand.card, using: .card.animation(.fade))
        stand.stage.advance(by: 0.1)
        XCTAssertEqual(stand.card.view.superview?.seenFrame.minY, 57)
        XCTAssertLessThan(stand.card.view.superview?.seenAlpha ?? 1, 1)
        try stand.stage.settle()
    }

    func testANewValueAppliesFromTheNextTransition() async throws {
        let stand = try CardStage()
        let driver = ModalTransitionDriver(.fade)
        try stand.present(using: driver)
        driver.transitions.dismiss = .style(.slide(from: .top))
        stand.card.dismiss(animated: true)
        stand.stage.advance(by: 0.1)
        driver.transitions = .fade
        stand.stage.advance(by: 0.05)
        XCTAssertLessThan(stand.card.view.superview?.seenFrame.minY ?? 0, -1)
        try stand.stage.settle()
        XCTAssertFalse(stand.isPresenting)
    }
}

/// A card with a margin on all sides.
private final class InsetPresentationController: OverlayPresentationController {
    override var frameOfPresentedViewInContainerView: CGRect {
        super.frameOfPresentedViewInContainerView.insetBy(dx: 20, dy: 20)
    }
}
