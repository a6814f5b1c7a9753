import UIKit
import XCTest

@testable import Baton

/// Tests what transitions say of themselves: whether Baton may animate, and which way a screen leaves.
@MainActor
final class TransitionValueTests: XCTestCase {
    func testBatonMayAnimateIfADirectionOrTheAppChoosesAnything() async {
        for (isSystem, other) in [(false, TransitionChoice.fade), (true, .system)] {
            XCTAssertEqual(TabTransitions(forward: .system, back: other).bringsAnimators, !isSystem)
            XCTAssertEqual(TabTransitions(forward: other, back: .system).bringsAnimators, !isSystem)
            XCTAssertEqual(NavigationTransitions(push: .system, pop: other).bringsAnimators, !isSystem)
            XCTAssertEqual(NavigationTransitions(push: other, pop: .system).bringsAnimators, !isSystem)
        }
        var (tabs, stack) = (
            TabTransitions(forward: .system, back: .system), NavigationTransitions(push: .system, pop: .system)
        )
        tabs.choose = { _ in nil }
        stack.choose = { _ in nil }
        XCTAssertTrue(tabs.bringsAnimators)
        XCTAssertTrue(stack.bringsAnimators)
    }

    func testAScreenSlidesOutAtTheEdgeOfItsPose() async {
        XCTAssertTrue(TransitionChoice.slide(from: .bottom).slidesOut(at: .bottom))
        XCTAssertFalse(TransitionChoice.slide(from: .bottom).slidesOut(at: .trailing))
        XCTAssertFalse(TransitionChoice.fade.slidesOut(at: .bottom))
        XCTAssertFalse(TransitionChoice.system.slidesOut(at: .bottom))
        XCTAssertFalse(TransitionChoice.animator { DismissAnimator() }.slidesOut(at: .bottom))
    }

    /// Without an argument, the modifiers turn on what they are named after.
    func testModifiersWithoutAnArgument() async {
        XCTAssertTrue(NavigationTransitions.slide.interruptible(false).interruptible().isInterruptible)
        XCTAssertTrue(ModalTransitions.card.interruptible(false).interruptible().isInterruptible)
        XCTAssertTrue(TabTransitions.slideAcross.interruptible(false).interruptible().isInterruptible)
        XCTAssertTrue(ModalTransitions.card.tapOutside(false).tapOutside().overlay.dismissal.tapOutside)
    }

    func testTransitionsAreInterruptibleUnlessTheAppSaysOtherwise() async {
        XCTAssertTrue(NavigationTransitions.slide.isInterruptible)
        XCTAssertTrue(ModalTransitions.card.isInterruptible)
        XCTAssertTrue(TabTransitions.slideAcross.isInterruptible)
    }
}
