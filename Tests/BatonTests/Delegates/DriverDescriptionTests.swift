import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import BatonRecorder
@testable import TestStages

/// Tests what a driver says about itself, and that saying it has no effect.
@MainActor
final class DriverDescriptionTests: GenerationTestCase {
    override class var generations: [Int] { [26] }

    private final class Flow: NSObject, UINavigationControllerDelegate {}
    private let flow = Flow()

    func testAStackAtRest() async throws {
        let stand = try StackStage {
            $0.delegate = flow
            $0.transitions = .slide
        }
        XCTAssertEqual(
            stand.driver?.describe(),
            """
            NavigationTransitionDriver on iOS 26.0
            screens: A, B
            delegate: the driver, which forwards to Flow
            transitions: push a style, pop a style
            bar: shown
            transition: none
            edge swipe: possible, on UIView
            content swipe: possible, on UIView
            """)
    }

    func testAStackWhosePopAFingerHolds() async throws {
        let stand = try StackStage { $0.transitions = .slide.timing(.linear) }
        stand.stage.finger.down(at: CGPoint(x: 2, y: 500))
        stand.stage.finger.drag(to: CGPoint(x: 197, y: 500), in: 0.5)
        XCTAssertEqual(
            stand.driver?.describe(),
            """
            NavigationTransitionDriver on iOS 26.0
            screens: A
            delegate: the driver
            transitions: push a style, pop a style
            bar: shown
            transition: animated, held
            progress: 50 %
            edge swipe: changed, on UIView
            content swipe: possible, on UIView
            last decisions:
              pop B to A: a style, by the stack
            """)
        stand.stage.finger.cancel()
        try stand.stage.settle()
        XCTAssertEqual(stand.titles, ["A", "B"])
    }

    /// Whoever asks which delegate is set would take the driver off.
    func testAStackWithAnotherDelegateIsLeftAlone() async throws {
        let advice = AdviceLog()
        defer { advice.close() }
        let stand = try StackStage { $0.transitions = .slide }
        let driver = try XCTUnwrap(stand.driver)
        stand.navigation.delegate = flow
        let lines = driver.describe().split(separator: "\n")
        XCTAssertTrue(lines.contains("delegate: Flow"), "\(lines)")
        XCTAssertEqual(advice.lines, [])
        stand.navigation.delegate = driver
        XCTAssertIdentical(stand.driver, driver)
    }

    func testOnlyTheLastTenDecisionsAreTold() async throws {
        let stand = try StackStage { $0.transitions = .fade.duration(0.1) }
        for _ in 0..<6 {
            stand.pop()
            try stand.stage.settle()
            stand.push()
            try stand.stage.settle()
        }
        let lines = try XCTUnwrap(stand.driver?.describe().split(separator: "\n"))
        let last = try XCTUnwrap(lines.firstIndex(of: "last decisions:"))
        XCTAssertEqual(lines.count - last - 1, 10)
        XCTAssertEqual(lines.last, "  push A to B: a style, by the stack")
    }

    func testTabsThatChange() async throws {
        let stand = try TabStage { $0.transitions = .slide.swipe().timing(.linear).duration(1) }
        stand.tabs.selectedIndex = 2
        stand.stage.turn()
        stand.stage.advance(by: 0.25)
        XCTAssertEqual(
            TabTransitionDriver.driver(of: stand.tabs)?.describe(),
            """
            TabTransitionDriver on iOS 26.0
            tabs: A, B, C
            selected: C
            delegate: the driver
            transitions: forward a style, back a style
            transition: animated
            progress: 25 %
            swipe: possible, on UIView
            last decisions:
              tab forward A to C: a style, by the tabs
            """)
    }

    func testACard() async throws {
        let stand = try CardStage()
        let driver = ModalTransitionDriver(.card)
        XCTAssertEqual(
            driver.describe(),
            """
            ModalTransitionDriver on iOS 26.0
            presented: nothing
            presenting: nothing
            delegate: none
            transitions: present a style, dismiss a style
            presentation: none
            transition: none
            pull: not attached
            pinch: not attached
            """)
        try stand.present(using: driver)
        XCTAssertEqual(
            driver.describe(),
            """
            ModalTransitionDriver on iOS 26.0
            presented: Card
            presenting: Presenter
            delegate: the driver
            transitions: present a style, dismiss a style
            presentation: OverlayPresentationController
            transition: none
            pull: possible, on OverlayWrapperView
            pinch: not attached
            last decisions:
              present Presenter to Card: a style, by the transitions
            """)
    }
}
