import Testing
import UIKitMisuse

/// Exceptions of UIKit stop the process here. This file must not import UIKit beside Testing.
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
