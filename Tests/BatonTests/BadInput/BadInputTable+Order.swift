import BatonTesting
import UIKit

@testable import Baton

/// Calls of an interaction in the wrong order, and twice.
extension BadInputTable {
    @BadInputRows
    static var order: [BadInput] {
        row("TransitionInteraction.update(_:)", "before begin, and after the end", .defined("it is ignored")) { trial in
            try trial.drive { interaction, stand in
                interaction.finish()
                try trial.settle()
                interaction.update(0.4)
                TransitionInteraction().update(0.4)
            }
        }
        row("TransitionInteraction.finish()", "before begin, and twice", .defined("it finishes once")) {
            let interaction = TransitionInteraction()
            interaction.finish()
            interaction.finish()
            try $0.drive(interaction) { interaction, _ in
                interaction.finish()
                interaction.finish()
                interaction.cancel()
            }
        }
        row("TransitionInteraction.cancel()", "before begin, and twice", .defined("it is cancelled once")) {
            let interaction = TransitionInteraction()
            interaction.cancel()
            try $0.drive(interaction) { interaction, _ in
                interaction.cancel()
                interaction.cancel()
                interaction.finish()
            }
        }
        row("TransitionInteraction.pause()", "before begin, twice, and after the end", .defined("it is ignored")) {
            trial in
            let interaction = TransitionInteraction()
            interaction.pause()
            try trial.drive(interaction) { interaction, _ in
                interaction.pause()
                interaction.pause()
                interaction.finish()
                try trial.settle()
                interaction.pause()
            }
        }
        row("TransitionInteraction.begin(_:)", "nothing, and itself inside", .defined("nothing begins")) { trial in
            let interaction = trial.keep(TransitionInteraction())
            interaction.begin { nil }
            interaction.begin {
                interaction.begin { nil }
                interaction.update(0.5)
                interaction.finish()
                return nil
            }
            trial.expect(!interaction.isActive, "it is active")
        }
        row("TransitionInteraction.begin(_:)", "twice", .defined("the first one counts")) { trial in
            try trial.drive { interaction, stand in
                interaction.begin {
                    stand.pop()
                    return stand.navigation.transitionCoordinator
                }
                interaction.update(0.3)
                interaction.finish()
            }
        }
        row(
            "TransitionInteraction.begin(_:)", "the coordinator of another transition",
            .advice("UIKit did not receive it")
        ) {
            let stand = try $0.stack(showsB: true) { $0.transitions = .slide }
            let interaction = $0.keep(TransitionInteraction())
            stand.pop()
            interaction.begin { stand.navigation.transitionCoordinator }
            interaction.update(0.5)
        }
        row("TransitionInteraction.startInteractiveTransition(_:)", "a context that nobody begins", .defined("nothing"))
        {
            let context = $0.keep(BareContext())
            TransitionInteraction().startInteractiveTransition(context)
        }
        row("TransitionInteraction.init(rule:)", "an interaction that is released as it begins", .defined("it ends")) {
            let delegate = $0.keep(HandWrittenStackDelegate(pop: PopAnimator(.slide)))
            let stand = try $0.stack(showsB: true) { $0.delegate = delegate }
            do {
                let interaction = TransitionInteraction()
                delegate.interaction = { [weak interaction] in interaction }
                interaction.begin {
                    stand.pop()
                    return stand.navigation.transitionCoordinator
                }
            }
            try $0.settle()
            delegate.interaction = { nil }
        }
        row("UINavigationController.transitions", "a stack that is released under a finger", .defined("it goes")) {
            let stand = try $0.tabs()
            do {
                let stack = UINavigationController(rootViewController: TestScreen("A"))
                stack.transitions = .slide
                stack.pushViewController(TestScreen("B"), animated: false)
                stand.tabs.viewControllers = [stack]
                try $0.settle()
                stand.stage.finger.down(at: CGPoint(x: 2, y: 400))
                stand.stage.finger.drag(to: CGPoint(x: 150, y: 400), in: 0.1)
                stand.tabs.viewControllers = stand.screens
            }
            stand.stage.finger.drag(to: CGPoint(x: 250, y: 400), in: 0.1)
            stand.stage.finger.up()
        }
    }
}
