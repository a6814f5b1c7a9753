import UIKit
import XCTest

/// Tests bars in right-to-left layout direction.
@MainActor
final class MirroredBarTests: XCTestCase {
    override func tearDown() async throws {
        HeadlessDevice.current = .phone
    }

    func testABarHiddenByAPushLeavesToTheRightInRightToLeft() async {
        // B1.77, B10.30
        HeadlessDevice.current.layoutDirection = .rightToLeft
        let stack = AskingStack.shown(screens: 1)
        stack.pushViewController(BarlessScreen(), animated: true)
        TurnLoop.main.advance(by: 0.15)
        let place = stack.navigationBar.layer.presentation()?.frame.minX ?? 0
        XCTAssertGreaterThan(place, 0)
        TurnLoop.main.advance(by: 1)
    }

    func testTheBackButtonIsOnTheRight() async {
        // B10.32
        HeadlessDevice.current.layoutDirection = .rightToLeft
        let stack = AskingStack.shown()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        let item = stack.topViewController?.navigationItem
        item?.leftItemsSupplementBackButton = true
        item?.leftBarButtonItem = UIBarButtonItem(customView: view)
        stack.view.layoutIfNeeded()
        stack.navigationBar.layoutIfNeeded()
        let bar = stack.navigationBar
        XCTAssertGreaterThan(view.convert(view.bounds, to: bar).midX, bar.bounds.midX)
        XCTAssertLessThan(view.convert(view.bounds, to: bar).maxX, bar.bounds.maxX - 30)
    }

    func testTheSignOfTheBackButtonStandsOnTheRightAndPointsThere() async {
        // Where a text is written from right to left, its first sign stands on the right, and "‹" points there.
        for (direction, title, text) in [
            (UITraitEnvironmentLayoutDirection.leftToRight, "List", "‹ List"), (.rightToLeft, "List", "List ›"),
            (.rightToLeft, "רשימה", "‹ רשימה"), (.leftToRight, "קבצים", "קבצים ›"),
            (.rightToLeft, "12. قائمة", "‹ 12. قائمة"),
        ] {
            HeadlessDevice.current.layoutDirection = direction
            TurnLoop.main.reset()
            let root = UIViewController()
            root.title = title
            let navigation = UINavigationController(rootViewController: root)
            navigation.pushViewController(UIViewController(), animated: false)
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = navigation
            window.makeKeyAndVisible()
            TurnLoop.main.runTurn()
            XCTAssertEqual(texts(in: navigation.navigationBar).filter { $0.contains(title) }, [text])
        }
    }

    private func texts(in view: UIView) -> [String] {
        [(view as? UILabel)?.text].compactMap { $0 } + view.subviews.flatMap(texts)
    }

    func testTabsStartOnTheRight() async {
        // B10.32
        HeadlessDevice.current = .phone.running(18).rightToLeft
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
        bar.items = ["A", "B"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
        bar.layoutIfNeeded()
        XCTAssertEqual(bar.subviews.dropFirst().map(\.frame.minX), [150, 0])
    }
}

private final class BarlessScreen: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(true, animated: animated)
    }
}
