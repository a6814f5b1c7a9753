import UIKit

@MainActor
extension Experiment {
    /// Whether UIKit's own swipe works in a stack whose delegate provides animators.
    static let mixedStacks = Experiment(
        "Mixed stacks", summary: "Swipe back from the leading edge once, when you are asked to.", needsPerson: true
    ) { bench in
        var questions = 0
        let director = BenchDirector(nil)
        director.tell = { name, _ in if name == "animator" { questions += 1 } }
        let stack = UINavigationController(rootViewController: BenchScreen("First"))
        try await bench.show(stack)
        stack.pushViewController(BenchScreen("Second", color: .systemTeal), animated: false)
        await bench.wait(0.3)
        let swipe = stack.interactivePopGestureRecognizer
        let former = swipe?.delegate
        stack.delegate = bench.keep(director)
        await bench.wait(0.1)
        let allowing = AllowingDelegate()
        swipe?.delegate = bench.keep(allowing)
        questions = 0
        let did = try await bench.ask("Swipe back from the edge of the screen.", ["I did", "I cannot"]) == 0
        let popped = stack.viewControllers.count == 1
        swipe?.delegate = former
        guard did || popped else { return [] }
        let begins = Finding("a-recognizer-of-the-systems-swipe", Outcome(popped))
        return popped
            ? [begins, Finding("B2.42", Outcome(questions == 0), ["questions": Double(questions)])]
            : [begins]
    }
}
