import Baton
import BatonTesting
import UIKit
import XCTest

@testable import TestStages

/// Tests from when on the entering screen takes touches, although its transition still runs.
///
/// The rest of UIKit's spring moves less than 3 % after a third of a second. On the iOS 26 design the entering screen takes touches
/// from the start, where a finger may catch the transition (B16.20, B27.40, B28.14).
@MainActor
final class AcceptedTouchTests: GenerationTestCase {
    override class var generations: [Int] { [15, 18, 26, 27] }

    override func setUp() async throws {
        await MainActor.run { HeadlessQuirks.touchesInCustomTransitions = .followInteraction }
    }

    override func tearDown() async throws {
        await MainActor.run { HeadlessQuirks.touchesInCustomTransitions = .reachRecognizers }
    }

    private var takesThemFromTheStart: Bool { HeadlessDevice.current.systemVersion >= 26 }

    private func list(on screen: UIViewController) -> UIScrollView {
        let list = UIScrollView(frame: screen.view.bounds)
        list.contentSize = CGSize(width: 100, height: 3000)
        screen.view.addSubview(list)
        return list
    }

    /// Returns whether a list scrolls under a finger that lands some time after a change has begun, and does not leave before its end.
    private func scrolls(_ list: UIScrollView, _ stage: Stage, after delay: TimeInterval) throws -> Bool {
        let start = list.contentOffset.y
        stage.turn()
        stage.advance(by: delay)
        stage.finger.drag(from: CGPoint(x: 300, y: 600), to: CGPoint(x: 300, y: 400), in: 0.2)
        try stage.settle()
        return list.contentOffset.y > start + 50
    }

    func testAListScrollsUnderAFingerThatLandsInAPush() async throws {
        for (isInterruptible, delay) in [
            (true, 0.25), (true, 0.35), (true, 0.45), (false, 0.25), (false, 0.35), (false, 0.45),
        ] {
            let stand = try StackStage(showsB: false) {
                var transitions = NavigationTransitions(.slide)
                transitions.interruptible = isInterruptible
                $0.transitions = transitions
            }
            let list = list(on: stand.b)
            stand.push()
            // Without an interaction UIKit itself refuses them (B27.40).
            let expected = isInterruptible && (delay > 0.3 || takesThemFromTheStart)
            XCTAssertEqual(
                try scrolls(list, stand.stage, after: delay), expected, "\(delay) s, interruptible: \(isInterruptible)")
            XCTAssertEqual(stand.titles, ["A", "B"])
        }
    }

    /// The screen that leaves is above the one that enters, until it is gone.
    func testAListScrollsUnderAFingerThatLandsInAPop() async throws {
        for delay in [0.05, 0.4] {
            let stand = try StackStage { $0.transitions = .slide }
            let (list, other) = (list(on: stand.a), list(on: stand.b))
            try stand.stage.settle()
            let place = other.contentOffset
            stand.pop()
            // After 0.05 s the leaving screen is still under the finger.
            XCTAssertEqual(try scrolls(list, stand.stage, after: delay), delay > 0.3, "\(delay) s")
            XCTAssertEqual(other.contentOffset, place)
            XCTAssertEqual(stand.titles, ["A"])
        }
    }

    /// What an animator moves back is hit where it leads, and not where it is seen. Nothing takes touches before the end.
    func testNothingTakesTouchesInACancel() async throws {
        let stand = try StackStage { $0.transitions = .slide }
        let lists = [list(on: stand.a), list(on: stand.b)]
        stand.driver?.interaction.begin {
            stand.pop()
            return stand.navigation.transitionCoordinator
        }
        stand.stage.turn()
        stand.driver?.interaction.update(0.5)
        let places = lists.map(\.contentOffset)
        stand.driver?.interaction.cancel()
        stand.stage.advance(by: 0.35)
        stand.stage.finger.drag(from: CGPoint(x: 300, y: 600), to: CGPoint(x: 300, y: 400), in: 0.02)
        XCTAssertEqual(lists.map(\.contentOffset), places)
        try stand.stage.settle()
        XCTAssertEqual(stand.titles, ["A", "B"])
    }
}
