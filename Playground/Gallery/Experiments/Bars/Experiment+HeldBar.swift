import UIKit

@MainActor
extension Experiment {
    /// What a bar shows in the middle of a push by a custom animator. No public name tells, so a person looks.
    ///
    /// What is written while a push runs is left out, since that can stop the app (B17.7).
    static let heldBar = Experiment(
        "Held bar", summary: "Holds a push to a screen with a green bar halfway for 3 seconds. Look at the bar.",
        needsPerson: true
    ) { bench in
        let director = BenchDirector(BenchAnimator(duration: 0.3))
        let stack = UINavigationController(rootViewController: BenchScreen("Morning"))
        stack.delegate = bench.keep(director)
        stack.navigationBar.standardAppearance = opaque(.systemBackground)
        stack.navigationBar.scrollEdgeAppearance = opaque(.systemBackground)
        try await bench.show(stack)
        director.tell = { method, screen in
            guard method == "willShow" else { return }
            screen.navigationItem.standardAppearance = opaque(.systemGreen)
            screen.navigationItem.scrollEdgeAppearance = opaque(.systemGreen)
        }
        let held = await director.holdHalfway(on: bench) {
            stack.pushViewController(BenchScreen("Evening"), animated: true)
        }
        await bench.wait(3)
        held.finish()
        try await bench.settle(stack)
        // UIKit may refuse touches while a transition runs, also those on the answers.
        let titles = try await bench.ask("Which titles did the bar show halfway?", ["Both", "Morning", "Evening"])
        let colour = try await bench.ask("Which colour had it there?", ["Green", "Pale green", "No green"])
        return [
            Finding("U6", .answer(["titlesBlend", "titlesWait", "titlesSwitch"][titles])),
            Finding("U13", .answer(["drawnAtOnce", "blends", "notDrawn"][colour])),
        ]
    }

    private static func opaque(_ color: UIColor) -> UINavigationBarAppearance {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = color
        return appearance
    }
}
