import Baton
import BatonRecorder
import BatonTesting
import UIKit
import XCTest

/// The examples of the documentation page about interactions, unchanged.
@MainActor
final class InteractionExamples: XCTestCase {
    private func stand() throws -> (Stage, UINavigationController) {
        let navigationController = UINavigationController(rootViewController: UIViewController())
        navigationController.pushViewController(UIViewController(), animated: false)
        let stage = Stage(root: navigationController)
        try stage.settle()
        return (stage, navigationController)
    }

    func testTheSwipeBack() async throws {
        let (stage, navigationController) = try stand()
        navigationController.transitions = .cover
        navigationController.transitions?.swipe.rule = ReleaseRule(threshold: 0.3)
        navigationController.transitions?.swipe.shouldBegin = { pop in !pop.from.isModalInPresentation }
        let drawing = UIPanGestureRecognizer()
        let driver = NavigationTransitionDriver.driver(of: navigationController)
        driver?.edgeSwipeRecognizer.require(toFail: drawing)
        driver?.contentSwipeRecognizer.require(toFail: drawing)
        navigationController.topViewController?.isModalInPresentation = true
        for count in [2, 1] {
            stage.finger.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 160, y: 400), in: 0.3)
            try stage.settle()
            XCTAssertEqual(navigationController.viewControllers.count, count)
            navigationController.topViewController?.isModalInPresentation = false
        }
    }

    func testEndingARunningTransition() async throws {
        let (stage, navigationController) = try stand()
        navigationController.transitions = .slide
        let driver = try XCTUnwrap(NavigationTransitionDriver.driver(of: navigationController))
        let pushed = UIViewController()
        navigationController.pushViewController(pushed, animated: true)
        stage.advance(by: 0.1)
        driver.endRunningTransition()
        navigationController.popToRootViewController(animated: true)
        stage.turn()
        XCTAssertTrue(pushed.isMovingFromParent)
        try stage.settle()
        XCTAssertEqual(navigationController.viewControllers.count, 1)
    }

    func testAwaitingAPush() async throws {
        let (stage, navigationController) = try stand()
        let count = navigationController.viewControllers.count
        let task = Task {
            let detail = UIViewController()
            let outcome = await navigationController.performTransition {
                navigationController.pushViewController(detail, animated: true)
            }
            return outcome
        }
        await Task.yield()
        try stage.settle()
        let outcome = await task.value
        XCTAssertEqual(outcome, .completed)
        XCTAssertEqual(navigationController.viewControllers.count, count + 1)
        print(NavigationTransitionDriver.driver(of: navigationController)?.describe() ?? "no driver")
    }

    func testAwaitingAPresentation() async throws {
        let presenter = UIViewController()
        let stage = Stage(root: presenter)
        try stage.settle()
        let task = Task {
            let detail = UIViewController()
            let outcome = await presenter.performTransition { presenter.present(detail, using: .card) }
            return outcome
        }
        await Task.yield()
        try stage.settle()
        let outcome = await task.value
        XCTAssertEqual(outcome, .completed)
        XCTAssertNotNil(presenter.presentedViewController)
    }

    func testTheSwipeBetweenTabs() async throws {
        final class ComposeController: UIViewController {}
        let tabBarController = UITabBarController()
        tabBarController.viewControllers = [UIViewController(), UIViewController(), ComposeController()]
        tabBarController.transitions = .slideAcross.swipe()
        let stage = Stage(root: tabBarController)
        try stage.settle()
        func swipe(at y: CGFloat) throws -> Int {
            stage.finger.drag(from: CGPoint(x: 350, y: y), to: CGPoint(x: 30, y: y), in: 0.3)
            try stage.settle()
            return tabBarController.selectedIndex
        }
        XCTAssertEqual(try swipe(at: 600), 1)
        tabBarController.selectedIndex = 0
        try stage.settle()
        tabBarController.transitions = .slideAcross.swipe(
            shouldBegin: { change in !(change.to is ComposeController) },
            startsAt: { point, screen in point.y < screen.view.bounds.midY })
        XCTAssertEqual(try swipe(at: 600), 0)
        XCTAssertEqual(try swipe(at: 300), 1)
        XCTAssertEqual(try swipe(at: 300), 1)
    }

    func testThePull() async throws {
        let screen = UIViewController()
        let stage = Stage(root: screen)
        let form = UIViewController()
        let delegate = AttemptLog()
        let sheet = ModalTransitions.card.pull(PullDismiss.Options(rule: ReleaseRule(threshold: 0.3)))
        screen.present(form, using: sheet)
        form.isModalInPresentation = true
        form.presentationController?.delegate = delegate
        try stage.settle()
        for attempts in [1, 1] {
            stage.finger.down(at: CGPoint(x: 195, y: 120))
            stage.finger.drag(to: CGPoint(x: 195, y: 420), in: 0.3)
            stage.finger.hold(for: 0.2)
            stage.finger.up()
            try stage.settle()
            XCTAssertEqual(delegate.attempts, attempts)
            XCTAssertEqual(screen.presentedViewController == nil, !form.isModalInPresentation)
            form.isModalInPresentation = false
        }
    }

    func testThePinch() async throws {
        let screen = UIViewController()
        let stage = Stage(root: screen)
        let photo = ModalTransitions.fade.pinch()
        let image = UIViewController()
        screen.present(image, using: photo)
        try stage.settle()
        XCTAssertNotNil(ModalTransitionDriver.driver(of: image)?.pinchRecognizer(of: image))
    }

    func testHapticFeedback() async throws {
        let feedback = Feedback()
        let (stage, navigationController) = try stand()
        let delegate = SwipingDelegate()
        delegate.install(on: navigationController)
        let pull = delegate.swipe
        pull.interaction.observer = { event in
            if case .didChangeOutcome(let outcome) = event { feedback.play(outcome) }
        }
        pull.interaction.begin {
            navigationController.popViewController(animated: true)
            return navigationController.transitionCoordinator
        }
        stage.turn()
        pull.interaction.update(0.7)
        pull.interaction.update(-0.1)
        pull.interaction.cancel()
        try stage.settle()
        XCTAssertEqual(feedback.played, [.completed, .cancelled])
    }

    func testHapticFeedbackOfAPresentedScreen() async throws {
        let feedback = Feedback()
        let ring = Ring()
        let screen = UIViewController()
        let stage = Stage(root: screen)
        let form = UIViewController()
        let card = ModalTransitions.card.observer { event in
            switch event {
            case .didChangeOutcome(let outcome): feedback.play(outcome)
            case .didStretch(let stretch): ring.show(stretch)
            default: break
            }
        }
        screen.present(form, using: card)
        try stage.settle()
        stage.finger.down(at: CGPoint(x: 195, y: 320))
        stage.finger.drag(to: CGPoint(x: 195, y: 830), in: 1)
        stage.finger.drag(to: CGPoint(x: 195, y: 200), in: 1)
        stage.finger.up()
        try stage.settle()
        XCTAssertEqual(feedback.played, [.completed, .cancelled])
        XCTAssertLessThan(ring.shown.first ?? 0, 0)
    }

    func testAScreenThatDragsByItself() async throws {
        let (stage, navigationController) = try stand()
        navigationController.transitions = .system.swipe(.edge)
        navigationController.transitions = .system.swipe(.part { point, _ in point.y > 200 })
        XCTAssertNotNil(navigationController.transitions?.swipe)
        navigationController.transitions = .slide.swipe(.content)
        let canvas = try XCTUnwrap(navigationController.topViewController)
        canvas.view.usesDragsItself = true
        try stage.settle()
        stage.finger.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 380, y: 400), in: 0.2)
        try stage.settle()
        XCTAssertEqual(navigationController.viewControllers.count, 2)
    }

    func testAScreenWithoutASwipe() async throws {
        let (stage, navigationController) = try stand()
        let form = try XCTUnwrap(navigationController.topViewController)
        navigationController.transitions = .slide
        navigationController.transitions?.swipe.area = .content
        form.navigationItem.swipeArea = .off
        stage.finger.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 380, y: 400), in: 0.2)
        try stage.settle()
        XCTAssertEqual(navigationController.viewControllers.count, 2)
    }

    func testLooserSwipes() async throws {
        let (stage, navigationController) = try stand()
        navigationController.transitions = .slide
        navigationController.transitions?.swipe.area = .content
        navigationController.transitions?.swipe.allowsHiddenBar = true
        navigationController.transitions?.swipe.allowsReplacedBackButton = true
        navigationController.setNavigationBarHidden(true, animated: false)
        let map = UIView(frame: CGRect(x: 0, y: 300, width: 390, height: 300))
        map.usesDragsItself = true
        navigationController.topViewController?.view.addSubview(map)
        try stage.settle()
        for (y, count) in [(400, 2), (200, 1)] as [(CGFloat, Int)] {
            stage.finger.drag(from: CGPoint(x: 100, y: y), to: CGPoint(x: 380, y: y), in: 0.2)
            try stage.settle()
            XCTAssertEqual(navigationController.viewControllers.count, count)
        }
    }

    func testTransitionsThatRunToTheirEnd() async throws {
        let (stage, navigationController) = try stand()
        navigationController.transitions = .slide
        navigationController.transitions?.interruptible = false
        navigationController.pushViewController(UIViewController(), animated: true)
        stage.turn()
        stage.finger.drag(from: CGPoint(x: 20, y: 400), to: CGPoint(x: 380, y: 400), in: 0.2)
        try stage.settle()
        XCTAssertEqual(navigationController.viewControllers.count, 3)
    }

    func testAScreenThatIsNotReadyToBeLeft() async throws {
        let (stage, navigationController) = try stand()
        navigationController.transitions = .slide
        let form = FormScreen()
        navigationController.pushViewController(form, animated: false)
        try stage.settle()
        form.changed()
        for (answer, count) in [("Keep Editing", 3), ("Discard", 2)] {
            stage.finger.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 300, y: 400), in: 0.3)
            try stage.settle()
            XCTAssertTrue(navigationController.topViewController === form)
            let alert = try XCTUnwrap(form.presentedViewController as? UIAlertController)
            XCTAssertTrue(HeadlessAlerts.tap(answer, in: alert))
            try stage.settle()
            XCTAssertEqual(navigationController.viewControllers.count, count, answer)
        }
    }

    func testAGestureOfYourOwn() async throws {
        let (stage, navigationController) = try stand()
        navigationController.transitions = .slide
        let next = UIViewController()
        let driver = NavigationTransitionDriver.driver(of: navigationController)
        driver?.interaction.begin {
            navigationController.pushViewController(next, animated: true)
            return navigationController.transitionCoordinator
        }
        driver?.interaction.update(0.4)
        driver?.interaction.release(progress: 0.4, velocity: 1200, distance: 390)
        try stage.settle()
        XCTAssertTrue(navigationController.topViewController === next)
    }

    func testADelegateOfYourOwn() async throws {
        let (stage, navigationController) = try stand()
        let delegate = SwipingDelegate()
        delegate.install(on: navigationController)
        stage.finger.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 300, y: 400), in: 0.3)
        try stage.settle()
        XCTAssertEqual(navigationController.viewControllers.count, 1)
    }
}

