import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests a change of tabs that a finger catches, and one that another selection interrupts.
@MainActor
final class TabInterruptionTests: GenerationTestCase {
    override class var generations: [Int] { [15, 18, 26, 27] }

    private let devices = [HeadlessDevice.phone, .phone.rightToLeft]
    private static let style = TransitionStyle.slideAcross.duration(0.4).timing(
        UICubicTimingParameters(animationCurve: .linear))

    override func setUp() async throws {
        await MainActor.run { HeadlessLog.reset() }
    }

    override func tearDown() async throws {
        await MainActor.run {
            HeadlessQuirks.tapsInTabChanges = .areIgnored
            HeadlessQuirks.selectionsInTabChanges = .wait
        }
    }

    private func make(_ device: HeadlessDevice = .phone, isInterruptible: Bool = true) throws -> TabStage {
        try TabStage(device) { $0.transitions = TabTransitions(Self.style).swipe().interruptible(isInterruptible) }
    }

    private func sign(_ stand: TabStage) -> CGFloat {
        stand.stage.device.layoutDirection == .rightToLeft ? -1 : 1
    }

    // MARK: Caught

    func testAFingerHoldsAChangeAndTurnsItRound() async throws {
        for device in devices {
            for finishes in [true, false] {
                let stand = try make(device)
                let before = WindowDump(stand.stage.window)
                let forward = -sign(stand)
                stand.tap(1)
                stand.stage.advance(by: 0.1)
                stand.stage.finger.catchTransition(at: CGPoint(x: 200, y: 400), towards: CGPoint(x: forward, y: 0))
                let caught = stand.screens[1].view.seenFrame.minX
                stand.stage.finger.hold(for: 0.5)
                XCTAssertEqual(stand.screens[1].view.seenFrame.minX, caught, accuracy: 0.5, "held")
                stand.stage.finger.drag(to: CGPoint(x: 200 + forward * 50, y: 400), in: 0.2)
                XCTAssertEqual(stand.screens[1].view.seenFrame.minX, caught + forward * 50, accuracy: 0.5)
                let end = CGPoint(x: 200 + forward * (finishes ? 170 : -170), y: 400)
                stand.stage.finger.drag(to: end, in: 0.2)
                stand.stage.finger.up()
                try stand.stage.settle()
                XCTAssertEqual(stand.tabs.selectedIndex, finishes ? 1 : 0)
                XCTAssertEqual(stand.shown, finishes ? "B" : "A")
                if !finishes {
                    XCTAssertEqual(
                        WindowDump(stand.stage.window).difference(from: before).filter { !$0.contains("ecognizers") },
                        [])
                }
                XCTAssertEqual(HeadlessLog.warnings, [])
            }
        }
    }

    func testAChangeThatIsNotInterruptibleGoesOn() async throws {
        let stand = try make(isInterruptible: false)
        stand.tap(1)
        stand.stage.advance(by: 0.1)
        stand.stage.finger.catchTransition(at: CGPoint(x: 200, y: 400), towards: CGPoint(x: 1, y: 0))
        stand.stage.finger.drag(to: CGPoint(x: 300, y: 400), in: 0.1)
        stand.stage.finger.up()
        try stand.stage.settle()
        XCTAssertEqual(stand.shown, "B")
    }

    // MARK: Interrupted

    /// Whether the screens that are in the window, and a picture of one that has left it, cover it from side to side.
    private func isCovered(_ stand: TabStage) -> Bool {
        let screens = stand.screens.compactMap { $0.viewIfLoaded }.filter { $0.window != nil }
        let beside = screens.compactMap(\.superview).flatMap(\.subviews).filter { "\(type(of: $0))" != "TouchCover" }
        let seen = (screens + beside).filter { $0.seenAlpha > 0.99 }.map(\.seenFrame)
        return [1, 195, 389].allSatisfy { x in seen.contains { $0.minX <= x + 0.5 && $0.maxX >= x - 0.5 } }
    }

    /// Ends everything, and looks at each frame.
    private func settleCovered(_ stand: TabStage, _ words: String) throws {
        for _ in 0..<80 {
            XCTAssertTrue(isCovered(stand), "\(words): \(stand.screens.map { $0.viewIfLoaded?.seenFrame as Any })")
            stand.stage.advance(by: 1.0 / 60)
        }
        try stand.stage.settle()
    }

    func testATapOnAnotherTabInBetweenShowsThatTab() async throws {
        for device in devices {
            for answer in HeadlessQuirks.SelectionsInTabChanges.allCases {
                for isHeld in [false, true] {
                    HeadlessQuirks.tapsInTabChanges = answer
                    let stand = try make(device)
                    let words = "\(answer), held \(isHeld)"
                    if isHeld {
                        stand.stage.finger.down(at: CGPoint(x: 195 + 150 * sign(stand), y: 300))
                        stand.stage.finger.drag(to: CGPoint(x: 195, y: 300), in: 0.2)
                    } else {
                        stand.tap(1)
                        stand.stage.advance(by: 0.2)
                    }
                    stand.tap(2)
                    stand.stage.advance(by: 0.1)
                    if isHeld { stand.stage.finger.up() }
                    // Of three screens on their way two are seen, which need not cover everything.
                    if answer == .areIgnored { try settleCovered(stand, words) } else { try stand.stage.settle() }
                    let ignored = isHeld ? "A" : "B"
                    XCTAssertEqual(stand.shown, answer == .areIgnored ? ignored : "C", words)
                    XCTAssertEqual(stand.stage.window.leftovers, [], words)
                    XCTAssertEqual(HeadlessLog.warnings, [], words)
                    for index in [0, 1, 2] {
                        stand.tap(index)
                        try stand.stage.settle()
                        XCTAssertEqual(stand.shown, stand.screens[index].title, words)
                        XCTAssertEqual(stand.screens[index].view.seenFrame.minX, 0, words)
                    }
                }
            }
        }
    }

    func testASelectionByCodeInBetweenNeverLeavesABlackScreen() async throws {
        for answer in HeadlessQuirks.SelectionsInTabChanges.allCases {
            for isHeld in [false, true] {
                HeadlessQuirks.selectionsInTabChanges = answer
                let stand = try make()
                let words = "\(answer), held \(isHeld)"
                if isHeld {
                    stand.stage.finger.down(at: CGPoint(x: 345, y: 300))
                    stand.stage.finger.drag(to: CGPoint(x: 195, y: 300), in: 0.2)
                } else {
                    stand.tap(1)
                    stand.stage.advance(by: 0.2)
                }
                stand.tabs.selectedIndex = 2
                stand.stage.advance(by: 0.1)
                if isHeld { stand.stage.finger.up() }
                try stand.stage.settle()
                XCTAssertNotNil(stand.shown, words)
                XCTAssertEqual(stand.shown, stand.screens[stand.tabs.selectedIndex].title, words)
                for index in [0, 1, 2] {
                    stand.tap(index)
                    try stand.stage.settle()
                    XCTAssertEqual(stand.shown, stand.screens[index].title, words)
                    XCTAssertEqual(stand.screens[index].view.seenFrame, stand.tabs.view.bounds, words)
                }
            }
        }
    }
}
