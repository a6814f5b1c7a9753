import UIKit

/// An answer of UIKit's that interactions survive, beside the one that the stand-in gives by default.
struct InteractionBelief: CustomStringConvertible {
    let description: String
    /// Sets the answer, or the default one again.
    private let set: @MainActor (Bool) -> Void

    @MainActor
    func whileTrue(_ body: () throws -> Void) rethrows {
        set(true)
        defer { set(false) }
        try body()
    }

    /// The default answers, each other answer alone, and all of them at once.
    @MainActor static let all = single + [joined(single), lateMoves]

    /// The context's pause still pauses the animator at once. Otherwise a finger that catches it cannot know where it will be.
    @MainActor private static let lateMoves = InteractionBelief(
        description: "the percent-driven class moves animators a turn later"
    ) {
        HeadlessQuirks.percentDrivenAnimatorsMoveLater = $0
    }

    /// The same for a transition that UIKit drives. Whether its animator completes is a matter of UIKit and the app.
    @MainActor static let allOfForeignAnimators: [InteractionBelief] = {
        let names = [lostCompletions, activeEnds, silentEnds].map(\.description)
        let others = single.filter { !names.contains($0.description) }
        return others + [joined(others)]
    }()

    @MainActor
    private static func joined(_ beliefs: [InteractionBelief]) -> InteractionBelief {
        InteractionBelief(description: "all at once") { isOn in beliefs.forEach { $0.set(isOn) } }
    }

    @MainActor private static let lostCompletions = InteractionBelief(description: "completions are lost") {
        HeadlessQuirks.continuedAnimatorsLoseTheirCompletion = $0
    }

    @MainActor private static let activeEnds = InteractionBelief(description: "without motion they stay active") {
        HeadlessQuirks.endsWithoutMotion = $0 ? .stayActive : .complete
    }

    @MainActor private static let silentEnds = InteractionBelief(description: "without motion they end in silence") {
        HeadlessQuirks.endsWithoutMotion = $0 ? .areSilent : .complete
    }

    @MainActor private static let single: [InteractionBelief] = [
        InteractionBelief(description: "the default answers") { _ in },
        InteractionBelief(description: "new timing is retraced") { HeadlessQuirks.continuedTimingsAreRetraced = $0 },
        InteractionBelief(description: "new timing begins as the former") {
            HeadlessQuirks.continuedTimingsBeginAsTheFormer = $0
        },
        InteractionBelief(description: "velocities count in the whole") {
            HeadlessQuirks.springVelocities = $0 ? .ofTheWhole : .ofTheRest
        },
        InteractionBelief(description: "springs are stretched to the factor") {
            HeadlessQuirks.durationFactorsStretchSprings = $0
        },
        InteractionBelief(description: "what goes along follows the context") {
            HeadlessQuirks.alongsideAnimations = $0 ? .followTheContext : .joinTheAnimator
        },
        InteractionBelief(description: "the context's pause pauses no animator") {
            HeadlessQuirks.contextPausesPauseAnimators = !$0
        },
        lostCompletions,
        activeEnds,
        silentEnds,
        InteractionBelief(description: "swipes have different delegates") {
            HeadlessQuirks.swipeDelegatesDiffer = $0
        },
        InteractionBelief(description: "willShow comes first") { HeadlessQuirks.willShowComesFirst = $0 },
        InteractionBelief(description: "late appearances are overwritten") {
            HeadlessQuirks.lateAppearancesAreOverwritten = $0
        },
        InteractionBelief(description: "fractions are times") { HeadlessQuirks.runningFractionsAreTimes = $0 },
        InteractionBelief(description: "reversed fractions count back") {
            HeadlessQuirks.reversedFractionsCountBack = $0
        },
        InteractionBelief(description: "pauses set the percent") { HeadlessQuirks.pausesSetPercentComplete = $0 },
        InteractionBelief(description: "completionSpeed is a part of the duration") {
            HeadlessQuirks.completionSpeedIsPartOfDuration = $0
        },
        InteractionBelief(description: "a rest ends the velocity") {
            HeadlessQuirks.restingFingersKeepVelocity = !$0
        },
        InteractionBelief(description: "early ends are lost") { HeadlessQuirks.endsBeforeTheStartAreLost = $0 },
        InteractionBelief(description: "ends inside the start glitch") {
            HeadlessQuirks.endsInsideTheStartGlitch = $0
        },
        InteractionBelief(description: "touches follow the interaction") {
            HeadlessQuirks.touchesInCustomTransitions = $0 ? .followInteraction : .reachRecognizers
        },
        InteractionBelief(description: "pans begin without the 10 points") {
            HeadlessQuirks.translationOfPansAtBegin = $0 ? .withoutThreshold : .whole
        },
        InteractionBelief(description: "the animator is asked once more") {
            HeadlessQuirks.requestsForBars = $0 ? .always : .shared
        },
    ]
}
