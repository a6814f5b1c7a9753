import UIKit
import XCTest

@MainActor
final class StatusBarTests: XCTestCase {
    func testTheStatusBarFollowsThePresentationsThatTakeItOver() async {
        // B10.11, B10.13
        let (root, window) = show(.default)
        XCTAssertEqual(HeadlessStatusBar.style(in: window), .default)
        let light = BrightScreen(.lightContent)
        light.modalPresentationStyle = .fullScreen
        root.present(light, animated: true)
        TurnLoop.main.runTurn()
        XCTAssertEqual(HeadlessStatusBar.style(in: window), .lightContent, "from the start on")
        TurnLoop.main.advance(by: 1)
        root.dismiss(animated: true)
        XCTAssertEqual(HeadlessStatusBar.style(in: window), .lightContent)
        TurnLoop.main.runTurn()
        XCTAssertEqual(HeadlessStatusBar.style(in: window), .default)
        TurnLoop.main.advance(by: 1)
        put(away: window)
    }

    func testASheetKeepsTheStatusBarWhilePulled() async {
        // B10.15, B10.13
        let (root, window) = show(.default)
        let light = BrightScreen(.lightContent)
        light.modalPresentationCapturesStatusBarAppearance = true
        root.present(light, animated: true)
        TurnLoop.main.advance(by: 1)
        HeadlessSheets.pull(light, by: 200)
        TurnLoop.main.advance(by: 0.1)
        root.setNeedsStatusBarAppearanceUpdate()
        XCTAssertEqual(HeadlessStatusBar.style(in: window), .lightContent)
        HeadlessSheets.release(light, .finish)
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(HeadlessStatusBar.style(in: window), .default)
        put(away: window)
    }

    func testAStackAsksItsTopWhetherTheStatusBarIsHidden() async {
        // B10.14
        let top = BrightScreen(.lightContent)
        top.isBarHidden = true
        let stack = UINavigationController(rootViewController: top)
        let window = show(stack)
        XCTAssertTrue(HeadlessStatusBar.isHidden(in: window))
        XCTAssertEqual(HeadlessStatusBar.style(in: window), .default, "the bar decides on the style")
        stack.setNavigationBarHidden(true, animated: false)
        stack.setNeedsStatusBarAppearanceUpdate()
        XCTAssertEqual(HeadlessStatusBar.style(in: window), .lightContent)
        stack.pushViewController(UIViewController(), animated: true)
        TurnLoop.main.advance(by: 1)
        XCTAssertFalse(HeadlessStatusBar.isHidden(in: window))
        put(away: window)
    }

    func testTheStatusBarChangesOnlyOnUpdateAndInsideTheAnimationBlock() async {
        // B10.12
        let (root, window) = show(.default)
        root.isBarHidden = true
        TurnLoop.main.advance(by: 0.1)
        XCTAssertFalse(HeadlessStatusBar.isHidden(in: window))
        UIView.animate(withDuration: 0.4) { root.setNeedsStatusBarAppearanceUpdate() }
        XCTAssertTrue(HeadlessStatusBar.isHidden(in: window))
        XCTAssertEqual(HeadlessStatusBar.duration(in: window), 0.4)
        XCTAssertEqual(HeadlessStatusBar.animation(in: window), .slide)
        root.isBarHidden = false
        root.setNeedsStatusBarAppearanceUpdate()
        XCTAssertEqual(HeadlessStatusBar.duration(in: window), 0)
        TurnLoop.main.advance(by: 1)
        put(away: window)
    }

    func testInCompactHeightTheStatusBarIsHidden() async {
        HeadlessDevice.current = .phone
        let window = show(UIViewController())
        XCTAssertFalse(HeadlessStatusBar.isHidden(in: window))
        HeadlessDevice.rotate()
        XCTAssertTrue(HeadlessStatusBar.isHidden(in: window))
        HeadlessDevice.rotate()
        XCTAssertFalse(HeadlessStatusBar.isHidden(in: window))
        TurnLoop.main.advance(by: 1)
        put(away: window)
    }

    private func show(_ style: UIStatusBarStyle) -> (BrightScreen, UIWindow) {
        let root = BrightScreen(style)
        return (root, show(root))
    }

    private func show(_ root: UIViewController) -> UIWindow {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root
        window.makeKeyAndVisible()
        TurnLoop.main.advance(by: 0.1)
        return window
    }

    private func put(away window: UIWindow) {
        window.isHidden = true
        window.rootViewController = nil
        HeadlessDevice.current = .phone
        TurnLoop.main.runTurn()
    }
}

/// A screen with its own status bar preferences.
@MainActor
private final class BrightScreen: UIViewController {
    private let style: UIStatusBarStyle
    var isBarHidden = false

    init(_ style: UIStatusBarStyle) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var preferredStatusBarStyle: UIStatusBarStyle { style }
    override var prefersStatusBarHidden: Bool { isBarHidden }
    override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .slide }
}
