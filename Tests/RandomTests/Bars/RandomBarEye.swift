import UIKit

/// Computes the rendered colours by compositing the backgrounds of all views.
@MainActor
struct RandomBarEye {
    let window: UIWindow

    /// Returns what is visible of the bar of a stack at rest.
    func look(at navigation: UINavigationController) -> RandomBarSight {
        let bar = navigation.navigationBar
        let labels = labels(below: bar)
        // A large title counts as the title.
        let title = labels.filter { $0.text == navigation.topViewController?.title }.max {
            opacity(of: $0) < opacity(of: $1)
        }
        let item = labels.last { $0.text == "Item" }
        let back = labels.last { $0.text?.hasPrefix("‹") == true }
        let button = [item, back].compactMap { $0 }.first { opacity(of: $0) > 0 }
        // Where a hidden bar would be, the screen is seen.
        let row = bar.frame.maxY > 0 ? bar.frame : CGRect(x: 0, y: window.safeAreaInsets.top, width: 100, height: 44)
        return RandomBarSight(
            // On the iOS 26 design UIKit's own background does not reach below a large title (B17.41).
            // A minimized bar is partly above the screen.
            color: color(at: CGPoint(x: 5, y: min(max(3, row.minY + 3), row.maxY / 2))),
            line: color(at: CGPoint(x: 5, y: row.maxY + 0.1)), title: title.map(opacity) ?? 0,
            isGreen: title?.textColor == RandomBarWish.green, item: item.map(opacity) ?? 0,
            back: back.map(opacity) ?? 0, isPurple: button.map { $0.textColor == RandomBarWish.purple },
            top: Double(navigation.topViewController?.view.safeAreaInsets.top ?? -1))
    }

    private func color(at point: CGPoint) -> [Double] {
        var seen = [1.0, 1.0, 1.0]
        lay(window, at: point, alpha: 1, over: &seen)
        return seen
    }

    private func lay(_ view: UIView, at point: CGPoint, alpha: Double, over seen: inout [Double]) {
        let layer = view.layer.presentation() ?? view.layer
        let alpha = alpha * Double(layer.opacity)
        guard !view.isHidden, alpha > 0 else { return }
        let inside = CGPoint(
            x: point.x - layer.frame.minX + layer.bounds.minX, y: point.y - layer.frame.minY + layer.bounds.minY)
        if layer.bounds.contains(inside), let parts = layer.backgroundColor?.components, parts.count == 4 {
            let part = alpha * Double(parts[3])
            seen = zip(seen, parts).map { $0 + (Double($1) - $0) * part }
        }
        view.subviews.forEach { lay($0, at: inside, alpha: alpha, over: &seen) }
    }

    private func labels(below view: UIView) -> [UILabel] {
        view.subviews.flatMap { [$0 as? UILabel].compactMap { $0 } + labels(below: $0) }
    }

    private func opacity(of view: UIView) -> Double {
        var alpha = 1.0
        var next: UIView? = view
        while let view = next {
            if view is UINavigationBar, view.frame.maxY <= 0 { return 0 }
            alpha *= view.isHidden ? 0 : Double((view.layer.presentation() ?? view.layer).opacity)
            next = view.superview
        }
        return alpha
    }
}
