import Baton
import BatonTesting
import UIKit
import XCTest

@testable import TestStages

/// Tests where the focus of VoiceOver is after a transition by each of the animators, with each answer that UIKit may give.
/// The delegates are the app's own.
@MainActor
final class TransitionFocusTests: GenerationTestCase {
    override class var generations: [Int] { [15, 18, 26, 27] }

    override func tearDown() async throws {
        await MainActor.run { FocusAnswers.reset() }
    }

    private var movesInCustomTransitions: Bool { HeadlessQuirks.focusInCustomTransitions == .movesAsInUIKitsOwn }

    /// Asserts that there was one announcement: UIKit's, or else Baton's.
    private func assertOneAnnouncement(_ note: String, line: UInt = #line) {
        let byUIKit = movesInCustomTransitions ? 1 : 0
        XCTAssertEqual(FocusAnswers.posts(byUIKit: true), byUIKit, note, line: line)
        XCTAssertEqual(FocusAnswers.posts(byUIKit: false), 1 - byUIKit, note, line: line)
    }

    // MARK: Each animator

    func testAfterAPushAndAPopTheFocusIsOnTheScreenThatIsShown() async throws {
        // B10.22
        try FocusAnswers.each { answer in
            let delegate = HandWrittenStackDelegate(push: PushAnimator(.slide), pop: PopAnimator(.slide))
            let stand = try StackStage(FocusAnswers.device, showsB: false) { $0.delegate = delegate }
            FocusAnswers.focusElement(of: stand.a)
            stand.push()
            try stand.stage.settle()
            FocusAnswers.assertFocus(in: stand.b, "push \(answer)")
            assertOneAnnouncement("push \(answer)")
            FocusAnswers.focusElement(of: stand.b)
            stand.pop()
            try stand.stage.settle()
            FocusAnswers.assertFocus(in: stand.a, "pop \(answer)")
            assertOneAnnouncement("pop \(answer)")
        }
    }

    func testAfterAPresentationAndADismissalTheFocusIsOnTheScreenThatIsShown() async throws {
        for style in [UIModalPresentationStyle.fullScreen, .custom] {
            try FocusAnswers.each { answer in
                let stand = try ModalStage(FocusAnswers.device)
                let (present, dismiss) = (PresentAnimator(.fade), DismissAnimator(.fade))
                let delegate = HandWrittenModalDelegate(present: present, dismiss: dismiss)
                let below = FocusAnswers.focusElement(of: stand.presenter)
                stand.present(by: delegate, style: style)
                try stand.stage.settle()
                FocusAnswers.assertFocus(in: stand.presented, "present \(answer)")
                XCTAssertFalse(FocusAnswers.element === below)
                assertOneAnnouncement("present \(answer)")
                FocusAnswers.focusElement(of: stand.presented)
                stand.dismiss()
                try stand.stage.settle()
                FocusAnswers.assertFocus(in: stand.presenter, "dismiss \(answer)")
                assertOneAnnouncement("dismiss \(answer)")
            }
        }
    }

    func testAfterAChangeOfTabsTheFocusIsOnTheScreenThatIsShown() async throws {
        for movesInTabs in [true, false] {
            try FocusAnswers.each { answer in
                HeadlessQuirks.tabChangesMoveFocus = movesInTabs
                let delegate = HandWrittenTabDelegate()
                let stand = try TabStage(FocusAnswers.device) { $0.delegate = delegate }
                for (index, animator) in [
                    (1, TransitionAnimator(.slide, for: .tabForward)), (0, TransitionAnimator(.slide, for: .tabBack)),
                ] {
                    delegate.animator = animator
                    FocusAnswers.focusElement(of: stand.screens[1 - index])
                    stand.tabs.selectedIndex = index
                    try stand.stage.settle()
                    FocusAnswers.assertFocus(in: stand.screens[index], "\(index) \(answer)")
                    let byUIKit = movesInTabs && movesInCustomTransitions
                    XCTAssertEqual(FocusAnswers.posts(byUIKit: true), byUIKit ? 1 : 0, answer)
                    XCTAssertEqual(FocusAnswers.posts(byUIKit: false), byUIKit ? 0 : 1, answer)
                }
            }
        }
    }

    // MARK: Cancelled

