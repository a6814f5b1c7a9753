import Baton
import UIKit

// A player on a card, and what else a library of music presents.

extension ModalTransitions {
    static let player = ModalTransitions.card.dimming(0.5, color: .systemIndigo).cornerRadius(24)
        .tapOutside(false).pull(edge: .bottom)
}

final class PlayerController: UIViewController {
    private lazy var closeButton: UIButton = {
        let button = UIButton(type: .close)
        button.addAction(UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
        return button
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addSubview(closeButton)
        preferredContentSize = CGSize(width: 320, height: 480)
    }

    func grow() {
        UIView.animate(withDuration: 0.3) {
            self.overlayPresentation?.overlay.layout = .whole
        }
    }
}

final class LibraryController: UIViewController, UIAdaptivePresentationControllerDelegate {
    private var isLoud = false
    private var driver: ModalTransitionDriver?

    func play() {
        present(PlayerController(), using: .card)
    }

    func playSlowly() {
        let player = PlayerController()
        present(player, using: .card.duration(0.6).cornerRadius(24).dimming(0.5)) { [weak self] in
            self?.title = "Playing"
        }
        player.presentationController?.delegate = self
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        title = nil
    }

    func showOthers(_ detail: UIViewController) {
        present(detail, using: .drawer)
        present(detail, using: .drawer(.leading, length: 280))
        present(detail, using: isLoud ? .card : .dialog)
        present(detail, using: isLoud ? .card.dismissible(false) : .player)
        present(detail, using: .dialog.tapOutside(false), animated: true, completion: nil)
        present(detail, using: .card.backdrop(.blur(.systemThinMaterial)).pull(false))
        present(detail, using: .card.layout(.card, regular: .dialog).animation(.overlay))
        present(detail, using: .card.pull(PullDismiss.Options(rule: ReleaseRule(threshold: 0.3))))
    }

    func showTuned(_ detail: UIViewController) {
        var transitions = ModalTransitions.card
        transitions.overlay.backdrop = .dimmed(0.3)
        transitions.overlay.pull?.shouldBegin = { [weak self] _ in self?.isLoud == false }
        transitions.overlay.closeLabel = "Fermer"
        present(detail, using: transitions)
    }

    func drag(_ detail: UIViewController) {
        let driver = ModalTransitionDriver(.slide(from: .trailing))
        self.driver = driver
        driver.interaction.observer = { [weak self] event in
            switch event {
            case .didChangeOutcome(let outcome): print(outcome)
            case .didStretch(let stretch): self?.isLoud = stretch > 0
            default: break
            }
        }
        driver.interaction.begin { [weak self] in
            self?.present(detail, by: driver)
            return detail.transitionCoordinator
        }
        driver.interaction.update(0.4)
        driver.interaction.release(progress: 0.4, velocity: 900, distance: 390)
    }
}
