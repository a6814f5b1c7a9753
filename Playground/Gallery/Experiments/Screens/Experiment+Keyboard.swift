import UIKit

@MainActor
extension Experiment {
    /// What becomes of editing and of the keyboard when a custom pop removes the screen.
    static let keyboard = Experiment(
        "Keyboard", summary: "Cancels and finishes a pop of a screen with a keyboard, and asks how the keyboard moved.",
        needsPerson: true
    ) { bench in
        let director = BenchDirector(BenchAnimator(duration: 1.5, move: .slideAway))
        let stack = UINavigationController(rootViewController: BenchScreen("First"))
        try await bench.show(stack)
        let second = BenchScreen("Second", color: .systemTeal)
        let field = UITextField(frame: CGRect(x: 20, y: 140, width: 200, height: 40))
        field.backgroundColor = .white
        second.view.addSubview(field)
        stack.pushViewController(second, animated: false)
        await bench.wait(0.3)
        guard field.becomeFirstResponder() else { throw Bench.Stopped(reason: "The field refused the keyboard.") }
        await bench.wait(1)
        stack.delegate = bench.keep(director)
        let cancelled = try await cancelledPop(of: stack, field, director, on: bench)
        field.becomeFirstResponder()
        await bench.wait(0.6)
        stack.popViewController(animated: true)
        try await bench.settle(stack)
        let answer = answer(during: cancelled.during, after: cancelled.after, atTheEnd: field.isFirstResponder)
        // The question is where the keyboard would be.
        field.resignFirstResponder()
        let words = ["With the screen", "Not with it", "I do not know"]
        let moved = try await bench.ask("How did the keyboard move while the screen slid away?", words)
        let numbers: [String: Double] = moved == 2 ? [:] : ["keyboardMovedAlong": moved == 0 ? 1 : 0]
        return [Finding("U19", .answer(answer), numbers)]
    }

    private static func cancelledPop(
        of stack: UINavigationController, _ field: UITextField, _ director: BenchDirector, on bench: Bench
    ) async throws -> (during: Bool, after: Bool) {
        let held = await director.holdHalfway(on: bench) { stack.popViewController(animated: true) }
        let during = field.isFirstResponder
        held.cancel()
        try await bench.settle(stack)
        await bench.wait(0.3)
        director.interaction = nil
        return (during, field.isFirstResponder)
    }

    /// The name of what the editing did.
    private static func answer(during: Bool, after: Bool, atTheEnd: Bool) -> String {
        switch (during, after, atTheEnd) {
        case (true, _, true): "outlivesTheScreen"
        case (true, _, false): "lastsUntilRemoval"
        case (false, true, _): "endsAtStartAndReturns"
        case (false, false, _): "endsAtStart"
        }
    }
}
