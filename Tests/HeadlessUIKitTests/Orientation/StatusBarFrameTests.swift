import UIKit
import XCTest

@MainActor
final class StatusBarFrameTests: XCTestCase {
    override func tearDown() async throws {
        await MainActor.run {
            HeadlessApplication.closeWindows()
            HeadlessDevice.current = .phone
            TurnLoop.main.runTurn()
        }
    }

    func testTheFrameFillsTheSafeAreaAtTheTop() async {
        show(UIViewController())
        XCTAssertEqual(UIApplication.shared.statusBarFrame, CGRect(x: 0, y: 0, width: 390, height: 47))
        XCTAssertEqual(UIApplication.shared.statusBarStyle, .default)
        HeadlessApplication.closeWindows()
        HeadlessDevice.current = .smallPhone
        XCTAssertEqual(UIApplication.shared.statusBarFrame, CGRect(x: 0, y: 0, width: 375, height: 20))
    }

    func testAHiddenStatusBarHasNoFrame() async {
        show(UIViewController())
        XCTAssertFalse(UIApplication.shared.isStatusBarHidden)
        HeadlessDevice.rotate()
        XCTAssertTrue(UIApplication.shared.isStatusBarHidden)
        XCTAssertEqual(UIApplication.shared.statusBarFrame, .zero)
    }

    func testTheStatusBarIsThatOfTheKeyWindow() async {
        let stack = UINavigationController(rootViewController: UIViewController())
        stack.navigationBar.barStyle = .black
        show(stack)
        XCTAssertEqual(UIApplication.shared.statusBarStyle, .lightContent)
    }

    private func show(_ root: UIViewController) {
        HeadlessDevice.current = .phone
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root
        window.makeKeyAndVisible()
        TurnLoop.main.advance(by: 0.1)
    }
}
