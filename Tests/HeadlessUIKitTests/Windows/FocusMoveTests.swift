import UIKit
import XCTest

/// Tests how the stand-in moves the focus of VoiceOver with the screens, and the answers to what is not known of it.
@MainActor
final class FocusMoveTests: XCTestCase {
    private var a = UIViewController()
    private var b = UIViewController()
    private var stack = UINavigationController()
    private var window: UIWindow?

    override func setUp() async throws {
        await MainActor.run { start() }
    }

    override func tearDown() async throws {
        await MainActor.run {
            HeadlessQuirks.focusInCustomTransitions = .movesAsInUIKitsOwn
            HeadlessQuirks.focusMoves = .whilePushesRun
            HeadlessQuirks.focusDelay = 0
            HeadlessQuirks.popsReturnFocus = false
            HeadlessQuirks.tabChangesMoveFocus = false
            HeadlessDevice.current = .phone
        }
    }

    private func start() {
        HeadlessDevice.current.isVoiceOverRunning = true
        (a, b) = (UIViewController(), UIViewController())
        stack = UINavigationController(rootViewController: a)
        show(stack)
        [a, b].forEach { addElements(to: $0) }
        focus(a.view.subviews[1])
    }

    private func show(_ root: UIViewController) {
        TurnLoop.main.reset()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root
        window.makeKeyAndVisible()
        self.window = window
        TurnLoop.main.advance(by: 0.1)
    }

    /// Adds three elements to a screen: the second and the third are in one row, above the first.
    private func addElements(to screen: UIViewController) {
        for (x, y) in [(200, 300), (20, 200), (200, 200)] {
            let element = UIView(frame: CGRect(x: x, y: y, width: 100, height: 44))
            element.isAccessibilityElement = true
            screen.view.addSubview(element)
        }
    }

    private func focus(_ element: NSObject) {
        UIAccessibility.post(notification: .layoutChanged, argument: element)
        HeadlessLog.reset()
    }

    private var focused: AnyObject? { UIAccessibility.focusedElement(using: nil) as AnyObject? }

    private var posts: Int { HeadlessLog.accessibilityPosts.filter { $0.isByUIKit }.count }

    private func isOn(_ screen: UIViewController, _ index: Int) -> Bool { focused === screen.view.subviews[index] }

    private func push(by seconds: TimeInterval = 2) {
        stack.pushViewController(b, animated: true)
        TurnLoop.main.advance(by: seconds)
    }

    private func pop() {
        stack.popViewController(animated: true)
        TurnLoop.main.advance(by: 2)
    }

    func testAPushMovesTheFocusToTheFirstElementWhileItRuns() async throws {
        // B10.22
        push(by: 0.1)
        XCTAssertNotNil(stack.transitionCoordinator)
        XCTAssertTrue(isOn(b, 1))
        XCTAssertEqual(posts, 1)
        TurnLoop.main.advance(by: 2)
        XCTAssertTrue(isOn(b, 1))
        XCTAssertEqual(posts, 1)
    }

    func testTheFirstElementOfARowIsTheLeadingOne() async throws {
        stack.view.semanticContentAttribute = .forceRightToLeft
        b.view.semanticContentAttribute = .forceRightToLeft
        push()
        XCTAssertTrue(isOn(b, 2))
    }

    func testAPopMovesItAtTheEndToTheFirstElementOrBack() async throws {
        for returns in [false, true] {
            start()
            HeadlessQuirks.popsReturnFocus = returns
            focus(a.view.subviews[0])
            push()
            HeadlessLog.reset()
            stack.popViewController(animated: true)
            TurnLoop.main.advance(by: 0.1)
            XCTAssertEqual(posts, 0)
            TurnLoop.main.advance(by: 2)
            XCTAssertEqual(posts, 1)
            XCTAssertTrue(isOn(a, returns ? 0 : 1))
        }
    }

