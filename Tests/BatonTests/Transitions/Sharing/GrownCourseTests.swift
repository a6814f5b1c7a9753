import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests that a screen that grows is at each frame where the formula of its style has it: by itself, evenly and on a spring, and
/// under fingers that pull it in two dimensions.
@MainActor
final class GrownCourseTests: AnyDesignTestCase {
    private let doors: [SharingStage.Door] = [.stack, .modal]

    /// Compares each frame of both directions with the formula.
    private func run(
        _ manner: GrownStage.Manner, _ door: SharingStage.Door, _ timing: any UITimingCurveProvider,
        _ part: (Double) -> Double, file: StaticString = #filePath, line: UInt = #line
    ) throws {
        let stand = try GrownStage(manner, door, timing: timing)
        for isForward in [true, false] {
            isForward ? stand.goForward() : stand.goBack()
            let start = stand.stage.now
            var last = 0.0
            while stand.clip != nil {
                last = min(1, part(stand.stage.now - start))
                stand.check(
                    manner, at: CGFloat(isForward ? last : 1 - last), "\(door), forward \(isForward)", file: file,
                    line: line)
                guard stand.stage.now - start < 3 else { return XCTFail("no end", file: file, line: line) }
                stand.stage.advance(by: 1.0 / 60)
            }
            XCTAssertGreaterThan(last, 0.95, "the last frame is close to the end", file: file, line: line)
            try stand.stage.settle()
            XCTAssertEqual(stand.isForward, isForward, file: file, line: line)
        }
    }

    func testAloneItIsAtEachFrameWhereItsFormulaHasIt() async throws {
        for manner in GrownStage.Manner.allCases {
            for door in doors {
                try run(manner, door, UICubicTimingParameters(animationCurve: .linear)) { $0 / 0.4 }
            }
        }
    }

    /// A critically damped spring of stiffness k and mass 1 has done 1 - (1 + wt) exp(-wt) of its way, where w is the root of k.
    func testOnASpringItIsAtEachFrameWhereThatHasIt() async throws {
        let rate = (1000.0 / 3).squareRoot()
        let spring = UISpringTimingParameters(
            mass: 1, stiffness: CGFloat(rate * rate), damping: CGFloat(2 * rate), initialVelocity: .zero)
        for manner in GrownStage.Manner.allCases {
            for door in doors {
                try run(manner, door, spring) { 1 - (1 + rate * $0) * exp(-rate * $0) }
            }
        }
    }

    // MARK: Under fingers

    /// Begins a change of a stack whose fingers a test moves.
    @MainActor
    private final class Hand {
        let stand: GrownStage
        let interaction = TransitionInteraction()
        let gesture = PlacedGesture(target: nil, action: nil)
        private let delegate: HandWrittenStackDelegate

        init(_ manner: GrownStage.Manner, _ device: HeadlessDevice = .phone) throws {
            stand = try GrownStage(manner, .stack, device)
            let style: TransitionStyle = manner == .zoom ? .zoom("cell") : .expand("cell")
            let shared = style.sharing("title").duration(0.4).timing(UICubicTimingParameters(animationCurve: .linear))
            delegate = HandWrittenStackDelegate(push: PushAnimator(shared), pop: PopAnimator(shared))
            stand.lower.navigationController?.delegate = delegate
            delegate.interaction = { [interaction] in interaction }
        }

        /// Puts fingers down, which the interaction knows from now on.
        func touch(at place: CGPoint) {
            gesture.place = place
            interaction.fingers = GestureFingers(of: gesture) { true }
        }

        func move(to place: CGPoint, _ progress: CGFloat) {
            gesture.place = place
            interaction.update(progress)
            stand.stage.turn()
        }
    }

    private let moves: [(place: CGPoint, progress: CGFloat)] = [
        (CGPoint(x: 101, y: 204), 0.01), (CGPoint(x: 130, y: 260), 0.04), (CGPoint(x: 90, y: 150), 0.05),
        (CGPoint(x: 200, y: 400), 0.3), (CGPoint(x: 60, y: 500), 0.3), (CGPoint(x: 300, y: 300), 0.72),
        (CGPoint(x: 20, y: 840), 0.98), (CGPoint(x: 250, y: 120), 0.5),
    ]

    /// How far the screen is pulled out of its way: as far as the point that was under the finger is from the finger, and before a
    /// twentieth of the way a part of that.
    private func pull(_ held: CGPoint, to finger: CGPoint, at part: CGFloat) -> CGPoint {
        let frame = GrownStage.cell.mixed(with: CGRect(x: 0, y: 0, width: 390, height: 844), at: part)
        let hand = min(1, (1 - part) / 0.05)
        return CGPoint(
            x: hand * (finger.x - frame.minX - held.x * frame.width),
            y: hand * (finger.y - frame.minY - held.y * frame.height))
    }

