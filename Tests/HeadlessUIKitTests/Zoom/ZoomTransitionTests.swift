import UIKit
import XCTest

@MainActor
final class ZoomTransitionTests: XCTestCase {
    private let root = UIViewController()
    private let screen = UIViewController()
    private let thumbnail = UIView(frame: CGRect(x: 40, y: 400, width: 39, height: 39))
    private var window: UIWindow?

    private func show(_ root: UIViewController) {
        HeadlessDevice.current = .phone
        HeadlessLog.reset()
        self.root.view.addSubview(thumbnail)
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = root
        window?.makeKeyAndVisible()
        TurnLoop.main.advance(by: 0.1)
    }

    override func tearDown() async throws {
        await MainActor.run {
            window?.isHidden = true
            HeadlessDevice.current = .phone
        }
    }

    /// The width of the zoomed view on screen.
    private var width: CGFloat { screen.view.layer.presentation()?.frame.width ?? 0 }

    func testAPushGrowsOutOfTheSourceAndAPopShrinksIntoIt() async {
        // B11.2, B11.3
        let navigation = UINavigationController(rootViewController: root)
        show(navigation)
        screen.preferredTransition = .zoom { [thumbnail] _ in thumbnail }
        navigation.pushViewController(screen, animated: true)
        TurnLoop.main.runTurn()
        XCTAssertEqual(width, 39, accuracy: 3)
        XCTAssertEqual(screen.view.layer.presentation()?.frame.minX ?? 0, 40, accuracy: 2)
        XCTAssertNotNil(screen.view.mask)
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(width, 390)
        XCTAssertNil(screen.view.mask)
        navigation.popViewController(animated: true)
        TurnLoop.main.advance(by: 0.34)
        XCTAssertLessThan(width, 60)
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(screen.view.transform, .identity)
        XCTAssertEqual(navigation.viewControllers, [root])
    }

    func testAPopContinuesWhereItInterruptsAPush() async {
        // B11.2
        let navigation = UINavigationController(rootViewController: root)
        show(navigation)
        screen.preferredTransition = .zoom { [thumbnail] _ in thumbnail }
        navigation.pushViewController(screen, animated: true)
        TurnLoop.main.advance(by: 0.1)
        let before = width
        XCTAssertGreaterThan(before, 60)
        XCTAssertLessThan(before, 380)
        navigation.popViewController(animated: true)
        TurnLoop.main.runTurn()
        XCTAssertEqual(width, before, accuracy: before * 0.1)
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(screen.view.transform, .identity)
    }

    func testAFingerContinuesAnInterruptedPush() async {
        // B11.2, B16.21
        let navigation = UINavigationController(rootViewController: root)
        show(navigation)
        screen.preferredTransition = .zoom { [thumbnail] _ in thumbnail }
        navigation.pushViewController(screen, animated: true)
        TurnLoop.main.advance(by: 0.1)
        guard let window else { return XCTFail("no window") }
        HeadlessTouches.began(finger: 0, at: CGPoint(x: 200, y: 400), in: window)
        for step in 1...6 {
            TurnLoop.main.advance(by: 1.0 / 60)
            HeadlessTouches.moved(finger: 0, to: CGPoint(x: 200, y: 400 + CGFloat(step) * 5), in: window)
        }
        TurnLoop.main.runTurn()
        XCTAssertEqual(navigation.viewControllers, [root])
        XCTAssertEqual(screen.transitionCoordinator?.isInteractive, true)
        XCTAssertLessThan(width, 380)
        TurnLoop.main.advance(by: 0.3)
        HeadlessTouches.ended(finger: 0, in: window)
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(navigation.viewControllers, [root, screen])
        XCTAssertEqual(width, 390)
    }

    func testOptionsDimTheViewsBehindAndAlignTheZoomedView() async {
        let navigation = UINavigationController(rootViewController: root)
        show(navigation)
        let options = UIViewController.Transition.ZoomOptions()
        options.dimmingColor = .red
        options.dimmingVisualEffect = UIBlurEffect(style: .regular)
        options.alignmentRectProvider = { context in
            XCTAssertTrue(MainActor.assumeIsolated { context.sourceView.frame.width == 39 })
            return CGRect(x: 0, y: 0, width: 195, height: 195)
        }
        screen.preferredTransition = .zoom(options: options) { [thumbnail] _ in thumbnail }
        navigation.pushViewController(screen, animated: true)
        TurnLoop.main.runTurn()
        // Half of the screen is as wide as the source.
        XCTAssertEqual(width, 78, accuracy: 4)
        let dimming = screen.view.superview?.subviews.lazy.compactMap { $0 as? UIVisualEffectView }.first
        XCTAssertEqual(dimming?.effect, options.dimmingVisualEffect)
        XCTAssertEqual(dimming?.contentView.backgroundColor, .red)
        TurnLoop.main.advance(by: 1)
        XCTAssertNil(dimming?.superview)
    }

    func testANavigationControllerSlidesForOtherTransitions() async {
        // B11.1
        let navigation = UINavigationController(rootViewController: root)
        show(navigation)
        screen.preferredTransition = .coverVertical()
        navigation.pushViewController(screen, animated: true)
        TurnLoop.main.advance(by: 0.1)
        let frame = screen.view.layer.presentation()?.frame ?? .zero
        XCTAssertGreaterThan(frame.minX, 0)
        XCTAssertEqual(frame.minY, 0)
        TurnLoop.main.advance(by: 1)
    }

    func testAPresentationZoomsAndIsDismissedByADrag() async {
        // B16.47
        show(root)
        screen.modalPresentationStyle = .fullScreen
        screen.preferredTransition = .zoom { [thumbnail] _ in thumbnail }
        root.present(screen, animated: true)
        TurnLoop.main.runTurn()
        TurnLoop.main.runTurn()
        XCTAssertEqual(width, 39, accuracy: 3)
        TurnLoop.main.advance(by: 1)
        guard let window else { return XCTFail("no window") }
        HeadlessTouches.began(finger: 0, at: CGPoint(x: 200, y: 200), in: window)
        for step in 1...20 {
            TurnLoop.main.advance(by: 1.0 / 60)
            HeadlessTouches.moved(finger: 0, to: CGPoint(x: 200, y: 200 + CGFloat(step) * 25), in: window)
        }
        TurnLoop.main.runTurn()
        // 500 of 844 points.
        let expected: CGFloat = 390 - 351 * 500 / 844
        XCTAssertEqual(width, expected, accuracy: 15)
        HeadlessTouches.ended(finger: 0, in: window)
        TurnLoop.main.advance(by: 1)
        XCTAssertNil(root.presentedViewController)
        XCTAssertEqual(screen.view.transform, .identity)
    }

    func testAPresentationPrefersACrossDissolve() async {
        show(root)
        screen.modalPresentationStyle = .fullScreen
        screen.preferredTransition = .crossDissolve()
        root.present(screen, animated: true)
        TurnLoop.main.advance(by: 0.2)
        XCTAssertEqual(screen.view.layer.presentation()?.frame.minY, 0)
        XCTAssertLessThan(screen.view.layer.presentation()?.opacity ?? 1, 1)
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(screen.view.alpha, 1)
    }
}
