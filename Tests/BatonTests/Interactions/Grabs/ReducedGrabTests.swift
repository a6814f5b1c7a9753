import Baton
import BatonTesting
import UIKit
import XCTest

@testable import TestStages

/// Tests a finger on a transition under Reduce Motion. A transition that began by itself fades, also when a finger catches
/// it. What a finger begins follows the finger, unless the user prefers cross-fades.
@MainActor
final class ReducedGrabTests: AnyDesignTestCase {
    private let linear = UICubicTimingParameters(animationCurve: .linear)

    func testAFingerMovesTheFadeOfAPushThatItCatches() async throws {
        for (style, way) in [
            (TransitionStyle.slide, CGVector(dx: -78, dy: 0)), (.cover, CGVector(dx: 0, dy: -168.8)),
        ] {
            let stand = try StackStage(.phone.reducingMotion, showsB: false) { [linear] in
                $0.transitions = NavigationTransitions(style.duration(0.4).timing(linear))
            }
            stand.push()
            stand.stage.turn()
            stand.stage.advance(by: 0.1)
            stand.stage.finger.catchTransition(
                at: CGPoint(x: 200, y: 500), towards: CGPoint(x: way.dx == 0 ? 0 : -1, y: way.dy == 0 ? 0 : -1))
            let alpha = stand.b.view.seenAlpha
            XCTAssertEqual(alpha, 0.29, accuracy: 0.05)
            stand.stage.finger.drag(to: CGPoint(x: 200 + way.dx, y: 500 + way.dy), in: 0.2)
            XCTAssertEqual(stand.b.view.seenAlpha, alpha + 0.2, accuracy: 0.01, "along the axis of the style")
            XCTAssertEqual(stand.b.view.seenFrame.origin, .zero, "no movement, and no jump")
            stand.stage.finger.drag(to: CGPoint(x: 200 - way.dx * 2, y: 500 - way.dy * 2), in: 0.2)
            stand.stage.finger.up()
            try stand.stage.settle()
            XCTAssertEqual(stand.titles, ["A"])
        }
    }

    func testADrawerThatIsCaughtFadesAndOneThatIsPulledMoves() async throws {
        let stand = try CardStage(.phone.reducingMotion)
        let drawer = ModalTransitions.drawer.animation(.slide(from: .leading).duration(0.4).timing(linear))
        stand.presenter.present(stand.card, using: drawer)
        stand.stage.turn()
        stand.stage.advance(by: 0.2)
        let view = try XCTUnwrap(stand.card.presentationController?.presentedView)
        stand.stage.finger.catchTransition(at: CGPoint(x: 200, y: 422), towards: CGPoint(x: -1, y: 0))
        let alpha = view.seenAlpha
        stand.stage.finger.drag(to: CGPoint(x: 140, y: 422), in: 0.2)
        XCTAssertEqual(view.seenAlpha, alpha - 60 / 300, accuracy: 0.01)
        XCTAssertEqual(view.seenFrame.minX, 0)
        stand.stage.finger.drag(to: CGPoint(x: 290, y: 422), in: 0.1)
        stand.stage.finger.up()
        try stand.stage.settle()
        XCTAssertTrue(stand.isPresenting)
        try pull(stand, view, fades: false)
    }

    func testADrawerThatIsPulledFadesWithCrossFades() async throws {
        let stand = try CardStage(.phone.crossFading)
        try stand.present(using: .drawer)
        try pull(stand, try XCTUnwrap(stand.card.presentationController?.presentedView), fades: true)
    }

    /// Pulls a drawer of 300 points by 160 points, of which 10 are needed to begin.
    private func pull(_ stand: CardStage, _ view: UIView, fades: Bool) throws {
        stand.stage.finger.down(at: CGPoint(x: 250, y: 422))
        stand.stage.finger.drag(to: CGPoint(x: 240, y: 422), in: 1.0 / 60)
        stand.stage.finger.drag(to: CGPoint(x: 90, y: 422), in: 0.3)
        XCTAssertEqual(view.seenFrame.minX, fades ? 0 : -150, accuracy: 0.5)
        XCTAssertEqual(view.seenAlpha, fades ? 0.5 : 1, accuracy: 0.01)
        stand.stage.finger.drag(to: CGPoint(x: 20, y: 422), in: 0.1)
        stand.stage.finger.up()
        try stand.stage.settle()
        XCTAssertFalse(stand.isPresenting)
    }

    func testAPinchShrinksTheScreenAndWithCrossFadesItFades() async throws {
        for (device, fades) in [(HeadlessDevice.phone.reducingMotion, false), (.phone.crossFading, true)] {
            let stand = try CardStage(device)
            let source = UIView(frame: CGRect(x: 40, y: 500, width: 90, height: 90))
            stand.presenter.view.addSubview(source)
            try stand.present(using: .zoom { _ in source })
            let view = try XCTUnwrap(stand.card.presentationController?.presentedView)
            let fingers = [Finger(on: stand.stage, number: 1), Finger(on: stand.stage, number: 2)]
            fingers[0].down(at: CGPoint(x: 195, y: 250))
            fingers[1].down(at: CGPoint(x: 195, y: 550))
            stand.stage.drag(
                [(fingers[0], to: CGPoint(x: 195, y: 325)), (fingers[1], to: CGPoint(x: 195, y: 475))], in: 0.4)
            XCTAssertEqual(view.seenFrame.width < 300, !fades)
            XCTAssertEqual(view.seenFrame == stand.stage.window.bounds, fades)
            XCTAssertEqual(view.seenAlpha < 0.8, fades, "a screen that shrinks stays opaque")
            stand.stage.drag(
                [(fingers[0], to: CGPoint(x: 195, y: 360)), (fingers[1], to: CGPoint(x: 195, y: 440))], in: 0.2)
            fingers.forEach { $0.up() }
            try stand.stage.settle()
            XCTAssertFalse(stand.isPresenting)
        }
    }
}
