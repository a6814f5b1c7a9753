import BatonTesting
import TestSupport
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests what is seen of a shared element at each frame, whatever moves the screens.
@MainActor
final class SharedElementTests: GenerationTestCase {
    override class var generations: [Int] { [15, 18, 26, 27] }

    private let even = UICubicTimingParameters(animationCurve: .linear)

    private func stage(
        _ door: SharingStage.Door = .stack, _ style: TransitionStyle = .slide, _ device: HeadlessDevice? = nil
    ) throws -> SharingStage {
        try SharingStage(door, style.sharing("cover").duration(0.4).timing(even), device ?? .phone)
    }

    /// The frame of the traveller at a part of its way.
    private func place(at part: Double) -> CGRect {
        let (start, end) = (SharingStage.source, SharingStage.target)
        func mix(_ value: (CGRect) -> CGFloat) -> CGFloat { value(start) + (value(end) - value(start)) * CGFloat(part) }
        return CGRect(x: mix(\.minX), y: mix(\.minY), width: mix(\.width), height: mix(\.height))
    }

    private func assertClose(
        _ seen: CGRect?, _ wanted: CGRect, within limit: CGFloat = 0.5, _ note: String = "",
        file: StaticString = #filePath, line: UInt = #line
    ) {
        guard let seen else { return XCTFail("nothing is seen \(note)", file: file, line: line) }
        let off = [
            seen.minX - wanted.minX, seen.minY - wanted.minY, seen.maxX - wanted.maxX, seen.maxY - wanted.maxY,
        ]
        XCTAssertLessThanOrEqual(off.map(abs).max() ?? 0, limit, "\(seen) \(note)", file: file, line: line)
    }

    func testOneOfThreeIsSeenAtEachFrameOfEachStyle() async throws {
        let styles: [TransitionStyle] = [
            .slide, .slideAcross, .cover, .fade, .depth, .flip, .cube, .reveal, .card, .dialog, .zoom { _ in nil },
        ]
        for door in SharingStage.Door.allCases {
            for style in styles {
                let stand = try stage(door, style)
                XCTAssertEqual(stand.seen, ["source"])
                stand.goForward()
                try stand.run()
                XCTAssertEqual(stand.seen, ["target"], "\(door)")
                stand.goBack()
                try stand.run()
                XCTAssertEqual(stand.seen, ["source"], "\(door)")
                XCTAssertEqual(stand.stage.window.leftovers, [])
            }
        }
    }

    func testTheTravellerIsOnItsWayAtEachFrame() async throws {
        for door in SharingStage.Door.allCases {
            let stand = try stage(door)
            (stand.source.layer.cornerRadius, stand.source.alpha) = (10, 0.5)
            stand.target.layer.cornerRadius = 30
            stand.target.layer.cornerCurve = .continuous
            stand.goForward()
            var last = 0.0
            try stand.run { time in
                let part = min(1, time / 0.4)
                assertClose(stand.body?.frameInWindow, place(at: part), "\(door) at \(part)")
                XCTAssertEqual(stand.body?.seenAlpha ?? 0, 0.5 + 0.5 * part, accuracy: 0.01)
                let radius = stand.body.map { ($0.layer.presentation() ?? $0.layer).cornerRadius }
                XCTAssertEqual(Double(radius ?? 0), 10 + 20 * part, accuracy: 0.01)
                last = part
            }
            XCTAssertGreaterThan(last, 0.95, "the last frame is close to the end")
            stand.goBack()
            try stand.run { time in
                assertClose(stand.body?.frameInWindow, place(at: 1 - min(1, time / 0.4)), "\(door) back")
            }
        }
    }

    func testRightToLeftTheTravellerTakesTheSameWay() async throws {
        let stand = try stage(.stack, .slide, HeadlessDevice.phone.rightToLeft)
        stand.target.layer.cornerCurve = .continuous
        stand.goForward()
        try stand.run { assertClose(stand.body?.frameInWindow, place(at: min(1, $0 / 0.4))) }
    }

    // MARK: Fingers

    func testACancelledSwipeLeavesTheWindowAsItWas() async throws {
        let stand = try stage()
        stand.goForward()
        try stand.run()
        stand.target.layer.cornerCurve = .continuous
        let before = WindowDump(stand.stage.window)
        let finger = stand.stage.finger
        finger.down(at: CGPoint(x: 2, y: 500))
        finger.drag(to: CGPoint(x: 120, y: 500), in: 0.3)
        XCTAssertEqual(stand.seen, ["traveller"])
        let part = 1 - stand.upper.view.seenFrame.minX / 390
        assertClose(stand.body?.frameInWindow, place(at: Double(part)))
        finger.hold(for: 0.2)
        finger.up()
        try stand.run()
        XCTAssertEqual(stand.seen, ["target"])
        XCTAssertEqual(WindowDump(stand.stage.window).difference(from: before), [])
        // The next one is shared again.
        finger.drag(from: CGPoint(x: 2, y: 500), to: CGPoint(x: 300, y: 500), in: 0.3)
        try stand.run()
        XCTAssertEqual(stand.seen, ["source"])
    }

    func testACaughtPushThatIsTurnedRoundShowsTheSourceAgain() async throws {
        let stand = try stage()
        let before = WindowDump(stand.stage.window)
        stand.goForward()
        stand.stage.advance(by: 0.2)
        let finger = stand.stage.finger
        finger.catchTransition(at: CGPoint(x: 200, y: 500), towards: CGPoint(x: 1, y: 0))
        finger.drag(to: CGPoint(x: 380, y: 500), in: 0.2)
        XCTAssertEqual(stand.seen, ["traveller"])
        finger.up()
        try stand.run()
        XCTAssertEqual(stand.seen, ["source"])
        XCTAssertEqual(WindowDump(stand.stage.window).difference(from: before), [])
    }

    func testAPulledModalSharesItsView() async throws {
        let stand = try stage(.modal, .cover)
        stand.goForward()
        try stand.run()
        let finger = stand.stage.finger
        for (way, isForward) in [(200, true), (700, false)] as [(CGFloat, Bool)] {
            finger.down(at: CGPoint(x: 200, y: 100))
            finger.drag(to: CGPoint(x: 200, y: 100 + way), in: 0.4)
            XCTAssertEqual(stand.seen, ["traveller"], "\(way)")
            finger.hold(for: 0.2)
            finger.up()
            try stand.run()
            XCTAssertEqual(stand.isForward, isForward)
            XCTAssertEqual(stand.seen, isForward ? ["target"] : ["source"])
        }
    }

    func testTransitionsThatInterruptEachOtherHideNothing() async throws {
        for delay in stride(from: 0.0, through: 0.4, by: 0.05) {
            let stand = try stage()
            let third = SharingScreen("Third")
            let last = third.share("cover", at: CGRect(x: 200, y: 600, width: 100, height: 100))
            stand.goForward()
            stand.stage.advance(by: delay)
            stand.navigation?.pushViewController(third, animated: true)
            try stand.stage.settle()
            XCTAssertTrue(last.isSeen, "\(delay)")
            stand.navigation?.popToRootViewController(animated: true)
            stand.stage.advance(by: delay)
            stand.navigation?.pushViewController(stand.upper, animated: true)
            try stand.stage.settle()
            XCTAssertEqual(stand.seen, ["target"], "\(delay)")
            XCTAssertNil(stand.source.mask)
            XCTAssertNil(last.mask)
            XCTAssertEqual(stand.stage.window.leftovers, [])
        }
    }
}
