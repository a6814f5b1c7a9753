import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests a screen that another stack of Baton's has shown before, and that now is in a stack inside a stack.
@MainActor
final class MovedScreenTests: GenerationTestCase {
    override class var generations: [Int] { [18, 26] }

    /// No delegate of the outer stack hears of the screen, and the bar of the other stack does not show it any more.
    func testItsStateIsShownByTheOuterBar() async throws {
        for driver in BarDriver.allCases {
            let moved = UIViewController()
            let other = UINavigationController()
            other.viewControllers = [UIViewController(), moved]
            other.transitions = .slide
            let tabs = UITabBarController()
            let scene = try BarStage(driver, from: BarState(), to: BarState()) {
                tabs.viewControllers = [other, $0]
                return tabs
            }
            other.popViewController(animated: false)
            tabs.selectedIndex = 1
            let inner = UINavigationController(rootViewController: UIViewController())
            scene.navigation.setViewControllers([scene.first, inner], animated: false)
            try scene.stage.settle()
            inner.setViewControllers([moved], animated: false)
            try scene.stage.settle()
            moved.navigationItem.barState = .ember
            try scene.stage.settle()
            scene.paint.assertClose(to: .ember, within: 1e-6, "\(driver)")
        }
    }
}
