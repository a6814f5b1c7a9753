import Baton
import UIKit

// An introduction that covers the whole screen.

final class Introduction: UIViewController {
    override var prefersStatusBarHidden: Bool { true }
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    private lazy var done = UIBarButtonItem(
        systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = done
    }
}

final class HomeController: UIViewController {
    private var hasSeenIntroduction = false

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !hasSeenIntroduction else { return }
        hasSeenIntroduction = true
        let stack = UINavigationController(rootViewController: Introduction())
        stack.modalPresentationStyle = .fullScreen
        present(stack, using: .cover)
    }

    func showOthers(_ detail: UIViewController) {
        present(detail, using: .fade, animated: true) { [weak self] in self?.title = "Home" }
        present(detail, using: .flip.overFullScreen())
        present(detail, using: .cube.reduced(to: .fade).duration(0.7))
        present(detail, using: .slide(from: .trailing).carriesBar())
        present(detail, using: traitCollection.horizontalSizeClass == .compact ? .cover : .dialog)
        present(detail, animated: true)
    }
}
