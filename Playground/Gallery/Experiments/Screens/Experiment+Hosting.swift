import UIKit

@MainActor
extension Experiment {
    /// Whether a screen of SwiftUI takes touches where it is after a transition with a scale.
    static let hosting = hosting(SwiftUIScreen.make)

    /// The experiment with a screen that a closure makes.
    package static func hosting(_ make: @escaping @MainActor @Sendable () -> SwiftUIScreen?) -> Experiment {
        Experiment(
            "Hosting", summary: "Grows a screen of SwiftUI, and asks you to tap its button.", needsPerson: true
        ) { bench in
            guard let hosted = make() else { throw Bench.Stopped(reason: "There is no SwiftUI here.") }
            let stack = UINavigationController(rootViewController: BenchScreen("First"))
            stack.delegate = bench.keep(BenchDirector(BenchAnimator(duration: 0.5, move: .grow)))
            try await bench.show(stack)
            stack.pushViewController(hosted.controller, animated: true)
            try await bench.settle(stack)
            guard try await bench.ask("Tap “Tap here” once, then Done.", ["Done", "I cannot"]) == 0 else { return [] }
            let grown = hosted.taps()
            hosted.controller.view.center.x += 1
            await bench.wait(0.1)
            hosted.controller.view.center.x -= 1
            await bench.wait(0.1)
            guard try await bench.ask("Once more: tap “Tap here”, then Done.", ["Done", "I cannot"]) == 0 else {
                return []
            }
            let moved = hosted.taps() - grown
            let outcome = grown > 0 ? Outcome.answer("keepsNoGeometry") : Outcome(moved > 0)
            return [
                Finding(
                    "a-hosting-view-of-swiftui-that", outcome,
                    ["tapsAfterTheTransition": Double(grown), "tapsAfterAMove": Double(moved)])
            ]
        }
    }
}
