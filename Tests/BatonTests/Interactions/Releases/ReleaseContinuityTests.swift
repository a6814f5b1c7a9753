import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests that nothing jumps when the fingers lift, and that everything comes to rest on UIKit's spring.
@MainActor
final class ReleaseContinuityTests: AnyDesignTestCase {
    /// Drags a card at a velocity for 0.15 seconds to a point, and lifts the finger.
    private func pull(to end: CGFloat, velocity: CGFloat, modal: Bool = false) throws -> Release {
        let stand = try CardStage()
        stand.card.isModalInPresentation = modal
        try stand.present()
        let wrapper = try XCTUnwrap(stand.card.presentationController?.presentedView)
        let finger = stand.stage.finger
        finger.down(at: CGPoint(x: 195, y: 120))
        finger.drag(to: CGPoint(x: 195, y: end - velocity * 0.15), in: 0.4)
        let seen = stand.stage.release([(finger, to: CGPoint(x: 195, y: end))], in: 0.15) { wrapper.seenFrame.minY }
        try stand.stage.settle()
        return seen
    }

    /// The card covers 787 points from 57 points below the top, and the pan begins with the first 10. Fingers go on, turn
    /// round on either side of the middle, rest, and are slow.
    func testAPull() async throws {
        for (end, velocity) in [
            (300.0, 200.0), (300, 900), (400, -300), (600, 500), (600, -200), (700, 1500), (700, 2500), (250, -400),
            (824, 480), (500, 0), (510, 20), (550, -100), (450, 600), (520, -30),
        ] {
            let seen = try pull(to: end, velocity: velocity)
            XCTAssertEqual(seen.before, velocity, accuracy: 0.5, "\(end) \(velocity)")
            seen.assertSpring(to: (57, 844), "\(end) \(velocity)")
        }
    }

    func testARefusedPull() async throws {
        for (end, velocity) in [(300.0, 200.0), (500, 900), (500, -300), (700, -900), (700, 0), (600, 300)] {
            let seen = try pull(to: end, velocity: velocity, modal: true)
            // The speed half a frame before the release.
            let stretch = 1 + (end - velocity / 120 - 130) * 0.55 / 787
            XCTAssertEqual(
                seen.before, velocity * 0.55 / (stretch * stretch), accuracy: 0.5, "\(end) \(velocity)")
            seen.assertSpring(to: (57, 57), "\(end) \(velocity)")
        }
    }

    /// Two fingers are 300 points apart at first. A pinch that is refused shrinks the screen with a rubber band.
    func testAPinch() async throws {
        let source = UIView(frame: CGRect(x: 40, y: 500, width: 90, height: 90))
        for refused in [false, true] {
            for (start, end) in [(200.0, 150.0), (150, 100), (200, 60), (150, 200), (80, 100), (180, 180)] {
                let stand = try CardStage()
                stand.presenter.view.addSubview(source)
                stand.card.isModalInPresentation = refused
                try stand.present(using: .zoom { _ in source }.pinch(PinchDismiss.Options()))
                let wrapper = try XCTUnwrap(stand.card.presentationController?.presentedView)
                let fingers = [Finger(on: stand.stage, number: 1), Finger(on: stand.stage, number: 2)]
                func moves(_ distance: CGFloat) -> [(Finger, to: CGPoint)] {
                    [
                        (fingers[0], to: CGPoint(x: 195, y: 400 - distance / 2)),
                        (fingers[1], to: CGPoint(x: 195, y: 400 + distance / 2)),
                    ]
                }
                for move in moves(300) { move.0.down(at: move.to) }
                stand.stage.drag(moves(start), in: 0.4)
                let seen = stand.stage.release(moves(end), in: 0.15) { wrapper.seenFrame.width }
                XCTAssertEqual(seen.before < 0, end < start, "\(start) \(end)")
                XCTAssertEqual(seen.before > 0, end > start, "\(start) \(end)")
                seen.assertSpring(to: (390, refused ? 390 : 90), "\(start) to \(end), refused: \(refused)")
                try stand.stage.settle()
            }
        }
    }

