import BatonTesting
import UIKit

@testable import Baton

/// Rules of a release, in every gesture that takes one.
extension BadInputTable {
    @BadInputRows
    static var rules: [BadInput] {
        numbers("ReleaseRule.init(threshold:decelerationRate:)", advice: "", at: []) { trial, number in
            let rule = ReleaseRule(
                threshold: Double(number), decelerationRate: UIScrollView.DecelerationRate(rawValue: number))
            try trial.push(by: NavigationTransitions.slide.swipe(SwipePop.Options(rule: rule)))
            let verdict = rule.verdict(progress: 0.5, velocity: 100, distance: 400)
            trial.expect(verdict.projectedProgress.isFinite && verdict.threshold.isFinite, "the verdict is \(verdict)")
        }
        numbers("ReleaseRule.verdict(progress:velocity:distance:)", advice: "", at: []) { trial, number in
            let (rule, wrong) = (ReleaseRule(), Double(number))
            for verdict in [
                rule.verdict(progress: wrong, velocity: 100, distance: 400),
                rule.verdict(progress: 0.5, velocity: wrong, distance: 400),
                rule.verdict(progress: 0.5, velocity: 100, distance: wrong),
                rule.verdict(progress: wrong, velocity: wrong, distance: wrong),
            ] { trial.expect(verdict.projectedProgress.isFinite, "the verdict is \(verdict)") }
        }
        row("ReleaseRule.init(threshold:decelerationRate:)", "made away from the main thread", .defined("a half")) {
            let rule = await Task.detached { ReleaseRule(threshold: .nan) }.value
            $0.expect(rule.threshold == 0.5, "it is \(rule.threshold)")
        }
        for (entry, set) in rulesOfGestures {
            row(entry, "a threshold that is not a number", .defined("a half")) {
                try set($0, ReleaseRule(threshold: .nan, decelerationRate: .init(rawValue: .infinity)))
            }
        }
    }

    private static var rulesOfGestures: [(String, @MainActor (BadInputTrial, ReleaseRule) throws -> Void)] {
        [
            (
                "SwipePop.Options.rule",
                { trial, rule in
                    var options = SwipePop.Options()
                    options.rule = rule
                    try trial.push(by: NavigationTransitions.slide.swipe(options))
                }
            ),
            (
                "SwipePop.Options.init(area:allowsHiddenBar:allowsReplacedBackButton:rule:shouldBegin:)",
                { try $0.push(by: NavigationTransitions.slide.swipe(SwipePop.Options(rule: $1))) }
            ),
            (
                "SwipeTabs.Options.rule",
                { trial, rule in
                    var options = SwipeTabs.Options()
                    options.rule = rule
                    try trial.changeTabs(by: TabTransitions.slideAcross.swipe(options))
                }
            ),
            (
                "SwipeTabs.Options.init(rule:shouldBegin:startsAt:)",
                { try $0.changeTabs(by: TabTransitions.slideAcross.swipe(SwipeTabs.Options(rule: $1))) }
            ),
            (
                "PullDismiss.Options.rule",
                { trial, rule in
                    var options = PullDismiss.Options()
                    options.rule = rule
                    try trial.present(by: .card.pull(options))
                }
            ),
            (
                "PullDismiss.Options.init(edge:rule:shouldBegin:startsAt:)",
                { try $0.present(by: .card.pull(PullDismiss.Options(rule: $1))) }
            ),
            (
                "PinchDismiss.Options.rule",
                { trial, rule in
                    var options = PinchDismiss.Options()
                    options.rule = rule
                    try trial.pull(.card, pinching: true, changing: { _ in }) { transitions, _ in
                        transitions.pinch(options)
                    }
                }
            ),
            (
                "PinchDismiss.Options.init(rule:shouldBegin:)",
                { trial, rule in
                    try trial.pull(.card, pinching: true, changing: { _ in }) { transitions, _ in
                        transitions.pinch(PinchDismiss.Options(rule: rule))
                    }
                }
            ),
            (
                "TransitionInteraction.rule",
                { trial, rule in
                    try trial.drive { interaction, _ in
                        interaction.rule = rule
                        interaction.release(progress: 0.4, velocity: 0, distance: 390)
                    }
                }
            ),
            (
                "TransitionInteraction.init(rule:)",
                { trial, rule in
                    try trial.drive(TransitionInteraction(rule: rule)) { interaction, _ in
                        interaction.release(progress: 0.4, velocity: 0, distance: 390)
                    }
                }
            ),
        ]
    }
}
