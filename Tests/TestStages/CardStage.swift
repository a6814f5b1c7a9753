import Baton
import BatonTesting
import UIKit

/// A presenter on a stage, a card to present over it, and the delegate of the card's presentation.
@MainActor
final class CardStage {
    let stage: Stage
    let presenter = TestScreen("Presenter")
    let card: TestScreen
    let delegate = DismissalLog()

    init(_ device: HeadlessDevice = .phone, saying say: @escaping (String) -> Void = { _ in }) throws {
        card = TestScreen("Card", saying: say)
        stage = Stage(device, root: presenter)
        try stage.settle()
    }

    /// Presents the card and waits until the presentation ends.
    func present(using transitions: ModalTransitions = .card, animated: Bool = true) throws {
        try present(using: ModalTransitionDriver(transitions), animated: animated)
    }

    func present(using driver: ModalTransitionDriver, animated: Bool = true) throws {
        presenter.present(card, by: driver, animated: animated)
        card.presentationController?.delegate = delegate
        try stage.settle()
    }

    /// Drags slowly down from a point on the card by a number of points, and holds before the release.
    func pull(by points: CGFloat, holding: Bool = true) throws {
        stage.finger.down(at: CGPoint(x: 195, y: 120))
        stage.finger.drag(to: CGPoint(x: 196, y: 120 + points), in: 0.4)
        if holding { stage.finger.hold(for: 0.2) }
        stage.finger.up()
        try stage.settle()
    }

    /// Taps between the status bar and the card.
    func tapOutside() throws {
        stage.finger.tap(at: CGPoint(x: 195, y: 20))
        try stage.settle()
    }

    /// Performs VoiceOver's escape gesture on the presented view.
    func escape() -> Bool {
        card.view.accessibilityPerformEscape()
    }

    var isPresenting: Bool {
        presenter.presentedViewController === card
    }
}
