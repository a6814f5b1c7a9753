import UIKit

/// A root with a child in the lower half of the screen, and a grandchild in the child's lower half.
@MainActor
final class ContextScene {
    let root = UIViewController()
    let child = UIViewController()
    let grandchild = UIViewController()
    let window: UIWindow

    init() {
        window = Device.show(root)
        Self.add(child, to: root)
        Self.add(grandchild, to: child)
        Device.turn()
    }

    private static func add(_ child: UIViewController, to parent: UIViewController) {
        parent.addChild(child)
        child.view.frame = parent.view.bounds.divided(atDistance: parent.view.bounds.midY, from: .maxYEdge).slice
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
    }

    /// Presents a new screen on one of the three controllers and waits until the presentation ends.
    func present(
        _ style: UIModalPresentationStyle, on source: UIViewController,
        delegate: (any UIViewControllerTransitioningDelegate)? = nil
    ) -> UIViewController {
        let presented = UIViewController()
        presented.modalPresentationStyle = style
        presented.transitioningDelegate = delegate
        source.present(presented, animated: true)
        Device.wait(1)
        return presented
    }

    func putAway() {
        Device.put(away: window)
    }
}

extension UIViewController {
    /// The frame of the controller's view in its window.
    var placeInWindow: CGRect {
        view.convert(view.bounds, to: nil)
    }
}
