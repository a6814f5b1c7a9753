import BatonTesting
import UIKit

/// A presenter on a stage, and a screen to be presented.
@MainActor
final class ModalStage {
    let stage: Stage
    let presenter = TestScreen("Presenter")
    let presented = TestScreen("Presented")

    init(_ device: HeadlessDevice = .phone) throws {
        stage = Stage(device, root: presenter)
        try stage.settle()
    }

    /// Presents the screen with a delegate, which the caller retains.
    func present(by delegate: any UIViewControllerTransitioningDelegate, style: UIModalPresentationStyle = .fullScreen)
    {
        presented.transitioningDelegate = delegate
        presented.modalPresentationStyle = style
        presenter.present(presented, animated: true)
    }

    func dismiss() {
        presented.dismiss(animated: true)
    }

    /// Whether the presented screen is on screen.
    var isPresenting: Bool {
        presenter.presentedViewController === presented && presented.view.window === stage.window
    }
}
