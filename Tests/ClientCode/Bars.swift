import Baton
import UIKit

// Screens with bars that are clear, coloured, large, hidden, and that fade in as the content scrolls.

final class ClearBarController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.barState.background = .clear
        navigationItem.barState.tintColor = .white
        navigationItem.barState.titleColor = .white
        navigationItem.barState.transition = .travel
    }
}

final class ColouredBarController: UIViewController {
    private var isWarm = true {
        didSet { navigationItem.barState.background = isWarm ? .gradient([.systemRed, .systemOrange]) : nil }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.barState = BarState(background: .color(.systemIndigo), tintColor: .white)
        navigationItem.barState.title = BarTitleStyle(font: .boldSystemFont(ofSize: 20), color: .white)
        navigationItem.barState.compactBackground = .blur(.systemMaterial)
        navigationItem.barState.background = .image(UIImage())
        navigationItem.barState.showsShadowLine = false
        navigationItem.barState.statusBarStyle = .lightContent
        UIView.animate(withDuration: 0.3) { self.isWarm = false }
    }
}

final class LargeBarController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationController?.navigationBar.prefersLargeTitles = true
        navigationItem.largeTitleDisplayMode = .always
        navigationItem.barState.largeTitleColor = .systemTeal
        navigationItem.barState.largeTitleFont = .systemFont(ofSize: 36, weight: .black)
        navigationItem.barState.background = .gradient([.systemPink, .systemOrange], to: .trailing)
        navigationItem.barState.backIndicatorImage = UIImage(systemName: "arrow.left")
        navigationItem.barState.prefersLargeTitles = true
    }
}

final class HiddenBarController: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationItem.barState.isHidden = true
    }
}

final class FadingBarController: UIViewController, UIScrollViewDelegate {
    private let scrollView = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.delegate = self
        view.addSubview(scrollView)
        navigationItem.barState = BarState(background: .color(.systemBackground), backgroundAlpha: 0) {
            $0.scrollEdgeBackground = .clear
        }
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        let offset = scrollView.contentOffset.y + scrollView.adjustedContentInset.top
        navigationItem.barState.backgroundAlpha = min(1, max(0, offset / 120))
    }
}

@MainActor
func makeBarStack() -> UINavigationController {
    let stack = UINavigationController(rootViewController: ClearBarController())
    stack.transitions = .system
    stack.transitions?.barState.background = .color(.systemBlue)
    stack.transitions = .system.barState(BarState(background: .color(.systemBlue)))
    stack.transitions = .slide.contentFollowsBar().barState(BarState(tintColor: .systemRed))
    stack.transitions?.barState.tintColor = .systemGreen
    return stack
}