    func testUnderAFingerItIsAFunctionOfTheProgressAndTheFinger() async throws {
        for manner in GrownStage.Manner.allCases {
            for device in [HeadlessDevice.phone, HeadlessDevice.phone.rightToLeft] {
                let hand = try Hand(manner, device)
                hand.stand.goForward()
                try hand.stand.stage.settle()
                let start = CGPoint(x: 100, y: 200)
                hand.touch(at: start)
                let navigation = hand.stand.lower.navigationController
                hand.interaction.begin {
                    navigation?.popViewController(animated: true)
                    return navigation?.transitionCoordinator
                }
                hand.stand.stage.turn()
                let held = CGPoint(x: start.x / 390, y: start.y / 844)
                for (place, progress) in moves {
                    hand.move(to: place, progress)
                    hand.stand.check(manner, at: 1 - progress, pulled: pull(held, to: place, at: 1 - progress))
                }
                hand.interaction.cancel()
                try hand.stand.stage.settle()
                XCTAssertTrue(hand.stand.isForward)
                XCTAssertEqual(hand.stand.stage.window.leftovers, [])
            }
        }
    }

    /// The finger then holds the point of the screen that is under it, where the screen was at that progress.
    func testCaughtItIsAFunctionOfTheProgressAndTheFinger() async throws {
        for manner in GrownStage.Manner.allCases {
            for isForward in [true, false] {
                let hand = try Hand(manner)
                hand.stand.goForward()
                if !isForward {
                    try hand.stand.stage.settle()
                    hand.stand.goBack()
                }
                // A quarter of 0.4 seconds at an even pace.
                hand.stand.stage.advance(by: 0.1)
                hand.interaction.pause()
                hand.stand.stage.turn()
                let part = CGFloat(isForward ? 0.25 : 0.75)
                hand.stand.check(manner, at: part, "paused")
                let start = CGPoint(x: 120, y: 500)
                hand.touch(at: start)
                let frame = GrownStage.cell.mixed(with: CGRect(x: 0, y: 0, width: 390, height: 844), at: part)
                let held = CGPoint(
                    x: (start.x - frame.minX) / frame.width, y: (start.y - frame.minY) / frame.height)
                for (place, progress) in moves {
                    hand.move(to: place, progress)
                    let now = isForward ? progress : 1 - progress
                    hand.stand.check(
                        manner, at: now, pulled: pull(held, to: place, at: now), "caught, forward \(isForward)")
                }
                hand.interaction.finish()
                try hand.stand.stage.settle()
                XCTAssertEqual(hand.stand.stage.window.leftovers, [])
            }
        }
    }

    /// A pull by a real finger. How far a dismissal is, UIKit tells.
    func testAPullByAFingerFollowsTheSameFormula() async throws {
        for manner in GrownStage.Manner.allCases {
            let stand = try GrownStage(manner, .modal)
            stand.goForward()
            try stand.stage.settle()
            stand.stage.finger.down(at: CGPoint(x: 260, y: 200))
            stand.stage.finger.drag(to: CGPoint(x: 260, y: 320), in: 0.2)
            var held: CGPoint?
            for place in [CGPoint(x: 250, y: 330), CGPoint(x: 330, y: 380), CGPoint(x: 120, y: 500)] {
                stand.stage.finger.drag(to: place, in: 0.2)
                let part = 1 - (stand.upper.transitionCoordinator?.percentComplete ?? 0)
                XCTAssertLessThan(part, 0.9)
                let frame = GrownStage.cell.mixed(with: CGRect(x: 0, y: 0, width: 390, height: 844), at: part)
                // The point is held from the first place on. It is close to where the finger has landed.
                let seen = stand.clip?.frameInWindow ?? .null
                let point = CGPoint(
                    x: (place.x - seen.minX) / frame.width, y: (place.y - seen.minY) / frame.height)
                let first = held ?? point
                held = first
                XCTAssertEqual(Double(first.x), 260.0 / 390, accuracy: 0.02)
                XCTAssertEqual(Double(first.y), 200.0 / 844, accuracy: 0.02)
                stand.check(manner, at: part, pulled: pull(first, to: place, at: part))
            }
            stand.stage.finger.cancel()
            try stand.stage.settle()
        }
    }
}

/// A gesture whose place a test sets.
private final class PlacedGesture: UIGestureRecognizer {
    var place = CGPoint.zero

    override var numberOfTouches: Int { 1 }

    override func location(in view: UIView?) -> CGPoint { place }
}
