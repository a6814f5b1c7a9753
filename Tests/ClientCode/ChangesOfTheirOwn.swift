import Baton
import UIKit

/// A list whose rows open in ways of their own, and whose header follows what is on the screen.
@MainActor
final class CatalogController: UIViewController {
    private let header = UIView()

    func open(_ detail: UIViewController, isHelp: Bool) {
        if isHelp {
            navigationController?.pushViewController(detail, using: .cover)
        } else {
            navigationController?.pushViewController(detail, animated: true)
        }
    }

    func close() {
        navigationController?.popViewController(using: .fade) { [weak self] outcome in
            if outcome == .cancelled { self?.header.isHidden = false }
        }
    }

    func startAgain(with screens: [UIViewController]) {
        if screens.isEmpty {
            navigationController?.popToRootViewController(using: .fade)
        } else {
            navigationController?.setViewControllers(screens, using: .fade)
        }
    }

    func ask(_ question: UIViewController) {
        present(question, using: .card.height(300).width(500).dimming(0.3).pull(false))
    }

    func insist(on question: UIViewController) {
        let dialog = ModalTransitions.dialog.size(CGSize(width: 300, height: 220)).backdrop(.color(.systemGray))
        present(question, using: dialog.dismissible(false).onDismiss { [weak self] in self?.header.isHidden = false })
    }

    func showMenu(_ menu: UIViewController) {
        present(menu, using: .drawer(.leading).width(.fraction(0.8)).backdrop(.dimmed(0.5)))
    }

    func leaveQuietly() {
        dismiss(using: .fade) { print("gone") }
    }

    func followHeader() {
        guard let navigationController else { return }
        navigationController.transitions?.observer = { [header] event in
            guard case .didProgress(let change, let progress) = event else { return }
            header.alpha = change.operation.isForward ? 1 - progress : progress
        }
    }
}

extension TransitionStyled {
    /// A style of the app's own, for stacks, modals and tabs.
    static var rise: Self { Self(TransitionStyle(entering: .offstage(.bottom).faded())) }
}

@MainActor
func useRise(_ stack: UINavigationController, _ tabs: UITabBarController, _ screen: UIViewController) {
    stack.transitions = .rise.swipe(.content)
    tabs.transitions = .rise.swipe(true)
    stack.pushViewController(screen, using: .rise)
    tabs.transitions = .system
    stack.transitions = .cover(from: .top).spring(damping: 0.8).swipe(.edge(width: 60)).observer { print($0) }
    tabs.transitions = .animator { $0.operation == .tabForward ? TransitionAnimator(.cube, for: .tabForward) : nil }
}
