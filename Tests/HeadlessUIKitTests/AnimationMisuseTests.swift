import Testing
import UIKitMisuse

/// Tests that misuse of property animators stops the process, as UIKit's exceptions do.
///
/// This file must not import both UIKit and Testing.
struct AnimationMisuseTests {
    @Test func releasingAPausedAnimatorStops() async {
        // B6.54
        await #expect(processExitsWith: .failure) { await MainActor.run { AnimationMisuse.releaseAPausedAnimator() } }
    }

    @Test func releasingAStoppedAnimatorStops() async {
        // B6.54
        await #expect(processExitsWith: .failure) { await MainActor.run { AnimationMisuse.releaseAStoppedAnimator() } }
    }

    @Test func releasingAnyOtherAnimatorDoesNotStop() async {
        // B6.54
        await #expect(processExitsWith: .success) {
            await MainActor.run { AnimationMisuse.releaseAnimatorsThatHaveNothingLeftToDo() }
        }
    }

    @Test func startingAStoppedAnimatorStops() async {
        // B6.55
        await #expect(processExitsWith: .failure) { await MainActor.run { AnimationMisuse.startAStoppedAnimator() } }
    }

    @Test func changingAnAnimatorsConfigurationWhileActiveStops() async {
        // B6.64
        await #expect(processExitsWith: .failure) {
            await MainActor.run { AnimationMisuse.changeInterruptibilityOnTheWay() }
        }
        await #expect(processExitsWith: .failure) { await MainActor.run { AnimationMisuse.changeTouchesOnTheWay() } }
    }
}
