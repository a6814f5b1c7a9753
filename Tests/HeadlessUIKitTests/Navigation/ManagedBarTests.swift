import UIKit
import XCTest

/// Changes of a bar that belongs to a navigation controller.
@MainActor
final class ManagedBarTests: XCTestCase {
    private let navigation = UINavigationController(rootViewController: UIViewController())
    private var window: UIWindow?

    override func setUp() async throws {
        await MainActor.run {
            HeadlessDevice.current = .phone
            HeadlessLog.reset()
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = navigation
            window?.makeKeyAndVisible()
            TurnLoop.main.advance(by: 0.1)
        }
    }

    override func tearDown() async throws {
        await MainActor.run {
            window?.isHidden = true
            HeadlessDevice.current = .phone
        }
    }

    func testAForeignFrameIsAdvisedAgainst() async {
        // B8.63
        navigation.navigationBar.frame.origin.y = 100
        XCTAssertEqual(HeadlessLog.warnings.count, 1)
        XCTAssertTrue(HeadlessLog.warnings[0].contains("frame of the navigation bar of UINavigationController"))
        navigation.view.setNeedsLayout()
        TurnLoop.main.advance(by: 0.1)
        XCTAssertEqual(navigation.navigationBar.frame.minY, 47)
        navigation.navigationBar.bounds.size.height = 90
        XCTAssertEqual(HeadlessLog.warnings.count, 2)
    }

    func testAForeignAlphaIsAdvisedAgainst() async {
        // B8.63
        navigation.navigationBar.alpha = 0.5
        XCTAssertEqual(HeadlessLog.warnings.count, 1)
        XCTAssertTrue(HeadlessLog.warnings[0].contains("alpha of the navigation bar of UINavigationController"))
        XCTAssertTrue(HeadlessLog.warnings[0].contains("setNavigationBarHidden(_:animated:)"))
        navigation.navigationBar.alpha = 0.5
        XCTAssertEqual(HeadlessLog.warnings.count, 1, "the value did not change")
    }

    func testTheControllerMovesItsBarWithoutAdvice() async {
        // B8.63
        navigation.setNavigationBarHidden(true, animated: true)
        TurnLoop.main.advance(by: 1)
        let screen = UIViewController()
        navigation.pushViewController(screen, animated: true)
        navigation.setNavigationBarHidden(false, animated: true)
        TurnLoop.main.advance(by: 1)
        HeadlessDevice.rotate()
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(HeadlessLog.warnings, [])
    }

    func testTheControllerIsTheDelegateOfItsBar() async {
        // B1.71
        let (bar, item) = (navigation.navigationBar, UINavigationItem())
        XCTAssertIdentical(bar.delegate, navigation)
        XCTAssertEqual(bar.delegate?.navigationBar(bar, shouldPop: item), true)
        bar.delegate?.navigationBar(bar, didPop: item)
        XCTAssertTrue(bar.delegate is UINavigationController)
        XCTAssertFalse(navigation is any UINavigationBarDelegate)
    }

    func testABarWithoutAControllerMayBeMoved() async {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        bar.frame.origin.y = 60
        bar.bounds.size.height = 50
        bar.alpha = 0.5
        XCTAssertEqual(HeadlessLog.warnings, [])
    }
}
