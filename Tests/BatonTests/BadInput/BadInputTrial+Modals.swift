import BatonTesting
import UIKit

@testable import Baton

/// Changes of a presentation from inside its callbacks.
extension BadInputTrial {
    func modal() throws -> ModalStage {
        let stand = try ModalStage()
        take(stand.stage)
        return stand
    }

    /// Presents, and pulls or pinches, while a callback changes the presentation, once.
    func pull(
        _ transitions: ModalTransitions, pinching: Bool = false,
        changing change: @escaping @MainActor (UIViewController) -> Void, by way: CGFloat = 120,
        with options: (ModalTransitions, @escaping () -> Void) -> ModalTransitions,
        onArrival: (OverlayPresentationController, @escaping () -> Void) -> Void = { _, _ in }
    ) throws {
        let stand = try modal()
        var hasChanged = false
        let act = { [weak presenter = stand.presenter] in
            guard let presenter, !hasChanged else { return }
            hasChanged = true
            change(presenter)
        }
        stand.presenter.present(stand.presented, using: options(transitions, act))
        try settle()
        if let presentation = stand.presented.overlayPresentationController { onArrival(presentation, act) }
        pinching ? pinch(stand.stage) : drag(stand.stage, by: way)
        try settle()
        try dismissAll(stand)
    }

    private func drag(_ stage: Stage, by way: CGFloat) {
        let start = CGPoint(x: 195, y: 700)
        stage.finger.down(at: start)
        stage.finger.drag(to: CGPoint(x: start.x, y: start.y + way), in: 0.2)
        look("in a pull")
        stage.finger.hold(for: 0.2)
        stage.finger.up()
    }

    func pinch(_ stage: Stage) {
        let fingers = [Finger(on: stage, number: 1), Finger(on: stage, number: 2)]
        fingers[0].down(at: CGPoint(x: 195, y: 250))
        fingers[1].down(at: CGPoint(x: 195, y: 550))
        stage.drag([(fingers[0], to: CGPoint(x: 195, y: 300)), (fingers[1], to: CGPoint(x: 195, y: 500))], in: 0.2)
        look("in a pinch")
        fingers.forEach { $0.up() }
    }

    private func dismissAll(_ stand: ModalStage) throws {
        guard stand.presenter.presentedViewController != nil else { return }
        stand.presenter.dismiss(animated: true)
        try settle()
        expect(stand.presenter.presentedViewController == nil, "it cannot be dismissed")
    }
}
