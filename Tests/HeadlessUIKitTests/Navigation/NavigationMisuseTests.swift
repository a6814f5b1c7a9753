import Testing
import UIKitMisuse

/// Tests that misuse stops the process where UIKit raises an exception.
///
/// This file must not import both UIKit and Testing.
struct NavigationMisuseTests {
    @Test func changingABarThatAControllerManagesStops() async {
        // B1.71
        await #expect(processExitsWith: .failure) { await MainActor.run { NavigationMisuse.pushItemOnAManagedBar() } }
        await #expect(processExitsWith: .failure) {
            await MainActor.run { NavigationMisuse.setTheDelegateOfAManagedBar() }
        }
    }

    @Test func pushingANavigationControllerStops() async {
        // B1.8
        await #expect(processExitsWith: .failure) {
            await MainActor.run { NavigationMisuse.pushANavigationController() }
        }
    }

    @Test func selectingAStackUnderMoreStops() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { NavigationMisuse.selectAStackUnderMore() }
        }
    }

    @Test func selectingAScreenThatIsInNoTabStops() async {
        await #expect(processExitsWith: .failure) { await MainActor.run { NavigationMisuse.selectAStranger() } }
    }
}
