import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests `present(_:using:)`: nothing has to be retained or cleaned up.
@MainActor
final class PresentUsingTests: AnyDesignTestCase {
    private let stocks: [(String, @MainActor () -> ModalTransitions)] = [("card", { .card }), ("fade", { .fade })]

    func testTheControllerIsRestoredAfterPresentingAndDismissing() async throws {
        for (name, make) in stocks {
            let stand = try CardStage()
            let own = HandWrittenModalDelegate()
            stand.card.modalPresentationStyle = .pageSheet
            stand.card.transitioningDelegate = own
            let before = WindowDump(stand.stage.window)
            try stand.present(using: make())
            XCTAssertTrue(stand.isPresenting, name)
            XCTAssertEqual(stand.card.modalPresentationStyle, .custom, name)
            stand.card.dismiss(animated: true)
            try stand.stage.settle()
            XCTAssertFalse(stand.isPresenting, name)
            XCTAssertEqual(stand.card.modalPresentationStyle, .pageSheet, name)
            XCTAssertTrue(stand.card.transitioningDelegate === own, name)
            XCTAssertEqual(WindowDump(stand.stage.window).difference(from: before), [], name)
            XCTAssertEqual(HeadlessLog.warnings, [], name)
            // The log keeps the target of VoiceOver's focus. Nothing else may retain it.
            HeadlessLog.reset()
            XCTAssertNil(stand.card.view.superview, name)
        }
    }

    func testADismissalByCodeDoesNotCallTheDelegate() async throws {
        // B4.50
        let stand = try CardStage()
        try stand.present()
        stand.card.dismiss(animated: true)
        try stand.stage.settle()
        XCTAssertFalse(stand.isPresenting)
        XCTAssertEqual(stand.delegate.calls, [])
    }

    func testTheCompletionIsCalledOnceWhenThePresentationEnds() async throws {
        let stand = try CardStage()
        var completions = 0
        stand.presenter.present(stand.card, using: .card) { completions += 1 }
        stand.stage.advance(by: 0.1)
        XCTAssertEqual(completions, 0)
        try stand.stage.settle()
        XCTAssertEqual(completions, 1)
    }

    /// With each answer that UIKit may give, for a presentation that a finger catches and turns round.
    func testWhetherTheCompletionOfACancelledPresentationIsCalledIsNotKnown() async throws {
        for isCalled in [false, true] {
            HeadlessQuirks.cancelledPresentationsCallCompletion = isCalled
            defer { HeadlessQuirks.cancelledPresentationsCallCompletion = false }
            let stand = try CardStage()
            var completions = 0
            stand.presenter.present(stand.card, using: .card) { completions += 1 }
            stand.stage.advance(by: 0.2)
            stand.stage.finger.catchTransition(at: CGPoint(x: 195, y: 500), towards: CGPoint(x: 0, y: 1))
            stand.stage.finger.drag(to: CGPoint(x: 195, y: 830), in: 0.2)
            stand.stage.finger.up()
            try stand.stage.settle()
            XCTAssertFalse(stand.isPresenting)
            XCTAssertEqual(completions, isCalled ? 1 : 0)
            XCTAssertEqual(stand.stage.window.leftovers, [])
            stand.presenter.present(stand.card, using: .card) { completions += 1 }
            try stand.stage.settle()
            XCTAssertEqual(completions, isCalled ? 2 : 1, "it is called once for each")
        }
    }

    // Known failure: "Appearance callbacks missing or unbalanced, mostly on cancel."
    func testAppearanceCallbacksAreBalancedAfterACancelledPull() async throws {
        var lines: [String] = []
        let stand = try CardStage(saying: { lines.append($0) })
        try stand.present()
        XCTAssertEqual(lines, ["Card will appear", "Card did appear"])
        lines = []
        try stand.pull(by: 200)
        XCTAssertEqual(lines, ["Card will disappear", "Card will appear", "Card did appear"])
        lines = []
        try stand.pull(by: 600)
        XCTAssertEqual(lines, ["Card will disappear", "Card did disappear"])
    }

