import UIKit
import XCTest

@MainActor
final class CancelledReplacementTests: XCTestCase {
    func testTheOldStackIsRestoredUnlessTheQuirkIsEnabled() async {
        // B2.8
        defer { HeadlessQuirks.cancelledReplacementKeepsNewTop = false }
        for hasQuirk in [false, true] {
            HeadlessQuirks.cancelledReplacementKeepsNewTop = hasQuirk
            let stack = AskingStack.shown()
            let old = stack.viewControllers
            let delegate = DrivenDelegate()
            stack.delegate = delegate
            let top = UIViewController()
            stack.setViewControllers([top], animated: true)
            TurnLoop.main.runTurn()
            delegate.interaction.update(0.3)
            delegate.interaction.cancel()
            TurnLoop.main.advance(by: 1)
            XCTAssertEqual(stack.viewControllers, hasQuirk ? old + [top] : old)
        }
    }

    func testTheQuirkDoesNotAffectACancelledPop() async {
        // B2.8
        HeadlessQuirks.cancelledReplacementKeepsNewTop = true
        defer { HeadlessQuirks.cancelledReplacementKeepsNewTop = false }
        let stack = AskingStack.shown()
        let old = stack.viewControllers
        let delegate = DrivenDelegate()
        stack.delegate = delegate
        stack.popViewController(animated: true)
        TurnLoop.main.runTurn()
        delegate.interaction.cancel()
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(stack.viewControllers, old)
    }
}
