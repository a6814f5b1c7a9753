import Baton
import BatonTesting
import UIKit
import XCTest

@testable import TestStages

/// Tests that the progress of a change is what the screen shows, whoever drives it.
@MainActor
final class ChangeProgressTests: GenerationTestCase {
    override class var generations: [Int] { [15, 18, 26, 27] }

    /// The progress that was told, and the greatest distance in points between it and the upper screen.
    private final class Log {
        var told: [CGFloat] = []
        var miss: CGFloat = 0
    }

    /// Follows each change of a stack. Under a slide the upper screen is as far from its place as the progress tells.
    private func follow(_ stand: StackStage) -> Log {
        let log = Log()
        stand.navigation.transitions?.observer = { event in
            guard case .didProgress(let change, let progress) = event else { return }
            log.told.append(progress)
            guard let view = change.upper.viewIfLoaded, view.window != nil, progress > 0, progress < 1 else { return }
            let expected = (change.operation.isForward ? 1 - progress : progress) * 390
            log.miss = max(log.miss, abs(view.seenFrame.minX - expected))
        }
        return log
    }

    func testAPushAndAPop() async throws {
        for transitions in [NavigationTransitions.slide, .system] {
            let stand = try StackStage(showsB: false) { $0.transitions = transitions }
            let log = follow(stand)
            for change in [{ stand.push() }, stand.pop] {
                log.told = []
                change()
                try stand.stage.settle()
                XCTAssertGreaterThan(log.told.count, 15)
                XCTAssertEqual(log.told, log.told.sorted())
                XCTAssertEqual(log.told.last, 1)
                XCTAssertLessThan(log.told.first ?? 1, 0.2)
                XCTAssertLessThan(log.miss, 0.5)
            }
            let count = log.told.count
            stand.stage.advance(by: 0.5)
            XCTAssertEqual(log.told.count, count, "nothing is told at rest")
        }
    }

    func testASwipeThatIsCancelledEndsAtTheStart() async throws {
        for transitions in [NavigationTransitions.slide, .system] {
            let stand = try StackStage { $0.transitions = transitions }
            let log = follow(stand)
            stand.stage.finger.down(at: CGPoint(x: 2, y: 400))
            stand.stage.finger.drag(to: CGPoint(x: 120, y: 400), in: 0.3)
            stand.stage.finger.hold(for: 0.2)
            XCTAssertEqual(log.told.last ?? 0, stand.b.view.seenFrame.minX / 390, accuracy: 0.002)
            stand.stage.finger.up()
            try stand.stage.settle()
            XCTAssertEqual(stand.titles, ["A", "B"])
            XCTAssertEqual(log.told.last, 0)
            XCTAssertLessThan(log.miss, 0.5)
        }
    }

    /// Fingers catch a push or a pop, turn it round, and let it go.
    func testRandomFingers() async throws {
        for seed in 1...12 as ClosedRange<UInt64> {
            var random = SeededNumbers(seed: seed)
            let stand = try StackStage(showsB: false) { $0.transitions = .slide }
            let log = follow(stand)
            for _ in 0..<6 {
                stand.titles.count == 1 ? stand.push() : stand.pop()
                stand.stage.turn()
                stand.stage.advance(by: Double.random(in: 0.02...0.3, using: &random))
                stand.stage.finger.down(at: CGPoint(x: 200, y: 400))
                for _ in 0..<3 {
                    let place = CGPoint(x: Double.random(in: 40...360, using: &random), y: 402)
                    stand.stage.finger.drag(to: place, in: Double.random(in: 0.05...0.2, using: &random))
                }
                stand.stage.finger.up()
                try stand.stage.settle()
                XCTAssertTrue([0, 1].contains(log.told.last), "seed \(seed)")
            }
            XCTAssertGreaterThan(log.told.count, 60)
            XCTAssertLessThan(log.miss, 0.5, "seed \(seed)")
        }
    }

    func testModalsAndTabs() async throws {
        let stand = try CardStage()
        let driver = ModalTransitionDriver(.card)
        var told: [CGFloat] = []
        driver.transitions.observer = {
            if case .didProgress(_, let progress) = $0 { told.append(progress) }
        }
        try stand.present(using: driver)
        XCTAssertEqual(told.last, 1)
        XCTAssertGreaterThan(told.count, 15)
        told = []
        stand.card.dismiss(animated: true)
        try stand.stage.settle()
        XCTAssertEqual(told.last, 1)
        let tabs = try TabStage { $0.transitions = .slideAcross }
        told = []
        tabs.tabs.transitions?.observer = {
            if case .didProgress(_, let progress) = $0 { told.append(progress) }
        }
        tabs.tabs.selectedIndex = 1
        try tabs.stage.settle()
        XCTAssertEqual(told.last, 1)
        XCTAssertGreaterThan(told.count, 10)
    }

    func testNothingIsLeft() async throws {
        let stand = try StackStage(showsB: false) { $0.transitions = .slide }
        let before = WindowDump(stand.stage.window)
        let log = follow(stand)
        stand.push()
        try stand.stage.settle()
        stand.pop()
        try stand.stage.settle()
        XCTAssertEqual(WindowDump(stand.stage.window).difference(from: before), [])
        XCTAssertFalse(log.told.isEmpty)
    }
}
