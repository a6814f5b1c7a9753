import Testing
import UIKitMisuse

/// Exceptions of UIKit stop the process here. This file must not import UIKit beside Testing.
struct ModalMisuseTests {
    @Test func presentingAnActiveScreenStops() async {
        // B4.9
        await #expect(processExitsWith: .failure) { await MainActor.run { ModalMisuse.presentTwice() } }
        await #expect(processExitsWith: .failure) { await MainActor.run { ModalMisuse.presentTheRoot() } }
    }

    @Test func presentingWithoutAStyleStops() async {
        await #expect(processExitsWith: .failure) { await MainActor.run { ModalMisuse.presentWithoutAStyle() } }
    }

    @Test func changingToAScreenThatIsNoChildStops() async {
        // B6.22
        await #expect(processExitsWith: .failure) { await MainActor.run { ModalMisuse.transitionToAStranger() } }
    }

    @Test func addingAChildsViewBelowAnotherControllerStops() async {
        // B12.2
        await #expect(processExitsWith: .failure) { await MainActor.run { ModalMisuse.addAChildBelowAStranger() } }
    }

    @Test func presentingAPopoverFromNowhereStops() async {
        await #expect(processExitsWith: .failure) { await MainActor.run { ModalMisuse.presentAPopoverFromNowhere() } }
    }
}
