import Baton
import BatonTesting
import UIKit
import XCTest

@testable import TestStages

/// Tests that no screen receives touches in the middle of a transition of Baton's, whoever drives it and whatever UIKit delivers then
/// (B2.16, B27.40), except the entering one on the iOS 26 design (`AcceptedTouchTests`). Afterwards they arrive.
@MainActor
final class RefusedTouchTests: GenerationTestCase {
    override class var generations: [Int] { [15, 18, 26, 27] }

    override func tearDown() async throws {
        await MainActor.run { HeadlessQuirks.touchesInCustomTransitions = .reachRecognizers }
    }

    /// Covers a screen with a button that counts its taps.
    private final class Counter {
        var taps = 0

        @MainActor
        init(on screen: UIViewController) {
            let button = UIButton(frame: screen.view.bounds)
            button.addAction(UIAction { [weak self] _ in self?.taps += 1 }, for: .touchUpInside)
            screen.view.addSubview(button)
        }
    }

    private func eachAnswer(_ body: (String) throws -> Void) rethrows {
        for answer in HeadlessQuirks.TouchesInTransitions.allCases {
            HeadlessQuirks.touchesInCustomTransitions = answer
            try body("\(answer)")
        }
    }

    /// Taps in the middle of a transition that has begun, and after it.
    ///
    /// - Parameter counters: That of the leaving screen, and that of the entering one.
    private func tap(_ stage: Stage, _ counters: [Counter], _ name: String) throws {
        stage.turn()
        stage.advance(by: 0.1)
        stage.finger.tap(at: CGPoint(x: 195, y: 500))
        let during = counters.map(\.taps)
        let refuses =
            HeadlessDevice.current.systemVersion < 26 || HeadlessQuirks.touchesInCustomTransitions != .followInteraction
        XCTAssertEqual(during.first, 0, "the leaving screen, during, \(name)")
        if refuses { XCTAssertEqual(during.last, 0, "the entering screen, during, \(name)") }
        try stage.settle()
        stage.finger.tap(at: CGPoint(x: 195, y: 500))
        let added = zip(counters.map(\.taps), during).map { $0 - $1 }
        XCTAssertEqual(added.reduce(0, +), 1, "afterwards, \(name)")
    }

    /// Under `.cover` the lower screen does not move.
    func testAStack() async throws {
        try eachAnswer { answer in
            for (style, isInterruptible, pops) in [
                (TransitionStyle.slide, true, false), (.cover, true, false), (.cover, true, true),
                (.cover, false, false),
                (.fade, false, true),
            ] {
                let stand = try StackStage(showsB: pops) {
                    var transitions = NavigationTransitions(style)
                    transitions.interruptible = isInterruptible
                    $0.transitions = transitions
                }
                let counters = (pops ? [stand.b, stand.a] : [stand.a, stand.b]).map(Counter.init)
                pops ? stand.pop() : stand.push()
                try tap(stand.stage, counters, "\(answer), interruptible: \(isInterruptible), pops: \(pops)")
            }
        }
    }

    /// A row that is tapped twice pushes one screen.
    func testADoubleTapPushesOneScreen() async throws {
        try eachAnswer { answer in
            let stand = try StackStage(showsB: false) { $0.transitions = .cover }
            let button = UIButton(frame: stand.a.view.bounds)
            button.addAction(UIAction { _ in stand.push(TestScreen("Detail")) }, for: .touchUpInside)
            stand.a.view.addSubview(button)
            for _ in 0..<2 { stand.stage.finger.tap(at: CGPoint(x: 195, y: 500)) }
            try stand.stage.settle()
            XCTAssertEqual(stand.titles, ["A", "Detail"], answer)
        }
    }

    func testAModal() async throws {
        try eachAnswer { answer in
            for dismisses in [false, true] {
                let stand = try CardStage()
                let counters = (dismisses ? [stand.card, stand.presenter] : [stand.presenter, stand.card]).map(
                    Counter.init)
                if dismisses { try stand.present(animated: false) }
                dismisses ? stand.card.dismiss(animated: true) : stand.presenter.present(stand.card, using: .card)
                try tap(stand.stage, counters, "\(answer), dismisses: \(dismisses)")
            }
        }
    }

    func testTabs() async throws {
        try eachAnswer { answer in
            let stand = try TabStage { $0.transitions = .fade }
            let counters = stand.screens.map(Counter.init)
            stand.tabs.selectedIndex = 1
            try tap(stand.stage, counters, answer)
        }
    }

    func testADelegateOfTheAppsOwn() async throws {
        try eachAnswer { answer in
            for drives in [false, true] {
                let delegate = HandWrittenStackDelegate(push: PushAnimator(.cover))
                let interaction = UIPercentDrivenInteractiveTransition()
                interaction.wantsInteractiveStart = false
                if drives { delegate.interaction = { interaction } }
                let stand = try StackStage(showsB: false) { $0.delegate = delegate }
                let counters = [stand.a, stand.b].map(Counter.init)
                stand.push()
                try withExtendedLifetime(delegate) { try tap(stand.stage, counters, "\(answer), drives: \(drives)") }
            }
        }
    }

    func testAfterACancelTouchesArrive() async throws {
        try eachAnswer { answer in
            let stand = try StackStage { $0.transitions = .cover }
            let counters = [stand.a, stand.b].map(Counter.init)
            stand.driver?.interaction.begin {
                stand.pop()
                return stand.navigation.transitionCoordinator
            }
            stand.stage.turn()
            stand.driver?.interaction.update(0.6)
            stand.driver?.interaction.cancel()
            try tap(stand.stage, counters, answer)
            XCTAssertEqual(stand.titles, ["A", "B"])
        }
    }
}
