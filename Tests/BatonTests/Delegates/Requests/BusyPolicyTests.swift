import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests what becomes of a presentation while something is in the way.
@MainActor
final class BusyPolicyTests: GenerationTestCase {
    override class var generations: [Int] { [15, 18, 26, 27] }

    private let share = TestScreen("Share")
    private var ends = 0

    override func tearDown() async throws {
        await MainActor.run { HeadlessQuirks.presentationsInTransitions = .begin }
    }

    private func present(_ policy: BusyPolicy, from source: UIViewController, animated: Bool = true) {
        source.present(share, using: .card.whenBusy(policy), animated: animated) { [weak self] in self?.ends += 1 }
    }

    private func expectShare(over presenter: UIViewController, _ note: String = "") {
        XCTAssertTrue(presenter.presentedViewController === share, note)
        XCTAssertTrue(share.presentationController is OverlayPresentationController, note)
        XCTAssertNotNil(share.viewIfLoaded?.window, note)
        XCTAssertEqual(ends, 1, note)
        XCTAssertEqual(HeadlessLog.warnings, [], note)
    }

    private func expectNothingOfShare(_ ends: Int, _ note: String = "") {
        XCTAssertNil(share.presentingViewController, note)
        XCTAssertNil(share.transitioningDelegate, note)
        XCTAssertNotEqual(share.modalPresentationStyle, .custom, note)
        XCTAssertEqual(self.ends, ends, note)
    }

