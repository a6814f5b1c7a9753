import UIKit
import XCTest

/// Tests how much of its screens a tab bar covers, and when it is hidden.
@preconcurrency
@MainActor
final class TabBarPlaceContractTests: ContractTestCase {
    override class var exceptions: [String: Generations] {
        ["testABarThatTheAppHidesCoversNothingAndStaysAwayDuringAPush": .from(18)]
    }

    func testTheBarIsAtTheBottomAndPartOfTheSafeArea() {
        // B8.8
        let stage = TabStage()
        defer { stage.putAway() }
        let traits = stage.tabs.traitCollection
        let row: CGFloat =
            traits.verticalSizeClass == .compact ? 32 : traits.userInterfaceIdiom == .pad ? 50 : 49
        let height = row + stage.tabs.view.safeAreaInsets.bottom
        XCTAssertEqual(stage.tabs.tabBar.frame.height, height)
        XCTAssertEqual(stage.tabs.tabBar.frame.maxY, stage.tabs.view.bounds.maxY)
        XCTAssertEqual(stage.screens[0].view.safeAreaInsets.bottom, height)
        XCTAssertEqual(stage.screens[0].view.frame, stage.tabs.view.bounds)
    }

    func testAScreenThatHidesTheBarKeepsItHiddenUntilItIsPopped() {
        // B1.79
        let stack = TabbedStack()
        defer { stack.putAway() }
        let hiding = UIViewController()
        hiding.hidesBottomBarWhenPushed = true
        for animated in [false, true] {
            stack.navigation.pushViewController(hiding, animated: animated)
            Device.wait(1)
            XCTAssertFalse(stack.showsBar)
            XCTAssertEqual(hiding.view.safeAreaInsets.bottom, stack.tabs.view.safeAreaInsets.bottom)
            let above = UIViewController()
            stack.navigation.pushViewController(above, animated: animated)
            Device.wait(1)
            XCTAssertFalse(stack.showsBar)
            stack.navigation.popToRootViewController(animated: animated)
            Device.wait(1)
            XCTAssertTrue(stack.showsBar)
            XCTAssertEqual(stack.root.view.safeAreaInsets.bottom, stack.tabs.tabBar.frame.height)
        }
    }

    func testABarThatTheAppHidesCoversNothingAndStaysAwayDuringAPush() throws {
        guard #available(iOS 18, *) else { throw XCTSkip("An app can hide the bar since iOS 18.") }
        let stack = TabbedStack()
        defer { stack.putAway() }
        let hiding = UIViewController()
        hiding.hidesBottomBarWhenPushed = true
        stack.tabs.setTabBarHidden(true, animated: false)
        Device.wait(0.1)
        XCTAssertEqual(stack.root.view.safeAreaInsets.bottom, stack.tabs.view.safeAreaInsets.bottom)
        stack.navigation.pushViewController(hiding, animated: true)
        Device.wait(0.2)
        XCTAssertFalse(stack.showsBar)
        Device.wait(1)
        stack.navigation.popViewController(animated: true)
        Device.wait(0.2)
        XCTAssertFalse(stack.showsBar)
        Device.wait(1)
        stack.tabs.isTabBarHidden = false
        Device.wait(0.1)
        XCTAssertTrue(stack.showsBar)
        XCTAssertEqual(stack.root.view.safeAreaInsets.bottom, stack.tabs.tabBar.frame.height)
    }

    func testHidesBottomBarWhenPushedIsReadAtThePush() {
        // B1.79
        let stack = TabbedStack()
        defer { stack.putAway() }
        let pushed = UIViewController()
        stack.navigation.pushViewController(pushed, animated: false)
        Device.wait(1)
        pushed.hidesBottomBarWhenPushed = true
        Device.wait(0.1)
        XCTAssertTrue(stack.showsBar)
    }

    func testUnderACustomAnimatorTheBarSlidesAwayAndTheInsetStaysUntilTheEnd() {
        // B1.80
        let stack = TabbedStack()
        defer { stack.putAway() }
        let delegate = LoggingNavigationDelegate(CallLog())
        delegate.animator = TestAnimator()
        stack.navigation.delegate = delegate
        let hiding = UIViewController()
        hiding.hidesBottomBarWhenPushed = true
        stack.navigation.pushViewController(hiding, animated: true)
        Device.wait(TestAnimator.duration / 2)
        XCTAssertLessThan(stack.tabs.tabBar.seenFrame.minX, 0)
        XCTAssertEqual(hiding.view.safeAreaInsets.bottom, stack.tabs.tabBar.frame.height)
        Device.wait(1)
        XCTAssertEqual(hiding.view.safeAreaInsets.bottom, stack.tabs.view.safeAreaInsets.bottom)
    }

    func testACancelledPopKeepsTheBarHidden() {
        // B1.79. On iOS 26 a first cancel does so too, after a flash (B16.31).
        let stack = TabbedStack()
        defer { stack.putAway() }
        let hiding = UIViewController()
        hiding.hidesBottomBarWhenPushed = true
        stack.navigation.pushViewController(hiding, animated: false)
        Device.wait(1)
        let delegate = LoggingNavigationDelegate(CallLog())
        let interaction = UIPercentDrivenInteractiveTransition()
        delegate.animator = TestAnimator()
        delegate.interaction = interaction
        stack.navigation.delegate = delegate
        stack.navigation.popViewController(animated: true)
        Device.turn()
        interaction.update(0.5)
        Device.turn()
        interaction.cancel()
        Device.wait(1)
        XCTAssertFalse(stack.showsBar)
        XCTAssertEqual(hiding.view.safeAreaInsets.bottom, stack.tabs.view.safeAreaInsets.bottom)
    }
}

/// A stack in the first of two tabs.
@MainActor
private final class TabbedStack {
    let root = UIViewController()
    let tabs = UITabBarController()
    let navigation: UINavigationController
    private let window: UIWindow

    var showsBar: Bool {
        tabs.tabBar.frame.maxX > 0 && tabs.tabBar.frame.minY < tabs.view.bounds.maxY && !tabs.tabBar.isHidden
    }

    init() {
        navigation = UINavigationController(rootViewController: root)
        tabs.viewControllers = [navigation, UIViewController()]
        window = Device.show(tabs)
    }

    func putAway() {
        navigation.delegate = nil
        Device.put(away: window)
    }
}
