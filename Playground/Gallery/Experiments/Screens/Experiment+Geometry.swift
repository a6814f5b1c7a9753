import UIKit

@MainActor
extension Experiment {
    /// How views are resized and converted, and what a screen keeps in a view of an animator.
    static let geometry = Experiment(
        "Geometry", summary: "Resizes and turns views, and pushes a screen in a view of its own."
    ) { bench in
        let root = BenchScreen("Boxes")
        let director = BenchDirector(BenchAnimator(duration: 0.4, move: .inAnotherView))
        let stack = UINavigationController(rootViewController: root)
        stack.delegate = bench.keep(director)
        try await bench.show(stack)
        return [resized(in: root.view), turned(in: root.view), try await moved(stack, on: bench)]
    }

    /// A view with a mask for its width, outside of the window and in it.
    private static func resized(in parent: UIView) -> Finding {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
        inner.autoresizingMask = .flexibleWidth
        outer.addSubview(inner)
        outer.frame.size = CGSize(width: 200, height: 200)
        let outside = inner.frame
        parent.addSubview(outer)
        outer.frame.size = CGSize(width: 300, height: 300)
        let inside = inner.frame
        outer.frame = parent.bounds
        let inset = outer.safeAreaInsets.top
        outer.removeFromSuperview()
        let holds =
            outside.size == CGSize(width: 180, height: 80) && inside.size == CGSize(width: 280, height: 80)
            && abs(inset - parent.safeAreaInsets.top) < 0.5
        return Finding(
            "B28.21", Outcome(holds),
            [
                "widthOutside": Double(outside.width), "widthInside": Double(inside.width),
                "height": Double(inside.height), "insetOfThePlace": Double(inset),
            ])
    }

    private static func turned(in parent: UIView) -> Finding {
        let outer = UIView(frame: CGRect(x: 30, y: 200, width: 200, height: 200))
        let inner = UIView(frame: CGRect(x: 20, y: 40, width: 50, height: 50))
        outer.addSubview(inner)
        parent.addSubview(outer)
        var turn = CATransform3DIdentity
        turn.m34 = -1 / 500
        outer.layer.transform = CATransform3DRotate(turn, 0.8, 0, 1, 0)
        let place = inner.convert(inner.bounds, to: outer)
        outer.removeFromSuperview()
        return Finding(
            "a-view-is-converted-to-a", Outcome(place == inner.frame),
            ["x": Double(place.minX), "y": Double(place.minY), "width": Double(place.width)])
    }

    /// A screen that an animator puts into a view in the container.
    private static func moved(_ stack: UINavigationController, on bench: Bench) async throws -> Finding {
        let second = BenchScreen("Second", color: .systemTeal)
        let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
        second.view.addSubview(field)
        second.tell = { if $0 == "viewWillAppear" { field.becomeFirstResponder() } }
        stack.pushViewController(second, animated: true)
        await bench.wait(0.2)
        let (during, wasFirst) = (second.view.safeAreaInsets.top, field.isFirstResponder)
        try await bench.settle(stack)
        let (after, isFirst) = (second.view.safeAreaInsets.top, field.isFirstResponder)
        field.resignFirstResponder()
        return Finding(
            "a-screen-that-an-animator-puts", Outcome(abs(during - after) < 0.5 && wasFirst == isFirst),
            [
                "insetDuring": Double(during), "insetAfter": Double(after), "firstResponderDuring": wasFirst ? 1 : 0,
                "firstResponderAfter": isFirst ? 1 : 0,
            ])
    }
}
