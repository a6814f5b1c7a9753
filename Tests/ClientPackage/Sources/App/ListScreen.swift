import Baton
public import UIKit

/// A list that pushes a detail screen.
public final class ListScreen: UIViewController {
    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "List"
        let tap = UITapGestureRecognizer()
        GestureAction(on: tap) { [weak self] _ in
            self?.navigationController?.pushViewController(DetailScreen(), animated: true)
        }
        view.addGestureRecognizer(tap)
    }

    /// Returns a navigation controller with Baton's transitions.
    public static func makeStack() -> UINavigationController {
        let stack = UINavigationController(rootViewController: ListScreen())
        stack.transitions = .slide
        return stack
    }
}

/// A view controller with a clear bar.
public final class DetailScreen: UIViewController {
    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "Detail"
        navigationItem.barState.background = .clear
    }
}