    // Known failure: "Black screen after dismissal."
    func testALaterPlainPresentationHasNothingOfBatonLeft() async throws {
        let stand = try CardStage()
        stand.card.modalPresentationStyle = .fullScreen
        try stand.present()
        try stand.pull(by: 600)
        stand.presenter.present(stand.card, animated: true)
        try stand.stage.settle()
        XCTAssertTrue(stand.isPresenting)
        XCTAssertEqual(stand.stage.window.leftovers, [])
        XCTAssertEqual(stand.card.view.frame, stand.stage.window.bounds)
        XCTAssertTrue(stand.card.view.gestureRecognizers?.isEmpty ?? true)
        XCTAssertNil(stand.presenter.view.window)
        stand.card.dismiss(animated: true)
        try stand.stage.settle()
        XCTAssertEqual(stand.presenter.view.window, stand.stage.window)
    }

    // Known failure: "One screen's animation leaks to all pushes; or works only once."
    func testTheSameControllerCanBePresentedAgainAndAgain() async throws {
        let stand = try CardStage()
        let before = WindowDump(stand.stage.window)
        for _ in 0..<3 {
            try stand.present()
            try stand.pull(by: 600)
            XCTAssertFalse(stand.isPresenting)
            XCTAssertEqual(WindowDump(stand.stage.window).difference(from: before), [])
        }
        XCTAssertEqual(HeadlessLog.warnings, [])
    }

    func testOneTransitionsValueCanBeUsedAgain() async throws {
        let stand = try CardStage()
        let card = ModalTransitions.card
        for _ in 0..<2 {
            try stand.present(using: card)
            try stand.pull(by: 200)
            XCTAssertTrue(stand.isPresenting)
            try stand.pull(by: 600)
            XCTAssertFalse(stand.isPresenting)
        }
    }

    func testOneDriverCanBeUsedForTwoScreensAtOnce() async throws {
        let stand = try CardStage()
        let fade = ModalTransitionDriver(.fade)
        let upper = TestScreen("Upper")
        let style = upper.modalPresentationStyle
        try stand.present(using: fade)
        stand.card.present(upper, by: fade)
        try stand.stage.settle()
        for screen in [upper, stand.card] {
            XCTAssertTrue(screen.transitioningDelegate === fade)
            screen.dismiss(animated: true)
            try stand.stage.settle()
            XCTAssertNil(screen.transitioningDelegate)
            XCTAssertEqual(screen.modalPresentationStyle, style)
        }
    }

    // Known failure: "Fast tab taps mid-animation."
    func testDismissedTwiceByCodeTheScreenIsDismissedOnce() async throws {
        let stand = try CardStage()
        let before = WindowDump(stand.stage.window)
        try stand.present()
        for _ in 0..<2 { stand.card.dismiss(animated: true) }
        try stand.stage.settle()
        XCTAssertFalse(stand.isPresenting)
        XCTAssertEqual(WindowDump(stand.stage.window).difference(from: before), [])
        // B4.45
        stand.presenter.present(stand.card, using: .card)
        stand.card.dismiss(animated: true)
        try stand.stage.settle()
        XCTAssertFalse(stand.isPresenting)
        XCTAssertEqual(WindowDump(stand.stage.window).difference(from: before), [])
        XCTAssertEqual(HeadlessLog.warnings, [])
    }

