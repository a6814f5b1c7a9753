import BatonTesting
import TestSupport
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests a tab that grows from a view in a stack, while the stack shows another screen and a finger catches the change of tabs.
@MainActor
final class SharedStackInTabTests: AnyDesignTestCase {
    private let lower = SharingScreen("Lower")
    private let upper = SharingScreen("Upper")
    private lazy var source = lower.share("cover", at: SharingStage.source)

    /// Begins the change of tabs, changes the stack, and lets a finger catch and release the change.
    private func play(
        _ style: TransitionStyle, from screens: [UIViewController], backwards: Bool = false,
        _ act: (UINavigationController) -> Void
    ) throws {
        _ = source
        let stack = UINavigationController(rootViewController: lower)
        stack.transitions = .slide
        stack.viewControllers = screens
        let tabs = UITabBarController()
        tabs.viewControllers = [stack, upper]
        tabs.selectedIndex = backwards ? 1 : 0
        tabs.transitions = TabTransitions(style)
        let stage = Stage(root: tabs)
        try stage.settle()
        let seen = { [source] in source.isSeen }
        tabs.selectedIndex = backwards ? 0 : 1
        stage.turn()
        XCTAssertFalse(seen(), "it travels")
        act(stack)
        stage.advance(by: 0.1)
        stage.finger.catchTransition(at: CGPoint(x: 200, y: 300), towards: CGPoint(x: -1, y: 0))
        XCTAssertFalse(seen(), "caught")
        stage.finger.drag(to: CGPoint(x: 150, y: 320), in: 0.1)
        XCTAssertFalse(seen(), "dragged")
        stage.finger.up()
        try stage.settle()
        XCTAssertEqual(stage.window.leftovers, [])
        XCTAssertNil(source.mask)
    }

    /// The screen that was asked at the start is asked again.
    func testAPushInTheStackDoesNotShowTheViewAgain() async throws {
        let detail = SharingScreen("Detail")
        detail.share("cover", at: SharingStage.target)
        try play(.zoom("cover").duration(1), from: [lower]) { $0.pushViewController(detail, animated: true) }
        XCTAssertEqual(detail.questions, 0)
    }

    /// The closure knows only the new screen, which has no view for it. The old one is still in its place.
    func testAViewThatIsReturnedNoLongerStaysHiddenWhereItIs() async throws {
        let style = TransitionStyle.expand { change in
            let shown = (change.lower as? UINavigationController)?.topViewController
            return (shown as? SharingScreen)?.shared["cover"]
        }
        try play(style.duration(1), from: [lower]) { $0.pushViewController(SharingScreen("Detail"), animated: true) }
    }

    /// The screen itself is on its way out of the stack, so that its view is out of sight for the traveller.
    func testAPopInTheStackDoesNotShowTheViewAgain() async throws {
        let list = SharingScreen("List")
        try play(.fade.sharing("cover").duration(1), from: [list, lower], backwards: true) {
            $0.popViewController(animated: true)
        }
    }
}
