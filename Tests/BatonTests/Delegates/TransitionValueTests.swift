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
        XCTAssertTrue(NavigationTransitions.slide.interruptible(false).interruptible().interruptible)
        XCTAssertTrue(ModalTransitions.card.interruptible(false).interruptible().interruptible)
        XCTAssertTrue(TabTransitions.slideAcross.interruptible(false).interruptible().interruptible)
        XCTAssertTrue(ModalTransitions.card.tapOutside(false).tapOutside().overlay.dismissal.tapOutside)
    }

    func testTransitionsAreInterruptibleUnlessTheAppSaysOtherwise() async {
        XCTAssertTrue(NavigationTransitions.slide.interruptible)
        XCTAssertTrue(ModalTransitions.card.interruptible)
        XCTAssertTrue(TabTransitions.slideAcross.interruptible)
    }

    func testAModifierTurnsAGestureOffAndOnAgain() async {
        let slide = ModalTransitions.slide(from: .trailing)
        XCTAssertEqual(slide.pull().overlay.dismissal.pull?.edge, .trailing, "it keeps its edge")
        XCTAssertNil(slide.pull(false).overlay.dismissal.pull)
        XCTAssertEqual(slide.pull(false).pull().overlay.dismissal.pull?.edge, .bottom)
        XCTAssertNotNil(ModalTransitions.card.pinch().overlay.dismissal.pinch)
        XCTAssertNil(ModalTransitions.card.pinch().pinch(false).overlay.dismissal.pinch)
        XCTAssertNotNil(TabTransitions.slideAcross.swipe(true).swipe)
        XCTAssertNil(TabTransitions.slideAcross.swipe().swipe(false).swipe)
    }

    func testSizes() async {
        let card = ModalTransitions.card.layout(.card, regular: .dialog).height(.fixed(300))
        XCTAssertEqual(card.overlay.layout.extent, .fixed(300))
        XCTAssertEqual(card.overlay.regularLayout?.extent, .fixed(300))
        XCTAssertEqual(card.overlay.layout.edge, .bottom)
        XCTAssertEqual(ModalTransitions.card.width(400).overlay.layout.maximumWidth, 400)
        XCTAssertEqual(ModalTransitions.card.width(400).overlay.layout.extent, .fill(margin: 10))
        let drawer = ModalTransitions.drawer(.leading).width(280).height(.fixed(100))
        XCTAssertEqual(drawer.overlay.layout.extent, .fixed(280), "its height is that of the container")
    }
}
