import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests what is seen where a belief about UIKit is false: each transition ends, and nothing of Baton's is left.
///
/// `Documentation/Contributing/Beliefs.md` names these tests. `InteractionBeliefTests` and `ModalBeliefTests` run gestures with the same
/// answers.
@MainActor
final class FalseBeliefTests: GenerationTestCase {
    override class var generations: [Int] { [15, 18, 26, 27] }

    // MARK: Animators that do not tell their end

    private static let unmoved: [TransitionStyle] = [
        .slide.duration(0), TransitionStyle(), TransitionStyle().duration(0),
    ]

    func testAPushAndAPopWithoutMotionEnd() async throws {
        try with("endsWithoutMotion") { name in
            for (number, style) in Self.unmoved.enumerated() {
                let stand = try StackStage(showsB: false) {
                    $0.transitions = NavigationTransitions(style)
                }
                let before = WindowDump(stand.stage.window)
                stand.push()
                try stand.stage.settle(within: 1)
                XCTAssertEqual(stand.titles, ["A", "B"], "\(name), \(number)")
                XCTAssertNotNil(stand.b.view.window, "\(name), \(number)")
                stand.pop()
                try stand.stage.settle(within: 1)
                XCTAssertEqual(WindowDump(stand.stage.window).difference(from: before), [], "\(name), \(number)")
                expectRest(stand.stage, "\(name), \(number)")
            }
        }
    }

    func testAPresentationAndADismissalWithoutMotionEnd() async throws {
        try with("endsWithoutMotion") { name in
            for (number, style) in Self.unmoved.enumerated() {
                let stand = try CardStage()
                let before = WindowDump(stand.stage.window)
                try stand.present(using: ModalTransitions(style))
                XCTAssertTrue(stand.isPresenting, "\(name), \(number)")
                XCTAssertFalse(stand.card.isBeingPresented, "\(name), \(number)")
                stand.card.dismiss(animated: true)
                try stand.stage.settle(within: 1)
                XCTAssertFalse(stand.isPresenting, "\(name), \(number)")
                XCTAssertEqual(WindowDump(stand.stage.window).difference(from: before), [], "\(name), \(number)")
                expectRest(stand.stage, "\(name), \(number)")
            }
        }
    }

    /// A finger holds a pop that has no duration, and lets it go.
    func testAReleasedPopWithoutMotionEnds() async throws {
        try with("endsWithoutMotion") { name in
            for (end, titles) in [(300, ["A", "B"]), (30, ["A", "B", "C"])] as [(CGFloat, [String])] {
                for style in Self.unmoved {
                    let scene = try SwipeStage(NavigationTransitions(style), mirrored: false)
                    scene.down()
                    scene.drag(to: end)
                    scene.stage.finger.hold(for: 0.2)
                    scene.stage.finger.up()
                    try scene.stage.settle(within: 2)
                    XCTAssertEqual(scene.titles, titles, name)
                    expectRest(scene.stage, name)
                }
            }
        }
    }

    /// What changes nothing still lasts as long as its style says, so that what goes along is seen.
    func testAPresentationThatMovesNothingLasts() async throws {
        let stand = try CardStage()
        stand.presenter.present(stand.card, using: ModalTransitions(TransitionStyle().duration(0.5)))
        stand.stage.turn()
        stand.stage.advance(by: 0.3)
        XCTAssertNotNil(stand.card.transitionCoordinator)
        stand.stage.advance(by: 0.3)
        XCTAssertNil(stand.card.transitionCoordinator)
    }

    /// UIKit calls the animator in place of an interaction that no finger has begun. No finger catches the transition then.
    func testATransitionRunsWhereItsInteractionIsNotStarted() async throws {
        try with("idleInteractionsAreSkipped") { name in
            let stand = try StackStage(showsB: false) { $0.transitions = .slide }
            stand.push()
            try stand.stage.settle(within: 1)
            XCTAssertEqual(stand.titles, ["A", "B"], name)
            stand.pop()
            try stand.stage.settle(within: 1)
            XCTAssertEqual(stand.titles, ["A"], name)
            let modal = try CardStage()
            try modal.present()
            try modal.pull(by: 600)
            XCTAssertFalse(modal.isPresenting, "a pull still drives the dismissal, \(name)")
            expectRest(modal.stage, name)
        }
    }

    // MARK: Touches

