import Baton
import CoreGraphics
import QuartzCore
public import UIKit

/// A list that pushes a detail screen.
public final class ListScreen: UIViewController {
    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "List"
        view.backgroundColor = .systemBackground
        let show = UIAction(title: "Show") { [weak self] _ in
            self?.navigationController?.pushViewController(DetailScreen(), animated: true)
        }
        let button = UIButton(type: .system, primaryAction: show)
        button.frame = view.bounds
        button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(button)
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
        view.backgroundColor = .systemBackground
        navigationItem.barState.background = .clear
        let badge = CALayer()
        badge.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        view.layer.addSublayer(badge)
    }
}