    private func alert() -> UIAlertController {
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .cancel))
        return alert
    }

    // MARK: Refuse

    func testARefusalIsUIKitsAndHasAdvice() async throws {
        let log = AdviceLog()
        defer { log.close() }
        let stand = try CardStage()
        try stand.present()
        present(.refuse, from: stand.presenter)
        try stand.stage.settle()
        expectNothingOfShare(0)
        XCTAssertTrue(stand.isPresenting)
        XCTAssertEqual(log.lines.count, 1)
        XCTAssertTrue(log.lines.first?.contains(".whenBusy(.wait)") == true, "\(log.lines)")
    }

    /// UIKit presents at once, or when the dismissal has ended, or not at all.
    func testTheStyleStaysUntilUIKitHasAnsweredDuringADismissal() async throws {
        for animated in [true, false] {
            for answer in HeadlessQuirks.PresentationsInTransitions.allCases {
                HeadlessQuirks.presentationsInTransitions = answer
                HeadlessLog.reset()
                let note = "\(answer) \(animated)"
                ends = 0
                let stand = try CardStage()
                let before = WindowDump(stand.stage.window)
                try stand.present()
                stand.card.dismiss(animated: true)
                stand.stage.advance(by: 0.1)
                present(.refuse, from: stand.presenter, animated: animated)
                try stand.stage.settle()
                XCTAssertNil(stand.card.viewIfLoaded?.window, note)
                guard answer != .areRefused else {
                    expectNothingOfShare(0, note)
                    continue
                }
                expectShare(over: stand.presenter, note)
                share.dismiss(animated: true)
                try stand.stage.settle()
                expectNothingOfShare(1, note)
                XCTAssertEqual(WindowDump(stand.stage.window).difference(from: before), [], note)
            }
        }
    }

    /// UIKit presents at the end of a dismissal, while another one waits for the same presenter.
    func testAnAnswerIsAwaitedBeforeWhatWaits() async throws {
        HeadlessQuirks.presentationsInTransitions = .wait
        let stand = try CardStage()
        try stand.present()
        stand.card.dismiss(animated: true)
        stand.stage.advance(by: 0.1)
        present(.wait, from: stand.presenter)
        let other = TestScreen("Other")
        stand.presenter.present(other, using: .card)
        XCTAssertNotNil(PresentationQueue.request(for: other))
        try stand.stage.settle()
        XCTAssertTrue(stand.presenter.presentedViewController === other)
        XCTAssertNil(PresentationQueue.request(for: other), "UIKit has answered")
        XCTAssertNotNil(PresentationQueue.request(for: share))
        other.dismiss(animated: true)
        try stand.stage.settle()
        expectShare(over: stand.presenter)
    }

    // MARK: Wait

    func testItWaitsForADismissalWhateverUIKitAnswers() async throws {
        for answer in HeadlessQuirks.PresentationsInTransitions.allCases {
            HeadlessQuirks.presentationsInTransitions = answer
            HeadlessLog.reset()
            for time in [0, 0.1] {
                ends = 0
                let stand = try CardStage()
                let before = WindowDump(stand.stage.window)
                try stand.present()
                stand.card.dismiss(animated: true)
                if time > 0 { stand.stage.advance(by: time) }
                present(.wait, from: stand.presenter)
                XCTAssertNil(share.presentingViewController)
                try stand.stage.settle()
                expectShare(over: stand.presenter, "\(answer) \(time)")
                share.dismiss(animated: true)
                try stand.stage.settle()
                expectNothingOfShare(1)
                XCTAssertEqual(WindowDump(stand.stage.window).difference(from: before), [])
            }
        }
    }

    func testNothingIsInTheWayAndItIsPresentedAtOnce() async throws {
        let stand = try CardStage()
        present(.wait, from: stand.presenter)
        XCTAssertTrue(share.presentingViewController === stand.presenter)
        try stand.stage.settle()
        expectShare(over: stand.presenter)
    }

    func testItWaitsForAnAlertAndForActivities() async throws {
        let activities = UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
        for other in [alert(), activities, TestScreen("UIKit's sheet")] {
            for animated in [true, false] {
                let note = "\(type(of: other)) \(animated)"
                ends = 0
                let stand = try CardStage()
                let before = WindowDump(stand.stage.window)
                stand.presenter.present(other, animated: true)
                try stand.stage.settle()
                present(.wait, from: stand.presenter)
                try stand.stage.settle()
                XCTAssertTrue(stand.presenter.presentedViewController === other, note)
                XCTAssertEqual(ends, 0, note)
                other.dismiss(animated: animated)
                try stand.stage.settle()
                expectShare(over: stand.presenter, note)
                share.dismiss(animated: true)
                try stand.stage.settle()
                XCTAssertEqual(WindowDump(stand.stage.window).difference(from: before), [], note)
            }
        }
    }

    func testTheQueueHasAnOrder() async throws {
        let stand = try CardStage()
        try stand.present()
        let screens = (1...3).map { TestScreen("\($0)") }
        var order: [String] = []
        for screen in screens {
            stand.presenter.present(screen, using: .card.whenBusy(.wait)) { order.append(screen.title ?? "") }
        }
        for shown in [stand.card] + screens {
            try stand.stage.settle()
            XCTAssertTrue(stand.presenter.presentedViewController === shown)
            stand.presenter.dismiss(animated: true)
        }
        try stand.stage.settle()
        XCTAssertNil(stand.presenter.presentedViewController)
        XCTAssertEqual(order, ["1", "2", "3"])
    }

    func testOneThatWaitsIsTakenBack() async throws {
        let stand = try CardStage()
        let before = WindowDump(stand.stage.window)
        let sheet = TestScreen("UIKit's sheet")
        stand.presenter.present(sheet, animated: true)
        try stand.stage.settle()
        let shown = WindowDump(stand.stage.window)
        present(.wait, from: stand.presenter)
        try stand.stage.settle()
        var left: [UIViewController]?
        share.dismissPresentations { left = $0 }
        try stand.stage.settle()
        XCTAssertEqual(left, [])
        expectNothingOfShare(1)
        XCTAssertEqual(WindowDump(stand.stage.window).difference(from: shown), [], "nothing is left in its container")
        sheet.dismiss(animated: true)
        try stand.stage.settle()
        expectNothingOfShare(1)
        XCTAssertEqual(WindowDump(stand.stage.window).difference(from: before), [])
    }

    func testItIsDroppedIfItsPresenterLeavesTheWindow() async throws {
        for answer in HeadlessQuirks.PresentationsInTransitions.allCases {
            HeadlessQuirks.presentationsInTransitions = answer
            ends = 0
            let stand = try CardStage()
            try stand.present()
            // The card presents, and leaves itself.
            stand.card.dismiss(animated: true)
            stand.stage.advance(by: 0.1)
            present(.wait, from: stand.card)
            try stand.stage.settle()
            expectNothingOfShare(1, "\(answer)")
            XCTAssertNil(stand.presenter.presentedViewController)
        }
    }

    func testItIsDroppedIfItsScreenIsPoppedUnderAnAlert() async throws {
        let stand = try StackStage()
        let alert = alert()
        stand.b.present(alert, animated: true)
        try stand.stage.settle()
        present(.wait, from: stand.b)
        stand.navigation.popViewController(animated: false)
        try stand.stage.settle()
        alert.dismiss(animated: true)
        try stand.stage.settle()
        expectNothingOfShare(1)
        XCTAssertEqual(stand.titles, ["A"])
    }

    func testASecondCallTakesTheFirstBack() async throws {
        let stand = try CardStage()
        try stand.present()
        present(.wait, from: stand.presenter)
        XCTAssertEqual(ends, 0)
        present(.wait, from: stand.presenter)
        XCTAssertEqual(ends, 1, "the first one is told")
        ends = 0
        stand.card.dismiss(animated: true)
        try stand.stage.settle()
        expectShare(over: stand.presenter)
    }

    /// A finger catches what has waited, and takes it back.
    func testTheCompletionIsCalledOnceIfAFingerCancels() async throws {
        for isCalled in [false, true] {
            HeadlessQuirks.cancelledPresentationsCallCompletion = isCalled
            defer { HeadlessQuirks.cancelledPresentationsCallCompletion = false }
            ends = 0
            let stand = try CardStage()
            present(.wait, from: stand.presenter)
            stand.stage.advance(by: 0.2)
            stand.stage.finger.catchTransition(at: CGPoint(x: 195, y: 500), towards: CGPoint(x: 0, y: 1))
            stand.stage.finger.drag(to: CGPoint(x: 195, y: 830), in: 0.2)
            stand.stage.finger.up()
            try stand.stage.settle()
            expectNothingOfShare(1)
        }
    }

    // MARK: Replace

    func testWhatIsShownLeavesAndThePresenterStays() async throws {
        for animated in [true, false] {
            ends = 0
            let stand = try CardStage()
            let before = WindowDump(stand.stage.window)
            try stand.present()
            let above = TestScreen("Above")
            stand.card.present(above, using: .dialog)
            try stand.stage.settle()
            present(.replace, from: stand.presenter, animated: animated)
            try stand.stage.settle()
            expectShare(over: stand.presenter)
            XCTAssertNil(stand.card.viewIfLoaded?.window)
            XCTAssertNil(above.viewIfLoaded?.window)
            share.dismiss(animated: true)
            try stand.stage.settle()
            XCTAssertEqual(WindowDump(stand.stage.window).difference(from: before), [])
        }
    }

    func testACardReplacesWhatItPresentsAndNotItself() async throws {
        let stand = try CardStage()
        try stand.present()
        stand.card.present(TestScreen("Above"), using: .dialog)
        stand.stage.advance(by: 0.1)
        present(.replace, from: stand.card)
        try stand.stage.settle()
        expectShare(over: stand.card)
        XCTAssertTrue(stand.isPresenting)
    }

    func testAFingerDecidesFirst() async throws {
        for isTakenBack in [false, true] {
            ends = 0
            let stand = try CardStage()
            try stand.present()
            stand.stage.finger.down(at: CGPoint(x: 195, y: 120))
            stand.stage.finger.drag(to: CGPoint(x: 195, y: 320), in: 0.2)
            present(.replace, from: stand.presenter)
            stand.stage.advance(by: 1)
            XCTAssertTrue(stand.isPresenting, "the finger holds it")
            XCTAssertEqual(ends, 0)
            stand.stage.finger.drag(to: CGPoint(x: 195, y: isTakenBack ? 120 : 800), in: 0.4)
            stand.stage.finger.up()
            try stand.stage.settle()
            expectShare(over: stand.presenter, "\(isTakenBack)")
            XCTAssertNil(stand.card.viewIfLoaded?.window)
        }
    }

    func testItWaitsForAPushBelow() async throws {
        for answer in HeadlessQuirks.PresentationsInTransitions.allCases {
            HeadlessQuirks.presentationsInTransitions = answer
            ends = 0
            let stand = try StackStage { $0.transitions = .slide }
            stand.navigation.present(
                TestScreen("Sheet"), using: .sheet(detents: [.height(200)]).undimmed(upTo: .height(200)))
            try stand.stage.settle()
            stand.push(TestScreen("C"))
            stand.stage.advance(by: 0.1)
            present(.replace, from: stand.navigation)
            XCTAssertFalse(stand.navigation.presentedViewController?.isBeingDismissed ?? true)
            try stand.stage.settle()
            expectShare(over: stand.navigation)
            XCTAssertEqual(stand.titles, ["A", "B", "C"])
        }
    }

    func testAnAlertIsReplacedOnlyIfItIsSaid() async throws {
        for policy in [BusyPolicy.replace, .replaceEverything] {
            ends = 0
            let stand = try CardStage()
            try stand.present()
            let alert = alert()
            stand.card.present(alert, animated: true)
            try stand.stage.settle()
            present(policy, from: stand.presenter)
            try stand.stage.settle()
            if policy == .replace {
                XCTAssertTrue(stand.isPresenting)
                alert.dismiss(animated: true)
                try stand.stage.settle()
            }
            expectShare(over: stand.presenter, "\(policy)")
        }
    }

    func testTheLastReplacementComesAndThenWhatWaits() async throws {
        let stand = try CardStage()
        try stand.present()
        let (promotion, first) = (TestScreen("Promotion"), TestScreen("First"))
        var told: [String] = []
        stand.presenter.present(promotion, using: .card.whenBusy(.wait)) { told.append("promotion") }
        stand.presenter.present(first, using: .card.whenBusy(.replace)) { told.append("first") }
        present(.replace, from: stand.presenter)
        XCTAssertEqual(told, ["first"])
        try stand.stage.settle()
        expectShare(over: stand.presenter)
        XCTAssertNil(first.presentingViewController)
        share.dismiss(animated: true)
        try stand.stage.settle()
        XCTAssertTrue(stand.presenter.presentedViewController === promotion)
        XCTAssertEqual(told, ["first", "promotion"])
    }

    /// The user catches what is about to be replaced, and keeps it.
    func testWhatAFingerKeepsIsNotDismissedAgain() async throws {
        let stand = try CardStage()
        try stand.present()
        present(.replace, from: stand.presenter)
        stand.stage.advance(by: 0.2)
        stand.stage.finger.catchTransition(at: CGPoint(x: 195, y: 600), towards: CGPoint(x: 0, y: -1))
        stand.stage.finger.drag(to: CGPoint(x: 195, y: 100), in: 0.3)
        stand.stage.finger.up()
        try stand.stage.settle()
        XCTAssertTrue(stand.isPresenting)
        XCTAssertEqual(ends, 0)
        stand.card.dismiss(animated: true)
        try stand.stage.settle()
        expectShare(over: stand.presenter)
    }
}
