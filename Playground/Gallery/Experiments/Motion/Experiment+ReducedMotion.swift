import UIKit

@MainActor
extension Experiment {
    /// What UIKit's own push and presentation look like with the accessibility settings of the device.
    static let reducedMotion = Experiment(
        "Reduced motion", summary: "Measures a push and a presentation. Run it again with Reduce Motion, in Settings."
    ) { bench in
        let stack = UINavigationController(rootViewController: BenchScreen("First"))
        try await bench.show(stack)
        let second = BenchScreen("Second", color: .systemTeal)
        stack.pushViewController(second, animated: true)
        let push = await furthest(second, on: bench)
        try await bench.settle(stack)
        let cover = BenchScreen("Cover", color: .systemIndigo)
        cover.modalPresentationStyle = .fullScreen
        bench.present(cover, over: stack)
        let presentation = await furthest(cover, on: bench)
        try await bench.settle(cover)
        let words = push.x > 20 ? "slides" : "staysInPlace"
        return [
            Finding(
                "U11", .answer(words),
                [
                    "reduceMotion": UIAccessibility.isReduceMotionEnabled ? 1 : 0,
                    "crossFades": UIAccessibility.prefersCrossFadeTransitions ? 1 : 0,
                    "xInPush": Double(push.x), "yInPresentation": Double(presentation.y),
                ])
        ]
    }

    /// How far a screen was from the corner of its window, at most, while it came.
    private static func furthest(_ screen: UIViewController, on bench: Bench) async -> CGPoint {
        let places = await bench.sample(for: 0.3) { () -> CGPoint? in
            guard let layer = screen.view.layer.presentation(), let window = screen.view.window else { return nil }
            return layer.convert(.zero, to: window.layer.presentation())
        }.compactMap(\.value)
        return CGPoint(x: places.map { abs($0.x) }.max() ?? 0, y: places.map { abs($0.y) }.max() ?? 0)
    }
}
