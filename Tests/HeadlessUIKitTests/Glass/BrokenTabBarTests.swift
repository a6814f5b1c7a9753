import UIKit
import XCTest

/// Tests cancelled interactive pops with a custom animation from a screen that hides the tab bar (B16.31).
@MainActor
final class BrokenTabBarTests: XCTestCase {
    override func setUp() async throws {
        TurnLoop.main.reset()
        HeadlessDevice.current = .phone.running(26)
    }

    override func tearDown() async throws {
        HeadlessDevice.current = .phone
        HeadlessQuirks.cancelledCustomPopsBreakTabBar = false
    }

    func testWithoutTheFaultTheBarStaysHiddenAfterEachCancel() async {
        let stage = HidingStage()
        defer { stage.putAway() }
        for _ in 0..<2 {
            let share = stage.cancelPop()
            XCTAssertLessThan(share, 1)
            XCTAssertEqual(stage.look, .hidden)
        }
        stage.finishPop()
        XCTAssertEqual(stage.look, .shown)
    }

    func testWithTheFaultItFlashesAndAfterTheSecondCancelStandsThereWithoutButtons() async {
        HeadlessQuirks.cancelledCustomPopsBreakTabBar = true
        let stage = HidingStage()
        defer { stage.putAway() }
        XCTAssertEqual(stage.cancelPop(), 1)
        XCTAssertEqual(stage.look, .hidden)
        XCTAssertEqual(stage.cancelPop(), 1)
        XCTAssertEqual(stage.look, .withoutButtons)
        XCTAssertEqual(stage.hiding.view.safeAreaInsets.bottom, 34)
        XCTAssertFalse(HeadlessBars.tap(stage.tabs.tabBar.items![1], in: stage.tabs.tabBar))
        stage.finishPop()
        XCTAssertEqual(stage.look, .shown)
    }

    func testTheFaultIsOfCustomAnimationsOfTheNewDesignOnly() async {
        HeadlessQuirks.cancelledCustomPopsBreakTabBar = true
        HeadlessDevice.current = .phone.running(18)
        let stage = HidingStage()
        defer { stage.putAway() }
        for _ in 0..<2 {
            XCTAssertLessThan(stage.cancelPop(), 1)
            XCTAssertEqual(stage.look, .hidden)
        }
    }
}

/// A stack in a tab, with a screen on top that hides the tab bar.
@MainActor
private final class HidingStage {
    enum Look { case shown, hidden, withoutButtons }

    let tabs = UITabBarController()
    let hiding = UIViewController()
    private let navigation = UINavigationController(rootViewController: UIViewController())
    private let delegate = FadingDelegate()
    private let window = UIWindow(
        windowScene: UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }[0])

    init() {
        tabs.viewControllers = [navigation, UIViewController()]
        tabs.viewControllers?.forEach { $0.tabBarItem.title = "Tab" }
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        hiding.hidesBottomBarWhenPushed = true
        TurnLoop.main.advance(by: 0.1)
        navigation.pushViewController(hiding, animated: false)
        TurnLoop.main.advance(by: 0.1)
        navigation.delegate = delegate
    }

    var look: Look {
        guard tabs.tabBar.frame.maxX > 0 else { return .hidden }
        return labels(in: tabs.tabBar) > 0 ? .shown : .withoutButtons
    }

    private func labels(in view: UIView) -> Int {
        guard !view.isHidden else { return 0 }
        return view.subviews.map(labels).reduce(view is UILabel ? 1 : 0, +)
    }

    /// Pops halfway and cancels. Returns how much of the bar was on the screen.
    func cancelPop() -> CGFloat {
        let interaction = UIPercentDrivenInteractiveTransition()
        delegate.interaction = interaction
        navigation.popViewController(animated: true)
        TurnLoop.main.runTurn()
        interaction.update(0.5)
        TurnLoop.main.runTurn()
        let bar = tabs.tabBar.layer.presentation() ?? tabs.tabBar.layer
        let share = max(0, bar.frame.intersection(tabs.view.bounds).width) / tabs.view.bounds.width
        interaction.cancel()
        TurnLoop.main.advance(by: 1)
        return share
    }

    func finishPop() {
        delegate.interaction = nil
        navigation.popViewController(animated: true)
        TurnLoop.main.advance(by: 1)
    }

    func putAway() {
        navigation.delegate = nil
        window.isHidden = true
    }
}

/// Provides a custom animation, driven by an interaction if there is one.
private final class FadingDelegate: NSObject, UINavigationControllerDelegate {
    var interaction: UIPercentDrivenInteractiveTransition?

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { FadeOver() }
}
