import Testing
import UIKitMisuse

/// Tests that misuse stops the process where UIKit raises an exception.
///
/// This file must not import both UIKit and Testing.
struct MisuseTests {
    @Test func finishingAnAnimatorThatIsNotStoppedStops() async {
        // B6.53
        await #expect(processExitsWith: .failure) { await MainActor.run { Misuse.finishAnActiveAnimator() } }
        await #expect(processExitsWith: .failure) { await MainActor.run { Misuse.finishAnInactiveAnimator() } }
    }

    @Test func pushingTheSameScreenTwiceStops() async {
        // B1.7
        await #expect(processExitsWith: .failure) { await MainActor.run { Misuse.pushTwice() } }
    }

    @Test func poppingToAScreenThatIsNotOnTheStackStops() async {
        // B1.5
        await #expect(processExitsWith: .failure) { await MainActor.run { Misuse.popToAStranger() } }
    }

    @Test func presentingAChildStops() async {
        // B4.9
        await #expect(processExitsWith: .failure) { await MainActor.run { Misuse.presentAChild() } }
    }

    @Test func nonFiniteGeometryStops() async {
        await #expect(processExitsWith: .failure) { await MainActor.run { Misuse.moveToNaN() } }
    }

    @Test func anInvalidVisualFormatStops() async {
        await #expect(processExitsWith: .failure) { await MainActor.run { Misuse.readABrokenFormat() } }
        await #expect(processExitsWith: .failure) { await MainActor.run { Misuse.readAFormatOfStrangers() } }
    }
}
