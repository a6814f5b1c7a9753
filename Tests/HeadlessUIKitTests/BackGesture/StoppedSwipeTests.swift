import TestSupport
import UIKit
import XCTest

/// Tests the switches by which UIKit disables its swipes back, or pops nothing by them.
@MainActor
final class StoppedSwipeTests: XCTestCase {
    override func tearDown() async throws {
        await MainActor.run {
            HeadlessQuirks.swipesAreDisabled = .nowhere
            HeadlessQuirks.animatorsStopSwipes = false
        }
    }

    private func stack() -> UINavigationController {
        HeadlessDevice.current = .phone
        TurnLoop.main.reset()
        let stack = UINavigationController(rootViewController: UIViewController())
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = stack
        window.makeKeyAndVisible()
        TurnLoop.main.runTurn()
        return stack
    }

    private func isEnabled(_ stack: UINavigationController) -> Bool {
        let swipes = [stack.interactivePopGestureRecognizer, stack.interactiveContentPopGestureRecognizer]
        return swipes.compactMap { $0?.isEnabled }.contains(true)
    }

    /// Whether the swipes are enabled at the root, above it, and there with a delegate that brings animators.
    private func states(_ answer: HeadlessQuirks.DisabledSwipes) -> [Bool] {
        HeadlessQuirks.swipesAreDisabled = answer
        let (stack, bringing) = (stack(), DrivenDelegate())
        let atTheRoot = isEnabled(stack)
        stack.pushViewController(UIViewController(), animated: false)
        TurnLoop.main.advance(by: 1)
        let above = isEnabled(stack)
        stack.delegate = bringing
        let animated = isEnabled(stack)
        stack.delegate = nil
        XCTAssertTrue(isEnabled(stack), "\(answer)")
        stack.view.window?.isHidden = true
        return [atTheRoot, above, animated]
    }

    func testUIKitMayDisableItsSwipes() async {
        XCTAssertEqual(states(.nowhere), [true, true, true])
        XCTAssertEqual(states(.atTheRoot), [false, true, true])
        XCTAssertEqual(states(.inCustomTransitions), [true, true, true])
        XCTAssertEqual(states(.whereAnimatorsAreBrought), [true, true, false])
    }

    /// A swipe whose delegate allows everything.
    private func pops(by delegate: any UINavigationControllerDelegate) -> Bool {
        let (stack, allowing) = (stack(), AllowingDelegate())
        stack.pushViewController(UIViewController(), animated: false)
        TurnLoop.main.advance(by: 1)
        stack.delegate = delegate
        stack.interactivePopGestureRecognizer?.delegate = allowing
        guard let window = stack.view.window else { return false }
        HeadlessTouches.began(finger: 0, at: CGPoint(x: 3, y: 400), in: window)
        for step in 1...15 {
            TurnLoop.main.advance(by: 1.0 / 60)
            HeadlessTouches.moved(finger: 0, to: CGPoint(x: 3 + 24 * CGFloat(step), y: 400), in: window)
        }
        HeadlessTouches.ended(finger: 0, in: window)
        TurnLoop.main.advance(by: 1)
        window.isHidden = true
        return stack.viewControllers.count == 1
    }

    func testASwipeMayPopNothingWhereTheDelegateBringsAnimators() async {
        // B2.40, B2.43
        HeadlessLog.reset()
        let (bringing, plain) = (DrivenDelegate(), PlainDelegate())
        for isOn in [false, true] {
            HeadlessQuirks.animatorsStopSwipes = isOn
            XCTAssertEqual(pops(by: bringing), !isOn)
            XCTAssertTrue(pops(by: plain))
        }
        XCTAssertEqual(HeadlessLog.warnings, [])
    }
}

private final class PlainDelegate: NSObject, UINavigationControllerDelegate {}

private final class AllowingDelegate: NSObject, UIGestureRecognizerDelegate {}
