import Testing
import UIKitMisuse

/// Exceptions of property animators stop the process here. This file must not import UIKit beside Testing.
struct AnimationMisuseTests {
    @Test func lettingGoOfAPausedAnimatorStops() async {
        // B6.54
        await #expect(processExitsWith: .failure) { await MainActor.run { AnimationMisuse.releaseAPausedAnimator() } }
    }

    @Test func lettingGoOfAStoppedAnimatorStops() async {
        // B6.54
        await #expect(processExitsWith: .failure) { await MainActor.run { AnimationMisuse.releaseAStoppedAnimator() } }
    }

    @Test func lettingGoOfAnyOtherAnimatorDoesNotStop() async {
        // B6.54
        await #expect(processExitsWith: .success) {
            await MainActor.run { AnimationMisuse.releaseAnimatorsThatHaveNothingLeftToDo() }
        }
    }

    @Test func startingAStoppedAnimatorStops() async {
        // B6.55
        await #expect(processExitsWith: .failure) { await MainActor.run { AnimationMisuse.startAStoppedAnimator() } }
    }

    @Test func changingAnAnimatorsNatureOnTheWayStops() async {
        // B6.64
        await #expect(processExitsWith: .failure) {
            await MainActor.run { AnimationMisuse.changeInterruptibilityOnTheWay() }
        }
        await #expect(processExitsWith: .failure) { await MainActor.run { AnimationMisuse.changeTouchesOnTheWay() } }
    }
}
