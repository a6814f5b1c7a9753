import UIKit

@MainActor
extension Experiment {
    /// What a bar gives back of what it was given, and whether it can be built upon.
    static let appearances = Experiment(
        "Appearances", summary: "Reads what bars give back of appearances and tints, and builds on a bar."
    ) { bench in
        let stack = UINavigationController(rootViewController: BenchScreen("First"))
        try await bench.show(stack)
        return [
            equality(in: stack), colors(), constrained(to: stack), try await tint(of: stack, on: bench),
            try await dimmedTint(of: stack, on: bench), try await followed(on: bench), try await lone(on: bench),
        ]
    }

    private static func equality(in stack: UINavigationController) -> Finding {
        let item = UINavigationItem(title: "Item")
        let (given, twin) = (UINavigationBarAppearance(), UINavigationBarAppearance())
        given.backgroundColor = .systemGreen
        twin.backgroundColor = .systemGreen
        item.standardAppearance = given
        stack.navigationBar.standardAppearance = given
        let (inItem, inBar) = (item.standardAppearance, stack.navigationBar.standardAppearance)
        return Finding(
            "B28.22", Outcome(given == twin && inItem == given && inBar == given))
    }

    private static func colors() -> Finding {
        let color = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
        let resolved = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
        return Finding("B28.23", Outcome(resolved == color))
    }

    /// Where UIKit refuses such a constraint, the app stops here.
    private static func constrained(to stack: UINavigationController) -> Finding {
        let bar = stack.navigationBar
        let paint = UIView()
        paint.translatesAutoresizingMaskIntoConstraints = false
        bar.superview?.insertSubview(paint, belowSubview: bar)
        paint.topAnchor.constraint(equalTo: bar.topAnchor).isActive = true
        paint.bottomAnchor.constraint(equalTo: bar.bottomAnchor).isActive = true
        paint.leadingAnchor.constraint(equalTo: bar.leadingAnchor).isActive = true
        paint.trailingAnchor.constraint(equalTo: bar.trailingAnchor).isActive = true
        bar.superview?.layoutIfNeeded()
        let holds = paint.frame == bar.frame
        paint.removeFromSuperview()
        return Finding("B28.24", Outcome(holds))
    }

    /// The tint is animated alongside a pop, which is cancelled.
    private static func tint(of stack: UINavigationController, on bench: Bench) async throws -> Finding {
        let director = BenchDirector(BenchAnimator(duration: 0.3))
        stack.pushViewController(BenchScreen("Second", color: .systemTeal), animated: false)
        await bench.wait(0.3)
        stack.delegate = bench.keep(director)
        stack.navigationBar.tintColor = .systemRed
        let held = await director.holdHalfway(on: bench) {
            stack.popViewController(animated: true)
            stack.transitionCoordinator?.animateAlongsideTransition(in: stack.navigationBar) { _ in
                stack.navigationBar.tintColor = .systemGreen
            }
        }
        held.cancel()
        try await bench.settle(stack)
        let isBack = stack.navigationBar.tintColor == .systemRed
        stack.delegate = nil
        return Finding("after-a-cancel-uikit-sets-animated", Outcome(isBack))
    }

    private static func dimmedTint(of stack: UINavigationController, on bench: Bench) async throws -> Finding {
        let bar = stack.navigationBar
        bar.tintColor = .systemRed
        let alert = UIAlertController(title: "Dimmed", message: nil, preferredStyle: .alert)
        bench.present(alert, over: stack, animated: false)
        await bench.wait(0.5)
        let dimmed: UIColor = bar.tintColor
        let mode = bar.tintAdjustmentMode
        bar.tintAdjustmentMode = .normal
        let normal: UIColor = bar.tintColor
        bar.tintAdjustmentMode = mode
        bench.dismiss(from: stack, animated: false)
        await bench.wait(0.5)
        return Finding(
            "setting-a-bars-tintadjustmentmode-to-normal", Outcome(normal == .systemRed),
            ["wasDimmed": dimmed == normal ? 0 : 1])
    }

    /// A view outside of a scroll view follows its content by a constraint.
    private static func followed(on bench: Bench) async throws -> Finding {
        let screen = StripesScreen()
        try await bench.show(screen)
        let follower = UIView()
        follower.translatesAutoresizingMaskIntoConstraints = false
        let holder = LaidOutView()
        holder.frame = screen.view.bounds
        screen.view.addSubview(holder)
        holder.addSubview(follower)
        let constraint = follower.topAnchor.constraint(equalTo: screen.scroll.contentLayoutGuide.topAnchor)
        constraint.isActive = true
        follower.heightAnchor.constraint(equalToConstant: 10).isActive = true
        await bench.wait(0.1)
        let (before, count) = (follower.frame.minY, holder.layouts)
        screen.scroll.contentOffset.y += 50
        await bench.wait(0.1)
        let moved = before - follower.frame.minY
        let layouts = holder.layouts - count
        screen.scroll.removeFromSuperview()
        let isRemoved = !constraint.isActive
        return Finding(
            "a-constraint-from-a-view-outside", Outcome(abs(moved - 50) < 0.5 && layouts > 0 && isRemoved),
            ["moved": Double(moved), "layouts": Double(layouts), "isRemovedWithTheScrollView": isRemoved ? 1 : 0])
    }

    /// A bar without a navigation controller keeps a view behind its content.
    private static func lone(on bench: Bench) async throws -> Finding {
        let screen = BenchScreen("Bar")
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 100, width: 320, height: 44))
        screen.view.addSubview(bar)
        try await bench.show(screen)
        let paint = UIView(frame: bar.bounds)
        bar.insertSubview(paint, at: 0)
        bar.setItems([UINavigationItem(title: "One"), UINavigationItem(title: "Two")], animated: false)
        await bench.wait(0.2)
        bar.popItem(animated: true)
        await bench.wait(0.6)
        let place = bar.subviews.firstIndex(of: paint)
        return Finding(
            "a-standalone-bar-keeps-a-baton", Outcome(place == 0), ["place": Double(place ?? -1)])
    }
}
