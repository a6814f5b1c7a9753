import UIKit
import XCTest

/// Tests the switch by which UIKit takes its own delegates off its swipes.
@MainActor
final class TakenDelegateTests: XCTestCase {
    override func tearDown() async throws {
        await MainActor.run { HeadlessQuirks.swipesLoseDelegates = false }
    }

    private func stack(loaded: Bool) -> UINavigationController {
        let stack = UINavigationController(rootViewController: UIViewController())
        if loaded { stack.loadViewIfNeeded() }
        return stack
    }

    private func delegates(_ stack: UINavigationController) -> [(any UIGestureRecognizerDelegate)?] {
        [stack.interactivePopGestureRecognizer, stack.interactiveContentPopGestureRecognizer].compactMap { $0 }
            .map(\.delegate)
    }

    func testTheyAreGoneWhileTheStacksDelegateBringsAnimators() async {
        // B2.40
        let (bringing, plain) = (DrivenDelegate(), PlainStackDelegate())
        for isOn in [false, true] {
            HeadlessQuirks.swipesLoseDelegates = isOn
            for loaded in [true, false] {
                let stack = stack(loaded: loaded)
                stack.delegate = bringing
                stack.loadViewIfNeeded()
                XCTAssertEqual(delegates(stack).allSatisfy { $0 == nil }, isOn)
                stack.delegate = plain
                XCTAssertTrue(delegates(stack).allSatisfy { $0 != nil }, "\(isOn) \(loaded)")
            }
        }
    }

    func testADelegateOfTheAppsStays() async {
        HeadlessQuirks.swipesLoseDelegates = true
        let (stack, app, bringing) = (stack(loaded: true), AppDelegate(), DrivenDelegate())
        stack.interactivePopGestureRecognizer?.delegate = app
        stack.delegate = bringing
        XCTAssertIdentical(stack.interactivePopGestureRecognizer?.delegate, app)
        stack.delegate = nil
        XCTAssertIdentical(stack.interactivePopGestureRecognizer?.delegate, app)
    }
}

private final class PlainStackDelegate: NSObject, UINavigationControllerDelegate {}

private final class AppDelegate: NSObject, UIGestureRecognizerDelegate {}
