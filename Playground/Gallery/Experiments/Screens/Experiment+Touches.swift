import UIKit

@MainActor
extension Experiment {
    /// Which touches arrive while a transition with a custom animator runs.
    static let touches = Experiment(
        "Touches", summary: "Tap the screen again and again while it fades, twice for four seconds.", needsPerson: true
    ) { bench in
        let driven = try await taps(interaction: UIPercentDrivenInteractiveTransition(), on: bench)
        let alone = try await taps(interaction: nil, on: bench)
        let tapped = try await bench.ask("Did you tap in both fades?", ["Yes", "No"]) == 0
        guard tapped else {
            throw Bench.Stopped(reason: "Nobody tapped. Run it again, and tap while the screen fades.")
        }
        let answer =
            driven.content > 0
            ? "followInteraction" : driven.around + alone.around > 0 ? "reachRecognizers" : "areRefused"
        let numbers = [
            "inContentWithInteraction": driven.content, "aroundWithInteraction": driven.around,
            "inContentAlone": alone.content, "aroundAlone": alone.around,
        ].mapValues(Double.init)
        return ["U17", "U20"].map { Finding($0, .answer(answer), numbers) }
    }

    private static func taps(
        interaction: UIPercentDrivenInteractiveTransition?, on bench: Bench
    ) async throws -> (content: Int, around: Int) {
        interaction?.wantsInteractiveStart = false
        let director = BenchDirector(BenchAnimator(duration: 4))
        director.interaction = interaction
        let stack = UINavigationController(rootViewController: BenchScreen("First"))
        stack.delegate = bench.keep(director)
        try await bench.show(stack)
        _ = try await bench.ask("Tap the screen again and again while it fades.", ["Begin"])
        let around = TouchCounter()
        stack.view.addGestureRecognizer(around.recognizer)
        let second = BenchScreen("Tap here", color: .systemTeal)
        let content = TouchCounter()
        second.view.addGestureRecognizer(content.recognizer)
        stack.pushViewController(second, animated: true)
        await bench.wait(3.7)
        let counts = (content.count, around.count)
        try await bench.settle(stack)
        return counts
    }
}
