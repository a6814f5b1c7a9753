import UIKit

@MainActor
extension Experiment {
    /// What property animators animate.
    static let animators = Experiment(
        "Animators", summary: "Animates a view that clips another one."
    ) { bench in
        let root = BenchScreen("Boxes")
        try await bench.show(root)
        return [await clip(in: root.view, on: bench)]
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
            "B28.20", Outcome(numbers.values.allSatisfy(range.contains)), numbers)
    }

    private static func shown(_ view: UIView) -> CALayer { view.layer.presentation() ?? view.layer }
}
