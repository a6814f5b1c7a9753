import BatonTesting
import UIKit

@testable import Baton

/// Interactions and gestures that an app uses by itself: numbers, the order of calls, and objects that are released.
extension BadInputTable {
    private static let ignored = "is ignored, because the value is not finite"

    @BadInputRows
    static var interactions: [BadInput] {
        rules
        updates
        order
        swipes
        questions
        pulls
    }

    @BadInputRows
    private static var updates: [BadInput] {
        numbers("TransitionInteraction.update(_:)", advice: ignored, at: WrongNumber.notFinite) { trial, number in
            try trial.drive { interaction, _ in
                interaction.update(number)
                trial.expect((0...1).contains(interaction.percentComplete), "it is at \(interaction.percentComplete)")
                interaction.finish()
            }
        }
        numbers(
            "TransitionInteraction.update(_:velocity:distance:)", advice: ignored, at: WrongNumber.notFinite
        ) { trial, number in
            try trial.drive { interaction, _ in
                interaction.onOutcomeChange = { _ in }
                interaction.update(number, velocity: number, distance: number)
                trial.expect(interaction.stretch.isFinite, "the stretch is \(interaction.stretch)")
                interaction.cancel()
            }
        }
        numbers("TransitionInteraction.update(_:velocity:distance:)", advice: "", at: []) { trial, number in
            try trial.drive { interaction, _ in
                interaction.onOutcomeChange = { _ in }
                interaction.update(0.5, velocity: number, distance: number)
                interaction.cancel()
            }
        }
        numbers("TransitionInteraction.release(progress:velocity:distance:)", advice: "", at: []) { trial, number in
            try trial.drive { interaction, _ in
                interaction.update(0.5)
                interaction.release(progress: number, velocity: number, distance: number)
            }
        }
        numbers("TransitionInteraction.release(progress:velocity:distance:)", advice: "", at: []) { trial, number in
            try trial.drive { interaction, _ in
                interaction.update(0.5)
                interaction.release(progress: 0.6, velocity: number, distance: 390)
            }
        }
        numbers("TransitionInteraction.release(progress:velocity:distance:)", advice: "", at: []) { trial, number in
            try trial.drive { interaction, _ in
                interaction.update(0.5)
                interaction.release(progress: 0.6, velocity: 100, distance: number)
            }
        }
        row("TransitionInteraction.onOutcomeChange", "it ends the transition", .defined("it ends")) {
            try $0.drive { interaction, _ in
                interaction.onOutcomeChange = { [weak interaction] _ in interaction?.cancel() }
                interaction.update(0.9, velocity: 0, distance: 390)
            }
        }
        row("TransitionInteraction.onStretch", "it updates and ends the transition", .defined("it ends")) {
            try $0.drive { interaction, _ in
                interaction.onStretch = { [weak interaction] stretch in
                    if stretch != 0 { interaction?.update(0.5) }
                    interaction?.finish()
                    interaction?.update(0.1)
                }
                interaction.update(-0.5)
                interaction.finish()
            }
        }
    }
}

extension BadInputTrial {
    /// Pops with an interaction that is returned by a delegate of the app, and drives it.
    func drive(
        _ interaction: TransitionInteraction = TransitionInteraction(),
        _ use: (TransitionInteraction, StackStage) throws -> Void
    ) throws {
        let delegate = keep(HandWrittenStackDelegate(push: PushAnimator(.slide), pop: PopAnimator(.slide)))
        delegate.interaction = { [weak interaction] in interaction?.isBeginning == true ? interaction : nil }
        let stand = try stack(showsB: true) { $0.delegate = delegate }
        _ = keep(interaction)
        interaction.begin {
            stand.pop()
            return stand.navigation.transitionCoordinator
        }
        stand.stage.turn()
        try use(interaction, stand)
        look("under a finger")
        try settle()
        expect(!interaction.isActive, "the interaction is active")
    }
}
