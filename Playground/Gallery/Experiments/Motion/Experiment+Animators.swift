import UIKit

@MainActor
extension Experiment {
    /// What property animators animate, and what stops them.
    static let animators = Experiment(
        "Animators", summary: "Removes animations from a layer, and animates a view that clips another one."
    ) { bench in
        let root = BenchScreen("Boxes")
        try await bench.show(root)
        return [await removed(in: root.view, on: bench), await clip(in: root.view, on: bench)]
    }

    /// One animator moves two views. The animations of the first are removed on the way.
    private static func removed(in parent: UIView, on bench: Bench) async -> Finding {
        let (first, second) = (UIView(frame: CGRect(x: 20, y: 200, width: 40, height: 40)), UIView())
        second.frame = CGRect(x: 20, y: 300, width: 40, height: 40)
        [first, second].forEach(parent.addSubview)
        var isOver = false
        move([first, second]) { isOver = true }
        await bench.wait(0.2)
        first.layer.removeAllAnimations()
        await bench.wait(0.1)
        let (still, moving) = (shown(first).position.x, shown(second).position.x)
        let wasOver = isOver
        await bench.wait(0.6)
        let holds = abs(still - 240) < 1 && moving > 41 && moving < 239 && !wasOver && isOver
        return Finding(
            "a-property-animator-goes-on-after", Outcome(holds),
            ["first": Double(still), "second": Double(moving), "endedAtOnce": wasOver ? 1 : 0, "ended": isOver ? 1 : 0])
    }

    private static func move(_ views: [UIView], then end: @escaping () -> Void) {
        let animator = UIViewPropertyAnimator(duration: 0.6, curve: .linear)
        animator.addAnimations { for view in views { view.center.x += 200 } }
        animator.addCompletion { _ in end() }
        animator.startAnimation()
    }

    private static func clip(in parent: UIView, on bench: Bench) async -> Finding {
        let clip = UIView(frame: CGRect(x: 20, y: 400, width: 100, height: 100))
        clip.clipsToBounds = true
        let inside = UIView(frame: clip.bounds)
        clip.addSubview(inside)
        parent.addSubview(clip)
        let animator = UIViewPropertyAnimator(duration: 0.6, curve: .linear)
        animator.addAnimations {
            clip.bounds.size = CGSize(width: 200, height: 200)
            clip.center.x += 100
            clip.layer.cornerRadius = 20
            inside.transform = CGAffineTransform(translationX: 100, y: 0)
        }
        animator.startAnimation()
        await bench.wait(0.3)
        let numbers: [String: Double] = [
            "width": Double(shown(clip).bounds.width - 100) / 100, "center": Double(shown(clip).position.x - 70) / 100,
            "cornerRadius": Double(shown(clip).cornerRadius) / 20,
            "transform": Double(shown(inside).affineTransform().tx) / 100,
        ]
        await bench.wait(0.5)
        let range = 0.2...0.8
        return Finding(
            "the-bounds-center-and-corner-radius", Outcome(numbers.values.allSatisfy(range.contains)), numbers)
    }

    private static func shown(_ view: UIView) -> CALayer { view.layer.presentation() ?? view.layer }
}
