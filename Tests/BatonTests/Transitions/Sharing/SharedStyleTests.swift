import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests styles with shared views: several modifiers, combinations, animators of an author's, and the advice about them.
@MainActor
final class SharedStyleTests: AnyDesignTestCase {
    private var log: AdviceLog?

    override func tearDown() async throws {
        await MainActor.run { log?.close() }
    }

    func testElementsOfSeveralModifiersAndStylesAreJoined() async {
        let both = TransitionStyle.slide.sharing("cover").sharing("title")
        XCTAssertEqual(both.shared, ["cover", "title"])
        let combined = TransitionStyle.slide.sharing("cover").combined(with: .fade.sharing("title", "button"))
        XCTAssertEqual(combined.shared, ["cover", "title", "button"])
    }

    func testADirectionThatUIKitAnimatesIsNamedInAdvice() async {
        let makers: [() -> Void] = [
            { _ = NavigationTransitions(push: .slide, pop: .system).sharing("cover") },
            { _ = NavigationTransitions(push: .system, pop: .slide).sharing("cover") },
            { _ = ModalTransitions(present: .cover, dismiss: .system).sharing("cover") },
        ]
        for make in makers {
            log = AdviceLog()
            make()
            XCTAssertEqual(log?.lines.count, 1)
            XCTAssertTrue(log?.lines.first?.contains("in one direction only") == true, "\(log?.lines ?? [])")
            log?.close()
        }
        log = AdviceLog()
        _ = NavigationTransitions(push: .slide, pop: .system).duration(0.5)
        _ = NavigationTransitions(push: .slide, pop: .animator { _ in PopAnimator() }).sharing("cover")
        _ = NavigationTransitions.slide.sharing("cover")
        XCTAssertEqual(log?.lines, [])
    }

    /// The author learns why the screen does not grow from the view.
    func testASourceWithoutAPlaceGivesAdvice() async throws {
        let changes: [(String, (UIView) -> Void)] = [
            ("no size", { $0.frame.size = .zero }), ("out of sight", { $0.frame.origin.y = 3000 }),
            ("not in the window", { $0.removeFromSuperview() }), ("hidden", { $0.isHidden = true }),
        ]
        for style in [TransitionStyle.zoom("cover"), .expand("cover")] {
            for (words, change) in changes {
                let stand = try SharingStage(.stack, style)
                log = AdviceLog()
                change(stand.source)
                stand.goForward()
                XCTAssertEqual(log?.lines.count, 1, words)
                XCTAssertTrue(log?.lines.first?.contains(words) == true, "\(words): \(log?.lines ?? [])")
                XCTAssertEqual(stand.travellers, [])
                try stand.stage.settle()
                log?.close()
            }
        }
        log = AdviceLog()
        let stand = try SharingStage(.stack, .zoom("nothing"))
        stand.goForward()
        XCTAssertEqual(log?.lines, [], "a screen that returns no view means it")
    }

    // MARK: Animators of an author's

    private final class OwnPush: PushAnimator {
        override func prepare(_ transition: RunningTransition) { transition.entering?.view.alpha = 0 }
        override func animate(_ transition: RunningTransition) { transition.entering?.view.alpha = 1 }
    }

    private final class OwnPop: PopAnimator {
        override func animate(_ transition: RunningTransition) { transition.leaving?.view.alpha = 0 }
    }

    private final class LouderPush: PushAnimator {
        private(set) var count = 0
        override func prepare(_ transition: RunningTransition) {
            super.prepare(transition)
            count += 1
        }
    }

    /// An author's animator that does not pose the screen gets no picture of the view over it, and its view is seen.
    func testAnAnimatorThatPosesNothingItselfHasNoPictureOfTheSource() async throws {
        for (push, pop, count) in [
            (OwnPush(.zoom("cover")), OwnPop(.zoom("cover")), 0),
            (LouderPush(.zoom("cover")), PopAnimator(.zoom("cover")), 1),
        ] as [(PushAnimator, PopAnimator, Int)] {
            let stand = try SharingStage(.stack, .fade)
            let before = WindowDump(stand.stage.window)
            let delegate = HandWrittenStackDelegate(push: push, pop: pop)
            stand.navigation?.transitions = nil
            stand.navigation?.delegate = delegate
            stand.goForward()
            XCTAssertEqual(stand.travellers.count, count)
            XCTAssertEqual(stand.source.mask == nil, count == 0)
            try stand.stage.settle()
            stand.goBack()
            XCTAssertEqual(stand.travellers.count, count)
            XCTAssertEqual(stand.source.mask == nil, count == 0)
            try stand.stage.settle()
            stand.navigation?.delegate = nil
            XCTAssertEqual(
                WindowDump(stand.stage.window).difference(from: before).filter { !$0.contains("delegate") }, [])
        }
    }
}
