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
        XCTAssertFalse(TransitionChoice.animator { _ in DismissAnimator() }.slidesOut(at: .bottom))
    }

    /// Without an argument, the modifiers turn on what they are named after.
    func testModifiersWithoutAnArgument() async {
        XCTAssertTrue(NavigationTransitions.slide.interruptible(false).interruptible().interruptible)
        XCTAssertTrue(ModalTransitions.card.interruptible(false).interruptible().interruptible)
        XCTAssertTrue(TabTransitions.slideAcross.interruptible(false).interruptible().interruptible)
        XCTAssertTrue(ModalTransitions.card.tapOutside(false).tapOutside().overlay.tapOutside)
    }

    func testTransitionsAreInterruptibleUnlessTheAppSaysOtherwise() async {
        XCTAssertTrue(NavigationTransitions.slide.interruptible)
        XCTAssertTrue(ModalTransitions.card.interruptible)
        XCTAssertTrue(TabTransitions.slideAcross.interruptible)
    }

    func testAModifierTurnsAGestureOffAndOnAgain() async {
        let slide = ModalTransitions.slide(from: .trailing)
        XCTAssertEqual(slide.pull().overlay.pull?.edge, .trailing, "it keeps its edge")
        XCTAssertNil(slide.pull(false).overlay.pull)
        XCTAssertEqual(slide.pull(false).pull().overlay.pull?.edge, .bottom)
        XCTAssertNotNil(ModalTransitions.card.pinch().overlay.pinch)
        XCTAssertNil(ModalTransitions.card.pinch().pinch(false).overlay.pinch)
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
        let menu = ModalTransitions.drawer(.leading).width(.fraction(0.8))
        XCTAssertEqual(menu.overlay.layout.extent, .fraction(0.8))
        let dialog = ModalTransitions.dialog.size(CGSize(width: 300, height: 220)).overlay.layout
        for content in [CGSize.zero, CGSize(width: 100, height: 50), CGSize(width: 900, height: 900)] {
            let room = OverlayRoom(
                bounds: CGRect(x: 0, y: 0, width: 390, height: 844), safeArea: .zero, direction: .leftToRight,
                controls: .null, content: content)
            XCTAssertEqual(dialog.frame(in: room), CGRect(x: 45, y: 312, width: 300, height: 220))
        }
    }
}
