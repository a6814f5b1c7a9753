import UIKit
import XCTest

/// Bars that are made before a test chooses its device.
@MainActor
final class EarlyBarTests: XCTestCase {
    override func tearDown() async throws {
        await MainActor.run { HeadlessDevice.current = .phone }
    }

    func testABarIsShownInTheDesignOfTheDeviceThatShowsIt() async {
        for (early, late) in [(18, 26), (26, 18)] {
            XCTAssertEqual(bars(madeOn: early, shownOn: late), bars(madeOn: late, shownOn: late), "\(early), \(late)")
        }
    }

    func testTheTwoDesignsDiffer() async {
        XCTAssertNotEqual(bars(madeOn: 18, shownOn: 18), bars(madeOn: 26, shownOn: 26))
    }

    /// Shows bars and describes their views.
    private func bars(madeOn early: Int, shownOn late: Int) -> String {
        HeadlessDevice.current = .phone.running(early)
        let scene = BarScene()
        HeadlessDevice.current = .phone.running(late)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = scene.tabs
        window.makeKeyAndVisible()
        TurnLoop.main.advance(by: 0.5)
        let bars: [UIView] = [scene.stack.navigationBar, scene.stack.toolbar, scene.tabs.tabBar]
        let text = bars.map(describe).joined(separator: "\n")
        window.isHidden = true
        window.rootViewController = nil
        TurnLoop.main.runTurn()
        return text
    }

    private func describe(_ view: UIView) -> String {
        let text = (view as? UILabel).map { "\($0.text ?? "") \($0.textColor == .label)" } ?? ""
        let own = "\(type(of: view)) \(view.frame) \(view.alpha) \(view.isHidden) \(text)"
        let color = view.backgroundColor?.resolvedColor(with: view.traitCollection)
        return ([own + " \(color.map { "\($0)" } ?? "clear")"] + view.subviews.map(describe)).joined(separator: "\n")
    }
}

/// A tab bar controller with a stack, whose bars have buttons.
@MainActor
private final class BarScene {
    let stack: UINavigationController
    let tabs = UITabBarController()

    init() {
        let screen = UIViewController()
        screen.title = "Title"
        screen.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit")
        screen.toolbarItems = [UIBarButtonItem(title: "Sort")]
        stack = UINavigationController(rootViewController: screen)
        stack.isToolbarHidden = false
        tabs.viewControllers = [stack]
    }
}
