import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests a push, a pop, a presentation and a dismissal driven by a gesture of the app, each finished and cancelled.
@MainActor
final class DrivenByFingerTests: AnyDesignTestCase {
    /// A pan gesture of the app that begins, updates and releases the interaction.
    private func pan(
        on view: UIView, driving interaction: TransitionInteraction, distance: CGFloat, along axis: Axis,
        begin: @escaping () -> (any UIViewControllerTransitionCoordinator)?
    ) {
        let pan = UIPanGestureRecognizer()
        pan.addAction { recognizer in
            guard let pan = recognizer as? UIPanGestureRecognizer else { return }
            let way = axis.part(of: pan.translation(in: nil))
            switch pan.state {
            case .began: interaction.begin(begin)
            case .changed: interaction.update(way / distance)
            case .ended:
                interaction.release(
                    progress: way / distance, velocity: axis.part(of: pan.velocity(in: nil)), distance: distance)
            case .cancelled: interaction.cancel()
            default: break
            }
        }
        view.addGestureRecognizer(pan)
    }

    private enum Axis {
        case left
        case right
        case up
        case down

        func part(of point: CGPoint) -> CGFloat {
            switch self {
            case .left: -point.x
            case .right: point.x
            case .up: -point.y
            case .down: point.y
            }
        }
    }

    private struct Script {
        let start: CGPoint
        let short: CGPoint
        let long: CGPoint
    }

    /// Plays a short drag, which cancels, and a long drag, which finishes.
    ///
    /// During the drag, the transition is interactive and has moved by the same distance as the finger.
    private func play(
        _ stage: Stage, _ script: Script, coordinator: () -> (any UIViewControllerTransitionCoordinator)?,
        hasArrived: () -> Bool
    ) throws {
        let before = WindowDump(stage.window)
        for (end, arrives) in [(script.short, false), (script.long, true)] {
            stage.finger.down(at: script.start)
            stage.finger.drag(to: end, in: 0.4)
            stage.finger.hold(for: 0.2)
            XCTAssertEqual(coordinator()?.isInteractive, true)
            stage.finger.up()
            try stage.settle()
            XCTAssertEqual(hasArrived(), arrives)
            if !arrives { XCTAssertEqual(WindowDump(stage.window).difference(from: before), []) }
        }
        XCTAssertEqual(HeadlessLog.warnings, [])
    }

    func testAPush() async throws {
        let stand = try StackStage(showsB: false) { $0.transitions = .slide }
        let interaction = try XCTUnwrap(stand.driver?.interaction)
        pan(on: stand.a.view, driving: interaction, distance: 390, along: .left) {
            stand.push()
            return stand.navigation.transitionCoordinator
        }
        try play(
            stand.stage,
            Script(start: CGPoint(x: 350, y: 400), short: CGPoint(x: 250, y: 400), long: CGPoint(x: 30, y: 400)),
            coordinator: { stand.navigation.transitionCoordinator }, hasArrived: { stand.titles == ["A", "B"] })
    }

    func testAPop() async throws {
        let stand = try StackStage { $0.transitions = .slide }
        let interaction = try XCTUnwrap(stand.driver?.interaction)
        pan(on: stand.b.view, driving: interaction, distance: 390, along: .right) {
            stand.pop()
            return stand.navigation.transitionCoordinator
        }
        try play(
            stand.stage,
            Script(start: CGPoint(x: 60, y: 400), short: CGPoint(x: 160, y: 400), long: CGPoint(x: 380, y: 400)),
            coordinator: { stand.navigation.transitionCoordinator }, hasArrived: { stand.titles == ["A"] })
    }

    func testAPresentation() async throws {
        let stand = try ModalStage()
        let driver = ModalTransitionDriver(.slide(from: .bottom))
        pan(on: stand.presenter.view, driving: driver.interaction, distance: 844, along: .up) {
            stand.presenter.present(stand.presented, by: driver)
            return stand.presented.transitionCoordinator
        }
        try play(
            stand.stage,
            Script(start: CGPoint(x: 200, y: 800), short: CGPoint(x: 200, y: 600), long: CGPoint(x: 200, y: 100)),
            coordinator: { stand.presented.transitionCoordinator }, hasArrived: { stand.isPresenting })
    }

    func testADismissal() async throws {
        let stand = try ModalStage()
        let driver = ModalTransitionDriver(.slide(from: .bottom))
        present(stand, using: driver)
        try stand.stage.settle()
        pan(on: stand.presented.view, driving: driver.interaction, distance: 844, along: .down) {
            stand.dismiss()
            return stand.presented.transitionCoordinator
        }
        try play(
            stand.stage,
            Script(start: CGPoint(x: 200, y: 100), short: CGPoint(x: 200, y: 300), long: CGPoint(x: 200, y: 800)),
            coordinator: { stand.presented.transitionCoordinator }, hasArrived: { !stand.isPresenting })
    }

    private func present(_ stand: ModalStage, using driver: ModalTransitionDriver) {
        stand.presenter.present(stand.presented, by: driver, animated: false)
    }
}