    func testPresentedAgainFromTheCompletionOfTheDismissal() async throws {
        // B4.43
        let stand = try CardStage()
        try stand.present()
        stand.card.dismiss(animated: true)
        stand.card.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
            stand.presenter.present(stand.card, using: .fade)
        }
        try stand.stage.settle()
        XCTAssertTrue(stand.isPresenting)
        XCTAssertEqual(stand.card.view.superview?.frame, stand.stage.window.bounds)
        stand.card.dismiss(animated: true)
        try stand.stage.settle()
        XCTAssertNil(stand.card.transitioningDelegate)
        XCTAssertEqual(HeadlessLog.warnings, [])
    }

    // MARK: Refused presentations

    func testAfterARefusalOutsideAWindowTheControllerIsRestored() async throws {
        let stand = try CardStage()
        let own = HandWrittenModalDelegate()
        stand.card.transitioningDelegate = own
        stand.card.modalPresentationStyle = .formSheet
        TestScreen("Nowhere").present(stand.card, using: .card)
        try stand.stage.settle()
        XCTAssertNil(stand.card.presentingViewController)
        XCTAssertEqual(stand.card.modalPresentationStyle, .formSheet)
        XCTAssertTrue(stand.card.transitioningDelegate === own)
        XCTAssertEqual(HeadlessLog.warnings.count, 1)
        try stand.present()
        XCTAssertTrue(stand.isPresenting)
    }

    func testAfterARefusalByABusyPresenterBothScreensAreCorrect() async throws {
        let stand = try CardStage()
        try stand.present()
        let second = TestScreen("Second")
        stand.presenter.present(second, using: .fade)
        try stand.stage.settle()
        XCTAssertNil(second.presentingViewController)
        XCTAssertEqual(second.modalPresentationStyle, TestScreen("Fresh").modalPresentationStyle)
        XCTAssertNil(second.transitioningDelegate)
        XCTAssertTrue(stand.isPresenting)
        try stand.pull(by: 600)
        XCTAssertFalse(stand.isPresenting)
        try stand.stage.settle()
        stand.presenter.present(second, using: .fade)
        try stand.stage.settle()
        XCTAssertTrue(stand.presenter.presentedViewController === second)
    }

    // Known failure: "Open and close by gesture before the opening ends: will not open again."
    func testPresentedTwiceTheScreenAppearsOnceAndKeepsItsFirstTransition() async throws {
        for waits in [false, true] {
            let advice = AdviceLog()
            defer { advice.close() }
            let stand = try CardStage()
            let before = WindowDump(stand.stage.window)
            let style = stand.card.modalPresentationStyle
            stand.presenter.present(stand.card, using: .card)
            if waits { try stand.stage.settle() }
            for _ in 0..<2 { stand.presenter.present(stand.card, using: .fade) { XCTFail("it is not presented") } }
            XCTAssertEqual(advice.lines.count, 1)
            XCTAssertEqual(HeadlessLog.warnings, [])
            try stand.stage.settle()
            XCTAssertTrue(stand.isPresenting)
            stand.card.dismiss(animated: true)
            stand.stage.advance(by: 0.1)
            XCTAssertGreaterThan(stand.card.view.superview?.seenFrame.minY ?? 0, 57, "it slides, and does not fade")
            XCTAssertEqual(stand.card.view.superview?.seenAlpha, 1)
            try stand.stage.settle()
            XCTAssertEqual(stand.card.modalPresentationStyle, style)
            XCTAssertNil(stand.card.transitioningDelegate)
            XCTAssertEqual(WindowDump(stand.stage.window).difference(from: before), [])
        }
    }

    func testAPresentationDuringTheDismissalIsRefusedAndTheScreenRestored() async throws {
        // B4.43
        let advice = AdviceLog()
        defer { advice.close() }
        let stand = try CardStage()
        let before = WindowDump(stand.stage.window)
        try stand.present()
        stand.card.dismiss(animated: true)
        stand.presenter.present(stand.card, using: .fade)
        XCTAssertEqual(advice.lines.count, 1)
        try stand.stage.settle()
        XCTAssertFalse(stand.isPresenting)
        XCTAssertNil(stand.card.transitioningDelegate)
        XCTAssertEqual(WindowDump(stand.stage.window).difference(from: before), [])
        try stand.present(using: .fade)
        XCTAssertTrue(stand.isPresenting)
    }

    // MARK: A presentation controller that UIKit has kept

    private static let adviceOfOrder =
        "TestScreen: Its presentationController was read before present(_:using:), so UIKit presents it in its own style. "
        + "Set the delegate of the presentationController after the call."

    private let readings: [(String, UIModalPresentationStyle, @MainActor (CardStage) -> Void)] = [
        ("delegate", .automatic, { $0.card.presentationController?.delegate = $0.delegate }),
        ("sheet", .formSheet, { _ = $0.card.sheetPresentationController }),
        ("popover", .popover, { _ = $0.card.popoverPresentationController }),
        ("full screen", .fullScreen, { _ = $0.card.presentationController }),
    ]

    func testAPresentationControllerThatWasReadBeforeGetsAdvice() async throws {
        for (name, style, read) in readings {
            for animated in [true, false] {
                let advice = AdviceLog()
                defer { advice.close() }
                let stand = try CardStage()
                stand.card.modalPresentationStyle = style
                let (style, before) = (stand.card.modalPresentationStyle, WindowDump(stand.stage.window))
                read(stand)
                // B4.12
                stand.presenter.present(stand.card, using: .card, animated: animated)
                XCTAssertEqual(advice.lines, [Self.adviceOfOrder], name)
                try stand.stage.settle()
                XCTAssertTrue(stand.isPresenting, name)
                XCTAssertEqual(stand.card.modalPresentationStyle, style, name)
                XCTAssertNil(stand.card.transitioningDelegate, name)
                stand.card.dismiss(animated: animated)
                try stand.stage.settle()
                XCTAssertEqual(WindowDump(stand.stage.window).difference(from: before), [], name)
            }
        }
    }

    func testAnAlertIsPresentedByUIKitWithAdvice() async throws {
        let advice = AdviceLog()
        defer { advice.close() }
        let stand = try CardStage()
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        let style = alert.modalPresentationStyle
        stand.presenter.present(alert, using: .card)
        try stand.stage.settle()
        XCTAssertTrue(stand.presenter.presentedViewController === alert)
        XCTAssertEqual(
            advice.lines, ["UIAlertController: UIKit presents an alert in its own way. Present it without transitions."]
        )
        XCTAssertEqual(alert.modalPresentationStyle, style)
        XCTAssertNil(alert.transitioningDelegate)
    }

    func testTheOrderOfTheDocumentationGetsNoAdvice() async throws {
        let advice = AdviceLog()
        defer { advice.close() }
        for (_, make) in stocks {
            for animated in [true, false] {
                let stand = try CardStage()
                stand.presenter.present(stand.card, using: make(), animated: animated)
                stand.card.presentationController?.delegate = stand.delegate
                try stand.stage.settle()
                XCTAssertTrue(stand.card.presentationController is OverlayPresentationController)
                XCTAssertNotNil(stand.card.transitioningDelegate)
            }
        }
        // UIKit's own sheet is what it is in both orders.
        let stand = try CardStage()
        stand.card.presentationController?.delegate = stand.delegate
        stand.presenter.present(stand.card, animated: true)
        try stand.stage.settle()
        XCTAssertTrue(stand.card.presentationController is UISheetPresentationController)
        XCTAssertEqual(advice.lines, [])
    }

    func testARefusedPresentationGetsNoAdviceAboutTheOrder() async throws {
        let advice = AdviceLog()
        defer { advice.close() }
        let stand = try CardStage()
        stand.card.presentationController?.delegate = stand.delegate
        TestScreen("Nowhere").present(stand.card, using: .card)
        XCTAssertNil(stand.card.presentingViewController)
        XCTAssertNil(stand.card.transitioningDelegate)
        XCTAssertEqual(advice.lines, [])
    }

    // MARK: Without animation

    func testPresentedAndDismissedWithoutAnimation() async throws {
        for (name, make) in stocks {
            let stand = try CardStage()
            let before = WindowDump(stand.stage.window)
            try stand.present(using: make(), animated: false)
            XCTAssertTrue(stand.isPresenting, name)
            let height = stand.card.view.superview?.seenFrame.height
            XCTAssertEqual(height, name == "card" ? 787 : 844, name)
            stand.card.dismiss(animated: false)
            try stand.stage.settle()
            XCTAssertEqual(WindowDump(stand.stage.window).difference(from: before), [], name)
            XCTAssertEqual(HeadlessLog.warnings, [], name)
        }
    }

    func testTheDimmingViewIsDarkWithoutAnimationToo() async throws {
        let stand = try CardStage()
        try stand.present(animated: false)
        XCTAssertEqual(stand.stage.window.dimmingView?.alpha ?? 0, 0.3, accuracy: 1e-6)
        try stand.tapOutside()
        XCTAssertFalse(stand.isPresenting)
        XCTAssertEqual(stand.stage.window.leftovers, [])
    }

    // MARK: Memory

    // Known failures: "Controllers leaked after pop"; "The transitioning delegate is weak, so the effect silently
    // vanishes."
    func testNothingHasToBeRetainedAndNothingIsLeaked() async throws {
        weak var card: UIViewController?
        weak var driver: ModalTransitionDriver?
        weak var interaction: TransitionInteraction?
        weak var presentation: UIPresentationController?
        weak var present: PresentAnimator?
        weak var dismiss: DismissAnimator?
        let presenter = TestScreen("Presenter")
        let stage = Stage(root: presenter)
        try stage.settle()
        do {
            let screen = TestScreen("Card")
            let made = ModalTransitions(
                present: .animator { _ in
                    let animator = PresentAnimator(.slide(from: .bottom))
                    present = animator
                    return animator
                },
                dismiss: .animator { _ in
                    let animator = DismissAnimator(.slide(from: .bottom))
                    dismiss = animator
                    return animator
                }, overlay: ModalTransitions.card.overlay)
            presenter.present(screen, using: made)
            (card, driver) = (screen, ModalTransitionDriver.driver(of: screen))
            interaction = driver?.interaction
        }
        try stage.settle()
        presentation = card?.presentationController
        XCTAssertNotNil(card)
        XCTAssertNotNil(driver)
        XCTAssertNotNil(presentation)
        XCTAssertNil(present)
        stage.finger.drag(from: CGPoint(x: 195, y: 120), to: CGPoint(x: 195, y: 700), in: 0.3)
        try stage.settle()
        XCTAssertNil(presenter.presentedViewController)
        XCTAssertNil(card)
        XCTAssertNil(driver)
        XCTAssertNil(interaction)
        XCTAssertNil(presentation)
        XCTAssertNil(dismiss)
    }

    func testARefusedPresentationLeaksNothing() async throws {
        weak var card: UIViewController?
        weak var driver: ModalTransitionDriver?
        let presenter = TestScreen("Nowhere")
        do {
            let (screen, made) = (TestScreen("Card"), ModalTransitionDriver(.card))
            (card, driver) = (screen, made)
            presenter.present(screen, by: made)
        }
        XCTAssertNil(card)
        XCTAssertNil(driver)
    }

    // MARK: By hand

    func testTheDriverCanBeUsedAsATransitioningDelegate() async throws {
        let stand = try CardStage()
        let driver = ModalTransitionDriver(.card)
        stand.card.transitioningDelegate = driver
        stand.card.modalPresentationStyle = .custom
        stand.presenter.present(stand.card, animated: true)
        try stand.stage.settle()
        XCTAssertEqual(stand.card.view.superview?.frame, CGRect(x: 0, y: 57, width: 390, height: 787))
        try stand.pull(by: 600)
        XCTAssertFalse(stand.isPresenting)
        XCTAssertTrue(stand.card.transitioningDelegate === driver)
    }
}