    /// UIKit may have moved the focus while the transition ran. It is then back where it was, with one announcement.
    func testAfterACancelTheFocusIsWhereItWas() async throws {
        try FocusAnswers.each { answer in
            for isPush in [true, false] {
                let percent = UIPercentDrivenInteractiveTransition()
                let delegate = HandWrittenStackDelegate(push: PushAnimator(.slide), pop: PopAnimator(.slide))
                delegate.interaction = { percent }
                let stand = try StackStage(FocusAnswers.device, showsB: !isPush) { $0.delegate = delegate }
                let element = FocusAnswers.focusElement(of: isPush ? stand.a : stand.b)
                isPush ? stand.push() : stand.pop()
                stand.stage.turn()
                percent.update(0.4)
                stand.stage.advance(by: 0.6)
                percent.cancel()
                try stand.stage.settle()
                XCTAssertTrue(FocusAnswers.element === element, "\(isPush) \(answer)")
                let hasMoved = FocusAnswers.posts(byUIKit: true) > 0
                XCTAssertEqual(FocusAnswers.posts(byUIKit: false), hasMoved ? 1 : 0, "\(isPush) \(answer)")
            }
        }
    }

    /// The presenter stays in the window behind the presented view, and UIKit may have moved the focus there.
    func testAfterACancelledDismissalTheFocusIsInThePresentedView() async throws {
        try FocusAnswers.each { answer in
            let percent = UIPercentDrivenInteractiveTransition()
            let stand = try ModalStage(FocusAnswers.device)
            let delegate = HandWrittenModalDelegate(present: PresentAnimator(.fade), dismiss: DismissAnimator(.fade))
            FocusAnswers.addElement(to: stand.presenter)
            stand.present(by: delegate, style: .custom)
            try stand.stage.settle()
            let element = FocusAnswers.focusElement(of: stand.presented)
            delegate.interaction = { percent }
            stand.dismiss()
            stand.stage.turn()
            percent.update(0.4)
            stand.stage.advance(by: 0.6)
            percent.cancel()
            try stand.stage.settle()
            XCTAssertTrue(FocusAnswers.element === element, answer)
        }
    }

    // MARK: No announcement

    func testWithoutVoiceOverNothingIsAnnouncedAndNothingIsWaitedFor() async throws {
        try FocusAnswers.each { answer in
            let stand = try StackStage(showsB: false) { $0.transitions = .slide }
            FocusAnswers.focusElement(of: stand.a)
            stand.push()
            while stand.navigation.transitionCoordinator != nil || stand.b.view.window == nil {
                stand.stage.advance(by: 1.0 / 60)
            }
            let end = stand.stage.now
            try stand.stage.settle()
            XCTAssertLessThan(stand.stage.now - end, 0.2, answer)
            XCTAssertEqual(HeadlessLog.accessibilityPosts.count, 0, answer)
        }
    }

    /// VoiceOver has a second to move. Baton announces the screen just after that.
    func testAnAnnouncementOfBatonsComesASecondAfterTheEnd() async throws {
        HeadlessQuirks.focusInCustomTransitions = .isLost
        let stand = try StackStage(FocusAnswers.device, showsB: false) { $0.transitions = .slide }
        FocusAnswers.focusElement(of: stand.a)
        stand.push()
        stand.stage.turn()
        while stand.navigation.transitionCoordinator != nil { stand.stage.advance(by: 1.0 / 60) }
        stand.stage.advance(by: 0.95)
        XCTAssertEqual(FocusAnswers.posts(byUIKit: false), 0)
        stand.stage.advance(by: 0.1)
        XCTAssertEqual(FocusAnswers.posts(byUIKit: false), 1)
        FocusAnswers.assertFocus(in: stand.b, "push")
    }

    func testTheFocusStaysOnTheTabBar() async throws {
        try FocusAnswers.each { answer in
            let stand = try TabStage(FocusAnswers.device) { $0.transitions = .slide }
            FocusAnswers.focus(stand.tabs.tabBar)
            stand.tap(1)
            try stand.stage.settle()
            XCTAssertTrue(FocusAnswers.element === stand.tabs.tabBar, answer)
            XCTAssertEqual(HeadlessLog.accessibilityPosts.count, 0, answer)
        }
    }

    func testWhereTheUserHasMovedTheFocusItStays() async throws {
        HeadlessQuirks.focusInCustomTransitions = .staysOnWhatLeft
        let stand = try StackStage(FocusAnswers.device, showsB: false) { $0.transitions = .slide }
        FocusAnswers.focusElement(of: stand.a)
        stand.push()
        stand.stage.advance(by: 0.8)
        let chosen = FocusAnswers.focusElement(of: stand.b)
        try stand.stage.settle()
        XCTAssertTrue(FocusAnswers.element === chosen)
        XCTAssertEqual(HeadlessLog.accessibilityPosts.count, 0)
    }

