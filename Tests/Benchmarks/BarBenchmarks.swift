import Baton
import BatonTesting
import UIKit

/// Measures the cost of carrying a bar: layers, layout passes, and work on the main thread.
@MainActor
enum BarBenchmarks {
    /// Counts Baton's layers on screen in the middle of a push from a red bar with a shadow line, and at rest
    /// afterwards.
    static func layers(to state: BarState) throws -> (moving: Int, resting: Int) {
        let stack = try BarStack(showsLine: true)
        stack.upper.navigationItem.barState = state
        stack.navigation.pushViewController(stack.upper, animated: true)
        stack.stage.advance(by: 0.1)
        let moving = stack.layers
        try stack.stage.settle()
        defer { stack.stage.close() }
        return (moving, stack.layers)
    }

    /// Counts the layout passes of the navigation controller's view in the frames of a push, after the first frame.
    static func layoutPasses() throws -> Int {
        let stack = try BarStack(showsLine: true)
        stack.navigation.pushViewController(stack.upper, animated: true)
        stack.stage.advance(by: 1.0 / 60)
        stack.passes.count = 0
        stack.stage.advance(by: 0.2)
        defer { stack.stage.close() }
        return stack.passes.count
    }

    /// Measures an update of a swipe and the frame after it, with and without a hand-over.
    static func gestureUpdate() throws -> Comparison {
        try Comparison {
            try update(BarStack(showsLine: true)).seconds
        } to: {
            try update(BarStack(showsLine: true, isPlain: true)).seconds
        }
    }

    /// Counts the work of 1,000 updates of a swipe with a frame after each, with and without a hand-over.
    static func gestureCounts() throws -> (with: Counts, without: Counts) {
        (try update(BarStack(showsLine: true)).counts, try update(BarStack(showsLine: true, isPlain: true)).counts)
    }

    private static func update(_ stack: BarStack) throws -> (seconds: Double, counts: Counts) {
        stack.navigation.pushViewController(stack.upper, animated: false)
        try stack.stage.settle()
        guard let interaction = NavigationTransitionDriver.driver(of: stack.navigation)?.interaction else {
            return (.nan, Counts())
        }
        interaction.begin {
            stack.navigation.popViewController(animated: true)
            return stack.navigation.transitionCoordinator
        }
        stack.stage.turn()
        var part: CGFloat = 0
        let updates = {
            for _ in 0..<1_000 {
                part = part > 0.8 ? 0.1 : part + 0.001
                interaction.update(part)
                stack.stage.advance(by: 1.0 / 60)
            }
        }
        let counts = Counts.of(updates)
        let seconds = Stopwatch.seconds(updates) / 1_000
        interaction.cancel()
        try stack.stage.settle()
        stack.stage.close()
        return (seconds, counts)
    }

    /// Measures a change of the background's alpha for the visible bar, as during scrolling.
    static func alphaChange() throws -> Double {
        try change { $0.backgroundAlpha = $1 }
    }

    private static func color(at part: CGFloat) -> UIColor { UIColor(red: 1 - part, green: 0, blue: part, alpha: 1) }

    /// Measures a change of the background's colour.
    static func colorChange() throws -> Double {
        try change { $0.background = .color(color(at: $1)) }
    }

    /// Counts the work of 100 changes of the background, the tint and the title.
    static func titleCounts() throws -> Counts {
        func state(_ part: CGFloat) -> BarState {
            BarState(
                background: .color(color(at: part)), titleColor: part < 0.5 ? .white : .black,
                tintColor: UIColor(white: 1 - part, alpha: 1))
        }
        let stack = try BarStack(showsLine: true)
        defer { stack.stage.close() }
        let item = stack.lower.navigationItem
        item.barState = state(0)
        return Counts.of {
            for step in 1...100 { item.barState = state(CGFloat(step) / 101) }
        }
    }

    private static func change(_ change: (inout BarState, CGFloat) -> Void) throws -> Double {
        let stack = try BarStack(showsLine: true)
        let item = stack.lower.navigationItem
        var part: CGFloat = 0
        let seconds = Stopwatch.seconds(per: 1_000) {
            part = part > 0.9 ? 0.001 : part + 0.001
            change(&item.barState, part)
        }
        stack.stage.close()
        return seconds
    }

    @MainActor
    private final class BarStack {
        let lower = UIViewController()
        let upper = UIViewController()
        let navigation: CountingNavigation
        let stage: Stage
        var passes: CountingNavigation { navigation }

        init(showsLine: Bool, isPlain: Bool = false) throws {
            navigation = CountingNavigation(rootViewController: lower)
            navigation.transitions = .slide
            if !isPlain {
                lower.navigationItem.barState = BarState(background: .color(.systemRed), showsShadowLine: showsLine)
                upper.navigationItem.barState = BarState(background: .color(.systemBlue), showsShadowLine: showsLine)
            }
            stage = Stage(root: navigation)
            try stage.settle()
        }

        var layers: Int {
            let clips = navigation.view.subviews.filter { "\(type(of: $0))" == "BarClip" }
            return (navigation.view.subviews + clips.flatMap(\.subviews))
                .filter { "\(type(of: $0))".hasSuffix("Backdrop") }
                .reduce(clips.count) { $0 + 1 + BarBenchmarks.lines(in: $1) }
        }
    }

    private static func lines(in backdrop: UIView) -> Int {
        ((backdrop as? UIVisualEffectView)?.contentView ?? backdrop).subviews.count
    }

    /// A navigation controller that counts its layout passes.
    private final class CountingNavigation: UINavigationController {
        var count = 0

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            count += 1
        }
    }
}