    func testItMovesAtTheTimeOfTheAnswer() async throws {
        for moves in HeadlessQuirks.FocusMoves.allCases {
            start()
            HeadlessQuirks.focusMoves = moves
            push(by: 0.1)
            XCTAssertEqual(posts, moves == .atTheEnd ? 0 : 1)
            TurnLoop.main.advance(by: 2)
            XCTAssertEqual(posts, 1)
            stack.popViewController(animated: true)
            TurnLoop.main.advance(by: 0.1)
            XCTAssertEqual(posts, moves == .whileTransitionsRun ? 2 : 1)
            TurnLoop.main.advance(by: 2)
            XCTAssertEqual(posts, 2)
        }
    }

    func testVoiceOverMayTakeAWhile() async throws {
        HeadlessQuirks.focusDelay = 0.5
        push(by: 0.4)
        XCTAssertEqual(posts, 1)
        XCTAssertTrue(isOn(a, 1))
        TurnLoop.main.advance(by: 0.2)
        XCTAssertTrue(isOn(b, 1))
    }

    /// The user has moved on before VoiceOver gets to what was asked for.
    func testTheLastOfTwoMovesCounts() async throws {
        HeadlessQuirks.focusDelay = 0.5
        UIAccessibility.post(notification: .layoutChanged, argument: a.view.subviews[0])
        HeadlessQuirks.focusDelay = 0
        focus(a.view.subviews[2])
        TurnLoop.main.advance(by: 1)
        XCTAssertTrue(isOn(a, 2))
    }

    func testACustomTransitionHasEachAnswer() async throws {
        for answer in HeadlessQuirks.FocusInTransitions.allCases {
            start()
            HeadlessQuirks.focusInCustomTransitions = answer
            let delegate = Fading()
            stack.delegate = delegate
            push()
            switch answer {
            case .movesAsInUIKitsOwn: XCTAssertTrue(isOn(b, 1))
            case .isLost: XCTAssertNil(focused)
            case .staysOnWhatLeft: XCTAssertTrue(isOn(a, 1))
            }
            XCTAssertEqual(posts, answer == .movesAsInUIKitsOwn ? 1 : 0)
        }
    }

    func testAChangeWithoutAnimationIsAnnouncedToo() async throws {
        stack.pushViewController(b, animated: false)
        TurnLoop.main.advance(by: 0.1)
        XCTAssertTrue(isOn(b, 1))
        XCTAssertEqual(posts, 1)
    }

    func testAPresentationAndItsDismissalMoveIt() async throws {
        b.modalPresentationStyle = .fullScreen
        a.present(b, animated: true)
        TurnLoop.main.advance(by: 2)
        XCTAssertTrue(isOn(b, 1))
        b.dismiss(animated: true)
        TurnLoop.main.advance(by: 2)
        XCTAssertEqual((focused as? UIView)?.isDescendant(of: stack.view), true)
        XCTAssertEqual(posts, 2)
    }

    func testAChangeOfTabsHasEachAnswer() async throws {
        for moves in [false, true] {
            HeadlessQuirks.tabChangesMoveFocus = moves
            let tabs = UITabBarController()
            (a, b) = (UIViewController(), UIViewController())
            tabs.viewControllers = [a, b]
            show(tabs)
            [a, b].forEach { addElements(to: $0) }
            focus(a.view.subviews[0])
            tabs.selectedIndex = 1
            TurnLoop.main.advance(by: 1)
            XCTAssertTrue(moves ? isOn(b, 1) : isOn(a, 0))
            XCTAssertEqual(posts, moves ? 1 : 0)
        }
    }

    func testWithoutVoiceOverNothingIsPosted() async throws {
        HeadlessDevice.current.isVoiceOverRunning = false
        push()
        pop()
        XCTAssertEqual(posts, 0)
        XCTAssertTrue(isOn(a, 1))
    }

    func testTheFocusMayBeOnAnElementThatIsNoView() async throws {
        let element = NSObject()
        focus(element)
        XCTAssertTrue(focused === element)
        UIAccessibility.post(notification: .screenChanged, argument: "Loaded")
        XCTAssertTrue(focused === element, "a text is spoken")
    }
}

/// Fades the screens of a stack.
private final class Fading: NSObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.3
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let view = transitionContext.view(forKey: .to) else { return }
        transitionContext.containerView.addSubview(view)
        view.alpha = 0
        UIView.animate(withDuration: 0.3) {
            view.alpha = 1
        } completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
