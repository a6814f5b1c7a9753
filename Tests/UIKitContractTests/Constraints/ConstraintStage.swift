import UIKit

/// A window with one view of 300 by 400 points, for tests of constraints.
@MainActor
final class ConstraintStage {
    let board = UIView(frame: CGRect(x: 20, y: 100, width: 300, height: 400))
    private let window: UIWindow

    init() {
        let screen = UIViewController()
        screen.view.addSubview(board)
        window = Device.show(screen)
    }

    /// Adds a view that constraints will place.
    func add<View: UIView>(_ view: View, to superview: UIView? = nil) -> View {
        view.translatesAutoresizingMaskIntoConstraints = false
        (superview ?? board).addSubview(view)
        return view
    }

    func addView(to superview: UIView? = nil) -> UIView {
        add(UIView(), to: superview)
    }

    /// Pins a view to the top left corner with a size.
    func pin(_ view: UIView, width: CGFloat, height: CGFloat) -> (width: NSLayoutConstraint, left: NSLayoutConstraint) {
        let wide = view.widthAnchor.constraint(equalToConstant: width)
        let left = view.leftAnchor.constraint(equalTo: board.leftAnchor)
        NSLayoutConstraint.activate([
            wide, left, view.heightAnchor.constraint(equalToConstant: height),
            view.topAnchor.constraint(equalTo: board.topAnchor),
        ])
        return (wide, left)
    }

    /// Runs a `UIView` animation of one second.
    func animate(_ changes: @escaping () -> Void) {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: changes, completion: nil)
    }

    func putAway() {
        Device.put(away: window)
    }
}

/// A view with a fixed intrinsic content size.
@MainActor
final class ContentView: UIView {
    var content = CGSize(width: 80, height: 30)
    private(set) var asked = 0

    override var intrinsicContentSize: CGSize {
        asked += 1
        return content
    }
}
