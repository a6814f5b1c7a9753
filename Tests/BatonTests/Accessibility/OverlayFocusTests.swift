import Baton
import BatonTesting
import UIKit
import XCTest

@testable import TestStages

/// Tests the focus of VoiceOver in an overlay and below one, with each answer that UIKit may give.
@MainActor
final class OverlayFocusTests: GenerationTestCase {
    override class var generations: [Int] { [15, 18, 26, 27] }

    override func tearDown() async throws {
        await MainActor.run { FocusAnswers.reset() }
    }

    func testAnOverlayIsAnnouncedByBatonWhereUIKitHasNotMovedTheFocus() async throws {
        try FocusAnswers.each { answer in
            let stand = try CardStage(FocusAnswers.device)
            FocusAnswers.focusElement(of: stand.presenter)
            FocusAnswers.addElement(to: stand.card)
            try stand.present()
            FocusAnswers.assertFocus(in: stand.card, answer)
            // UIKit has moved it before the presentation ended, which takes 0.506 seconds (B6.34), unless VoiceOver takes longer.
            let hasMoved =
                HeadlessQuirks.focusInCustomTransitions == .movesAsInUIKitsOwn
                && HeadlessQuirks.focusMoves == .whileTransitionsRun && HeadlessQuirks.focusDelay < 0.506
            XCTAssertEqual(FocusAnswers.posts(byUIKit: false), hasMoved ? 0 : 1, answer)
        }
    }

    /// With a clear backdrop VoiceOver reaches the presenter, where the user may return at once.
    func testTheUserMayReturnToTheElementThatHadTheFocus() async throws {
        HeadlessQuirks.focusInCustomTransitions = .staysOnWhatLeft
        let stand = try CardStage(FocusAnswers.device)
        let element = FocusAnswers.focusElement(of: stand.presenter)
        stand.presenter.present(stand.card, using: .card.backdrop(.clear))
        stand.stage.turn()
        while stand.card.transitionCoordinator != nil { stand.stage.advance(by: 1.0 / 60) }
        FocusAnswers.assertFocus(in: stand.card)
        FocusAnswers.focus(element)
        try stand.stage.settle()
        XCTAssertTrue(FocusAnswers.element === element)
        XCTAssertEqual(HeadlessLog.accessibilityPosts.count, 0)
    }

    func testAfterACancelledPullTheFocusIsInTheCard() async throws {
        try FocusAnswers.each { answer in
            let stand = try CardStage(FocusAnswers.device)
            FocusAnswers.addElement(to: stand.presenter)
            try stand.present()
            let element = FocusAnswers.focusElement(of: stand.card)
            try stand.pull(by: 60)
            XCTAssertTrue(stand.isPresenting)
            XCTAssertTrue(FocusAnswers.element === element, answer)
        }
    }

    /// The stack under a modal card is out of VoiceOver's reach. Under an undimmed sheet it is not.
    func testAPushUnderAnOverlayMovesTheFocusOnlyWhereVoiceOverReachesIt() async throws {
        for answer in [HeadlessQuirks.FocusInTransitions.isLost, .staysOnWhatLeft] {
            HeadlessQuirks.focusInCustomTransitions = answer
            let sheet = ModalTransitions.sheet(detents: [.fraction(0.3), .fraction(0.8)]).undimmed(upTo: .fraction(0.3))
            for (transitions, isReached) in [(ModalTransitions.card, false), (sheet, true)] {
                let stand = try StackStage(FocusAnswers.device, showsB: false) { $0.transitions = .slide }
                stand.a.present(TestScreen("Card"), using: transitions)
                try stand.stage.settle()
                FocusAnswers.focusElement(of: stand.a)
                stand.push()
                try stand.stage.settle()
                XCTAssertEqual(stand.titles, ["A", "B"])
                XCTAssertEqual(HeadlessLog.accessibilityPosts.count, isReached ? 1 : 0, "\(answer)")
                if isReached { FocusAnswers.assertFocus(in: stand.b, "\(answer)") }
            }
        }
    }

    func testAPushUnderAnOverlayLeavesTheFocusInTheOverlay() async throws {
        // What UIKit itself does under a presentation is not known, so that it posts nothing here.
        HeadlessQuirks.focusInCustomTransitions = .staysOnWhatLeft
        for transitions in [ModalTransitions.card, .card.backdrop(.clear)] {
            let stand = try StackStage(FocusAnswers.device, showsB: false) { $0.transitions = .slide }
            let card = TestScreen("Card")
            stand.a.present(card, using: transitions)
            try stand.stage.settle()
            let element = FocusAnswers.focusElement(of: card)
            stand.push()
            try stand.stage.settle()
            XCTAssertTrue(FocusAnswers.element === element)
            XCTAssertEqual(HeadlessLog.accessibilityPosts.count, 0)
        }
    }
}
