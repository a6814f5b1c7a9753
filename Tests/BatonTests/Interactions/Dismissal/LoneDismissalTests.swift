import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests a pull and a pinch that an app attaches itself, and detaches or releases under the fingers.
@MainActor
final class LoneDismissalTests: AnyDesignTestCase {
    private enum Kind: CaseIterable {
        case pull
        case pinch
    }

    private enum Way: CaseIterable {
        case detached
        case released
    }

    /// The delegate of an app, with a gesture of its own.
    private final class Gesture: NSObject, UIViewControllerTransitioningDelegate {
        let interaction = TransitionInteraction()
        private var pull: PullDismiss?
        private var pinch: PinchDismiss?

        func attach(_ kind: Kind, to screen: UIViewController) {
            switch kind {
            case .pull:
                pull = PullDismiss(interaction: interaction)
                pull?.attach(to: screen.view, of: screen)
            case .pinch:
                pinch = PinchDismiss(interaction: interaction)
                pinch?.attach(to: screen.view, of: screen)
            }
        }

        func giveUp(_ way: Way) {
            switch way {
            case .detached:
                pull?.detach()
                pinch?.detach()
            case .released: (pull, pinch) = (nil, nil)
            }
        }

        func animationController(
            forDismissed dismissed: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            DismissAnimator(.slide(from: .bottom))
        }

        func interactionControllerForDismissal(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? {
            interaction.isBeginning ? interaction : nil
        }
    }

    private static let cases = Kind.allCases.flatMap { kind in Way.allCases.map { (kind: kind, way: $0) } }

    /// A screen over another one, with fingers on it.
    private struct Scene {
        let stand: ModalStage
        let gesture: Gesture
        let fingers: [Finger]
        /// The window before the gesture was attached.
        let before: WindowDump
    }

    private func touch(_ kind: Kind, isRefused: Bool = false) throws -> Scene {
        let stand = try ModalStage()
        let gesture = Gesture()
        stand.presented.isModalInPresentation = isRefused
        stand.presented.transitioningDelegate = gesture
        stand.presented.modalPresentationStyle = .overFullScreen
        stand.presenter.present(stand.presented, animated: false)
        try stand.stage.settle()
        let before = WindowDump(stand.stage.window)
        gesture.attach(kind, to: stand.presented)
        let places: [CGFloat] = kind == .pull ? [300] : [250, 550]
        let fingers = places.indices.map { Finger(on: stand.stage, number: $0 + 1) }
        for (finger, place) in zip(fingers, places) { finger.down(at: CGPoint(x: 195, y: place)) }
        return Scene(stand: stand, gesture: gesture, fingers: fingers, before: before)
    }

    /// Moves the fingers, which takes the screen out of its place.
    private func move(_ scene: Scene) {
        let places: [CGFloat] = scene.fingers.count == 1 ? [500] : [350, 450]
        scene.stand.stage.drag(zip(scene.fingers, places).map { ($0, to: CGPoint(x: 195, y: $1)) }, in: 0.3)
        XCTAssertNotEqual(scene.stand.presented.view.seenFrame, scene.stand.stage.window.bounds)
    }

    private func lift(_ scene: Scene, _ message: String) throws {
        scene.fingers.forEach { $0.up() }
        try scene.stand.stage.settle()
        XCTAssertEqual(WindowDump(scene.stand.stage.window).difference(from: scene.before), [], message)
    }

    func testADismissalIsCancelled() async throws {
        for (kind, way) in Self.cases {
            let scene = try touch(kind)
            move(scene)
            XCTAssertTrue(scene.stand.presented.isBeingDismissed)
            scene.gesture.giveUp(way)
            try scene.stand.stage.settle()
            XCTAssertTrue(scene.stand.isPresenting, "\(kind) \(way)")
            try lift(scene, "\(kind) \(way)")
        }
    }

    func testAScreenThatIsStretchedIsInItsPlaceAtOnce() async throws {
        for (kind, way) in Self.cases {
            let scene = try touch(kind, isRefused: true)
            move(scene)
            scene.gesture.giveUp(way)
            scene.stand.stage.turn()
            XCTAssertEqual(scene.stand.presented.view.seenFrame, scene.stand.stage.window.bounds, "\(kind) \(way)")
            try lift(scene, "\(kind) \(way)")
        }
    }
}
