import Testing
import UIKitMisuse

/// Tests that a place that is equal to a constant stops the process. This file must not import both UIKit and Testing.
struct ConstraintMisuseTests {
    @Test func aPlaceThatIsEqualToAConstantStops() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { ConstraintMisuse.relateAPlaceToNothingOfAnother() }
        }
        await #expect(processExitsWith: .failure) {
            await MainActor.run { ConstraintMisuse.relateAPlaceToAConstant() }
        }
    }
}
