import UIKit

@MainActor
extension Experiment {
    /// How UIKit's own swipe back decides, and how the rest of it runs.
    static let systemSwipes = Experiment(
        "System swipes",
        summary: "Swipe back three times, when you are asked to: with a rest, quickly, and to and fro.",
        needsPerson: true
    ) { bench in
        let stack = UINavigationController(rootViewController: BenchScreen("First"))
        try await bench.show(stack)
        var numbers: [String: Double] = [:]
        var errors: [Double] = []
        for (name, words) in swipes {
            let screen = BenchScreen("Second", color: .systemTeal)
            stack.setViewControllers([stack.viewControllers[0], screen], animated: false)
            await bench.wait(0.3)
            let recording = SwipeRecording(of: screen, in: stack)
            let did = try await bench.ask(words, ["I did", "I cannot"]) == 0
            await bench.wait(1)
            recording.stop()
            guard did, let release = recording.release else { continue }
            errors.append(release.errorOfSystemSpring)
            numbers["progress" + name] = release.progress
            numbers["velocity" + name] = release.velocity
            numbers["finished" + name] = release.isFinished ? 1 : 0
            numbers["seconds" + name] = release.seconds
            numbers["errorOfTheSpring" + name] = release.errorOfSystemSpring
        }
        guard let largest = errors.max() else { return [] }
        return [Finding("B27.12", .answer(largest < 0.03 ? "systemSpring" : "anotherCurve"), numbers)]
    }

    private static let swipes = [
        (name: "AtRest", words: "Swipe back over a little more than half of the screen, rest there, and let go."),
        (name: "Quick", words: "Swipe back quickly, and let go before the middle."),
        (name: "Back", words: "Swipe back far, then quickly towards the edge, and let go."),
    ]
}
