import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests a pop over several screens, one of which has hidden the tab bar (B1.79, B1.80).
@MainActor
final class LearnedTabBarTests: GenerationTestCase {
    override class var generations: [Int] { [15, 18, 26, 27] }

    /// The one that hides the bar is off the stack when the pop begins, and the content of the top one must not jump.
    func testTheContentOfTheTopScreenStaysWhereItIs() async throws {
        let (a, b, c) = (TestScreen("A"), TestScreen("B"), TestScreen("C"))
        b.hidesBottomBarWhenPushed = true
        let navigation = UINavigationController(rootViewController: a)
        navigation.transitions = .slide
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, TestScreen("Other")]
        let stage = Stage(root: tabs)
        try stage.settle()
        let shown = a.view.safeAreaInsets.bottom
        navigation.setViewControllers([a, b, c], animated: false)
        try stage.settle()
        let hidden = c.view.safeAreaInsets.bottom
        XCTAssertLessThan(hidden, shown)
        navigation.popToRootViewController(animated: true)
        stage.turn()
        for _ in 0..<6 {
            XCTAssertEqual(c.view.safeAreaInsets.bottom, hidden)
            stage.advance(by: 0.05)
        }
        try stage.settle()
        XCTAssertEqual(a.view.safeAreaInsets.bottom, shown)
    }
}