    /// The finger goes on to drive a pop that is covered, and the pop ends with it at the latest.
    func testACoveredOrRemovedSwipeEnds() async throws {
        try with("lostViewsKeepTheirTouches") { name in
            for style in [UIModalPresentationStyle.overFullScreen, .fullScreen] {
                let scene = try SwipeStage(.slide, mirrored: false)
                scene.down()
                scene.drag(to: 150)
                let cover = TestScreen("Cover")
                cover.modalPresentationStyle = style
                scene.navigation.present(cover, animated: false)
                scene.stage.advance(by: 0.2)
                scene.drag(to: 200)
                scene.stage.finger.up()
                try scene.stage.settle()
                XCTAssertNil(scene.navigation.transitionCoordinator, name)
                cover.dismiss(animated: false)
                try scene.stage.settle()
                XCTAssertTrue([["A", "B"], ["A", "B", "C"]].contains(scene.titles), "\(scene.titles) \(name)")
                XCTAssertEqual(scene.stage.window.leftovers, [], name)
                expectRest(scene.stage, name)
            }
        }
    }

    // MARK: Modals

    /// A card that is presented and dismissed without animation looks as it does when UIKit makes no coordinator.
    func testABackdropNeedsNoCoordinatorWithoutAnimation() async throws {
        var usual: (WindowDump, WindowDump)?
        func play() throws -> (CardStage, WindowDump, WindowDump) {
            let stand = try CardStage()
            try stand.present(animated: false)
            let shown = WindowDump(stand.stage.window)
            stand.card.dismiss(animated: false)
            try stand.stage.settle()
            return (stand, shown, WindowDump(stand.stage.window))
        }
        let (_, shown, gone) = try play()
        usual = (shown, gone)
        try with("unanimatedCoordinatorsRunNothing") { name in
            let (stand, shown, gone) = try play()
            XCTAssertEqual(try XCTUnwrap(usual).0.difference(from: shown), [], name)
            XCTAssertEqual(try XCTUnwrap(usual).1.difference(from: gone), [], name)
            expectRest(stand.stage, name)
        }
    }

    func testAPresenterMayBeSetLater() async throws {
        try with("presentersAreSetLater") { name in
            let stand = try CardStage()
            stand.presenter.present(stand.card, using: .card)
            XCTAssertNil(stand.card.presentingViewController, "the switch has its effect")
            try stand.stage.settle()
            XCTAssertTrue(stand.card.presentationController is OverlayPresentationController, name)
            try stand.pull(by: 600)
            XCTAssertFalse(stand.isPresenting, name)
            XCTAssertEqual(stand.card.modalPresentationStyle, UIViewController().modalPresentationStyle, name)
            XCTAssertNil(stand.card.transitioningDelegate, name)
        }
    }

    /// What UIKit refuses for a reason that cannot be known in advance is restored a frame later.
    func testARefusedPresentationIsRestored() async throws {
        let usual = HeadlessQuirks.presentationsInTransitions
        defer { HeadlessQuirks.presentationsInTransitions = usual }
        HeadlessQuirks.presentationsInTransitions = .areRefused
        let stand = try StackStage()
        stand.pop()
        let card = TestScreen("Card")
        stand.a.loadViewIfNeeded()
        stand.navigation.present(card, using: .card)
        stand.stage.advance(by: 0.05)
        XCTAssertNil(card.transitioningDelegate)
        XCTAssertNotEqual(card.modalPresentationStyle, .custom)
    }

    func testACancelledDismissalIsNotReported() async throws {
        try with("cancelledDismissalsCallCompletion") { name in
            let stand = try CardStage()
            try stand.present()
            try stand.pull(by: 60)
            XCTAssertTrue(stand.isPresenting, name)
            XCTAssertEqual(stand.delegate.calls, ["should", "will"], name)
        }
    }

    /// The place of a card is right when it has arrived, and from its first layout on.
    func testACardIsInItsPlaceWhereTheSafeAreaComesLate() async throws {
        for transitions in [ModalTransitions.card, .sheet(detents: [.height(300)])] {
            var frames: [CGRect] = []
            func play() throws -> CGRect {
                let stand = try CardStage()
                stand.presenter.present(stand.card, using: transitions)
                stand.stage.turn()
                stand.stage.advance(by: 0.1)
                let size = try XCTUnwrap(stand.card.presentationController?.presentedView).bounds.size
                try stand.stage.settle()
                let view = try XCTUnwrap(stand.card.presentationController?.presentedView)
                XCTAssertEqual(view.bounds.size, size)
                return view.frame
            }
            frames.append(try play())
            try with("safeAreasOfContainersComeLate") { XCTAssertEqual(try play(), frames[0], $0) }
        }
    }

    // MARK: Stacks

    /// What a screen sets in `viewWillAppear` is shown at the end at the latest.
    func testAStateThatComesAfterWillShowIsShown() async throws {
        try with("willShowComesFirst") { name in
            let stand = try StackStage(showsB: false) { $0.transitions = .slide }
            stand.b.onWillAppear = { [b = stand.b] in b.navigationItem.barState.background = .color(.red) }
            stand.push()
            try stand.stage.settle()
            let paints = stand.navigation.view.family.compactMap { $0 as? any BarBackdrop }
            XCTAssertEqual(paints.count, 1, name)
            stand.pop()
            try stand.stage.settle()
            expectRest(stand.stage, name)
        }
    }

