import UIKit
import XCTest

/// Tests the switch for a presentation in the middle of another transition.
@MainActor
final class PresentationInTransitionTests: XCTestCase {
    override func setUp() async throws {
        HeadlessLog.reset()
    }

    override func tearDown() async throws {
        await MainActor.run { HeadlessQuirks.presentationsInTransitions = .begin }
    }

    /// Pushes a screen, presents another one in the middle of it, and returns what there is in the turn after that.
    private func presentInPush(_ note: String) -> (linked: Bool, inWindow: Bool, ends: Int, warnings: Int) {
        let stack = UINavigationController(rootViewController: UIViewController())
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = stack
        window.makeKeyAndVisible()
        TurnLoop.main.advance(by: 0.1)
        stack.pushViewController(UIViewController(), animated: true)
        TurnLoop.main.advance(by: 0.1)
        let over = UIViewController()
        over.modalPresentationStyle = .overFullScreen
        var ends = 0
        stack.present(over, animated: true) { ends += 1 }
        TurnLoop.main.runTurn()
        XCTAssertNotNil(stack.transitionCoordinator, note)
        let (linked, inWindow) = (over.presentingViewController === stack, over.viewIfLoaded?.window != nil)
        TurnLoop.main.advance(by: 2)
        XCTAssertEqual(stack.viewControllers.count, 2, note)
        XCTAssertEqual(over.viewIfLoaded?.window != nil, linked, note)
        window.isHidden = true
        window.rootViewController = nil
        TurnLoop.main.runTurn()
        return (linked, inWindow, ends, HeadlessLog.warnings.count)
    }

    func testItBeginsAtOnceUnlessTheSwitchSaysOtherwise() async {
        XCTAssertTrue(presentInPush("at once") == (true, true, 1, 0))
    }

    func testItWaitsForTheEnd() async {
        HeadlessQuirks.presentationsInTransitions = .wait
        XCTAssertTrue(presentInPush("wait") == (true, false, 1, 0))
    }

    func testItIsRefused() async {
        HeadlessQuirks.presentationsInTransitions = .areRefused
        XCTAssertTrue(presentInPush("refused") == (false, false, 0, 1))
    }

    func testInACompletionOfTheTransitionItIsNeverRefused() async {
        // B4.43
        for answer in HeadlessQuirks.PresentationsInTransitions.allCases {
            HeadlessQuirks.presentationsInTransitions = answer
            let scene = ModalStack(count: 1)
            let first = scene.present(animated: true)
            let second = UIViewController()
            second.modalPresentationStyle = .overFullScreen
            first.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
                first.present(second, animated: true)
            }
            TurnLoop.main.advance(by: 3)
            XCTAssertNotNil(second.viewIfLoaded?.window, "\(answer)")
            XCTAssertEqual(HeadlessLog.warnings, [], "\(answer)")
            scene.putAway()
        }
    }
}
