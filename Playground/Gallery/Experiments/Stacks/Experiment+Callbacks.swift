import UIKit

@MainActor
extension Experiment {
    /// In which order a stack tells its delegate and its screens.
    static let callbacks = Experiment(
        "Callbacks", summary: "Writes down what a stack calls when it appears, is covered, pushes, and cancels a pop."
    ) { bench in
        var log: [String] = []
        let stack = UINavigationController(rootViewController: screen("First") { log.append($0) })
        let director = BenchDirector(nil)
        director.tell = { name, screen in log.append("\(name) \(screen.title ?? "")") }
        stack.delegate = bench.keep(director)
        let tabs = UITabBarController()
        tabs.viewControllers = [stack, BenchScreen("Other")]
        try await bench.show(tabs)
        let first = log
        log = []
        // From iOS 18 on the callbacks of a change of tabs come late (B28.1).
        tabs.selectedIndex = 1
        await bench.wait(1)
        tabs.selectedIndex = 0
        await bench.wait(1)
        let again = log
        log = []
        stack.pushViewController(screen("Second") { log.append($0) }, animated: true)
        try await bench.settle(stack)
        let push = log
        log = []
        try await cancelPop(of: stack, director, on: bench)
        return appearing(first, again) + order(push) + cancelled(log) + (try await leaving(on: bench))
    }

    private static func screen(_ title: String, _ tell: @escaping (String) -> Void) -> BenchScreen {
        let screen = BenchScreen(title)
        screen.tell = { tell("\($0) \(title)") }
        return screen
    }

    private static func cancelPop(
        of stack: UINavigationController, _ director: BenchDirector, on bench: Bench
    ) async throws {
        director.animator = BenchAnimator(duration: 0.3)
        let held = await director.holdHalfway(on: bench) { stack.popViewController(animated: true) }
        held.cancel()
        try await bench.settle(stack)
        director.animator = nil
        director.interaction = nil
    }

    private static func appearing(_ first: [String], _ again: [String]) -> [Finding] {
        func count(_ call: String, _ log: [String]) -> Double { Double(log.filter { $0 == call }.count) }
        let calls = count("willShow First", again) + count("didShow First", again)
        return [
            Finding("B1.29", Outcome(first.contains("willShow First")), ["didShow": count("didShow First", first)]),
            Finding("B1.30", Outcome(calls == 0), ["didShow": count("didShow First", again)]),
        ]
    }

    private static func order(_ push: [String]) -> [Finding] {
        guard let appears = push.firstIndex(of: "viewWillAppear Second"),
            let tells = push.firstIndex(of: "willShow Second")
        else { return [] }
        return ["B1.20", "B1.26"].map { Finding($0, Outcome(appears < tells)) }
    }

    /// The delegate's calls after the start of a pop that is cancelled.
    private static func cancelled(_ log: [String]) -> [Finding] {
        let calls = log.filter { $0.hasPrefix("didShow") }.count
        return [
            Finding("B2.6", Outcome(calls == 0), ["didShow": Double(calls)]),
            Finding("U4", .answer(calls == 0 ? "noDidShow" : "didShow")),
        ]
    }

    /// Whether a popped screen still knows its stack when it begins to leave. There is no tab bar.
    private static func leaving(on bench: Bench) async throws -> [Finding] {
        let stack = UINavigationController(rootViewController: BenchScreen("First"))
        try await bench.show(stack)
        var knowsStack: Bool?
        let screen = BenchScreen("Second")
        screen.tell = { [weak screen] in
            if $0 == "viewWillDisappear" { knowsStack = screen?.navigationController != nil }
        }
        stack.pushViewController(screen, animated: true)
        try await bench.settle(stack)
        stack.popViewController(animated: true)
        try await bench.settle(stack)
        return knowsStack.map { [Finding("B1.28", Outcome($0))] } ?? []
    }
}
