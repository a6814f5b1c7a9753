import Testing
import UIKitMisuse

/// Tests that misuse stops the process where UIKit raises an exception.
///
/// This file must not import both UIKit and Testing.
struct ModalMisuseTests {
    @Test func presentingAnActiveScreenStops() async {
        // B4.9
        await #expect(processExitsWith: .failure) { await MainActor.run { ModalMisuse.presentTwice() } }
        await #expect(processExitsWith: .failure) { await MainActor.run { ModalMisuse.presentTheRoot() } }
    }

    @Test func presentingWithoutAStyleStops() async {
        await #expect(processExitsWith: .failure) { await MainActor.run { ModalMisuse.presentWithoutAStyle() } }
    }

    @Test func transitioningToAScreenThatIsNotAChildStops() async {
        // B6.22
        await #expect(processExitsWith: .failure) { await MainActor.run { ModalMisuse.transitionToAStranger() } }
    }

    @Test func addingAChildsViewBelowAnotherControllerStops() async {
        // B12.2
        await #expect(processExitsWith: .failure) { await MainActor.run { ModalMisuse.addAChildBelowAStranger() } }
    }

    @Test func presentingAPopoverWithoutASourceStops() async {
        await #expect(processExitsWith: .failure) { await MainActor.run { ModalMisuse.presentAPopoverFromNowhere() } }
    }

    @Test func presentingInAnUnsupportedOrientationStops() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { ModalMisuse.preferAnUnsupportedOrientation() }
        }
        await #expect(processExitsWith: .failure) {
            await MainActor.run { ModalMisuse.supportOnlyUpsideDownOnAPhone() }
        }
    }
}