    /// No finger catches such a push, and everything ends.
    func testAStackWhoseAnimatorIsAskedAfterWillShowChanges() async throws {
        try with("animatorsAreAskedAfterWillShow") { name in
            for transitions in [NavigationTransitions.slide, .fade, .system] {
                let stand = try StackStage(showsB: false) { $0.transitions = transitions.swipe(.content) }
                stand.b.navigationItem.barState.background = .color(.red)
                let root = WindowDump(stand.stage.window)
                stand.push()
                stand.stage.advance(by: 0.1)
                stand.stage.finger.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 60, y: 400), in: 0.2)
                try stand.stage.settle()
                XCTAssertEqual(stand.titles, ["A", "B"], name)
                let top = WindowDump(stand.stage.window)
                stand.stage.finger.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 60, y: 400), in: 0.5)
                try stand.stage.settle()
                XCTAssertEqual(WindowDump(stand.stage.window).difference(from: top), [], name)
                stand.stage.finger.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 380, y: 400), in: 0.3)
                try stand.stage.settle()
                XCTAssertEqual(stand.titles, ["A"], name)
                XCTAssertEqual(WindowDump(stand.stage.window).difference(from: root), [], name)
                stand.push()
                stand.stage.advance(by: 0.1)
                stand.pop()
                try stand.stage.settle()
                XCTAssertEqual(stand.titles, ["A"], name)
                expectRest(stand.stage, name)
            }
        }
    }

    /// What is set during a push is painted after it, and given back when the screen has left.
    func testAStateThatIsSetDuringAPushStaysPainted() async throws {
        try with("lateAppearancesAreOverwritten") { name in
            let own = UINavigationBarAppearance()
            own.backgroundColor = .green
            let stand = try StackStage(showsB: false) { $0.transitions = .slide }
            stand.b.navigationItem.standardAppearance = own
            stand.b.navigationItem.barState.background = .color(.red)
            stand.push()
            stand.stage.turn()
            stand.stage.advance(by: 0.1)
            stand.b.navigationItem.barState.background = .color(.blue)
            stand.b.navigationItem.barState.title.color = .yellow
            try stand.stage.settle()
            let written = try XCTUnwrap(stand.b.navigationItem.standardAppearance)
            XCTAssertNil(written.backgroundColor, name)
            XCTAssertEqual(written.titleTextAttributes[.foregroundColor] as? UIColor, .yellow, name)
            stand.pop()
            try stand.stage.settle()
            XCTAssertEqual(stand.b.navigationItem.standardAppearance, own, name)
        }
    }

    func testAStackThatIsNotToldOfItsFirstScreenPaintsAndSwipes() async throws {
        try with("firstDisplaysSkipWillShow") { name in
            let stand = try StackStage(showsB: false) {
                $0.transitions = .slide
                $0.viewControllers.first?.navigationItem.barState.background = .color(.red)
            }
            XCTAssertEqual(stand.navigation.view.family.filter { $0 is any BarBackdrop }.count, 1, name)
            stand.push()
            try stand.stage.settle()
            stand.stage.finger.down(at: CGPoint(x: 2, y: 400))
            stand.stage.finger.drag(to: CGPoint(x: 300, y: 400), in: 0.3)
            stand.stage.finger.up()
            try stand.stage.settle()
            XCTAssertEqual(stand.titles, ["A"], name)
        }
    }

    /// Screens that UIKit pops, and screens that Baton pops, are swiped away in each of two stacks.
    func testSwipesWorkWhereTheirDelegatesDiffer() async throws {
        try with("swipeDelegatesDiffer") { name in
            for transitions in [NavigationTransitions.mixed, .slide, .mixed, .slide] {
                let scene = try SwipeStage(transitions, mirrored: false)
                scene.down()
                scene.drag(to: 300)
                try scene.release()
                XCTAssertEqual(scene.titles, ["A", "B"], name)
            }
        }
    }

    /// The paint begins at the top of the stack, also if the bar is in a view that begins below it.
    func testThePaintBeginsAtTheTopOfTheStack() async {
        let stack = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let space = UIView(frame: CGRect(x: 0, y: 40, width: 390, height: 804))
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 7, width: 390, height: 44))
        stack.addSubview(space)
        space.addSubview(bar)
        let placement = BarPlacement(below: bar) {
            stack
        } keepsStatusBar: {
            false
        }
        XCTAssertEqual(placement.place(for: bar.frame), CGRect(x: 0, y: -40, width: 390, height: 91))
        XCTAssertEqual(BarClip(over: space, from: placement.top).frame, CGRect(x: 0, y: -40, width: 390, height: 844))
    }
}
