import Baton
import UIKit

// The words of the README, unchanged. `ReadMeTests` uses some of them.

final class WordsScreen: UIViewController, UINavigationControllerDelegate {
    private let (detail, photo, form, menu) = (
        UIViewController(), UIViewController(), UIViewController(), UIViewController()
    )
    private let thumbnail = UIImageView()

    private final class LoginScreen: UIViewController {}
    private final class ListScreen: UIViewController {
        let thumbnail = UIImageView()
    }

    private func askWhetherToSave() {}

    // swift-format-ignore
    func say(_ navigationController: UINavigationController, _ tabBarController: UITabBarController, _ places: UIViewController) {
        // A stack. A choice for one call, or of one screen, comes first.
        navigationController.transitions = .depth.duration(0.4).swipe(.content)  // swiped back from anywhere; or .edge, .off
        navigationController.transitions = .slide.spring(damping: 0.8).choose { $0.upper is LoginScreen ? .cover : nil }
        navigationController.transitions = NavigationTransitions(push: .cover, pop: .fade).forwardedDelegate(self)
        navigationController.transitions = .slide.barState(BarState(background: .color(.systemIndigo), titleColor: .white))
        navigationController.transitions = .slide.observer { if case .didEnd(let change) = $0 { print("now at \(change.to)") } }
        navigationController.transitions = .animator { change in change.operation == .push ? DropPush() : LiftPop() }
        navigationController.pushViewController(detail, using: .cover(from: .top)) { outcome in print(outcome == .completed) }
        tabBarController.transitions = .slideAcross.swipe()
        // A screen says how it comes, whether a swipe leaves it, and how its bar looks.
        navigationItem.transition = .zoom { ($0.lower as? ListScreen)?.thumbnail }  // a view of the screen below
        navigationItem.swipeArea = .off
        navigationItem.backInterceptor = { [weak self] in self?.askWhetherToSave() }  // called in place of going back
        navigationItem.barState.background = .gradient([.systemPink, .systemOrange], to: .trailing)
        navigationItem.barState.scrollEdgeBackground = .clear  // the background fades in as the content scrolls
        // A modal is a shape, and what differs from it.
        present(photo, using: .zoom { [weak self] _ in self?.thumbnail })
        present(places, using: .sheet(detents: [.height(120), .fitted, .large]).initialDetent(.fitted).grabber())
        present(form, using: .dialog.size(CGSize(width: 300, height: 220)).backdrop(.dimmed(0.5)).tapOutside(false))
        present(menu, using: .drawer(.leading).width(280).pull(false).onDismiss { print("gone") })
        UIView.animate(withDuration: 0.3) { places.overlayPresentation?.selectedDetent = .large }
    }
}

final class SleeveScreen: UIViewController {
    let cover = UIImageView()
}

// swift-format-ignore
extension TransitionStyled {
    static var lift: Self { Self(TransitionStyle(entering: .offstage(.bottom), leaving: .scaled(0.9).dimmed(0.3))) }
}
extension SleeveScreen: SharedViewProvider {
    func sharedView(for identifier: String, in change: ScreenChange) -> UIView? { identifier == "cover" ? cover : nil }
}
