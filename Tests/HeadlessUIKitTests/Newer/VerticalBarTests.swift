import UIKit
import XCTest

/// The vertical bar of iPhone Duo beside the horizontal one.
@MainActor
final class VerticalBarTests: XCTestCase {
    private let screen = UIViewController()
    fileprivate var window: UIWindow?

    override func tearDown() async throws {
        await MainActor.run {
            HeadlessApplication.closeWindows()
            HeadlessDevice.current = .phone
        }
    }

    @discardableResult
    fileprivate func show(_ device: HeadlessDevice = .duo) -> UINavigationController {
        TurnLoop.main.reset()
        HeadlessDevice.current = device
        HeadlessLog.reset()
        let navigation = UINavigationController(rootViewController: screen)
        let scene = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }[0]
        window = UIWindow(windowScene: scene)
        window?.rootViewController = navigation
        window?.makeKeyAndVisible()
        TurnLoop.main.advance(by: 0.1)
        return navigation
    }

    func testTheBarAndTheSafeAreaInLandscape() async {
        // B21.3, B21.4
        let navigation = show()
        XCTAssertEqual(navigation.traitCollection.verticalBarEdge, .trailing)
        XCTAssertEqual(navigation.navigationBar.frame, CGRect(x: 0, y: 24, width: 951, height: 58))
        XCTAssertEqual(screen.view.safeAreaInsets, UIEdgeInsets(top: 82, left: 0, bottom: 34, right: 84))
    }

    func testTheEdgeIsNotMirroredAndCanBeLeading() async {
        // B21.4
        XCTAssertEqual(show(.duo.rightToLeft).navigationBar.frame.minX, 0)
        XCTAssertEqual(screen.view.safeAreaInsets.right, 84)
        var device = HeadlessDevice.duo
        device.verticalBarEdge = .leading
        XCTAssertEqual(show(device).navigationBar.frame.minX, 84)
        XCTAssertEqual(screen.view.safeAreaInsets.left, 84)
        XCTAssertEqual(screen.view.safeAreaInsets.right, 0)
    }

    func testAppsOfAnEarlierSDKKeepHorizontalBars() async {
        // B21.1
        let navigation = show(.duo.linked(with: 27))
        XCTAssertEqual(navigation.traitCollection.verticalBarEdge, .unspecified)
        XCTAssertEqual(navigation.navigationBar.frame.width, 1_035)
        XCTAssertEqual(screen.view.safeAreaInsets.right, 0)
    }

    func testPortraitHasHorizontalBars() async {
        // B21.1
        XCTAssertEqual(show(.duo.turned).navigationBar.frame.width, 720)
        XCTAssertEqual(screen.traitCollection.verticalBarEdge, .unspecified)
    }

    func testADeviceThatIsTurnedBackHasItsVerticalBarAgain() async {
        // B21.1
        XCTAssertEqual(show(.duo.turned.turned).navigationBar.frame.width, 951)
        XCTAssertEqual(screen.view.safeAreaInsets.right, 84)
    }

    func testTheOuterScreenHasAVerticalBarInBothOrientations() async {
        // B21.1, B21.3
        let navigation = show(.duoOuter)
        XCTAssertEqual(navigation.view.bounds.size, CGSize(width: 466, height: 678))
        XCTAssertEqual(navigation.navigationBar.frame.width, 382)
        XCTAssertEqual(screen.view.safeAreaInsets.right, 84)
        XCTAssertEqual(show(.duoOuter.turned).navigationBar.frame.width, 594)
        XCTAssertEqual(screen.view.safeAreaInsets.right, 84)
    }

    func testTheBarOfTheClosedDeviceIsBoundToTheHardware() async {
        // B21.4
        show(.duoOuter.turned)
        XCTAssertEqual(HeadlessDevice.current.interfaceOrientation, .landscapeRight)
        HeadlessDevice.rotate(to: .landscapeRight)
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(HeadlessDevice.current.interfaceOrientation, .landscapeLeft)
        XCTAssertEqual(screen.traitCollection.verticalBarEdge, .leading)
        XCTAssertEqual(screen.view.safeAreaInsets.left, 84)
        XCTAssertEqual(screen.view.safeAreaInsets.right, 0)
    }

    func testUnfoldingDuringAPushMovesOn() async {
        // B21.7
        let navigation = show(.duoOuter)
        let next = UIViewController()
        navigation.pushViewController(next, animated: true)
        TurnLoop.main.advance(by: 0.1)
        HeadlessDevice.change(to: .duo)
        TurnLoop.main.advance(by: 2)
        XCTAssertIdentical(navigation.topViewController, next)
        XCTAssertEqual(navigation.navigationBar.frame, CGRect(x: 0, y: 24, width: 951, height: 58))
        XCTAssertEqual(next.view.safeAreaInsets.right, 84)
    }

    func testSymbolsGoToTheSideAndTextsAndViewsStay() async throws {
        // B21.2, B21.3
        let symbol = UIBarButtonItem(image: UIImage(), style: .plain, target: nil, action: nil)
        let text = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
        let custom = UIBarButtonItem(customView: UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30)))
        screen.navigationItem.rightBarButtonItems = [symbol, text, custom]
        show()
        let window = try XCTUnwrap(window)
        let frame = try XCTUnwrap(symbol.frame(in: window))
        XCTAssertGreaterThanOrEqual(frame.minX, 951)
        XCTAssertEqual(frame.width, 69)
        XCTAssertLessThanOrEqual(try XCTUnwrap(text.frame(in: window)).maxX, 951)
        XCTAssertLessThanOrEqual(try XCTUnwrap(custom.frame(in: window)).maxX, 951)
    }

    func testAnItemAtTheSideIsTapped() async throws {
        // B21.2
        var taps = 0
        let symbol = UIBarButtonItem(image: UIImage(), primaryAction: UIAction { _ in taps += 1 })
        screen.navigationItem.rightBarButtonItem = symbol
        show()
        let window = try XCTUnwrap(window)
        let frame = try XCTUnwrap(symbol.frame(in: window))
        HeadlessTouches.began(finger: 0, at: CGPoint(x: frame.midX, y: frame.midY), in: window)
        HeadlessTouches.ended(finger: 0, in: window)
        TurnLoop.main.advance(by: 0.1)
        XCTAssertEqual(taps, 1)
    }

    func testABarWithoutAControllerTakesNoPart() async throws {
        // B21.2
        show()
        let symbol = UIBarButtonItem(image: UIImage(), style: .plain, target: nil, action: nil)
        let item = UINavigationItem(title: "Alone")
        item.rightBarButtonItem = symbol
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 200, width: 400, height: 44))
        bar.items = [item]
        screen.view.addSubview(bar)
        TurnLoop.main.advance(by: 0.1)
        XCTAssertLessThanOrEqual(try XCTUnwrap(symbol.frame(in: try XCTUnwrap(window))).maxX, 400)
    }

    func testAScreenThatOptsOutHasAHorizontalBarAfterItsPush() async {
        // B21.5
        let navigation = show()
        let plain = HorizontalScreen()
        navigation.pushViewController(plain, animated: true)
        TurnLoop.main.advance(by: 0.15)
        let seen = navigation.navigationBar.layer.presentation()?.frame.width ?? 0
        XCTAssertGreaterThan(seen, 951)
        XCTAssertLessThan(seen, 1_035)
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(navigation.navigationBar.frame.width, 1_035)
        XCTAssertEqual(plain.view.safeAreaInsets.right, 0)
        navigation.popViewController(animated: true)
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(screen.view.safeAreaInsets.right, 84)
        XCTAssertEqual(navigation.navigationBar.frame.width, 951)
        XCTAssertEqual(HeadlessLog.warnings, [])
    }

    func testFoldingDuringAPushLeavesHorizontalBars() async {
        // B21.7
        let navigation = show()
        let symbol = UIBarButtonItem(image: UIImage(), style: .plain, target: nil, action: nil)
        let next = UIViewController()
        next.navigationItem.rightBarButtonItem = symbol
        navigation.pushViewController(next, animated: true)
        TurnLoop.main.advance(by: 0.1)
        HeadlessDevice.change(to: .phone.running(27, 1))
        TurnLoop.main.advance(by: 2)
        XCTAssertIdentical(navigation.topViewController, next)
        XCTAssertEqual(navigation.navigationBar.frame, CGRect(x: 0, y: 47, width: 390, height: 54))
        XCTAssertEqual(next.view.safeAreaInsets.right, 0)
        HeadlessDevice.change(to: .duo)
        TurnLoop.main.advance(by: 2)
        XCTAssertEqual(navigation.navigationBar.frame.width, 951)
        XCTAssertEqual(next.view.safeAreaInsets.right, 84)
    }

    func testASheetHasHorizontalBars() async {
        // B21.6
        let navigation = show()
        let inner = UIViewController()
        let sheet = UINavigationController(rootViewController: inner)
        sheet.modalPresentationStyle = .formSheet
        navigation.present(sheet, animated: false)
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(sheet.navigationBar.frame.width, sheet.view.bounds.width)
        XCTAssertEqual(inner.view.safeAreaInsets.right, 0)
    }
}