final class SwipingDelegate: NSObject, UINavigationControllerDelegate {
    let swipe = SwipePop()

    func install(on navigationController: UINavigationController) {
        navigationController.delegate = self
        swipe.attach(to: navigationController)
    }

    func navigationController(
        _ n: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from: UIViewController, to: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        operation == .push ? PushAnimator(.cube) : PopAnimator(.cube)
    }

    func navigationController(
        _ n: UINavigationController, interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        swipe.interaction.isBeginning ? swipe.interaction : nil
    }
}

@MainActor
private final class AttemptLog: NSObject, UIAdaptivePresentationControllerDelegate {
    private(set) var attempts = 0

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        attempts += 1
    }
}

private final class Feedback {
    private(set) var played: [TransitionOutcome] = []

    func play(_ outcome: TransitionOutcome) {
        played.append(outcome)
    }
}

private final class Ring {
    private(set) var shown: [CGFloat] = []

    func show(_ stretch: CGFloat) {
        shown.append(stretch)
    }
}

private final class FormScreen: UIViewController {
    func changed() {
        navigationItem.backInterceptor = { [weak self] in self?.askWhetherToDiscard() }
    }

    func askWhetherToDiscard() {
        let alert = UIAlertController(title: "Discard changes?", message: nil, preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: "Discard", style: .destructive) { [weak self] _ in
                self?.navigationController?.popViewController(animated: true)
            })
        alert.addAction(UIAlertAction(title: "Keep Editing", style: .cancel))
        present(alert, animated: true)
    }
}
