import UIKit
import XCTest

/// Tests the switch by which a stack receives no touches any more when its swipe is disabled during a pop.
@MainActor
final class DisabledSwipeTests: XCTestCase {
    override func tearDown() async throws {
        await MainActor.run { HeadlessQuirks.disabledSwipesFreezeStacks = false }
    }

    /// Disables the swipe in `viewWillAppear` of the revealed screen, and returns whether a button is tapped afterwards.
    private func isTapped(disabling: Bool) -> Bool {
        HeadlessDevice.current = .phone
        TurnLoop.main.reset()
        let (root, top) = (RevealedScreen(), UIViewController())
        let stack = UINavigationController(rootViewController: root)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = stack
        window.makeKeyAndVisible()
        stack.pushViewController(top, animated: false)
        TurnLoop.main.advance(by: 0.1)
        root.whenAppearing = { if disabling { stack.interactivePopGestureRecognizer?.isEnabled = false } }
        var taps = 0
        let button = UIButton(frame: CGRect(x: 100, y: 300, width: 100, height: 50))
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        top.view.addSubview(button)
        HeadlessTouches.began(finger: 0, at: CGPoint(x: 3, y: 400), in: window)
        for step in 1...10 {
            TurnLoop.main.advance(by: 1.0 / 60)
            HeadlessTouches.moved(finger: 0, to: CGPoint(x: 3 + 8 * CGFloat(step), y: 400), in: window)
        }
        TurnLoop.main.advance(by: 0.3)
        HeadlessTouches.ended(finger: 0, in: window)
        TurnLoop.main.advance(by: 1)
        XCTAssertIdentical(stack.topViewController, top)
        HeadlessTouches.began(finger: 0, at: CGPoint(x: 150, y: 325), in: window)
        TurnLoop.main.advance(by: 0.05)
        HeadlessTouches.ended(finger: 0, in: window)
        TurnLoop.main.advance(by: 0.1)
        window.isHidden = true
        return taps == 1
    }

    func testAStackWhoseSwipeIsDisabledDuringItsPopMayReceiveNoTouches() async {
        // B27.54
        for isOn in [false, true] {
            HeadlessQuirks.disabledSwipesFreezeStacks = isOn
            XCTAssertEqual(isTapped(disabling: true), !isOn)
            XCTAssertTrue(isTapped(disabling: false))
        }
    }
}

@MainActor
private final class RevealedScreen: UIViewController {
    var whenAppearing: () -> Void = {}

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        whenAppearing()
    }
}
