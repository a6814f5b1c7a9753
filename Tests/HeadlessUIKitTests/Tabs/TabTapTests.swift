import UIKit
import XCTest

/// Tests the delegate calls when the user selects a tab.
@MainActor
final class TabTapTests: XCTestCase {
    func testATapCallsTheDelegateInOrder() async {
        // B10.2
        let stage = TapStage()
        XCTAssertTrue(stage.tap(1))
        TurnLoop.main.advance(by: 0.1)
        XCTAssertEqual(
            stage.delegate.calls, ["shouldSelect", "animator, 1 selected", "interaction", "out", "in", "didSelect"])
        XCTAssertFalse(stage.tap(2), "a transition runs")
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(stage.tabs.selectedIndex, 1)
        XCTAssertTrue(stage.tap(2))
    }

    func testATapOnTheSelectedTabCallsTheDelegateToo() async {
        // B10.2
        let stage = TapStage()
        XCTAssertTrue(stage.tap(0))
        XCTAssertEqual(stage.delegate.calls, ["shouldSelect", "didSelect"])
    }

    func testARefusedTapChangesNothing() async {
        // B10.2
        let stage = TapStage()
        stage.delegate.agrees = false
        stage.tap(1)
        XCTAssertEqual(stage.delegate.calls, ["shouldSelect"])
        XCTAssertEqual(stage.tabs.selectedIndex, 0)
    }

    func testSelectedTabAgainPopsItsStackToTheRoot() async {
        // B10.3
        let stage = TapStage()
        let stack = UINavigationController(rootViewController: UIViewController())
        stage.tabs.viewControllers = [stack]
        TurnLoop.main.advance(by: 0.1)
        stack.pushViewController(UIViewController(), animated: false)
        stack.pushViewController(UIViewController(), animated: false)
        TurnLoop.main.advance(by: 0.1)
        stage.delegate.calls = []
        stage.tap(0)
        XCTAssertEqual(stage.delegate.calls, ["shouldSelect", "didSelect"])
        XCTAssertEqual(stack.viewControllers.count, 1)
        XCTAssertEqual(stack.transitionCoordinator?.isAnimated, true)
        TurnLoop.main.advance(by: 1)
    }

    func testOnlyTheAppearingScreenHasACoordinator() async {
        // B1.64
        let stage = TapStage()
        stage.tap(1)
        XCTAssertEqual(stage.first.sawCoordinator, false)
        XCTAssertEqual(stage.second.sawCoordinator, true)
        TurnLoop.main.advance(by: 1)
    }

    func testASelectionByCodeDuringATransitionWaitsForItsEnd() async {
        let stage = TapStage()
        stage.tabs.selectedIndex = 1
        TurnLoop.main.advance(by: 0.1)
        stage.tabs.selectedIndex = 2
        XCTAssertEqual(stage.tabs.selectedIndex, 1)
        TurnLoop.main.advance(by: 2)
        XCTAssertEqual(stage.tabs.selectedIndex, 2)
    }

    func testPushOfATabBarControllerIsRefused() async {
        // B1.8
        HeadlessLog.reset()
        let stack = UINavigationController(rootViewController: UIViewController())
        stack.pushViewController(UITabBarController(), animated: false)
        XCTAssertEqual(stack.viewControllers.count, 1)
        XCTAssertEqual(HeadlessLog.warnings.count, 1)
    }

    func testAStandaloneTabBarSelectsAndCallsItsDelegate() async {
        let stage = TapStage()
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
        let listener = BarListener()
        let items = [UITabBarItem(title: "A", image: nil, tag: 0), UITabBarItem(title: "B", image: nil, tag: 1)]
        bar.items = items
        bar.delegate = listener
        stage.first.view.addSubview(bar)
        XCTAssertNil(bar.selectedItem)
        XCTAssertTrue(HeadlessBars.tap(items[1], in: bar))
        XCTAssertIdentical(bar.selectedItem, items[1])
        XCTAssertEqual(listener.tags, [1])
    }
}

@MainActor
private final class TapStage {
    let delegate = TapDelegate()
    let tabs = UITabBarController()
    let first = WatchingScreen()
    let second = WatchingScreen()
    private let window = UIWindow(frame: UIScreen.main.bounds)

    init() {
        TurnLoop.main.reset()
        tabs.viewControllers = [first, second, UIViewController()]
        tabs.delegate = delegate
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        TurnLoop.main.advance(by: 0.1)
        first.told = { [delegate] in delegate.calls.append($0) }
        second.told = { [delegate] in delegate.calls.append($0) }
    }

    @discardableResult
    func tap(_ index: Int) -> Bool {
        guard let item = tabs.tabBar.items?[index] else { return false }
        return HeadlessBars.tap(item, in: tabs.tabBar)
    }
}

private final class WatchingScreen: UIViewController {
    var told: ((String) -> Void)?
    private(set) var sawCoordinator: Bool?

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        sawCoordinator = transitionCoordinator != nil
        told?("in")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        sawCoordinator = transitionCoordinator != nil
        told?("out")
    }
}

private final class TapDelegate: NSObject, UITabBarControllerDelegate {
    var calls: [String] = []
    var agrees = true

    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
        calls.append("shouldSelect")
        return agrees
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        calls.append("didSelect")
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        calls.append("animator, \(tabBarController.selectedIndex) selected")
        return FadeOver()
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        calls.append("interaction")
        return nil
    }
}

private final class BarListener: NSObject, UITabBarDelegate {
    private(set) var tags: [Int] = []

    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        tags.append(item.tag)
    }
}