    func testASwipeInTheContent() async throws {
        let transitions = NavigationTransitions(.slide).swipe(.content)
        for mirrored in [false, true] {
            for (start, end) in [(200.0, 370.0), (200, 260), (280, 150), (370, 340), (250, 250), (160, 220)] {
                let scene = try SwipeStage(transitions, mirrored: mirrored, landing: 100)
                scene.down()
                scene.stage.finger.drag(to: scene.point(start), in: 0.4)
                let seen = scene.stage.release([(scene.stage.finger, to: scene.point(end))], in: 0.15) {
                    scene.way(of: scene.c)
                }
                XCTAssertEqual(seen.before, (end - start) / 0.15, accuracy: 0.5)
                seen.assertSpring(to: (0, 390), "\(start) to \(end), mirrored: \(mirrored)")
                try scene.stage.settle()
            }
        }
    }

    /// The factor of the duration agrees with the time that the spring takes by itself.
    func testReleasesAreTheSameIfTheFactorCounts() async throws {
        HeadlessQuirks.durationFactorsStretchSprings = true
        defer { HeadlessQuirks.durationFactorsStretchSprings = false }
        try await testAPull()
        try await testASwipeInTheContent()
    }

    /// Catches a push and a pop halfway. A screen that is pushed comes from the trailing edge.
    func testAGrabOfAStack() async throws {
        let style = TransitionStyle(entering: .offstage(.trailing), leaving: .inPlace).duration(0.4)
        for pops in [false, true] {
            for way in [150, 60, 20, 0, -20, -60, -150] as [CGFloat] {
                let stand = try StackStage(showsB: pops) { $0.transitions = NavigationTransitions(style) }
                pops ? stand.pop() : stand.push()
                stand.stage.turn()
                stand.stage.advance(by: 0.1)
                let finger = stand.stage.finger
                finger.catchTransition(at: CGPoint(x: 200, y: 500), towards: CGPoint(x: pops ? 1 : -1, y: 0))
                // Slowly to the middle.
                let middle = (finger.place?.x ?? 0) + 195 - stand.b.view.seenFrame.minX
                finger.drag(to: CGPoint(x: middle - way / 2, y: 500), in: 0.4)
                let seen = stand.stage.release([(finger, to: CGPoint(x: middle + way / 2, y: 500))], in: 0.15) {
                    stand.b.view.seenFrame.minX
                }
                XCTAssertEqual(seen.before, way / 0.15, accuracy: 0.5, "pops: \(pops), \(way)")
                seen.assertSpring(to: (0, 390), "pops: \(pops), \(way)")
                try stand.stage.settle()
            }
        }
    }

    /// Catches a presentation and a dismissal, and lets go on either side of the middle.
    func testAGrabOfAModal() async throws {
        let transitions = ModalTransitions(.slide(from: .bottom).duration(0.4)).pull()
        for dismisses in [false, true] {
            for (end, way) in [(400, 200), (480, 90), (450, -60), (350, 70), (300, -200), (420, 0)]
                as [(CGFloat, CGFloat)]
            {
                let stand = try ModalStage()
                stand.presenter.present(stand.presented, using: transitions, animated: !dismisses)
                if dismisses {
                    try stand.stage.settle()
                    stand.dismiss()
                }
                stand.stage.turn()
                stand.stage.advance(by: 0.1)
                let moving = try XCTUnwrap(stand.presented.presentationController?.presentedView)
                let finger = stand.stage.finger
                finger.catchTransition(at: CGPoint(x: 200, y: 450), towards: CGPoint(x: 0, y: dismisses ? 1 : -1))
                let offset = (finger.place?.y ?? 0) - moving.seenFrame.minY
                finger.drag(to: CGPoint(x: 200, y: end - way + offset), in: 0.4)
                let seen = stand.stage.release([(finger, to: CGPoint(x: 200, y: end + offset))], in: 0.15) {
                    moving.seenFrame.minY
                }
                XCTAssertEqual(seen.before, way / 0.15, accuracy: 0.5, "dismisses: \(dismisses), \(end) \(way)")
                seen.assertSpring(to: (0, 844), "dismisses: \(dismisses), \(end) \(way)")
                try stand.stage.settle()
            }
        }
    }
}