extension VerticalBarTests {
    /// A stack with one screen in a tab.
    private func showTabs() -> (tabs: UITabBarController, stack: UINavigationController) {
        let stack = show()
        let tabs = UITabBarController()
        window?.rootViewController = tabs
        stack.tabBarItem = UITabBarItem(title: "A", image: UIImage(), tag: 0)
        tabs.setViewControllers([stack, UIViewController()], animated: false)
        TurnLoop.main.advance(by: 0.1)
        return (tabs, stack)
    }

    func testTheTabBarIsAtTheSide() async {
        // B21.2, B21.3
        let (tabs, stack) = showTabs()
        XCTAssertEqual(tabs.tabBar.frame.width, 69)
        XCTAssertEqual(tabs.tabBar.frame.maxX, 1_035)
        XCTAssertEqual(stack.navigationBar.frame, CGRect(x: 0, y: 24, width: 951, height: 58))
        XCTAssertEqual(stack.topViewController?.view.safeAreaInsets.right, 84)
        XCTAssertEqual(stack.topViewController?.view.safeAreaInsets.bottom, 34)
    }

    func testTheTabBarMovesWithAScreenThatOptsOut() async {
        // B21.5
        let (tabs, stack) = showTabs()
        let plain = HorizontalScreen()
        stack.pushViewController(plain, animated: true)
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(tabs.tabBar.frame.width, 1_035)
        XCTAssertEqual(tabs.tabBar.frame.maxY, 720)
        XCTAssertEqual(stack.navigationBar.frame.width, 1_035)
        XCTAssertEqual(plain.view.safeAreaInsets.right, 0)
        stack.popViewController(animated: true)
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(tabs.tabBar.frame.width, 69)
        XCTAssertEqual(stack.navigationBar.frame.width, 951)
    }
}

private final class HorizontalScreen: UIViewController {
    override var preferredVerticalBarBehavior: UIVerticalBarBehavior { .disabled }
}