    func testUIKitsOwnTransitionsAreLeftToUIKit() async throws {
        try FocusAnswers.each { answer in
            let stand = try StackStage(FocusAnswers.device, showsB: false) { $0.transitions = .system }
            FocusAnswers.focusElement(of: stand.a)
            stand.push()
            try stand.stage.settle()
            FocusAnswers.assertFocus(in: stand.b, answer)
            stand.pop()
            try stand.stage.settle()
            FocusAnswers.assertFocus(in: stand.a, answer)
            XCTAssertEqual(FocusAnswers.posts(byUIKit: true), 2, answer)
            XCTAssertEqual(FocusAnswers.posts(byUIKit: false), 0, answer)
        }
    }

    // MARK: Transitions that follow one another

    /// A pop that begins before Baton has looked at the focus after the push.
    func testAfterTwoQuickTransitionsThereIsOneAnnouncementOfTheLastScreen() async throws {
        for answer in [HeadlessQuirks.FocusInTransitions.isLost, .staysOnWhatLeft] {
            HeadlessQuirks.focusInCustomTransitions = answer
            let stand = try StackStage(FocusAnswers.device, showsB: true) { $0.transitions = .slide }
            FocusAnswers.focusElement(of: stand.b)
            stand.pop()
            stand.stage.advance(by: 0.8)
            let c = TestScreen("C")
            stand.push(c)
            try stand.stage.settle()
            FocusAnswers.assertFocus(in: c, "\(answer)")
            XCTAssertEqual(HeadlessLog.accessibilityPosts.count, 1, "\(answer)")
        }
    }

    /// The swipe begins before Baton has looked at the focus, and is cancelled long after.
    func testACancelledSwipeAfterAPushDoesNotLoseTheAnnouncement() async throws {
        HeadlessQuirks.focusInCustomTransitions = .staysOnWhatLeft
        let stand = try StackStage(FocusAnswers.device, showsB: false) { $0.transitions = .slide }
        FocusAnswers.focusElement(of: stand.a)
        stand.push()
        stand.stage.advance(by: 0.8)
        stand.stage.finger.down(at: CGPoint(x: 1, y: 400))
        stand.stage.finger.drag(to: CGPoint(x: 60, y: 400), in: 0.4)
        stand.stage.finger.hold(for: 2)
        XCTAssertEqual(HeadlessLog.accessibilityPosts.count, 0, "nothing while a finger holds the screens")
        stand.stage.finger.up()
        try stand.stage.settle()
        XCTAssertEqual(stand.titles, ["A", "B"])
        FocusAnswers.assertFocus(in: stand.b)
        XCTAssertEqual(HeadlessLog.accessibilityPosts.count, 1)
    }

    /// UIKit's own swipe shows the element that left for a moment. It is gone again when the swipe is cancelled.
    func testACancelledSwipeOfUIKitsAfterAPushDoesNotLoseTheAnnouncement() async throws {
        HeadlessQuirks.focusInCustomTransitions = .staysOnWhatLeft
        let stand = try StackStage(FocusAnswers.device, showsB: false) {
            $0.transitions = NavigationTransitions(push: .slide, pop: .system)
        }
        FocusAnswers.focusElement(of: stand.a)
        stand.push()
        stand.stage.advance(by: 0.8)
        stand.stage.finger.down(at: CGPoint(x: 1, y: 400))
        stand.stage.finger.drag(to: CGPoint(x: 60, y: 400), in: 0.4)
        stand.stage.finger.hold(for: 2)
        XCTAssertEqual(HeadlessLog.accessibilityPosts.count, 0)
        stand.stage.finger.up()
        try stand.stage.settle()
        XCTAssertEqual(stand.titles, ["A", "B"])
        FocusAnswers.assertFocus(in: stand.b)
        XCTAssertEqual(HeadlessLog.accessibilityPosts.count, 1)
    }

    // MARK: Elements that are not views

    /// Elements of SwiftUI are not views. Where such an element is, no public name tells.
    func testAnElementThatIsNoViewLosesTheFocusOnlyAfterAChange() async throws {
        try FocusAnswers.each { answer in
            let percent = UIPercentDrivenInteractiveTransition()
            for cancels in [true, false] {
                let delegate = HandWrittenStackDelegate(push: PushAnimator(.slide))
                delegate.interaction = { percent }
                let stand = try StackStage(FocusAnswers.device, showsB: false) { $0.delegate = delegate }
                let element = NSObject()
                FocusAnswers.focus(element)
                stand.push()
                stand.stage.turn()
                cancels ? percent.cancel() : percent.finish()
                try stand.stage.settle()
                if cancels {
                    XCTAssertTrue(FocusAnswers.element === element, answer)
                } else {
                    FocusAnswers.assertFocus(in: stand.b, answer)
                    assertOneAnnouncement(answer)
                }
            }
        }
    }
}
