import Baton
import CoreGraphics
import QuartzCore
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
        let badge = CALayer()
        badge.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        view.layer.addSublayer(badge)
    }
}
