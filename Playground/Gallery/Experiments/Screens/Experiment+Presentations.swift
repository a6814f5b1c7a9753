import UIKit

@MainActor
extension Experiment {
    /// What a presented screen knows at its beginning and end, and where its traits come from.
    static let presentations = Experiment(
        "Presentations",
        summary: "Presents screens over a stack, with traits of their own, and changes the stack below."
    ) { bench in
        let stack = UINavigationController(rootViewController: BenchScreen("First"))
        try await bench.show(stack)
        return [
            try await ending(over: stack, on: bench), try await traits(over: stack, on: bench),
            try await changing(stack, on: bench),
        ]
    }

    /// What is known when the view of a dismissed screen leaves its window.
    private static func ending(over stack: UINavigationController, on bench: Bench) async throws -> Finding {
        let cover = BenchScreen("Cover", color: .systemIndigo)
        cover.modalPresentationStyle = .fullScreen
        let watched = LeavingView()
        cover.view.addSubview(watched)
        bench.present(cover, over: stack)
        try await bench.settle(cover)
        var known: [Double] = []
        watched.left = { [weak cover] in known.append(cover?.isBeingDismissed == true ? 1 : 0) }
        let isCovered = stack.presentedViewController === cover
        bench.dismiss(from: stack)
        await bench.wait(1)
        return Finding(
            "when-the-view-of-a-dismissed", Outcome(known == [1] && isCovered),
            ["isBeingDismissed": known.first ?? -1, "times": Double(known.count)])
    }

    /// The presentation controller and the wrapper around the view have other traits than the window.
    private static func traits(over stack: UINavigationController, on bench: Bench) async throws -> Finding {
        let (onController, willAppear) = try await style(over: stack, on: bench, inWrapper: false)
        let (onWrapper, willAppearInWrapper) = try await style(over: stack, on: bench, inWrapper: true)
        let word =
            onController && onWrapper
            ? "bothArrive" : onController ? "fromTheController" : onWrapper ? "fromTheWrapper" : "neitherArrives"
        return Finding(
            "U18", .answer(word),
            [
                "inViewWillAppearFromTheController": willAppear ? 1 : 0,
                "inViewWillAppearFromTheWrapper": willAppearInWrapper ? 1 : 0,
            ])
    }

    /// Whether a presented screen is dark in the end, and already when it will appear.
    private static func style(
        over stack: UINavigationController, on bench: Bench, inWrapper: Bool
    ) async throws -> (end: Bool, willAppear: Bool) {
        let screen = BenchScreen("Traits")
        let delegate = bench.keep(WrappingDelegate(darkens: inWrapper ? .wrapper : .controller))
        screen.modalPresentationStyle = .custom
        screen.transitioningDelegate = delegate
        var willAppear = false
        screen.tell = { [weak screen] in
            if $0 == "viewWillAppear" { willAppear = screen?.traitCollection.userInterfaceStyle == .dark }
        }
        bench.window?.overrideUserInterfaceStyle = .light
        bench.present(screen, over: stack)
        try await bench.settle(screen)
        let isDark = screen.traitCollection.userInterfaceStyle == .dark
        bench.dismiss(from: stack, animated: false)
        await bench.wait(0.5)
        return (isDark, willAppear)
    }

    /// A push below a cover: who hears of it.
    private static func changing(_ stack: UINavigationController, on bench: Bench) async throws -> Finding {
        let director = BenchDirector(nil)
        stack.delegate = bench.keep(director)
        var calls = 0
        let cover = BenchScreen("Cover", color: .systemIndigo)
        cover.modalPresentationStyle = .fullScreen
        bench.present(cover, over: stack)
        try await bench.settle(cover)
        director.tell = { name, _ in if name != "animator" { calls += 1 } }
        stack.pushViewController(BenchScreen("Below"), animated: false)
        await bench.wait(0.3)
        let during = calls
        bench.dismiss(from: stack)
        await bench.wait(1)
        return Finding(
            "B1.14", Outcome(during < 2), ["callsDuring": Double(during), "callsAtTheEnd": Double(calls)])
    }
}
