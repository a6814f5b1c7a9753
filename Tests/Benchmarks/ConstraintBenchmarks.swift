import UIKit

/// Measures the cost of layout with constraints.
@MainActor
enum ConstraintBenchmarks {
    /// Measures a chain of views, each constrained to the previous one, from creation to the end of the first layout.
    static func firstLayout(views count: Int) -> Double {
        Stopwatch.seconds(per: 1) {
            let chain = Chain(views: count)
            chain.lay()
            chain.close()
        }
    }

    /// Measures a change of one constant at the head of such a chain, which moves all other views.
    static func changedConstant(views count: Int) -> Double {
        let chain = Chain(views: count)
        chain.lay()
        let seconds = Stopwatch.seconds(per: 10) {
            chain.head.constant += 1
            chain.lay()
        }
        chain.close()
        return seconds
    }

    /// Measures labels below one another, each with the size of its text, from creation to the end of the first layout.
    static func labels(_ count: Int) -> Double {
        Stopwatch.seconds(per: 1) {
            let chain = Chain(labels: count)
            chain.lay()
            chain.close()
        }
    }

    /// A root view with a chain of constrained views.
    @MainActor
    private struct Chain {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let root = UIViewController()
        let head: NSLayoutConstraint

        init(views count: Int) {
            let views = (0..<count).map { _ in UIView() }
            self.init(views)
            for view in views { NSLayoutConstraint.activate(Self.square(view)) }
        }

        init(labels count: Int) {
            let labels = (0..<count).map { number in
                let label = UILabel()
                label.text = "\(number)"
                return label
            }
            self.init(labels)
        }

        private init(_ views: [UIView]) {
            TurnLoop.main.reset()
            let screen: UIView = root.view
            for view in views {
                view.translatesAutoresizingMaskIntoConstraints = false
                screen.addSubview(view)
            }
            head = views[0].topAnchor.constraint(equalTo: screen.topAnchor)
            head.isActive = true
            for (above, below) in zip(views, views.dropFirst()) {
                below.topAnchor.constraint(equalTo: above.bottomAnchor, constant: 1).isActive = true
            }
            for view in views { view.leadingAnchor.constraint(equalTo: screen.leadingAnchor).isActive = true }
            window.rootViewController = root
            window.makeKeyAndVisible()
        }

        private static func square(_ view: UIView) -> [NSLayoutConstraint] {
            [
                view.widthAnchor.constraint(equalToConstant: 10),
                view.heightAnchor.constraint(equalTo: view.widthAnchor),
            ]
        }

        func lay() {
            root.view.layoutIfNeeded()
        }

        func close() {
            window.isHidden = true
            TurnLoop.main.reset()
        }
    }
}
